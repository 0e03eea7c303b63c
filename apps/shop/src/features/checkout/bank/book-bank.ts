import { useQuery } from '@tanstack/react-query';
import { BANKS } from '@wethi/contract';
import { call } from '@wethi/http';
import type { PaymentProduct } from '../../../overlays/payment-request';

/** The account that a product is paid into, as the server says it. */
export function useBookBank({ id: product_id }: PaymentProduct) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['bookBank', product_id],
    queryFn: ({ signal }) => call('GET', 'bookBankByProductId', { query: { product_id }, signal }),
    staleTime: 60_000,
  });
  const account = data?.data?.[0];
  return { account, failed: isError || (data !== undefined && !account), retry: () => void refetch() };
}

/** Full Thai name of a bank by its short one: 'KBANK' → 'ธนาคารกสิกรไทย'. */
export function bankName(short: string): string {
  return Object.values(BANKS).find((bank) => bank.short === short)?.name ?? short;
}
