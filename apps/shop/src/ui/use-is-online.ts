import { listen } from '@wethi/browser';
import { useSyncExternalStore } from 'react';

/** Whether this device has a line, as far as its browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(changed: () => void): () => void {
  const ends = new AbortController();
  for (const event of ['online', 'offline']) listen(window, event, changed, ends.signal);
  return () => ends.abort();
}
