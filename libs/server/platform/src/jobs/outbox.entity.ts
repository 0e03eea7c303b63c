import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { KeptFor } from '../database/kept-for';

/** A job written with the business change that causes it (facts/reliability.md §2.2). */
@KeptFor(30, 'done_at')
@KeptFor(30, 'dead_at')
@Entity('outbox')
@Index('outbox_open', ['done_at', 'dead_at', 'enqueued_at'])
@Index('outbox_dead_at', ['dead_at'])
@Index('outbox_dedupe_key', ['dedupe_key'], { unique: true })
export class OutboxRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** JSON; `{}` once it is done, nothing once a job marked `unrepeatable` is dead. */
  @Column({ type: 'text' })
  payload: string;

  @Column({ type: 'varchar', length: 80, nullable: true })
  dedupe_key: string | null;

  /** The request that caused it, or caused the job that caused it. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  request_id: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  /** Not before this moment. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  due_at: Date | null;

  /** Handed to the queue, or last looked up there; that says nothing about being done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  enqueued_at: Date | null;

  /** Lease end while it runs, renewed all the time; an expired lease may be taken over. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at: Date | null;

  /** Given up after all tries; shown to personnel, until they send it again or mark it as done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  dead_at: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  last_error: string | null;
}
