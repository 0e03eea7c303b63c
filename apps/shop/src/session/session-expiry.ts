import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@wethi/http';
import type { Dialogs } from '../overlays/dialogs';
import { isPayStep } from '../overlays/overlay';
import { useToast } from '../ui/feedback/toast';
import { endSession } from './member';

/** Was something refused because nobody is signed in any more? */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.isSignedOut;
}

/**
 * Hears of every read and write that found the session over.
 * @param listener `acted` tells whether the person wanted something done; a page also reads, and writes what is marked as
 * `background`, by itself
 * @returns a function that ends it
 */
function onSessionOver(client: QueryClient, listener: (acted: boolean) => void): () => void {
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isExpired(event.action.error)) listener(false);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isExpired(event.action.error))
        listener(!event.mutation.meta?.['background']);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * When anything finds the session over, the member becomes a guest and is told once: by a dialog when they wanted
 * something done, or pay. It lies over the page as it was left, in its address; after signing in they are back there.
 */
export function useSessionExpiry({ overlay, open }: Pick<Dialogs, 'overlay' | 'open'>): void {
  const client = useQueryClient();
  const showToast = useToast();
  const onOver = useEffectEvent((acted: boolean) => {
    const isNews = endSession(client);
    if (isSigningIn(overlay)) return;
    const paying = isPayStep(overlay) ? overlay : undefined;
    if (acted || (isNews && paying)) open({ name: 'expired', then: paying });
    else if (isNews) showToast({ kind: 'wait', title: 'หมดเวลาการเข้าระบบ', text: 'เข้าระบบอีกครั้งเพื่อดูงานแสดงที่ซื้อ' });
  });
  useEffect(() => onSessionOver(client, (acted) => onOver(acted)), [client]);
}

/** Is one of the dialogs open that lead to a session? */
export function isSigningIn(overlay: Dialogs['overlay']): boolean {
  return overlay !== null && ['expired', 'login', 'register', 'forgot'].includes(overlay.name);
}
