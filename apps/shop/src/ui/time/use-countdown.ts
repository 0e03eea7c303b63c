import { useCallback, useEffect, useState } from 'react';

/** Whole seconds from now until an instant, never below zero. */
function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/**
 * Counts whole seconds down to zero. It follows the clock, so a tab that slept is right again at once.
 * @returns the seconds that are left, and a way to start anew
 */
export function useCountdown(seconds: number): [left: number, restart: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(secondsUntil(end));
    const timer = setInterval(() => {
      const now = secondsUntil(end);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const restart = useCallback((again: number) => setEnd(Date.now() + again * 1000), []);
  return [left, restart];
}
