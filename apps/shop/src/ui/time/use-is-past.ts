import { useEffect } from 'react';
import { askServerTime, serverTime } from './server-clock';
import { useHasCome } from './use-clock';

let isAsked = false;

/**
 * Is a moment over? What a phone's clock takes for over the server is asked about, until it has answered: one that runs
 * fast closes nothing.
 */
export function useIsPast(moment: string | null | undefined): boolean {
  const isPast = useHasCome(moment ? Date.parse(moment) : undefined, serverTime());
  useEffect(() => {
    if (!isPast || isAsked) return;
    isAsked = true;
    void askServerTime().then((isAnswered) => (isAsked = isAnswered));
  }, [isPast]);
  return isPast;
}
