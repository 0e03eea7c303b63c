import type { SocialProvider } from '@wethi/contract';
import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One sign-in with another site, from the press of the button until it is linked, or its time is over. */
@KeptFor(1, 'expires_at')
@Entity('social_try')
@Index('social_try_expires_at', ['expires_at'])
@Index('social_try_browser_hash', ['browser_hash'])
@Index('social_try_user_id', ['user_id'])
export class SocialTry {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** SHA-256 of the state: whoever reads the table cannot answer in the browser's place. */
  @Index({ unique: true })
  @Column({ type: 'char', length: 64 })
  state_hash: string;

  /** SHA-256 of the cookie of the browser that began it. */
  @Column({ type: 'char', length: 64 })
  browser_hash: string;

  @Column({ type: 'varchar', length: 20 })
  social_provider: SocialProvider;

  @Column({ type: 'varchar', length: 128 })
  code_verifier: string;

  @Column({ type: 'varchar', length: 64 })
  nonce: string;

  /** Where they go afterwards; a path of the shop. */
  @Column({ type: 'varchar', length: 300 })
  then_path: string;

  /** Who links it to their account; null of who signs in. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  user_id: number | null;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  /** The site answered; it answers once. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  returned_at: Date | null;

  /** It signed somebody in, or was linked. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at: Date | null;

  @Column({ type: 'varchar', length: 191, nullable: true, collation: 'utf8mb4_bin' })
  social_subject: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  social_name: string | null;

  /** An address that the site says is proven; null of any other. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  email: string | null;
}
