import { readSlipOkAnswer } from './slipok-answer';

const SLIP = {
  transRef: '015324123456ATF01234',
  sendingBank: '014',
  receivingBank: '004',
  transDate: '20261120',
  transTime: '13:21:00',
  sender: { displayName: 'ฟ้าใส ใ', account: { value: 'xxx-x-x1111-x' }, proxy: { value: null } },
  receiver: { name: 'หจก. หิ่งห้อย', account: { value: 'xxx-x-x5678-x' }, proxy: { value: null } },
  amount: 590.1,
};

describe('answer of SlipOK', () => {
  it('BUY-02 gives the facts of a verified slip, money in satang and time as an instant', () => {
    expect(readSlipOkAnswer({ success: true, data: SLIP })).toMatchObject({
      outcome: 'verified',
      transRef: '015324123456ATF01234',
      sendingBank: '014',
      receivingBank: '004',
      amountSatang: 59_010,
      transferredAt: new Date('2026-11-20T06:21:00Z'),
      senderName: 'ฟ้าใส ใ',
      receiverName: 'หจก. หิ่งห้อย',
      receiverAccountMasked: 'xxx-x-x5678-x',
      receiverProxy: undefined,
    });
  });

  it.each(['840', 840, 'USD'])('BUY-05 takes no number of currency %p for baht', (paidLocalCurrency) => {
    const { amountSatang, otherCurrency } = readSlipOkAnswer({ success: true, data: { ...SLIP, paidLocalCurrency } });
    expect({ amountSatang, otherCurrency }).toEqual({ amountSatang: undefined, otherCurrency: `${paidLocalCurrency}` });
  });

  it.each(['764', 764, 'THB', '', null])('BUY-02 takes currency %p for baht', (paidLocalCurrency) => {
    const { amountSatang, otherCurrency } = readSlipOkAnswer({ success: true, data: { ...SLIP, paidLocalCurrency } });
    expect({ amountSatang, otherCurrency }).toEqual({ amountSatang: 59_010, otherCurrency: undefined });
  });

  it.each([
    [1000, 'provider_error', 120],
    [1001, 'misconfigured', undefined],
    ['1002', 'misconfigured', undefined],
    [1003, 'quota', undefined],
    [1004, 'quota', undefined],
    [1006, 'unreadable', undefined],
    [1008, 'not_a_slip', undefined],
    [1009, 'pending_bank', 900],
    [1010, 'pending_bank', 300],
    [1011, 'not_found', undefined],
    [1012, 'duplicate', undefined],
    [1013, 'amount_mismatch', undefined],
    [1014, 'receiver_mismatch', undefined],
    [9999, 'provider_error', 120],
  ])('BUY-04 BUY-05 code %s means %s', (code, outcome, retryAfterSeconds) => {
    const answer = readSlipOkAnswer({ code, message: 'ข้อความ', data: { ...SLIP, delay: 5 } });
    expect(answer).toMatchObject({ outcome, retryAfterSeconds, providerCode: String(code), providerMessage: 'ข้อความ' });
  });

  it.each([undefined, null, 'html', [], { success: true }, { success: true, data: { transRef: 5 } }])(
    'BUY-04 takes %p for no answer at all',
    (body) => {
      expect(readSlipOkAnswer(body).outcome).toBe('provider_error');
    },
  );
});
