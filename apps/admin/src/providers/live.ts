import type { LiveProvider } from '@refinedev/core';
import { callUrl, openEventStream } from '@wethi/http';

export interface OrdersEvent {
  /** How many orders wait for confirmation. */
  ordersTotalStatus: number;
}
type Listener = (event: OrdersEvent) => void;

/** One connection for the whole app, open while somebody listens. */
const listeners = new Set<Listener>();
let close: (() => void) | undefined;

function subscribe(listener: Listener): Listener {
  listeners.add(listener);
  close ??= openEventStream<OrdersEvent>(callUrl('orders/events'), {
    onEvent: (event) => listeners.forEach((hear) => hear(event)),
  });
  return listener;
}

function unsubscribe(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  close?.();
  close = undefined;
}

/** Server-sent events of `/api/orders/events`: each one says that orders changed, so lists in live mode read again. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    subscribe((event) => callback({ channel, type: '*', payload: { ...event }, date: new Date() })),
  unsubscribe,
};
