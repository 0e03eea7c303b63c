import { useEffect, useState } from 'react';
import { askServerTime, isInDoubt, serverTime } from './server-clock';

/**
 * The present of the server, renewed at an interval. The first value is the page's, so that the first paint agrees with its
 * HTML; a phone whose clock is wrong is told the time.
 * @param serverNow milliseconds since 1970 when the page was made
 * @param everyMs how often to look at the clock
 */
export function useNow(serverNow: number, everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverTime());
    if (isInDoubt(serverNow)) void askServerTime().then(look);
    else look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [serverNow, everyMs]);
  return now;
}
