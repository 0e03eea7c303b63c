import { readSlip2GoAnswer } from './slip2go-answer';

const DATA = {
  referenceId: '92887bd5-60d3',
  decode: '0041…',
  transRef: '015324123456ATF01234',
  dateTime: '2026-11-20T06:21:00.000Z',
  amount: 590.1,
  sender: { account: { name: 'ฟ้าใส ใ', bank: { account: 'xxx-x-x1111-x' } }, bank: { id: '014', name: 'ไทยพาณิชย์' } },
  receiver: {
    account: { name: 'หจก. หิ่งห้อย', bank: { account: 'xxx-x-x5678-x' }, proxy: { type: null, account: null } },
    bank: { id: '004', name: 'กสิกรไทย' },
  },
};

describe('answer of Slip2Go', () => {
  it.each(['200000', '200001', '200200'])('BUY-02 code %s gives the facts of a verified slip', (code) => {
    expect(readSlip2GoAnswer({ code, message: 'Slip found', data: DATA })).toEqual({
      outcome: 'verified',
      transRef: '015324123456ATF01234',
      sendingBank: '014',
      receivingBank: '004',
      amountSatang: 59_010,
      transferredAt: new Date('2026-11-20T06:21:00Z'),
      senderName: 'ฟ้าใส ใ',
      senderAccountMasked: 'xxx-x-x1111-x',
      receiverName: 'หจก. หิ่งห้อย',
      receiverAccountMasked: 'xxx-x-x5678-x',
      receiverProxy: undefined,
      providerCode: code,
      providerMessage: 'Slip found',
    });
  });

  it.each([
    ['200401', 'receiver_mismatch', undefined],
    ['200402', 'amount_mismatch', undefined],
    ['200404', 'not_found', undefined],
    ['200500', 'not_found', undefined],
    ['200501', 'duplicate', undefined],
    ['400001', 'not_a_slip', undefined],
    ['400002', 'unreadable', undefined],
    ['400400', 'provider_error', 120],
    ['401001', 'misconfigured', undefined],
    ['401005', 'quota', undefined],
    ['401006', 'quota', undefined],
    ['401007', 'misconfigured', undefined],
    ['500500', 'provider_error', 120],
    ['999999', 'provider_error', 120],
  ])('BUY-04 BUY-05 code %s means %s', (code, outcome, retryAfterSeconds) => {
    const answer = readSlip2GoAnswer({ code, message: 'ข้อความ' }, '004');
    expect(answer).toMatchObject({ outcome, retryAfterSeconds, providerCode: code, providerMessage: 'ข้อความ' });
  });

  it.each(['002', '014'])('BUY-04 what bank %s does not know yet is no forgery', (bank) => {
    expect(readSlip2GoAnswer({ code: '200404' }, bank)).toMatchObject({
      ...{ outcome: 'pending_bank', retryAfterSeconds: 120 },
    });
  });

  it.each([undefined, null, 'html', [], { code: '200000' }, { code: 200000, data: { transRef: 5 } }])(
    'BUY-04 takes %p for no answer at all',
    (body) => {
      expect(readSlip2GoAnswer(body).outcome).toBe('provider_error');
    },
  );
});
