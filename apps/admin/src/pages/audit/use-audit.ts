import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { useSearchParams } from 'react-router';
import { withParameters } from '../../filters/with-parameters';

export type Audit = Schema<'ShownAudit'>;

export const PAGE_ROWS = 20;
const FILTERS = ['q', 'actor_id', 'action', 'entity', 'entity_id', 'from', 'to'] as const;
type Filter = (typeof FILTERS)[number];
export type Filters = Partial<Record<Filter, string>>;

/** What of the log one looks at; all in the address, so that a link shows the same. */
export function useAuditView() {
  const [parameters, setParameters] = useSearchParams();
  const filters: Filters = Object.fromEntries(
    FILTERS.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])),
  );
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const set = (changes: Filters & { page?: string }) =>
    setParameters((others) => withParameters(others, { page: undefined, ...changes }));
  const clear = () => setParameters({});
  return { filters, page, set, clear };
}

/** The filters as the calls take them. */
export function queryOf({ actor_id, entity_id, ...words }: Filters) {
  return { ...words, actor_id: Number(actor_id) || undefined, entity_id: Number(entity_id) || undefined };
}

export function useAudit(filters: Filters, page: number) {
  return useQuery({
    queryKey: ['auditLog', filters, page],
    queryFn: () => call('GET', 'auditLog', { query: { ...queryOf(filters), page, limit: PAGE_ROWS } }),
    placeholderData: keepPreviousData,
  });
}

/** One entry, whatever the list shows; null where there is none, undefined until it is read. */
export function useAuditEntry(id: number | undefined) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['auditLog', 'entry', id],
    queryFn: async () => (await call('GET', 'auditLog', { query: { id, limit: 1 } })).data,
    enabled: id !== undefined,
  });
  // Until another one is read, Refine's client answers the one before.
  const read = id === undefined ? [] : isPlaceholderData ? undefined : data;
  return { entry: read && (read.find((one) => one.id === id) ?? null), error, refetch };
}

/** What the filters offer. */
export function useAuditChoices() {
  return useQuery({
    queryKey: ['auditLog', 'choices'],
    queryFn: async () => (await call('GET', 'auditLogChoices')).data,
  });
}
