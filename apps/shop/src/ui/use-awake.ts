import { useEffect } from 'react';

/** Keeps the screen awake while that is `wanted`; where a browser cannot, it may go dark. */
export function useAwake(wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [wanted]);
}
