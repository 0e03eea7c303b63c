import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { INFO_PAGES } from '@wethi/contract';
import { Allow, Answers, Id, listed, PubliclyCached, type Envelope } from '@wethi/platform';
import { IsIn } from 'class-validator';
import { AgreedText, InfoPageVersion } from './info-page-version.entity';
import { InfoPageVersions } from './info-page-versions';

class AgreedTextsQuery {
  @ApiProperty({ enum: Object.keys(INFO_PAGES) })
  @IsIn(Object.keys(INFO_PAGES))
  info_page_slug: keyof typeof INFO_PAGES;
}

class OfPageQuery {
  @Id(true)
  info_page_id: number;
}

@Controller()
export class InfoPageVersionController {
  constructor(private readonly versions: InfoPageVersions) {}

  /** What a page that people agree to says and said, the newest first. */
  @Get('infoPageAgreed')
  @Allow('public')
  @PubliclyCached()
  @Answers('infoPageAgreed', { list: AgreedText })
  async agreed(@Query() { info_page_slug }: AgreedTextsQuery): Promise<Envelope> {
    const texts = await this.versions.agreed(info_page_slug);
    return listed(texts, texts.length);
  }

  /** Earlier texts of a page, and drafts that were thrown away. */
  @Get('infoPageVersion')
  @Allow('pages.write')
  @Answers('infoPageVersion', { list: InfoPageVersion })
  async ofPage(@Query() { info_page_id }: OfPageQuery): Promise<Envelope> {
    const versions = await this.versions.ofPage(info_page_id);
    return listed(versions, versions.length);
  }
}
