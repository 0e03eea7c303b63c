import type { LiveProvider } from '@refinedev/core';
import { address } from './http';

type Listener = () => void;

/** One connection for the whole app, open while somebody listens. EventSource reconnects by itself. */
const listeners = new Set<Listener>();
let source: EventSource | undefined;

function connect(): void {
  source = new EventSource(address('live'));
  source.onmessage = () => listeners.forEach((listener) => listener());
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

/** Server-sent events of `/api/live`: each one says that orders changed, so lists in live mode read again. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    subscribe(() => callback({ channel, type: '*', payload: {}, date: new Date() })),
  unsubscribe,
};
