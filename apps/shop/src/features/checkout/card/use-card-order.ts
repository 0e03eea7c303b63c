import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';
import type { OwnCard } from '../../../api-types';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { MEMBER_KEY, useRefreshMember } from '../../../session/member';
import { useSave } from '../../../ui/use-save';
import { placeOrder } from '../checkout-calls';
import type { BegunOrder } from '../use-begun-order';

const keyOf = (orders_id: number | undefined) => [...MEMBER_KEY, 'card', orders_id];

/** Where the newest try to pay an order by card stands; nothing before the order is made. */
export function useCardTry(orders_id: number | undefined) {
  return useQuery({
    queryKey: keyOf(orders_id),
    queryFn:
      orders_id === undefined
        ? skipToken
        : async ({ signal }): Promise<OwnCard | undefined> =>
            (await call('GET', 'orders/ordersCard', { query: { orders_id }, signal })).data,
    meta: { background: true },
  });
}

interface CardStart {
  request: PaymentRequest;
  memberId: number;
  begun: Pick<BegunOrder, 'id' | 'begin'>;
  onPaid: () => void;
  onRefused: (failure: unknown) => void;
}

/** Makes the order, where there is none, and leads the browser to where the card is typed. */
export function useCardStart({ request, memberId, begun: { id, begin }, onPaid, onRefused }: CardStart) {
  const refresh = useRefreshMember();
  return useSave(
    async () => {
      const orders_id = id ?? (await placeOrder(request, memberId)).insertId;
      begin(orders_id);
      return (await call('POST', 'orders/ordersCard', { body: { orders_id } })).data;
    },
    {
      then: async (card) => {
        if (card?.orders_status === 'approve') return onPaid();
        if (card?.charge_page) window.location.assign(card.charge_page);
        // It is busy until the browser has left; who comes back by its Back finds the order.
        await refresh();
      },
      refused: async (failure) => {
        onRefused(failure);
        await refresh();
      },
    },
  );
}

const ASK_AGAIN_MS = 3_000;

/** Has the gateway asked until it knows; `known` is told what it says. */
export function useCardAnswer(orders_id: number, known: (card: OwnCard) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent((card: OwnCard) => {
    client.setQueryData(keyOf(orders_id), card);
    if (card.orders_status !== 'wait' || card.charge_status === 'failed') known(card);
  });
  useEffect(() => {
    const ends = new AbortController();
    const ask = async () => {
      try {
        const { data } = await call('POST', 'orders/ordersCardCheck', { body: { orders_id }, signal: ends.signal });
        if (data && !ends.signal.aborted) hear(data);
      } catch {
        // Asked again in a moment.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [orders_id]);
}
