import { readEasySlipAnswer } from './easyslip-answer';

const party = (bank: string, name: object, account: string | null) => ({
  bank: { id: bank, name: 'กสิกรไทย', short: 'KBANK' },
  account: {
    name,
    bank: account ? { type: 'BANKAC', account } : undefined,
    proxy: { type: 'MSISDN', account: 'xxx-xxx-5678' },
  },
});
const SLIP = {
  payload: '0041…',
  transRef: '015324123456ATF01234',
  date: '2026-11-20T13:21:00+07:00',
  countryCode: 'TH',
  amount: { amount: 590.1, local: { amount: 590.1, currency: '764' } },
  sender: party('014', { th: 'ฟ้าใส ใ', en: 'FAHSAI J' }, 'xxx-x-x1111-x'),
  receiver: party('004', { en: 'HINGHOI' }, null),
};
const refused = (code: string) => ({ success: false, error: { code, message: 'ข้อความ' } });

describe('answer of EasySlip', () => {
  it('BUY-02 gives the facts of a verified slip, money in satang and time as an instant', () => {
    const body = {
      success: true,
      data: { isDuplicate: false, matchedAccount: null, rawSlip: SLIP },
      message: 'success',
    };
    expect(readEasySlipAnswer(body)).toEqual({
      outcome: 'verified',
      transRef: '015324123456ATF01234',
      sendingBank: '014',
      receivingBank: '004',
      amountSatang: 59_010,
      transferredAt: new Date('2026-11-20T06:21:00Z'),
      senderName: 'ฟ้าใส ใ',
      senderAccountMasked: 'xxx-x-x1111-x',
      receiverName: 'HINGHOI',
      receiverAccountMasked: undefined,
      receiverProxy: 'xxx-xxx-5678',
      providerCode: '200',
      providerMessage: 'success',
    });
  });

  it('BUY-05 takes no number of another currency for baht', () => {
    const rawSlip = { ...SLIP, amount: { amount: 590.1, local: { amount: 590.1, currency: '840' } } };
    const { amountSatang, otherCurrency } = readEasySlipAnswer({ success: true, data: { rawSlip } });
    expect({ amountSatang, otherCurrency }).toEqual({ amountSatang: undefined, otherCurrency: '840' });
  });

  it.each([
    ['MISSING_API_KEY', 'misconfigured', undefined],
    ['INVALID_API_KEY', 'misconfigured', undefined],
    ['IP_NOT_ALLOWED', 'misconfigured', undefined],
    ['QUOTA_EXCEEDED', 'quota', undefined],
    ['VALIDATION_ERROR', 'provider_error', 120],
    ['SOMETHING_NEW', 'provider_error', 120],
    ['SLIP_NOT_FOUND', 'not_found', undefined],
  ])('BUY-04 BUY-05 code %s means %s', (code, outcome, retryAfterSeconds) => {
    const answer = readEasySlipAnswer(refused(code), '004');
    expect(answer).toEqual({ outcome, retryAfterSeconds, providerCode: code, providerMessage: 'ข้อความ' });
  });

  it.each(['002', '014'])('BUY-04 what bank %s does not know yet is no forgery', (bank) => {
    expect(readEasySlipAnswer(refused('SLIP_NOT_FOUND'), bank)).toMatchObject({
      ...{ outcome: 'pending_bank', retryAfterSeconds: 120 },
    });
  });

  it.each([undefined, null, 'html', [], { success: true }, { success: true, data: { rawSlip: { transRef: 5 } } }])(
    'BUY-04 takes %p for no answer at all',
    (body) => {
      expect(readEasySlipAnswer(body).outcome).toBe('provider_error');
    },
  );
});
