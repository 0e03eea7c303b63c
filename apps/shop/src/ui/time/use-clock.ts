import { useEffect, useSyncExternalStore } from 'react';
import { askServerTime, isInDoubt, serverTime } from './server-clock';

const SECOND_MS = 1_000;

/** Sees to it once for a page that its parts have the server's time. @param serverNow ms since 1970 when the page was made */
export function useRightClock(serverNow: number): void {
  useEffect(() => {
    if (isInDoubt(serverNow)) void askServerTime();
  }, [serverNow]);
}

/**
 * The present by whole seconds, for a small part that shows it: what is around is not rendered again.
 * @param serverNow what the page's HTML was made with
 */
export function useSeconds(serverNow: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(serverTime() / SECOND_MS) * SECOND_MS,
    () => serverNow,
  );
}

/** Whether a moment is over; renders when that changes, and not before. @param moment ms since 1970; undefined for never */
export function useHasCome(moment: number | undefined, serverNow: number): boolean {
  return useSyncExternalStore(
    everySecond,
    () => moment !== undefined && moment <= serverTime(),
    () => moment !== undefined && moment <= serverNow,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  return () => clearInterval(timer);
}
