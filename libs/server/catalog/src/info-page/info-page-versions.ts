import { Injectable } from '@nestjs/common';
import { AGREED_PAGES, type InfoPageVersionKind } from '@wethi/contract';
import { type Actor, Clock, Database } from '@wethi/platform';
import type { InfoPage } from './info-page.entity';
import type { InfoPageDraft } from './info-page-draft.entity';
import { InfoPageVersion, type AgreedText } from './info-page-version.entity';

/** More than anybody looks through. */
const MOST = 50;
const isAgreed = (slug: string): boolean => AGREED_PAGES.some((agreed) => agreed === slug);

type Told = Pick<InfoPageVersion, 'info_page_version_title' | 'info_page_version_ingress' | 'info_page_version_body'>;

/** What pages of information said before (SITE-09). Writing runs in the transaction of the change. */
@Injectable()
export class InfoPageVersions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes what visitors read of a page from now on, where that is another text than before. */
  async note(page: InfoPage, actor: Actor | undefined): Promise<void> {
    if (page.info_page_published !== 'Y') return;
    const [before] = await this.rows(page.id, 'published', 1);
    const told: Told = {
      info_page_version_title: page.info_page_title,
      info_page_version_ingress: page.info_page_ingress,
      info_page_version_body: page.info_page_body,
    };
    if (before && isSame(before, told)) return;
    if (before && !isAgreed(page.info_page_slug)) await this.endAt(before.id);
    await this.add(page.id, 'published', told, actor);
  }

  /** Keeps a draft that is thrown away for a while. */
  async keepDraft(draft: InfoPageDraft, actor: Actor | undefined): Promise<void> {
    const told: Told = {
      info_page_version_title: draft.info_page_draft_title,
      info_page_version_ingress: draft.info_page_draft_ingress,
      info_page_version_body: draft.info_page_draft_body,
    };
    await this.endAt(await this.add(draft.info_page_id, 'draft', told, actor));
  }

  /** All of a page for whoever writes it, the newest first. */
  ofPage(infoPageId: number): Promise<InfoPageVersion[]> {
    return this.rows(infoPageId, undefined, MOST);
  }

  /** What a page that people agree to says and said, the newest first; nothing of one that is not published. */
  async agreed(slug: string): Promise<AgreedText[]> {
    if (!isAgreed(slug)) return [];
    const page = await this.database.sql
      .selectFrom('info_page')
      .select('id')
      .where('info_page_slug', '=', slug as (typeof AGREED_PAGES)[number])
      .where('info_page_published', '=', 'Y')
      .executeTakeFirst();
    return page ? this.rows(page.id, 'published', MOST) : [];
  }

  private rows(infoPageId: number, kind: InfoPageVersionKind | undefined, most: number): Promise<InfoPageVersion[]> {
    return this.database.manager.find(InfoPageVersion, {
      where: { info_page_id: infoPageId, ...(kind && { info_page_version_kind: kind }) },
      order: { id: 'DESC' },
      take: most,
    });
  }

  private add(infoPageId: number, kind: InfoPageVersionKind, told: Told, actor: Actor | undefined): Promise<number> {
    return this.database.insert(InfoPageVersion, {
      ...told,
      info_page_id: infoPageId,
      info_page_version_kind: kind,
      create_at: this.clock.now(),
      create_by: actor?.id ?? null,
    });
  }

  private async endAt(id: number): Promise<void> {
    await this.database.manager.update(InfoPageVersion, { id }, { info_page_version_old_at: this.clock.now() });
  }
}

function isSame(one: Told, other: Told): boolean {
  const keys = ['info_page_version_title', 'info_page_version_ingress', 'info_page_version_body'] as const;
  return keys.every((key) => (one[key] ?? '') === (other[key] ?? ''));
}
