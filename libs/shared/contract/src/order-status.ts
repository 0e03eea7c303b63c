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

/** The statuses that personnel may give an order next. */
export function nextOrderStatuses(from: OrdersStatus): readonly OrdersStatus[] {
  return TRANSITIONS[from];
}

/** May an order go from one status to another? Only its buyer takes a refused one back to waiting, by a new slip. */
export function canBecome(from: OrdersStatus, to: OrdersStatus, byBuyer = false): boolean {
  return TRANSITIONS[from].includes(to) || (byBuyer && from === 'not' && to === 'wait');
}
