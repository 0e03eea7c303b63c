import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { useSearchParams } from 'react-router';

export type Delivery = Schema<'Delivery'>;
export type State = 'dead' | 'retrying' | 'archived';
export const PAGE_ROWS = 20;
const STATES: readonly State[] = ['dead', 'retrying', 'archived'];
export const KEY = ['deliveries'];

export function keyOf({ job, subject }: Delivery): string {
  return `${job} ${subject}`;
}

/** What one looks at, in the address. */
export function useDeliveriesView() {
  const [parameters, setParameters] = useSearchParams();
  const state = STATES.find((one) => one === parameters.get('state')) ?? 'dead';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  return {
    ...{ state, page },
    show: (next: State) => setParameters(next === 'dead' ? {} : { state: next }),
    turnTo: (next: number) => setParameters({ ...(state !== 'dead' && { state }), page: String(next) }),
  };
}

export function useDeliveries(state: State, page: number) {
  return useQuery({
    queryKey: [...KEY, state, page],
    queryFn: async () => (await call('GET', 'deliveries', { query: { state, page } })).data,
    placeholderData: keepPreviousData,
  });
}
