import { useEffect, useState } from 'react';

/** Whoever pressed for the order before must not hit the one that took its place. */
const SETTLE_MS = 500;

/** False for half a second after the component appeared. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
