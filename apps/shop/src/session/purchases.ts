import { useQuery } from '@tanstack/react-query';
import { call, pollWhileAllowed } from '@wethi/http';
import type { Purchase } from '../api-types';
import { useMember } from './member';

/** How soon a page that shows a waiting order says that it was decided. */
export const LOOK_AGAIN_MS = 15_000;

export const PURCHASES_KEY = ['purchases'] as const;

function hasWaiting(purchases: Purchase[] | undefined): boolean {
  return Boolean(purchases?.some(({ orders_status }) => orders_status === 'wait'));
}

/**
 * What the signed-in member has ordered, newest first; undefined for a guest and until it is read. While an order waits it is
 * read again and again.
 */
export function usePurchases() {
  const { member } = useMember();
  const { data, ...query } = useQuery({
    queryKey: [...PURCHASES_KEY, member?.id],
    queryFn: async ({ signal }) => (await call('GET', 'orders/ordersProductByUserId', { signal })).data ?? [],
    enabled: Boolean(member),
    refetchInterval: (query) => hasWaiting(query.state.data) && pollWhileAllowed(LOOK_AGAIN_MS).refetchInterval(query),
  });
  return { ...query, purchases: data };
}

/** An order of the signed-in member by its number. */
export function usePurchaseByNumber(orderNo: string): Purchase | undefined {
  return usePurchases().purchases?.find(({ order_no }) => order_no === orderNo);
}

/** The open or approved order of a product (decisions.md §3: one at a time). */
export function usePurchaseOf(productId: number): Purchase | undefined {
  const { purchases } = usePurchases();
  return purchases?.find(
    (purchase) => purchase.product_id === productId && ['wait', 'approve'].includes(purchase.orders_status),
  );
}
