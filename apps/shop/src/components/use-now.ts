import { useEffect, useState } from 'react';

/**
 * The present, renewed at an interval. The first value is the server's, so that the first paint agrees with its HTML.
 * @param serverNow milliseconds since 1970 when the page was made
 * @param everyMs how often to look at the clock
 */
export function useNow(serverNow: number, everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
