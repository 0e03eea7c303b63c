import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, type BodyOf } from '@wethi/http';
import { useRef } from 'react';
import { MEMBER_KEY } from '../../../session/member';
import { useSave } from '../../../ui/use-save';

type Wish = BodyOf<'POST', 'tip'>;

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Asks for a QR to pay a garland by. Asked again because no answer came, the same wish is the same garland; whatever the
 * server answered, the next is another.
 */
export function useAskForTip(onAsked: (id: number) => void) {
  const client = useQueryClient();
  const pending = useRef<{ wish: string; key: string }>(undefined);
  const ask = async (body: Wish) => {
    const wish = JSON.stringify(body);
    if (pending.current?.wish !== wish) pending.current = { wish, key: randomKey() };
    const { data } = await call('POST', 'tip', { body, headers: { 'idempotency-key': pending.current.key } });
    return data;
  };
  return useSave(ask, {
    then: (tip) => {
      pending.current = undefined;
      if (!tip) return;
      client.setQueryData([...MEMBER_KEY, 'tip', tip.id], tip);
      onAsked(tip.id);
    },
    refused: (error) => {
      if (!(error instanceof ApiError && error.status === 0)) pending.current = undefined;
    },
  });
}
