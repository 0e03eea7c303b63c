import type { YesNo } from '@wethi/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a customer may agree to and take back, beside the terms themselves. */
export const CONSENTS = ['news', 'reminders'] as const;
export type Consent = (typeof CONSENTS)[number];

/** One yes or no, to a text of a version; rows are only added, and the newest of a kind holds. */
@Entity('user_consent')
export class UserConsent {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'varchar', length: 20 })
  user_consent_kind: Consent;

  @Column({ type: 'varchar', length: 20 })
  user_consent_version: string;

  @Column({ type: 'char', length: 1 })
  user_consent_given: YesNo;
}
