import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

export const FACTOR_STATUS = ['totp-status'];

/** The second factor of who is signed in: whether it is set up, and whether it has to be. */
export function useFactorStatus() {
  return useQuery({
    queryKey: FACTOR_STATUS,
    queryFn: async () => (await call('GET', 'totpStatus')).data ?? null,
    // The window that sets it up closes by itself.
    staleTime: 60_000,
  });
}
