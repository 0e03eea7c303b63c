import { KeptFor } from '../database/retention';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A job written with the business change that causes it (facts/reliability.md §2.2). */
@KeptFor(30, 'done_at')
@Entity('outbox')
@Index('outbox_open', ['done_at', 'dead_at', 'enqueued_at'])
@Index('outbox_dedupe_key', ['dedupe_key'], { unique: true })
export class OutboxRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** JSON; emptied when done, since it may hold a code or a phone number. */
  @Column({ type: 'text' })
  payload: string;

  @Column({ type: 'varchar', length: 80, nullable: true })
  dedupe_key: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  /** Not before this moment. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  due_at: Date | null;

  /** Handed to the queue, which is not yet done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  enqueued_at: Date | null;

  /** While it runs; whoever has the row when this is past died with it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at: Date | null;

  /** Given up after all tries; shown to personnel. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  dead_at: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  last_error: string | null;
}
