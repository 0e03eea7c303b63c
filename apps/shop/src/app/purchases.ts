import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import type { Purchase } from '../api/types';
import { useMember } from './member';

export const PURCHASES_KEY = ['purchases'] as const;

/** What the signed-in member has ordered, newest first; undefined for a guest and until it is read. */
export function usePurchases() {
  const { member } = useMember();
  const { data, ...query } = useQuery({
    queryKey: [...PURCHASES_KEY, member?.id],
    queryFn: async ({ signal }) => (await call('GET', 'orders/ordersProductByUserId', { signal })).data ?? [],
    enabled: Boolean(member),
  });
  return { ...query, purchases: data };
}

/** The open or approved order of a product (decisions.md §3: one at a time). */
export function usePurchaseOf(productId: number): Purchase | undefined {
  const { purchases } = usePurchases();
  return purchases?.find(
    (purchase) => purchase.product_id === productId && ['wait', 'approve'].includes(purchase.orders_status),
  );
}
