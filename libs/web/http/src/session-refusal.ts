import type { ApiError } from './api-error';

type Listener = (acted: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Hears of every answer that refused the session, whoever asked.
 * @param listener `acted` tells whether the person wanted something done; a page also reads by itself
 * @returns a function that ends it
 */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes a refusal on to who listens, when it is about the session. */
export function tellSessionRefused(refusal: ApiError, acted: boolean): void {
  if (refusal.isSignedOut) for (const listener of listeners) listener(acted);
}
