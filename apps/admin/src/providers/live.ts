import type { LiveProvider } from '@refinedev/core';
import { address } from './http';

type Listener = () => void;

/** One connection for the whole app, open while somebody listens. */
const listeners = new Set<Listener>();
let source: EventSource | undefined;

/** EventSource comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = 15_000;

function connect(): void {
  const opened = new EventSource(address('live'));
  source = opened;
  opened.onmessage = () => listeners.forEach((listener) => listener());
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED) setTimeout(() => source === opened && connect(), AGAIN_MS);
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

/** Server-sent events of `/api/live`: each one says that orders changed, so lists in live mode read again. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    subscribe(() => callback({ channel, type: '*', payload: {}, date: new Date() })),
  unsubscribe,
};
