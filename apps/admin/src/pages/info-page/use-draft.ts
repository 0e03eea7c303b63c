import { useInvalidate } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { ApiError, call, errorText } from '@wethi/http';
import { useEffect, useRef, useState } from 'react';
import { changedValues } from '../../record/changed-values';
import { rowChangeOf, type RowChange } from '../../record/row-change';

export type Draft = Pick<
  Schema<'InfoPageDraft'>,
  'info_page_draft_title' | 'info_page_draft_ingress' | 'info_page_draft_body'
>;

/** So long after the last key a draft is kept. */
const PAUSE_MS = 2_000;
/** And tried again when that failed. */
const RETRY_MS = 10_000;

const keyOf = (id: number) => ['info-page-draft', id];

/** A page as visitors read it, and what was drafted since. */
export function usePageAndDraft(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const [page, drafts] = await Promise.all([
        call('GET', 'infoPageById', { query: { id } }),
        call('GET', 'infoPageDraftByInfoPageId', { query: { info_page_id: id } }),
      ]);
      const found = page.data as Schema<'InfoPageWithHands'>; // a page that is gone was refused
      return { page: found, draft: drafts.data?.[0] };
    },
    // Read anew when the page opens, and then not until it is published: that would take away what was typed.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Reads page and draft anew. */
export function useReadAnew(id: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
}

/** Something was saved after it was read, or is there although it was not. */
const CONFLICT = 409;
const GONE = 404;

/**
 * Keeps what is typed as the page's draft once typing pauses, one save after the other, and each over the draft that was read or
 * kept last. What cannot be kept stays as it was typed, and is tried again.
 * @param complete whether what is typed can be a draft at all
 */
export function useKeptDraft(
  info_page_id: number,
  kept: Schema<'InfoPageDraft'> | undefined,
  typed: Draft,
  complete: boolean,
) {
  const [state, setState] = useState<KeptState>({});
  const held = useRef<Held>({ id: kept?.id, update_at: kept?.update_at, base: typed });
  const text = JSON.stringify(typed);
  const last = useRef(text);
  const line = useRef(Promise.resolve());
  const invalidate = useInvalidate();

  const read = async () => (await call('GET', 'infoPageDraftByInfoPageId', { query: { info_page_id } })).data?.[0];
  /** Who saved it meanwhile; undefined where something else went wrong. */
  const changeOf = async (error: unknown): Promise<RowChange | undefined> => {
    if (!(error instanceof ApiError)) return undefined;
    const change = rowChangeOf(error);
    if (change || ![CONFLICT, GONE].includes(error.status)) return change;
    // A colleague began one too, or published or threw away the one that both wrote.
    const draft = await read();
    held.current = { ...held.current, id: draft?.id, update_at: draft?.update_at };
    return { update_at: draft?.update_at ?? '' };
  };

  const write = async (draft: Draft) => {
    const now = JSON.stringify(draft);
    if (now === last.current) return;
    setState((before) => ({ ...before, saving: true }));
    try {
      const { id, update_at, base } = held.current;
      // A colleague's words in other fields stay.
      const body = id === undefined ? { info_page_id, ...draft } : { id, update_at, ...changedValues(base, draft) };
      const { data } = await call('POST', 'infoPageDraft', { body });
      last.current = now;
      // It is kept all the same when its version cannot be read.
      const newest = await read().catch(() => undefined);
      held.current = { id: id ?? data?.insertId, update_at: newest?.update_at, base: draft };
      setState({ at: new Date() });
      // The list says whose draft it is and since when.
      void invalidate({ resource: 'infoPage', invalidates: ['list'] });
    } catch (error) {
      const change = await changeOf(error).catch(() => undefined);
      setState(({ tries = 0 }) => ({ problem: errorText(error), change, tries: tries + 1 }));
      throw error;
    }
  };
  /** @throws ApiError what the server says no to; it stands in the state, too */
  const keep = (draft: Draft): Promise<void> => {
    const turn = line.current.then(() => write(draft));
    line.current = turn.catch(() => undefined);
    return turn;
  };
  const later = useRef(keep);
  later.current = keep;
  const { change, tries } = state;
  useEffect(() => {
    if (!complete || change || text === last.current) return;
    const again = () => void later.current(JSON.parse(text) as Draft).catch(() => undefined); // it stands in the state
    const timer = setTimeout(again, tries ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, complete, change, tries]);

  /** Keeps what is typed and makes it what visitors read. */
  const publish = async (draft: Draft) => {
    await keep(draft);
    const { update_at } = held.current;
    try {
      await call('POST', 'infoPagePublish', { body: { info_page_id, update_at } });
    } catch (error) {
      const change = await changeOf(error).catch(() => undefined);
      setState((before) => ({ ...before, change }));
      throw error;
    }
  };
  /** Keeps what is typed over what somebody else saved, and nothing else. */
  const overwrite = (): Promise<void> => {
    if (change && held.current.id !== undefined) held.current.update_at = change.update_at;
    last.current = '';
    setState({});
    return keep(typed);
  };
  const throwAway = async () => {
    await line.current;
    const { id } = held.current;
    if (id !== undefined) await call('DELETE', 'infoPageDraft', { query: { id } });
  };
  return {
    ...state,
    unsaved: text !== last.current,
    keep,
    publish,
    overwrite,
    throwAway,
  };
}

interface KeptState {
  at?: Date;
  saving?: boolean;
  problem?: string;
  change?: RowChange;
  tries?: number;
}

/** The draft that the next save is made over, and the words that what is typed changes. */
interface Held {
  id: number | undefined;
  update_at: string | undefined;
  base: Draft;
}
