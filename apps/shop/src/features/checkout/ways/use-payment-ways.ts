import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

/** `none` where the shop has no gateway. */
export interface OfferedWays {
  qr: 'open' | 'closed' | 'none';
}

const MINUTE_MS = 60_000;

/** The ways to pay beside the slip. Until the server has said it, and when it cannot be asked, the usual ones are shown. */
export function usePaymentWays(): OfferedWays {
  const { data } = useQuery({
    queryKey: ['paymentWays'],
    queryFn: async ({ signal }) => (await call('GET', 'paymentWays', { signal })).data ?? [],
    staleTime: MINUTE_MS,
    meta: { background: true },
  });
  const qr = data?.find(({ orders_payment }) => orders_payment === 'qr');
  if (data && !qr) return { qr: 'none' };
  return { qr: qr?.open === false ? 'closed' : 'open' };
}
