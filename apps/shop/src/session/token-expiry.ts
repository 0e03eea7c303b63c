import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, onSessionRefused } from '@wethi/http';
import { useToast } from '../ui/feedback/toast';
import type { OpenDialog } from '../overlays/dialogs';
import { MEMBER_KEY } from './member';

/** Was something refused because nobody is signed in any more? */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.isSignedOut;
}

/**
 * What opens when the session is found to be over: a dialog only for who wanted something done, and in the place of
 * paying, which goes on after signing in. Who only looks at a page is not kept from it.
 */
export function expiryDialog(acted: boolean, opened: OpenDialog | null): OpenDialog | undefined {
  if (opened?.name === 'payment') return { name: 'token-expired', then: opened };
  return acted ? { name: 'token-expired' } : undefined;
}

/** When any answer says that the session is over, the member becomes a guest and is told once. */
export function useTokenExpiry(opened: OpenDialog | null, open: (dialog: OpenDialog) => void): void {
  const client = useQueryClient();
  const tell = useToast();
  const onRefused = useEffectEvent((acted: boolean) => {
    if (client.getQueryData(MEMBER_KEY) === null) return;
    client.setQueryData(MEMBER_KEY, null);
    const dialog = expiryDialog(acted, opened);
    if (dialog) open(dialog);
    else tell({ kind: 'wait', title: 'หมดเวลาการเข้าระบบ', text: 'เข้าระบบอีกครั้งเพื่อดูงานแสดงที่ซื้อ' });
  });
  useEffect(() => onSessionRefused((acted) => onRefused(acted)), []);
}
