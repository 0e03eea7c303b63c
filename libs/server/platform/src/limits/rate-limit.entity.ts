import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { KeptFor } from '../database/kept-for';

/** A durable limit's bucket of one phone, address or whatever it counts. */
@KeptFor(1, 'empty_at')
@Entity('rate_limit')
@Index(['empty_at'])
export class RateLimit {
  /** Limit and whom it is for, such as 'sms-phone:0812345678'. */
  @PrimaryColumn({ type: 'varchar', length: 120, collation: 'utf8mb4_bin' })
  name: string;

  /** When the last point consumed will have leaked out. */
  @Column({ type: 'datetime', precision: 3 })
  empty_at: Date;

  /** Was the newest attempt let through? */
  @Column({ type: 'tinyint', unsigned: true })
  allowed: number;
}
