import type { SocialProvider } from '@wethi/contract';
import { Column, Entity, Index } from 'typeorm';
import { UserRow } from '../account/user-row';

/** The account of another site that signs a customer in. What that site calls them never leaves the server. */
@Entity('user_social')
@Index('user_social_provider_subject', ['social_provider', 'social_subject'], { unique: true })
@Index('user_social_user_provider', ['user_id', 'social_provider'], { unique: true })
export class UserSocial extends UserRow {
  @Column({ type: 'varchar', length: 20 })
  social_provider: SocialProvider;

  @Column({ type: 'varchar', length: 191, collation: 'utf8mb4_bin' })
  social_subject: string;

  @Column({ type: 'varchar', length: 120, nullable: true })
  social_name: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    user_social: UserSocial;
  }
}
