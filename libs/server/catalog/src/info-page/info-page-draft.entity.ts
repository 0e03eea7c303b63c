import { ForeignKey, Html, OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** The text of a page of information that is being written; visitors keep the one that is published. */
@Entity('info_page_draft')
@OfNoBand()
export class InfoPageDraft extends RecordEntity {
  @Index({ unique: true })
  @ForeignKey({ required: true, index: false })
  info_page_id: number;

  @Text(120, { required: true, thai: true })
  info_page_draft_title: string;

  @Text(300)
  info_page_draft_ingress: string | null;

  @Html({ pictures: true })
  info_page_draft_body: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    info_page_draft: InfoPageDraft;
  }
}
