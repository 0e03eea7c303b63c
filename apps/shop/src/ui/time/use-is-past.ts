import { useEffect } from 'react';
import { askServerTime, serverTime } from './server-clock';
import { useHasCome } from './use-clock';

let asked: Promise<void> | undefined;

/**
 * Is a moment over? What a phone's clock takes for over the server is asked about, once for a page: one that runs fast
 * closes nothing.
 */
export function useIsPast(moment: string | null | undefined): boolean {
  const isPast = useHasCome(moment ? Date.parse(moment) : undefined, serverTime());
  useEffect(() => {
    if (isPast) asked ??= askServerTime();
  }, [isPast]);
  return isPast;
}
