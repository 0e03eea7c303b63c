import { ApiError } from '@wethi/http';
import { refusedSlip } from './slip-advice';

describe('advice about a refused slip', () => {
  it.each(['SLIP_WRONG_AMOUNT', 'SLIP_NOT_FOUND', 'SLIP_WRONG_RECEIVER'])(
    'BUY-05 %s leads on: to personnel with the slip, or to somebody to ask',
    (code) => {
      const failure = new ApiError('ไม่ตรง', 200, code, 0, [], { filename: 'slip/1.jpg' });
      expect(refusedSlip(failure)).toEqual({
        text: 'ไม่ตรง',
        advice: expect.stringContaining('ให้แอดมินตรวจสลิปนี้'),
        filename: 'slip/1.jpg',
        contact: true,
      });
    },
  );

  it.each([100, -50])('BUY-16 a slip of another amount, by %i baht, counts nevertheless', (orders_lacking) => {
    const failure = new ApiError('ไม่ตรง', 200, 'SLIP_WRONG_AMOUNT', 0, [], { filename: 'slip/1.jpg', orders_lacking });
    expect(refusedSlip(failure)).toMatchObject({
      ...{ lacking: orders_lacking, advice: expect.stringContaining('ใช้สลิปนี้ต่อได้เลย') },
    });
  });

  it('BUY-05 a picture that is no slip is to be taken from the screen', () => {
    const { advice, contact } = refusedSlip(new ApiError('อ่านรูปนี้ไม่ได้', 415, 'PICTURE_UNREADABLE'));
    expect({ advice, contact }).toEqual({ advice: expect.stringContaining('แคปหน้าจอ'), contact: false });
  });

  it('BUY-05 a lost connection is told as it is', () => {
    expect(refusedSlip(ApiError.noConnection())).toMatchObject({ advice: undefined, filename: undefined });
  });

  it.each([
    ['PRICE_NOT_AVAILABLE', 200],
    ['QUEUE_NEEDED', 200],
    ['INVALID_INPUT', 422],
    ['TOO_MANY', 429],
  ])('BUY-05 %s of a slip that was sent asks for no second transfer, and names who can be asked', (code, status) => {
    const failure = new ApiError('ไม่ได้', status, code);
    const told = { advice: expect.stringContaining('ไม่ต้องโอนซ้ำ'), contact: true };
    expect(refusedSlip(failure, true)).toMatchObject(told);
    expect(refusedSlip(failure)).toMatchObject({ advice: undefined, contact: false });
  });

  it.each([
    ['PICTURE_UNREADABLE', 415],
    ['NO_CONNECTION', 0],
    ['TOKEN_EXPIRED', 401],
  ])('BUY-05 %s is mended by choosing the slip again', (code, status) => {
    expect(refusedSlip(new ApiError('ไม่ได้', status, code), true).contact).toBe(false);
  });
});
