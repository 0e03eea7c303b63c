import { useInfiniteQuery, useQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import type { WrittenSource } from '@wethi/contract';
import { call, type AnswerOf } from '@wethi/http';

export type Written = Schema<'Written'>;
export type View = 'waiting' | 'latest' | 'reported' | 'removed';
export type Verdict = Schema<'JudgeWritten'>['verdict'];

export interface Filters {
  source?: WrittenSource;
  stage_id?: number;
  q?: string;
}

type Page = AnswerOf<'GET', 'moderation'>;

const KEY = 'moderation';
const LIST = [KEY, 'list'];

/** Names a row of the list: the two sources count by themselves. */
export function keyOf({ source, id }: Pick<Written, 'source' | 'id'>): string {
  return `${source}-${id}`;
}

/** What is written, the newest first. */
export function useWritten(view: View, filters: Filters, enabled = true) {
  const query = useInfiniteQuery({
    queryKey: [...LIST, view, filters],
    queryFn: ({ pageParam }) => call('GET', 'moderation', { query: { view, ...filters, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    // While one types, what was found before stays; another view begins empty.
    placeholderData: (known, before) => (before?.queryKey[LIST.length] === view ? known : undefined),
    meta: { background: true },
    enabled,
  });
  return { query, rows: query.data?.pages.flatMap(({ data = [] }) => data) };
}

/** How much there is to judge, and the figures of a week. */
export function useFigures() {
  const queryFn = async () => (await call('GET', 'moderationFigures')).data;
  return useQuery({ queryKey: [KEY, 'figures'], queryFn, meta: { background: true } });
}

export function readAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY] });
}

export function readFiguresAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [KEY, 'figures'] });
}

/** Shows a verdict at once, and moves nothing else: who judges row after row finds the others where they were. */
export function showVerdict(client: QueryClient, judged: readonly Written[], verdict: Verdict): void {
  const keys = new Set(judged.map(keyOf));
  for (const query of client.getQueryCache().findAll({ queryKey: LIST })) {
    const view = query.queryKey[LIST.length] as View;
    client.setQueryData<InfiniteData<Page>>(query.queryKey, (known) => known && changed(known, view, keys, verdict));
  }
}

function changed(
  known: InfiniteData<Page>,
  view: View,
  keys: ReadonlySet<string>,
  verdict: Verdict,
): InfiniteData<Page> {
  const change = (rows: readonly Written[]) =>
    view === 'latest'
      ? rows.map((row) => (keys.has(keyOf(row)) ? { ...row, ...after(verdict) } : row))
      : rows.filter((row) => !keys.has(keyOf(row)));
  return { ...known, pages: known.pages.map((page) => ({ ...page, data: change(page.data ?? []) })) };
}

function after(verdict: Verdict): Pick<Written, 'status' | 'removed_by'> {
  return verdict === 'remove' ? { status: 'removed', removed_by: 'คุณ' } : { status: 'shown', removed_by: null };
}
