import type { YesNo } from '@wethi/contract';
import { Check, Pencil } from 'lucide-react';
import { recordDay, recordTime } from '../../columns/record-time';
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

type Page = RowOf<'infoPage'>;

/** When visitors got what they read. */
export function publishedOn({ published_at, update_at }: Pick<Page, 'published_at' | 'update_at'>): string {
  return recordDay(published_at ?? update_at);
}

/** Whose hands were on a page last, and when: of its draft, or of what visitors read. */
export function lastHand(page: Page): string {
  const { drafted_at, drafted_by, published_by } = page;
  if (drafted_at) return withName(recordTime(drafted_at), drafted_by);
  return page.info_page_published === 'Y' ? withName(publishedOn(page), published_by) : '—';
}

function withName(when: string, name: string | null | undefined): string {
  return name ? `${when} · ${name}` : when;
}
