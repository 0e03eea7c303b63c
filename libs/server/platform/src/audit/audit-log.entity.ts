import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One change made by personnel: who, what, before, after (decisions.md §4). Rows are only ever added; what they say of values goes after five years. */
@Entity('audit_log')
@Index('audit_log_record', ['entity', 'entity_id'])
@Index('audit_log_at', ['at'])
@Index('audit_log_actor_id', ['actor_id'])
@Index('audit_log_action', ['action'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at: Date;

  @Column({ type: 'varchar', length: 10 })
  actor_kind: string;

  @Column({ type: 'int', unsigned: true })
  actor_id: number;

  @Column({ type: 'varchar', length: 20 })
  action: string;

  @Column({ type: 'varchar', length: 60 })
  entity: string;

  @Column({ type: 'int', unsigned: true })
  entity_id: number;

  @Column({ type: 'mediumtext', nullable: true })
  before: string | null;

  @Column({ type: 'mediumtext', nullable: true })
  after: string | null;

  /** Goes with the values: without it nobody guesses them from their hash. Null, too, of rows that are older than it. */
  @Column({ type: 'char', length: 32, nullable: true })
  salt: string | null;
}
