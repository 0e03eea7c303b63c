import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present in milliseconds, moved on every minute so that "how long ago" stays true. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
