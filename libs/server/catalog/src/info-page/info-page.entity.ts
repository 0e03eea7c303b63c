import { FOOTER_GROUP, INFO_PAGES, type FooterGroup } from '@wethi/contract';
import {
  EnumColumn,
  Html,
  IntegerColumn,
  OfNoBand,
  PersonnelOnly,
  RecordEntity,
  ServerSet,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** A page of information, such as /howToBuy (SITE-09). */
@Entity('info_page')
@OfNoBand()
export class InfoPage extends RecordEntity {
  /** Its address. */
  @Index({ unique: true })
  @EnumColumn(INFO_PAGES, { required: true })
  info_page_slug: keyof typeof INFO_PAGES;

  @Text(120, { required: true, search: true, name: true, thai: true })
  info_page_title: string;

  @Text(300)
  info_page_ingress: string | null;

  @Html({ pictures: true })
  info_page_body: string | null;

  @Index()
  @YesNoColumn('N')
  info_page_published: 'Y' | 'N';

  /** Texts of policy and conditions are drafts until the owner confirms them (decisions.md §5). */
  @PersonnelOnly()
  @YesNoColumn('N')
  info_page_confirmed: 'Y' | 'N';

  /** Is it named in the footer, once it is published? */
  @YesNoColumn('Y')
  info_page_footer: 'Y' | 'N';

  /** The column of the footer that it stands in; empty for pages that it does not name. */
  @ServerSet()
  @Index()
  @EnumColumn(FOOTER_GROUP)
  info_page_footer_group: FooterGroup | null;

  @IntegerColumn({ default: 1, index: true })
  info_page_footer_item: number;
}

declare module '@wethi/platform' {
  interface Tables {
    info_page: InfoPage;
  }
}
