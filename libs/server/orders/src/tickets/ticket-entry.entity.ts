import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `first` admits; `again` let somebody back in; `clash`: another gate without a line had let in the same ticket earlier. */
export type EntryKind = 'first' | 'again' | 'clash';

/** Somebody went through a gate. The unique index over `entry_first` lets nobody in twice, whichever gates scan at once. */
@Entity('ticket_entry')
@Index(['orders_detail_id', 'entry_first'], { unique: true })
@Index(['product_id', 'entry_first'])
export class TicketEntry {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'int', unsigned: true })
  orders_detail_id: number;

  @Column({ type: 'int', unsigned: true })
  product_id: number;

  /** 1 of the entry that counts, else null. */
  @Column({ type: 'tinyint', nullable: true })
  entry_first: number | null;

  @Column({ type: 'varchar', length: 20 })
  entry_kind: EntryKind;

  /** Made by the device for each press, so that a repeat is known. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 60 })
  entry_key: string;

  @Column({ type: 'varchar', length: 40 })
  entry_gate: string;

  /** By the device's clock, which counts when it had no line. */
  @Column({ type: 'datetime', precision: 3 })
  entry_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  personnel_id: number;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}

declare module '@wethi/platform' {
  interface Tables {
    ticket_entry: TicketEntry;
  }
}
