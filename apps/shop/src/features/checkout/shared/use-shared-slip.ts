import { useEffect, useEffectEvent } from 'react';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { takeHandedSlip } from './shared-slip';

/** Takes the slip that the page of shared ones handed over. */
export function useSharedSlip(isWanted: boolean, request: PaymentRequest, onSlip: (file: File) => void): void {
  const take = useEffectEvent(() => {
    const file = takeHandedSlip(request);
    if (file) onSlip(file);
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
