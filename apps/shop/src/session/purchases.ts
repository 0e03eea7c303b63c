import { awaitsPayment } from '@wethi/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, pollWhileAllowed } from '@wethi/http';
import { useState } from 'react';
import type { Purchase } from '../api-types';
import { MEMBER_KEY, useMayRead } from './member';
import { readAhead } from './read-ahead';

/** How soon a page that shows a waiting order says that it was decided. */
export const LOOK_AGAIN_MS = 15_000;

function hasWaiting(purchases: Purchase[] | undefined): boolean {
  return Boolean(purchases?.some(({ orders_status }) => orders_status === 'wait'));
}

const purchasesQuery = queryOptions({
  queryKey: [...MEMBER_KEY, 'purchases'],
  queryFn: async ({ signal }) => (await call('GET', 'orders/ordersProductByUserId', { signal })).data ?? [],
  refetchInterval: (query) => hasWaiting(query.state.data) && pollWhileAllowed(LOOK_AGAIN_MS).refetchInterval(query),
});

const nothing = (): Purchase[] | undefined => undefined;

/**
 * What the signed-in member has ordered, newest first; no data for a guest. While an order waits it is read again and
 * again.
 */
export function usePurchases() {
  const mayRead = useMayRead();
  if (mayRead) readAhead('orders/ordersProductByUserId');
  // What was read before the session ended is nobody's.
  return useQuery({ ...purchasesQuery, enabled: mayRead, select: mayRead ? undefined : nothing });
}

/**
 * Reads the purchases again, where they could not be read: then nobody knows what was bought, and nobody should pay for it
 * anew. Nothing where they were read before, or there is nobody to read them of.
 */
export function useUnreadPurchases(): (() => void) | undefined {
  const mayRead = useMayRead();
  const { data, errorUpdateCount, refetch } = usePurchases();
  // Also while they are read again.
  return mayRead && data === undefined && errorUpdateCount > 0 ? () => void refetch() : undefined;
}

/** An order of the signed-in member by its number. */
export function usePurchaseByNumber(orderNo: string): Purchase | undefined {
  return usePurchases().data?.find(({ order_no }) => order_no === orderNo);
}

/** Whether somebody may watch with it, now or once it is paid: what was bought for another is theirs. */
export function isOwn({ gift }: Purchase): boolean {
  return !gift?.is_given;
}

interface Paid {
  product: { id: number; product_format: string };
  gift_id?: number;
  order?: { id: number };
  unpaid?: { id: number };
}

/**
 * The order that a payment goes on with, or that forbids it. Seats in a hall may be bought again: there it is the one that is
 * named, or waits to be paid.
 */
export function useOrderOf({ product, gift_id, order, unpaid }: Paid): Purchase | undefined {
  const { data } = usePurchases();
  const found = usePurchaseOf(product.id, gift_id);
  if (product.product_format === 'online' || gift_id !== undefined) return found;
  const named = (order ?? unpaid)?.id;
  return data?.find(
    (purchase) =>
      purchase.product_id === product.id &&
      isOwn(purchase) &&
      (named === undefined
        ? awaitsPayment(purchase)
        : purchase.orders_id === named && ['wait', 'approve'].includes(purchase.orders_status)),
  );
}

/**
 * The open or approved order of a product (decisions.md §3: one at a time).
 * @param giftId the order of that gift of the member's
 */
export function usePurchaseOf(productId: number, giftId?: number): Purchase | undefined {
  return usePurchases().data?.find(
    (purchase) =>
      purchase.product_id === productId &&
      ['wait', 'approve'].includes(purchase.orders_status) &&
      (giftId === undefined ? isOwn(purchase) : purchase.gift?.id === giftId),
  );
}

/** An order as it was when it last waited to be paid, whatever was read of it since. */
export function useWaited(order: Purchase | undefined): Purchase | undefined {
  const [waited, setWaited] = useState<Purchase>();
  if (order && order !== waited && awaitsPayment(order)) setWaited(order);
  return waited;
}
