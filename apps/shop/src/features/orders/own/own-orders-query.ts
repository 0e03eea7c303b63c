import { useQuery } from '@tanstack/react-query';
import { awaitsPayment, LIST_LIMIT_MAX } from '@wethi/contract';
import { call } from '@wethi/http';
import type { OwnOrder } from '../../../api-types';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

const OWN_ORDERS_KEY = [...MEMBER_KEY, 'orders'] as const;

/** Every order of the member, newest first: nobody has more than a few pages of them. */
async function readOrders(signal: AbortSignal): Promise<OwnOrder[]> {
  const orders: OwnOrder[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, limit: LIST_LIMIT_MAX };
    const { data, total } = await call('GET', 'orders/ordersByUserId', { query, signal });
    orders.push(...data);
    if (data.length === 0 || orders.length >= total) return orders;
  }
}

/** Paid in part, and its buyer's turn. */
export function isShort(order: OwnOrder): boolean {
  return awaitsPayment(order) && order.orders_paid > 0;
}

export function useOwnOrders() {
  return useQuery({
    queryKey: OWN_ORDERS_KEY,
    queryFn: ({ signal }) => readOrders(signal),
    enabled: useMayRead(),
  });
}
