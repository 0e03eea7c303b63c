import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Refusal } from '../api/refusal';
import type { OpenDialog } from './dialogs';
import { MEMBER_KEY } from './member';

/** Was a session refused that there used to be? */
export function isExpired(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'TOKEN_EXPIRED';
}

/** When any read finds that the session is over, the member becomes a guest and is told once. */
export function useTokenExpiry(open: (dialog: OpenDialog) => void): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isExpired(event.action.error)) return;
        if (client.getQueryData(MEMBER_KEY) === null) return;
        client.setQueryData(MEMBER_KEY, null);
        open({ name: 'token-expired' });
      }),
    [client, open],
  );
}
