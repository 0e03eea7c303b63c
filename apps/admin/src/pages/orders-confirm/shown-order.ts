import type { WaitingOrder } from '../../waiting-orders/waiting-order';

interface Facts {
  /** Id in the address. */
  asked: number | undefined;
  /** The loaded part of the queue without what this page decided, oldest first. */
  waiting: readonly WaitingOrder[];
  /** Ids that this page decided. */
  decided: readonly number[];
  /** The asked order read by itself when it is not in the queue; null when there is no such order. */
  read: WaitingOrder | null | undefined;
}

export type ShownOrder =
  | { kind: 'waiting' | 'decided'; order: WaitingOrder }
  | { kind: 'none' | 'loading' | 'unknown' };

/** What the page shows beside the queue: the asked order or why it cannot be decided, and never another one. */
export function shownOrder({ asked, waiting, decided, read }: Facts): ShownOrder {
  if (asked === undefined || decided.includes(asked)) return { kind: waiting.length > 0 ? 'loading' : 'none' };
  const order = waiting.find(({ id }) => id === asked) ?? read;
  if (order === undefined) return { kind: 'loading' };
  if (order === null) return { kind: 'unknown' };
  return { kind: order.orders_status === 'wait' ? 'waiting' : 'decided', order };
}

/** The order after (1) or before (-1) another one, which may have left the queue: orders stand by age, and so by id. */
export function neighbour(orders: readonly WaitingOrder[], id: number, step: 1 | -1): WaitingOrder | undefined {
  return step === 1 ? orders.find((order) => order.id > id) : orders.findLast((order) => order.id < id);
}
