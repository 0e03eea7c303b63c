import type { YesNo } from '@wethi/contract';
import { ForeignKey, RecordEntity, YesNoColumn } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** Somebody follows a band, and hears of its new shows (TELL-06). */
@Entity('band_follow')
@Index(['band_id', 'user_id'], { unique: true })
export class BandFollow extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  band_id: number;

  @ForeignKey({ required: true })
  user_id: number;

  /** By letter, where they have confirmed an address. */
  @YesNoColumn('Y')
  band_follow_mail: YesNo;

  @YesNoColumn()
  band_follow_sms: YesNo;

  /** On the browsers that they allowed it. */
  @YesNoColumn()
  band_follow_push: YesNo;

  /** To the LINE account that they linked. */
  @YesNoColumn()
  band_follow_line: YesNo;

  /** When the last SMS was left to be sent. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  band_follow_sms_at: Date | null;

  /** The same of LINE messages. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  band_follow_line_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    band_follow: BandFollow;
  }
}
