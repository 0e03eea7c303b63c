import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The hash of one row of the audit log and of all before it. Rows are only ever added. */
@Entity('audit_chain')
export class AuditLink {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id: string;

  @Index({ unique: true })
  @Column({ type: 'bigint', unsigned: true })
  audit_id: string;

  /** The hash of the link before; unique, so the chain cannot fork. */
  @Index({ unique: true })
  @Column({ type: 'char', length: 64 })
  previous: string;

  /** SHA-256 over `previous` and the row's content, in hex. */
  @Column({ type: 'char', length: 64 })
  hash: string;
}
