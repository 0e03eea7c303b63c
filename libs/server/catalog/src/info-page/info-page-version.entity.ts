import { ApiProperty, PickType } from '@nestjs/swagger';
import { INFO_PAGE_VERSION_DAYS, INFO_PAGE_VERSION_KIND, type InfoPageVersionKind } from '@wethi/contract';
import { EnumColumn, ForeignKey, Html, KeptFor, OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** A text that a page of information had, from `create_at` on, or a draft of it that was thrown away then. */
@Entity('info_page_version')
@OfNoBand()
@KeptFor(INFO_PAGE_VERSION_DAYS, 'info_page_version_old_at')
export class InfoPageVersion extends RecordEntity {
  @ForeignKey({ required: true })
  info_page_id: number;

  @EnumColumn(INFO_PAGE_VERSION_KIND, { required: true })
  info_page_version_kind: InfoPageVersionKind;

  @Text(120, { required: true })
  info_page_version_title: string;

  @Text(300)
  info_page_version_ingress: string | null;

  @Html({ pictures: true })
  info_page_version_body: string | null;

  /** When another took its place; empty for what visitors read now, and for all that pages said which people agree to. */
  @Index()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  info_page_version_old_at: Date | null;
}

/** A text of a page that people agree to, for everybody. */
export class AgreedText extends PickType(InfoPageVersion, [
  'id',
  'create_at',
  'info_page_version_title',
  'info_page_version_ingress',
  'info_page_version_body',
] as const) {}

declare module '@wethi/platform' {
  interface Tables {
    info_page_version: InfoPageVersion;
  }
}
