import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** By what somebody new in the back office chooses their password; one use, and one at a time. */
@KeptFor(1, 'expires_at')
@Entity('personnel_link')
@Index('personnel_link_expires_at', ['expires_at'])
export class PersonnelLink {
  /** SHA-256 of what the link holds. */
  @PrimaryColumn({ type: 'char', length: 64 })
  link_hash: string;

  @Index({ unique: true })
  @Column({ type: 'int', unsigned: true })
  personnel_id: number;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}
