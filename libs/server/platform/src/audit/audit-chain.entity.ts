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

  /** SHA-256 over `previous` and the row's content, in hex; in place of its values their hash. */
  @Column({ type: 'char', length: 64 })
  hash: string;

  /** SHA-256 over the row's values and their salt, which proves the rest once they are gone. Null of links over the values themselves. */
  @Column({ type: 'char', length: 64, nullable: true })
  values_hash: string | null;
}
