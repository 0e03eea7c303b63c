import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, Id, NoData, ReadAt, Resource, type Actor } from '@wethi/platform';
import { InfoPageDraft } from './info-page-draft.entity';
import { InfoPageVersions } from './info-page-versions';
import { InfoPages } from './info-pages';

/** `update_at` is the draft's, as it was read or kept last. */
export class PublishInfoPage extends ReadAt {
  @Id(true)
  info_page_id: number;
}

@Controller()
export class InfoPageDraftController extends Resource(InfoPageDraft, {
  path: 'infoPageDraft',
  read: 'pages.write',
  write: 'pages.write',
  lookups: { infoPageDraftByInfoPageId: ['info_page_id'] },
}) {
  constructor(
    private readonly pages: InfoPages,
    private readonly versions: InfoPageVersions,
  ) {
    super();
  }

  /** What was drafted is what visitors read from now on. */
  @Post('infoPagePublish')
  @Allow('pages.write')
  @Answers('infoPagePublish', { one: NoData })
  infoPagePublish(@Body() { info_page_id, update_at }: PublishInfoPage, @CurrentActor() actor: Actor): Promise<void> {
    return this.pages.publish(info_page_id, actor, update_at);
  }

  protected override afterRemove(draft: InfoPageDraft, actor?: Actor): Promise<void> {
    return this.versions.keepDraft(draft, actor);
  }
}
