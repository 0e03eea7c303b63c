import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const SHOW_LETTERS = ['tomorrow', 'soon', 'replay', 'ending'] as const;
export type ShowLetterKind = (typeof SHOW_LETTERS)[number];

/** A letter around a show that went to a buyer; there is one of each kind at most, and another when the show was put off to another day. */
@KeptFor(400, 'create_at')
@Entity('show_letter')
@Index('show_letter_create_at', ['create_at'])
export class ShowLetter {
  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  stage_id: number;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  show_letter_kind: ShowLetterKind;

  /** The day of the show as it was told. */
  @Column({ type: 'date', nullable: true })
  show_letter_date: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}
