import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';

export type Customer = Schema<'User'>;
export type CustomerOrder = Schema<'OrderWithLines'>;
export type WatchCheck = Schema<'WatchCheck'>;

const CUSTOMER = 'customer';
const ORDERS_SHOWN = 20;
/** Devices come and go while one talks with the customer. */
const CHECK_EVERY_MS = 15_000;

export function useCustomer(id: number) {
  return useQuery({
    queryKey: [CUSTOMER, id, 'row'],
    queryFn: async () => (await call('GET', 'userById', { query: { id } })).data,
  });
}

/** Notes, sessions, and what else stands beside the row. */
export function useCare(user_id: number) {
  return useQuery({
    queryKey: [CUSTOMER, user_id, 'care'],
    queryFn: async () => (await call('GET', 'userCare', { query: { user_id } })).data,
  });
}

/** The newest orders, and until when what was bought can be watched. */
export function useCustomerOrders(user_id: number) {
  return useQuery({
    queryKey: [CUSTOMER, user_id, 'orders'],
    queryFn: async () => {
      const [{ data, total }, purchases] = await Promise.all([
        call('GET', 'orders/ordersByUserId', { query: { user_id, limit: ORDERS_SHOWN } }),
        call('GET', 'orders/ordersProductByUserId', { query: { user_id } }),
      ]);
      const until = new Map(purchases.data?.map(({ order_no, access_until }) => [order_no, access_until]));
      return { orders: data, total, until };
    },
  });
}

/** Why they cannot watch a show. */
export function useWatchCheck(user_id: number, product_id: number | undefined) {
  return useQuery({
    queryKey: [CUSTOMER, user_id, 'check', product_id],
    enabled: product_id !== undefined,
    refetchInterval: CHECK_EVERY_MS,
    queryFn: async () =>
      (await call('GET', 'userWatchCheck', { query: { user_id, product_id: product_id ?? 0 } })).data,
  });
}

/** Reads anew all that the page shows of a customer. */
export function useCustomerChanged(id: number): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [CUSTOMER, id] });
}

/** The name that personnel calls somebody by. */
export function nameOf({ user_name, user_lname, user_nickname }: Customer): string {
  return [user_name, user_lname].filter(Boolean).join(' ') || user_nickname || 'ยังไม่มีชื่อ';
}

/** What the shop calls a show in its address. */
export function useShowUrl(product_id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['product', 'url', product_id],
    enabled: product_id !== undefined,
    queryFn: async () =>
      (await call('GET', 'productById', { query: { id: product_id ?? 0 } })).data?.product_url ?? null,
  });
  return data ?? undefined;
}
