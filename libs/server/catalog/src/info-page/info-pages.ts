import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Changes,
  Database,
  PublicPages,
  RecordChanges,
  refuse,
  rowChanged,
  Transactions,
} from '@wethi/platform';
import { InfoPage } from './info-page.entity';
import { InfoPageDraft } from './info-page-draft.entity';
import { InfoPageVersions } from './info-page-versions';

@Injectable()
export class InfoPages {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: RecordChanges,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly pages: PublicPages,
    private readonly versions: InfoPageVersions,
  ) {}

  /**
   * Puts the draft, if there is one, in the place of the page's text, and shows the page.
   * @param version of the draft that is meant
   * @throws Refusal NOT_FOUND, also when that draft was published or thrown away; ROW_CHANGED when it was saved since
   */
  async publish(id: number, actor: Actor, version?: Date): Promise<void> {
    await this.transactions.run(async () => {
      const page = await this.database.manager.findOneBy(InfoPage, { id });
      if (!page) throw refuse('NOT_FOUND');
      const lock = { mode: 'pessimistic_write' } as const;
      const draft = await this.database.manager.findOne(InfoPageDraft, { where: { info_page_id: id }, lock });
      if (!draft && version) throw refuse('NOT_FOUND');
      if (draft && version && draft.update_at > version)
        throw rowChanged(await this.audit.lastChange(InfoPageDraft, draft.id, draft.update_at), draft.update_at);
      const text = draft && {
        info_page_title: draft.info_page_draft_title,
        info_page_ingress: draft.info_page_draft_ingress,
        info_page_body: draft.info_page_draft_body,
      };
      const after = (saved: InfoPage) => this.versions.note(saved, actor);
      await this.records.saveWithin(InfoPage, { id, ...text, info_page_published: 'Y' }, actor, { after });
      await this.pages.renew(`/${page.info_page_slug}`);
      if (draft) await this.database.manager.delete(InfoPageDraft, { id: draft.id });
    });
    await this.changes.announce(InfoPage.name);
  }
}
