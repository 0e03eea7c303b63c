import { useQuery } from '@tanstack/react-query';
import { BANKS } from '@wethi/contract';
import { call } from '../../api/call';
import type { PaymentProduct } from '../../app/payment-request';

/** The account that a product is paid into: its own, else the first of its band. */
export function useBookBank({ band_id, book_bank_id }: PaymentProduct) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['bookBank', band_id],
    queryFn: ({ signal }) => call('GET', 'bookBankByBandId', { query: { band_id }, signal }),
    staleTime: 60_000,
  });
  const accounts = data?.data ?? [];
  const account = accounts.find(({ id }) => id === book_bank_id) ?? accounts[0];
  return { account, failed: isError || (data !== undefined && !account), retry: () => void refetch() };
}

/** Full Thai name of a bank by its short one: 'KBANK' → 'ธนาคารกสิกรไทย'. */
export function bankName(short: string): string {
  return Object.values(BANKS).find((bank) => bank.short === short)?.name ?? short;
}
