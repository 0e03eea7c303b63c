import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present in milliseconds, moved on every minute, or as often as asked, so that "how long ago" stays true. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
