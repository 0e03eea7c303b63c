import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the page as it was sent, true once scripts answer to what is pressed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
