import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { STORY } from '../list/use-orders';

/** Receipt, tax invoices and credit notes of an order. */
export function usePapers(ordersId: number) {
  return useQuery({
    queryKey: [STORY, ordersId, 'papers'],
    queryFn: async () => (await call('GET', 'orders/papers', { query: { orders_id: ordersId } })).data,
  });
}
