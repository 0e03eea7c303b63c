import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, Database, PubliclyCached, PublicPages, Resource, type Actor } from '@wethi/platform';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'typeorm';
import { InfoPage } from './info-page.entity';
import { InfoPageWithHands, withHands } from './info-page-hands';
import { InfoPageVersions } from './info-page-versions';

/** A page that is published, without its text. */
export class InfoPageTitle {
  @ApiProperty()
  info_page_slug: string;

  @ApiProperty()
  info_page_title: string;

  /** Its place in its column of the footer; 0 where the footer does not name it. */
  @ApiProperty({ type: 'integer' })
  footer: number;
}

@Controller()
export class InfoPageController extends Resource(InfoPage, {
  path: 'infoPage',
  read: 'public',
  write: 'pages.write',
  lookups: { infoPageBySlug: ['info_page_slug'] },
  sort: 'info_page_footer_item',
  within: 'info_page_footer_group',
  taken: { info_page_slug: 'INFO_PAGE_TAKEN' },
  answer: InfoPageWithHands,
}) {
  constructor(
    private readonly database: Database,
    private readonly pages: PublicPages,
    private readonly versions: InfoPageVersions,
  ) {
    super();
  }

  /** What the footer of every page links to. */
  @Get('infoPageView')
  @Allow('public')
  @PubliclyCached()
  @Answers('infoPageView', { list: InfoPageTitle })
  infoPageView(): Promise<InfoPageTitle[]> {
    return this.database.sql
      .selectFrom('info_page')
      .select([
        'info_page_slug',
        'info_page_title',
        sql<number>`IF(info_page_footer = 'Y', info_page_footer_item, 0)`.as('footer'),
      ])
      .where('info_page_published', '=', 'Y')
      .orderBy('id')
      .execute();
  }

  protected override visible(rows: SelectQueryBuilder<InfoPage>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') rows.andWhere("row.info_page_published = 'Y'");
  }

  protected override decorate(rows: InfoPage[], actor?: Actor): InfoPageWithHands[] | Promise<InfoPageWithHands[]> {
    return actor?.kind === 'personnel' ? withHands(this.database, rows) : rows;
  }

  protected override async afterSave(page: InfoPage, _before?: InfoPage, actor?: Actor): Promise<void> {
    await this.versions.note(page, actor);
    await this.pages.renew(`/${page.info_page_slug}`);
  }
}
