import { useEffect, useEffectEvent } from 'react';
import { takeHandedSlip } from './shared-slip';

/** Takes the slip that the page of shared ones handed over. */
export function useSharedSlip(isWanted: boolean, onSlip: (file: File) => void): void {
  const take = useEffectEvent(() => {
    const file = takeHandedSlip();
    if (file) onSlip(file);
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
