import { ORDERS_STATUS } from '@wethi/contract';
import { recordTime } from '../../columns/record-time';
import type { WaitingOrder } from '../../waiting-orders/waiting-order';

type Decided = Pick<WaitingOrder, 'order_no' | 'orders_status' | 'decision'>;

/** Who decided what about an order, and when, in a sentence. */
export function decidedText({ order_no, orders_status, decision }: Decided): string {
  const what = `คำสั่งซื้อ ${order_no} ${ORDERS_STATUS[orders_status]}`;
  return decision ? `${what} โดย${byWhom(decision)} เมื่อ ${recordTime(decision.at)}` : what;
}

function byWhom({ by_kind, by_name }: NonNullable<WaitingOrder['decision']>): string {
  if (by_kind === 'system') return 'ระบบ';
  return by_kind === 'user' ? 'ผู้ซื้อ' : ` ${by_name ?? 'บุคลากร'}`;
}
