import type { YesNo } from '@wethi/contract';
import { Column, Entity } from 'typeorm';
import { UserRow } from '../account/user-row';

/** What a customer may agree to and take back, beside the terms themselves. */
export const CONSENTS = ['news', 'reminders'] as const;
export type Consent = (typeof CONSENTS)[number];

/** One yes or no, to a text of a version; rows are only added, and the newest of a kind holds. */
@Entity('user_consent')
export class UserConsent extends UserRow {
  @Column({ type: 'varchar', length: 20 })
  user_consent_kind: Consent;

  @Column({ type: 'varchar', length: 20 })
  user_consent_version: string;

  @Column({ type: 'char', length: 1 })
  user_consent_given: YesNo;
}
