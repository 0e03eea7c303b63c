import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How much of a limit is spent in its present window. */
@KeptFor(1, 'ends_at')
@Entity('spending')
@Index('spending_ends_at', ['ends_at'])
export class Spending {
  /** Limit and whom it is for, such as 'sms-day:0812345678'. */
  @PrimaryColumn({ type: 'varchar', length: 120, collation: 'utf8mb4_bin' })
  budget: string;

  @Column({ type: 'int', unsigned: true })
  used: number;

  @Column({ type: 'datetime', precision: 3 })
  ends_at: Date;
}
