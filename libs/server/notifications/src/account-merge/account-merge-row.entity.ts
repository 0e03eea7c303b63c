import { MERGE_UNDO_DAYS } from '@wethi/contract';
import { KeptFor, NamesFile } from '@wethi/platform';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A row that a merge changed or set aside, as it was: undoing puts it back, and no other. */
@KeptFor(MERGE_UNDO_DAYS, 'create_at')
@Entity('account_merge_row')
@Index(['create_at'])
export class AccountMergeRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  account_merge_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  gone_user_id: number;

  @Column({ type: 'varchar', length: 64 })
  merged_table: string;

  /** The columns of its primary key since the merge, as JSON. */
  @Column({ type: 'varchar', length: 300 })
  merged_key: string;

  /** As JSON: the columns that were changed, or the whole row that was set aside. */
  @Column({ type: 'longtext' })
  merged_before: string;

  /** What the changed columns were changed to; null of a row that was set aside. */
  @Column({ type: 'longtext', nullable: true })
  merged_after: string | null;

  /** The file of a row that was set aside, which must be there when it comes back. */
  @NamesFile('private')
  @Column({ type: 'varchar', length: 200, nullable: true })
  merged_file: string | null;
}
