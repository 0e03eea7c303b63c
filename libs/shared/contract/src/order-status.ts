/** Order status (decisions.md §3): one table of transitions, read by the server's only writer and by the admin's buttons. */

export const ORDERS_STATUS = {
  wait: 'รอยืนยัน',
  approve: 'ยืนยันแล้ว',
  not: 'ไม่อนุมัติ',
  refund: 'คืนเงินแล้ว',
} as const;
export type OrdersStatus = keyof typeof ORDERS_STATUS;

const TRANSITIONS: Record<OrdersStatus, readonly OrdersStatus[]> = {
  wait: ['approve', 'not'],
  approve: ['refund'],
  not: [],
  refund: [],
};

/** What tells whose turn it is with an order. `orders_pay_until` is a moment, however it is written. */
interface Turn {
  orders_status: string;
  orders_pay_until: Date | string | null;
}

/** Does an order wait for its buyer to pay, or to pay the rest? Else one that waits is personnel's to decide. */
export function awaitsPayment<Order extends Turn>(
  order: Order,
): order is Order & { orders_pay_until: NonNullable<Order['orders_pay_until']> } {
  return order.orders_status === 'wait' && Boolean(order.orders_pay_until);
}

/** Did its time to pay run out? Then nothing was refused. */
export function ranOut({ orders_status, orders_pay_until }: Turn): boolean {
  return orders_status === 'not' && Boolean(orders_pay_until);
}

/** The statuses that personnel may give an order next. */
export function nextOrderStatuses(from: OrdersStatus): readonly OrdersStatus[] {
  return TRANSITIONS[from];
}

/** May an order go from one status to another? Only its buyer takes a refused one back to waiting, by a new slip. */
export function canBecome(from: OrdersStatus, to: OrdersStatus, byBuyer = false): boolean {
  return TRANSITIONS[from].includes(to) || (byBuyer && from === 'not' && to === 'wait');
}
