import { KeptFor } from '../database/kept-for';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a POST with an Idempotency-Key answered, kept for its repeats. */
@KeptFor(2, 'create_at')
@Entity('idempotency_key')
@Index('idempotency_key_create_at', ['create_at'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'varchar', length: 30 })
  owner: string;

  @PrimaryColumn({ type: 'varchar', length: 80 })
  request_key: string;

  @Column({ type: 'char', length: 64 })
  request_hash: string;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}
