import type { YesNo } from '@wethi/contract';
import { YesNoColumn } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `offered`: a place is held for them; `taken` and `out` end the waiting. */
export type ListState = 'waiting' | 'offered' | 'taken' | 'out';

/** Somebody who wants a place of a show that is sold out, as soon as one is given back (BUY-20). */
@Entity('waiting_list')
@Index(['product_id', 'user_id'], { unique: true })
@Index(['list_state', 'product_id', 'list_at', 'list_places'])
@Index(['product_id', 'list_bought'])
export class WaitingListEntry {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'int', unsigned: true })
  product_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'varchar', length: 20 })
  list_state: ListState;

  /** How many they want. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  list_places: number;

  /** Whether one would do, where there are not as many. */
  @YesNoColumn()
  list_fewer: YesNo;

  /** Their place in the list: since when they wait, or stand at its end again. */
  @Column({ type: 'datetime', precision: 3 })
  list_at: Date;

  /** Offers that they let pass. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  list_missed: number;

  /** Tickets that they bought by an offer. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  list_bought: number;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}

declare module '@wethi/platform' {
  interface Tables {
    waiting_list: WaitingListEntry;
  }
}
