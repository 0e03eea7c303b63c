import { toSatang } from '@wethi/contract';
import { baht, shortDuration } from '@wethi/format';
import type { Tone } from '../../feedback/status-tag';
import type { SlipFacts, WaitingOrder } from '../../waiting-orders/waiting-order';

/** The verdict beside a fact; the person still decides. */
export interface Check {
  tone: Extract<Tone, 'ok' | 'wait' | 'no'>;
  text: string;
}

const BY_EYE: Check = { tone: 'wait', text: 'ตรวจด้วยตา' };
/** Clocks of banks and of the shop differ a little. */
const CLOCK_SECONDS = 120;
const DAY_SECONDS = 86_400;

export function amountCheck(net: number, slip: SlipFacts | null): Check {
  if (!slip || slip.amount === null) return BY_EYE;
  if (toSatang(slip.amount) === toSatang(net)) return { tone: 'ok', text: 'ตรงกับสลิป' };
  return { tone: 'no', text: `สลิป ${baht(slip.amount)}` };
}

/** Banks mask most digits of the receiver's account: xxx-x-x5678-x. The digits that stand must agree. */
export function accountCheck(account: string | undefined, slip: SlipFacts | null): Check {
  const masked = slip?.receiver_account?.replace(/[^0-9xX]/g, '');
  if (!masked || !account) return BY_EYE;
  const agrees =
    masked.length === account.length && [...masked].every((mark, at) => /x/i.test(mark) || mark === account[at]);
  return agrees ? { tone: 'ok', text: 'ตรง' } : { tone: 'no', text: 'ไม่ตรงกับบัญชี' };
}

export function timeCheck(orderedAt: string, slip: SlipFacts | null): Check {
  if (!slip?.transferred_at) return BY_EYE;
  const before = (Date.parse(orderedAt) - Date.parse(slip.transferred_at)) / 1000;
  if (before < -CLOCK_SECONDS) return { tone: 'no', text: `หลังส่ง ${shortDuration(-before)}` };
  if (before < 60) return { tone: 'ok', text: 'เวลาเดียวกับที่ส่ง' };
  if (before <= DAY_SECONDS) return { tone: 'ok', text: `ก่อนส่ง ${shortDuration(before)}` };
  return { tone: 'wait', text: `ก่อนส่ง ${Math.floor(before / DAY_SECONDS)} วัน` };
}

export function referenceCheck(slip: SlipFacts | null): Check {
  if (slip?.used_before) return { tone: 'no', text: 'เคยใช้แล้ว' };
  return slip?.trans_ref ? { tone: 'ok', text: 'ไม่ซ้ำ' } : BY_EYE;
}

const TITLES = /^(นางสาว|น\.ส\.|นาย|นาง|ด\.ช\.|ด\.ญ\.|mrs?\.?|miss|ms\.?)\s*/i;

/** Slips shorten the last name, so only the first name is compared. */
export function buyerCheck(order: Pick<WaitingOrder, 'user_name'>, slip: SlipFacts | null): Check | undefined {
  const sender = slip?.sender_name?.trim().replace(TITLES, '').split(/\s+/)[0]?.toLowerCase();
  const buyer = order.user_name?.trim().replace(TITLES, '').toLowerCase();
  if (!sender || !buyer) return undefined;
  return sender === buyer ? { tone: 'ok', text: 'ชื่อตรงกัน' } : { tone: 'wait', text: 'ชื่อไม่ตรงกับผู้โอน' };
}
