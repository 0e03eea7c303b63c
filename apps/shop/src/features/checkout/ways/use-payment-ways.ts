import { useQuery } from '@tanstack/react-query';
import { GATEWAY_PAYMENTS, type GatewayPayment } from '@wethi/contract';
import { call } from '@wethi/http';

/** `none` where the shop has no gateway. */
export type OfferedWays = Record<GatewayPayment, 'open' | 'closed' | 'none'>;

const MINUTE_MS = 60_000;

/** The ways to pay beside the slip. Until the server has said it, and when it cannot be asked, the usual ones are shown. */
export function usePaymentWays(): OfferedWays {
  const { data } = useQuery({
    queryKey: ['paymentWays'],
    queryFn: async ({ signal }) => (await call('GET', 'paymentWays', { signal })).data ?? [],
    staleTime: MINUTE_MS,
    meta: { background: true },
  });
  const stateOf = (wanted: GatewayPayment) => {
    const way = data?.find(({ orders_payment }) => orders_payment === wanted);
    if (data && !way) return 'none';
    return way?.open === false ? 'closed' : 'open';
  };
  return Object.fromEntries(GATEWAY_PAYMENTS.map((way) => [way, stateOf(way)])) as OfferedWays;
}
