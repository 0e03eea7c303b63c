import { useSyncExternalStore } from 'react';

/** Whether this device has a line, as far as its browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}

function listen(changed: () => void): () => void {
  const ends = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal: ends.signal });
  return () => ends.abort();
}
