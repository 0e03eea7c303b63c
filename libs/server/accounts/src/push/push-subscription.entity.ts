import { Column, Entity, Index } from 'typeorm';
import { UserRow } from '../account/user-row';

/** A browser of a customer that may be sent notices. */
@Entity('push_subscription')
export class PushSubscription extends UserRow {
  /** SHA-256 of the address: a browser that another account signs in with is that one's from then on. */
  @Index({ unique: true })
  @Column({ type: 'char', length: 64 })
  push_subscription_hash: string;

  /** Of the browser's push service. */
  @Column({ type: 'varchar', length: 1000 })
  push_subscription_endpoint: string;

  /** The browser's public key, and the secret shared with it: notices can be read nowhere else. */
  @Column({ type: 'varchar', length: 100 })
  push_subscription_p256dh: string;

  @Column({ type: 'varchar', length: 40 })
  push_subscription_auth: string;

  /** In which it was allowed last; null of the first ones. */
  @Index()
  @Column({ type: 'char', length: 32, nullable: true })
  push_subscription_session: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    push_subscription: PushSubscription;
  }
}
