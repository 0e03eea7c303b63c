import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

/** What has messages of all shows wait; the owner's to change. */
export function useHoldingRules() {
  return useQuery({ queryKey: ['holdingRules'], queryFn: async () => (await call('GET', 'holdingRules')).data });
}
