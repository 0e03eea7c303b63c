import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, Database, PubliclyCached, PublicPages, Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { InfoPage } from './info-page.entity';

/** A page that is published, without its text. */
export class InfoPageTitle {
  @ApiProperty()
  info_page_slug: string;

  @ApiProperty()
  info_page_title: string;
}

@Controller()
export class InfoPageController extends Resource(InfoPage, {
  path: 'infoPage',
  read: 'public',
  write: 'pages.write',
  lookups: { infoPageBySlug: ['info_page_slug'] },
  taken: { info_page_slug: 'INFO_PAGE_TAKEN' },
}) {
  constructor(
    private readonly database: Database,
    private readonly pages: PublicPages,
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
      .select(['info_page_slug', 'info_page_title'])
      .where('info_page_published', '=', 'Y')
      .orderBy('id')
      .execute();
  }

  protected override visible(rows: SelectQueryBuilder<InfoPage>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') rows.andWhere("row.info_page_published = 'Y'");
  }

  protected override afterSave({ info_page_slug }: InfoPage): Promise<void> {
    return this.pages.renew(`/${info_page_slug}`);
  }
}
