import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Wrong attempts under one name: a phone, a device of somebody, a username. */
@KeptFor(31, 'last_at')
@Entity('sign_in_failure')
@Index('sign_in_failure_last_at', ['last_at'])
export class SignInFailure {
  /** Scope and name, such as 'phone:0812345678'. */
  @PrimaryColumn({ type: 'varchar', length: 120, collation: 'utf8mb4_bin' })
  counter: string;

  @Column({ type: 'int', unsigned: true })
  failures: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  blocked_until: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  last_at: Date;

  /** Was the newest attempt let through? */
  @Column({ type: 'tinyint', unsigned: true, default: 1 })
  allowed: number;
}
