import { useList } from '@refinedev/core';
import type { YesNo } from '@wethi/contract';
import { Check, Pencil } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import type { RowOf } from '../../providers/resource';

export const PUBLISHED = { Y: 'เผยแพร่แล้ว', N: 'ยังไม่เผยแพร่' };

/** What visitors read of a page, and whether there is more to publish. */
export function StateTag({ drafted, published }: { drafted: boolean; published: YesNo }) {
  if (drafted)
    return (
      <StatusTag tone="wait" icon={<Pencil size={14} aria-hidden />}>
        ร่าง มีที่แก้ใหม่
      </StatusTag>
    );
  if (published === 'N') return <StatusTag tone="info">{PUBLISHED.N}</StatusTag>;
  return (
    <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
      {PUBLISHED.Y}
    </StatusTag>
  );
}

/** The same in the list, whose drafts are read in one call for all of them. */
export function PageState({ id, published }: { id: number; published: YesNo }) {
  const { result } = useList<RowOf<'infoPageDraft'>>({
    resource: 'infoPageDraft',
    pagination: { pageSize: 100 },
    // Drafts keep themselves, which no list hears of.
    queryOptions: { staleTime: 0 },
    errorNotification: false,
  });
  return <StateTag drafted={result.data.some((draft) => draft.info_page_id === id)} published={published} />;
}
