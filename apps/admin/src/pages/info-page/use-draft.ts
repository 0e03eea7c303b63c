import { useInvalidate } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call, errorText } from '@wethi/http';
import { useEffect, useRef, useState } from 'react';

export type Draft = Pick<
  Schema<'InfoPageDraft'>,
  'info_page_draft_title' | 'info_page_draft_ingress' | 'info_page_draft_body'
>;

/** So long after the last key a draft is kept. */
const PAUSE_MS = 2_000;

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

/** Keeps what is typed as the page's draft once typing pauses, one save after the other. */
export function useKeptDraft(
  info_page_id: number,
  kept: Schema<'InfoPageDraft'> | undefined,
  typed: Draft | undefined,
) {
  const [state, setState] = useState<{ at?: Date; saving?: boolean; problem?: string }>({});
  const draftId = useRef(kept?.id);
  const last = useRef(typed && JSON.stringify(typed));
  const line = useRef(Promise.resolve());
  const invalidate = useInvalidate();

  const keep = (draft: Draft) => {
    line.current = line.current.then(async () => {
      const text = JSON.stringify(draft);
      if (text === last.current) return;
      setState((before) => ({ ...before, saving: true }));
      try {
        const which = draftId.current === undefined ? { info_page_id } : { id: draftId.current };
        const { data } = await call('POST', 'infoPageDraft', { body: { ...which, ...draft } });
        draftId.current ??= data?.insertId;
        last.current = text;
        setState({ at: new Date() });
        // The list says whose draft it is and since when.
        void invalidate({ resource: 'infoPage', invalidates: ['list'] });
      } catch (error) {
        setState({ problem: errorText(error) });
      }
    });
    return line.current;
  };
  const later = useRef(keep);
  later.current = keep;
  const text = typed && JSON.stringify(typed);
  useEffect(() => {
    if (!text) return;
    last.current ??= text;
    if (text === last.current) return;
    const timer = setTimeout(() => void later.current(JSON.parse(text) as Draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const throwAway = async () => {
    await line.current;
    if (draftId.current !== undefined) await call('DELETE', 'infoPageDraft', { query: { id: draftId.current } });
  };
  return {
    ...state,
    unsaved: text !== undefined && last.current !== undefined && text !== last.current,
    keep,
    throwAway,
  };
}
