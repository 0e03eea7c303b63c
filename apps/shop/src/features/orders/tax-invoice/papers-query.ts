import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { OrderPapers } from '../../../api-types';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

export const papersKey = (ordersId: number) => [...MEMBER_KEY, 'papers', ordersId] as const;

/** Of what was paid before a moment the receipt may not be there yet: asking for it issues it. */
async function readPapers(orders_id: number, signal: AbortSignal): Promise<OrderPapers> {
  const read = async () => (await call('GET', 'orders/papers', { query: { orders_id }, signal })).data as OrderPapers;
  const known = await read();
  if (known.papers.length > 0 || !known.ask_until) return known;
  await call('GET', 'orders/fileTaxInvoice', { query: { orders_id }, signal });
  return read();
}

/** The papers of an own order, and until when a tax invoice may be asked for. */
export function usePapers(ordersId: number) {
  return useQuery({
    queryKey: papersKey(ordersId),
    queryFn: ({ signal }) => readPapers(ordersId, signal),
    enabled: useMayRead(),
    meta: { background: true },
  });
}
