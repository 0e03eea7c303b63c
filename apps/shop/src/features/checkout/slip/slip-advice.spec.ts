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
});
