import { toBaht } from '@wethi/contract';
import { baht } from '@wethi/format';
import { refuse, type Refusal } from '@wethi/platform';
import { matchReceiver, type ReceivingAccount } from '../receiver-match';
import type { SlipAnswer } from '../../slip/slip-verifier';

/**
 * Accept at once · differs: right, but of another amount; it counts for nothing until the customer says so · refuse, nothing is
 * created · unclear: the customer confirms, personnel decides.
 */
export type SlipDecision =
  | { kind: 'accept' }
  | { kind: 'differs'; refusal: Refusal }
  | { kind: 'refuse'; refusal: Refusal }
  | { kind: 'unclear'; reason: string; retryAfterSeconds?: number };

export interface Expected {
  /** What was to be paid; undefined where any amount will do. */
  netSatang?: number;
  /** Reference in the slip's QR. */
  transRef: string;
  /** Accounts that the order may be paid into. */
  accounts: readonly ReceivingAccount[];
  orderedAt: Date;
  /** Before which it must not have been transferred. */
  slipHours: number;
  now: Date;
  /** The service heard of this transfer from an earlier ask of ours that came to nothing. */
  askedBefore: boolean;
}

/** Thai texts for "we cannot tell": the customer reads them in the dialog, personnel beside the slip. */
export const UNCLEAR = {
  noQr: 'ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง',
  pendingBank: 'ธนาคารยังไม่ยืนยันรายการโอนนี้ ระบบจะตรวจสอบให้อีกครั้ง',
  provider: 'ระบบตรวจสลิปไม่พร้อมใช้งานชั่วคราว',
  otherCurrency: 'ธนาคารแจ้งว่าสลิปนี้ไม่ได้โอนเป็นเงินบาท',
  noAmount: 'ธนาคารไม่แจ้งยอดเงินของสลิปนี้',
  otherReference: 'เลขที่รายการที่ธนาคารแจ้งไม่ตรงกับสลิป',
  receiver: 'สลิปแสดงเลขบัญชีผู้รับไม่ครบ จึงตรวจอัตโนมัติไม่ได้',
  receiverName: 'สลิปแสดงเลขบัญชีผู้รับไม่ครบ แต่ชื่อผู้รับตรงกัน',
  noTime: 'ธนาคารไม่แจ้งเวลาโอนของสลิปนี้',
  future: 'เวลาโอนในสลิปอยู่หลังเวลาปัจจุบัน',
  old: (hours: number) => `สลิปนี้โอนไว้นานกว่า ${hours} ชั่วโมงก่อนสั่งซื้อ`,
} as const;

const HOUR_MS = 3_600_000;
const CLOCK_DRIFT_MS = 5 * 60_000;
const unclear = (reason: string, retryAfterSeconds?: number): SlipDecision => ({
  kind: 'unclear',
  reason,
  retryAfterSeconds,
});
const refused = (refusal: Refusal): SlipDecision => ({ kind: 'refuse', refusal });

/** Whatever the service says, amount, receiver and time are compared here again (facts/integrations.md §2.8). */
export function decideSlip(answer: SlipAnswer, expected: Expected): SlipDecision {
  switch (answer.outcome) {
    case 'verified':
    case 'receiver_mismatch':
      return compare(answer, expected);
    case 'duplicate':
      return expected.askedBefore ? compare(answer, expected) : refused(refuse('SLIP_USED'));
    case 'amount_mismatch':
      return refused(wrongAmount(answer.amountSatang, expected.netSatang));
    case 'not_found':
      return refused(refuse('SLIP_NOT_FOUND'));
    case 'not_a_slip':
      return refused(refuse('SLIP_NOT_A_SLIP'));
    case 'pending_bank':
      return unclear(UNCLEAR.pendingBank, answer.retryAfterSeconds);
    default:
      return unclear(UNCLEAR.provider, answer.retryAfterSeconds);
  }
}

/** An account that is not registered at the service answers receiver_mismatch, too: our own comparison counts. */
function compare(answer: SlipAnswer, expected: Expected): SlipDecision {
  if (answer.transRef !== undefined && answer.transRef !== expected.transRef) return unclear(UNCLEAR.otherReference);
  if (answer.otherCurrency) return unclear(UNCLEAR.otherCurrency);
  if (!answer.amountSatang) return unclear(UNCLEAR.noAmount);
  const seen = {
    bank: answer.receivingBank,
    account: answer.receiverAccountMasked,
    proxy: answer.receiverProxy,
    name: answer.receiverName,
  };
  const receiver = matchReceiver(seen, expected.accounts);
  if (receiver === 'none') return refused(refuse('SLIP_WRONG_RECEIVER'));
  if (receiver === 'unknown') return unclear(UNCLEAR.receiver);
  if (receiver === 'name') return unclear(UNCLEAR.receiverName);
  return compareTime(answer.transferredAt, expected) ?? compareAmount(answer.amountSatang, expected);
}

function compareTime(
  transferredAt: Date | undefined,
  { orderedAt, slipHours, now }: Expected,
): SlipDecision | undefined {
  if (!transferredAt) return unclear(UNCLEAR.noTime);
  if (transferredAt.getTime() > now.getTime() + CLOCK_DRIFT_MS) return unclear(UNCLEAR.future);
  return transferredAt.getTime() < orderedAt.getTime() - slipHours * HOUR_MS
    ? unclear(UNCLEAR.old(slipHours))
    : undefined;
}

/** It may be the slip of something else, so that its customer is asked before it is spent. */
function compareAmount(seen: number, { netSatang = seen }: Expected): SlipDecision {
  return seen === netSatang ? { kind: 'accept' } : { kind: 'differs', refusal: wrongAmount(seen, netSatang) };
}

function wrongAmount(seen: number | undefined, expected: number | undefined): Refusal {
  if (seen === undefined || expected === undefined) return refuse('SLIP_WRONG_AMOUNT');
  const [onSlip, toPay] = [baht(toBaht(seen)), baht(toBaht(expected))];
  return refuse('SLIP_WRONG_AMOUNT', {
    message: `ยอดเงินในสลิป (${onSlip}) ไม่ตรงกับยอดที่ต้องชำระ (${toPay})`,
  });
}
