import { KeptFor } from '../database/kept-for';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One sign-in of a user or of personnel on one device; a token is valid as long as its session is. */
@KeptFor(1, 'expires_at')
@Entity('session')
@Index('session_subject', ['kind', 'subject_id'])
@Index(['expires_at'])
export class Session {
  @PrimaryColumn({ type: 'char', length: 32 })
  id: string;

  @Column({ type: 'varchar', length: 10 })
  kind: 'user' | 'personnel';

  @Column({ type: 'int', unsigned: true })
  subject_id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revoked_at: Date | null;

  /** When a second factor was given in this session. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  mfa_at: Date | null;

  /** When personnel last used it, to five minutes; null for customers, whose sessions do not end by rest. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  seen_at: Date | null;

  /** What its owner calls the device. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  device_name: string | null;
}
