import { useEffect, useEffectEvent } from 'react';
import { offerSharing, takeHandedSlip } from './shared-slip';

/** Takes the slip that the page of shared ones handed over; and from now on banking apps may share slips with the shop. */
export function useSharedSlip(isWanted: boolean, onSlip: (file: File) => void): void {
  useEffect(offerSharing, []);
  const take = useEffectEvent(() => {
    const file = takeHandedSlip();
    if (file) onSlip(file);
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
