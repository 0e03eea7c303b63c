import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a letter with a code is for: confirming the address, a new PIN of a customer, a new password of personnel. */
export type EmailPurpose = 'confirm' | 'pin' | 'password';

/** The newest code that went to somebody by e-mail for a purpose; it replaces the one before. */
@KeptFor(1, 'expires_at')
@Entity('email_code')
@Index('email_code_expires_at', ['expires_at'])
export class EmailCode {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  purpose: EmailPurpose;

  /** Of the customer; with the purpose `password` of personnel. */
  @PrimaryColumn({ type: 'int', unsigned: true })
  subject_id: number;

  @Column({ type: 'varchar', length: 120 })
  email: string;

  /** HMAC of the code: a thief of the table cannot try its values. */
  @Column({ type: 'char', length: 64 })
  code_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  /** SHA-256 of the cookie of the device that asked for it. */
  @Column({ type: 'char', length: 64, default: '' })
  device_hash: string;

  /** Tries on that device. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries: number;

  /** Tries of everybody else, who cannot use up the owner's. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  stranger_tries: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}
