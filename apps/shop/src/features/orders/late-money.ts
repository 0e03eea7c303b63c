import { LATE_MONEY, type LateMoney, type MoneyBackStatus } from '@wethi/contract';

interface MoneyBack {
  money_back_reason: LateMoney | null;
  money_back_status: MoneyBackStatus | null;
}

/** An order whose money came too late for it, and is given back. */
export interface LateOrder {
  money_back_reason: LateMoney;
  money_back_status: MoneyBackStatus;
}

export const LATE_STATES = { sold_out: 'soldOut', coupon_used_up: 'couponUsedUp' } as const;

export function cameLate<Order extends MoneyBack>(order: Order): order is Order & LateOrder {
  return order.money_back_reason !== null && order.money_back_status !== null;
}

/** Where the money is that an order was left with. */
export function moneyText(status: MoneyBackStatus): string {
  return status === 'done' ? 'คืนเงินให้แล้ว' : 'เงินที่โอนมาอยู่ในรายการรอคืนเงิน';
}

/** The same, of an order that its buyer cancelled, with what they have to do: nothing. */
export function moneyLeftText({ money_left_status }: { money_left_status: MoneyBackStatus | null }): string {
  if (!money_left_status) return '';
  return money_left_status === 'done' ? moneyText('done') : `${moneyText('wait')} เจ้าหน้าที่จะติดต่อคืนให้`;
}

/** What happened before the money came, and what became of the money. */
export function lateText({ money_back_reason, money_back_status }: LateOrder): string {
  return `${LATE_MONEY[money_back_reason]}ก่อนเงินเข้า ${moneyText(money_back_status)}`;
}

/** The same with what its buyer has to do: nothing. */
export function lateAdvice(order: LateOrder): string {
  return order.money_back_status === 'done' ? lateText(order) : `${lateText(order)} เจ้าหน้าที่จะติดต่อคืนให้ ไม่ต้องโอนซ้ำ`;
}
