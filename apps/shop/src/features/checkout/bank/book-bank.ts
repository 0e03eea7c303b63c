import { useQuery } from '@tanstack/react-query';
import { BANKS } from '@wethi/contract';
import { call } from '@wethi/http';
import type { PaymentProduct } from '../../../overlays/payment-request';

/** The account that a product is paid into, as the server says it; null when there is none. */
export function useBookBank({ id: product_id }: PaymentProduct) {
  return useQuery({
    queryKey: ['bookBank', product_id],
    queryFn: async ({ signal }) =>
      (await call('GET', 'bookBankByProductId', { query: { product_id }, signal })).data?.[0] ?? null,
    staleTime: 60_000,
  });
}

/** Full Thai name of a bank by its short one: 'KBANK' → 'ธนาคารกสิกรไทย'. */
export function bankName(short: string): string {
  return Object.values(BANKS).find((bank) => bank.short === short)?.name ?? short;
}
