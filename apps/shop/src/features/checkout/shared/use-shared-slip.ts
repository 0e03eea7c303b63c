import { useEffect, useEffectEvent } from 'react';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { useMember } from '../../../session/member';
import { takeHandedSlip } from './shared-slip';

/** Takes the slip that was handed over: one that was shared, or that found the session over. */
export function useSharedSlip(isWanted: boolean, request: PaymentRequest, onSlip: (file: File) => void): void {
  const { member } = useMember();
  const take = useEffectEvent(() => {
    const file = takeHandedSlip(request, member?.id);
    if (file) onSlip(file);
  });
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
