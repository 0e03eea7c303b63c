import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

const KEY = [...MEMBER_KEY, 'addresses'] as const;

/** The member's addresses, the default first. */
export function useAddresses() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await call('GET', 'userAddress', { query: { sort: '-user_address_default,id' }, signal })).data,
    enabled: useMayRead(),
  });
}

export function useReadAddressesAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
