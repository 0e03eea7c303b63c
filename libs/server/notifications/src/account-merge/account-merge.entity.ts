import { MERGE_UNDO_DAYS } from '@wethi/contract';
import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Two accounts of one person that personnel made one; it goes when it can no longer be undone, and with the undoing. */
@KeptFor(MERGE_UNDO_DAYS, 'create_at')
@Entity('account_merge')
@Index(['create_at'])
export class AccountMerge {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  kept_user_id: number;

  /** It is part of one account at most. */
  @Index({ unique: true })
  @Column({ type: 'int', unsigned: true })
  gone_user_id: number;

  /** Who of personnel did it. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  account_merge_by: number | null;

  /** How many orders went along. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  account_merge_orders: number;
}
