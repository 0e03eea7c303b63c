import type { LiveProvider } from '@refinedev/core';
import { callUrl } from '@wethi/http';

export interface OrdersEvent {
  /** How many orders wait for confirmation. */
  ordersTotalStatus: number;
}
type Listener = (event: OrdersEvent) => void;

/** One connection for the whole app, open while somebody listens. */
const listeners = new Set<Listener>();
let source: EventSource | undefined;

/** EventSource comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = { first: 10_000, last: 20_000 };

function connect(): void {
  const opened = new EventSource(callUrl('orders/events'));
  source = opened;
  opened.onmessage = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as OrdersEvent;
    listeners.forEach((listener) => listener(event));
  };
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    const wait = AGAIN_MS.first + Math.random() * (AGAIN_MS.last - AGAIN_MS.first);
    setTimeout(() => source === opened && connect(), wait);
  };
}

function subscribe(listener: Listener): Listener {
  listeners.add(listener);
  if (!source) connect();
  return listener;
}

function unsubscribe(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  source?.close();
  source = undefined;
}

/** Server-sent events of `/api/orders/events`: each one says that orders changed, so lists in live mode read again. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    subscribe((event) => callback({ channel, type: '*', payload: { ...event }, date: new Date() })),
  unsubscribe,
};
