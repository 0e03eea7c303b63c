import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CodePurpose } from './verification.dto';

/** The newest code sent to a phone for a purpose; it replaces the one before. */
@KeptFor(1, 'expires_at')
@Entity('verification_code')
@Index('verification_code_expires_at', ['expires_at'])
export class VerificationCode {
  @PrimaryColumn({ type: 'char', length: 10 })
  tel: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  purpose: CodePurpose;

  /** HMAC of the code: a thief of the table cannot try its 10,000 values. */
  @Column({ type: 'char', length: 64 })
  code_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  /** SHA-256 of the cookie of the device that asked for it. */
  @Column({ type: 'char', length: 64 })
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
