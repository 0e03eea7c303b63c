import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './verification.dto';

/** Says that a phone was proven by a code a moment ago; one use. */
@KeptFor(1, 'expires_at')
@Entity('verification_ticket')
@Index('verification_ticket_expires_at', ['expires_at'])
@Index('verification_ticket_tel', ['tel'])
export class VerificationTicket {
  /** SHA-256 of the ticket. */
  @PrimaryColumn({ type: 'char', length: 64 })
  ticket_hash: string;

  @Column({ type: 'char', length: 10 })
  tel: string;

  @Column({ type: 'varchar', length: 10 })
  purpose: CodePurpose;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}
