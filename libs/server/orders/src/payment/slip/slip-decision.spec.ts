import { decideSlip, UNCLEAR, type Expected } from './slip-decision';
import type { SlipAnswer } from '../../slip/slip-verifier';

const NOW = new Date('2026-11-20T06:21:00Z');
const EXPECTED: Expected = {
  netSatang: 59_000,
  transRef: '015324123456ATF01234',
  accounts: [
    {
      book_bank_icon: 'KBANK',
      book_bank_account: '0123456789',
      book_bank_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น',
      book_bank_code: null,
      book_bank_account_code: null,
      book_bank_name_code: null,
    },
  ],
  orderedAt: NOW,
  slipHours: 24,
  now: NOW,
  askedBefore: false,
};
const VERIFIED: SlipAnswer = {
  outcome: 'verified',
  transRef: EXPECTED.transRef,
  amountSatang: 59_000,
  receivingBank: '004',
  receiverAccountMasked: 'xxx-x-x5678-x',
  transferredAt: new Date(NOW.getTime() - 60_000),
  providerCode: '200',
  providerMessage: '',
};
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

/** 'accept', a refusal's code, or the reason why it is unclear. */
function decide(answer: Partial<SlipAnswer>, expected: Partial<Expected> = {}): string {
  const decision = decideSlip({ ...VERIFIED, ...answer }, { ...EXPECTED, ...expected });
  if (decision.kind === 'refuse') return decision.refusal.code;
  if (decision.kind === 'differs') return `differs: ${decision.refusal.code}`;
  return decision.kind === 'accept' ? 'accept' : decision.reason;
}

describe('decision about a slip', () => {
  it.each<[string, Partial<SlipAnswer>]>([
    ['verified and all facts agree', {}],
    ['the account is not registered at the service but it is ours', { outcome: 'receiver_mismatch' }],
    ['transferred 23 hours before', { transferredAt: hoursAgo(23) }],
    ['the bank clock runs four minutes ahead', { transferredAt: hoursAgo(-4 / 60) }],
  ])('BUY-03 accepts: %s', (_, answer) => {
    expect(decide(answer)).toBe('accept');
  });

  it.each([58_999, 59_100])(
    'BUY-05 BUY-16 %i satang, whatever the service says, are another amount',
    (amountSatang) => {
      expect(decide({ amountSatang })).toBe('differs: SLIP_WRONG_AMOUNT');
      expect(decide({ amountSatang }, { netSatang: undefined })).toBe('accept');
    },
  );

  it.each<[string, Partial<SlipAnswer>, string]>([
    ['less to another account', { amountSatang: 58_999, receivingBank: '014' }, 'SLIP_WRONG_RECEIVER'],
    ['amount refused by the service', { outcome: 'amount_mismatch' }, 'SLIP_WRONG_AMOUNT'],
    ['receiver of another account', { receiverAccountMasked: 'xxx-x-x9999-x' }, 'SLIP_WRONG_RECEIVER'],
    ['receiver at another bank', { receivingBank: '014' }, 'SLIP_WRONG_RECEIVER'],
    ['repeated', { outcome: 'duplicate' }, 'SLIP_USED'],
    ['unknown to the bank', { outcome: 'not_found' }, 'SLIP_NOT_FOUND'],
    ['no slip', { outcome: 'not_a_slip' }, 'SLIP_NOT_A_SLIP'],
  ])('BUY-05 refuses: %s', (_, answer, code) => {
    expect(decide(answer)).toBe(code);
  });

  it.each<[string, Partial<SlipAnswer>, string]>([
    ['the bank is late', { outcome: 'pending_bank' }, UNCLEAR.pendingBank],
    ['the service is down', { outcome: 'provider_error' }, UNCLEAR.provider],
    ['the quota is used up', { outcome: 'quota' }, UNCLEAR.provider],
    ['the key is wrong', { outcome: 'misconfigured' }, UNCLEAR.provider],
    ['another reference', { transRef: '015324123456ATF01235' }, UNCLEAR.otherReference],
    ['paid in another currency', { otherCurrency: '840', amountSatang: undefined }, UNCLEAR.otherCurrency],
    ['no amount', { amountSatang: undefined }, UNCLEAR.noAmount],
    ['no account', { receiverAccountMasked: undefined }, UNCLEAR.receiver],
    ['only the name', { receiverAccountMasked: undefined, receiverName: 'หจก. หิ่งห้อยในเมือง โ' }, UNCLEAR.receiverName],
    ['no time', { transferredAt: undefined }, UNCLEAR.noTime],
    ['transferred 25 hours before', { transferredAt: hoursAgo(25) }, UNCLEAR.old(24)],
    ['transferred in the future', { transferredAt: hoursAgo(-0.1) }, UNCLEAR.future],
  ])('BUY-04 leaves to a person: %s', (_, answer, reason) => {
    expect(decide(answer)).toBe(reason);
  });

  it('BUY-04 a repetition after an own ask that came to nothing is judged by its facts', () => {
    expect(decide({ outcome: 'duplicate' }, { askedBefore: true })).toBe('accept');
    expect(decide({ outcome: 'duplicate', amountSatang: 1 }, { askedBefore: true })).toBe('differs: SLIP_WRONG_AMOUNT');
  });

  it('BUY-05 says both amounts', () => {
    const decision = decideSlip({ ...VERIFIED, amountSatang: 49_000 }, EXPECTED);
    expect(decision).toMatchObject({
      refusal: { message: 'ยอดเงินในสลิป (฿490.00) ไม่ตรงกับยอดที่ต้องชำระ (฿590.00)' },
    });
  });
});
