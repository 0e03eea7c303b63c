import { KeptFor } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many SMS left in a month, of which the shop pays each (TELL-01). */
@Entity('sms_month')
@KeptFor(400, 'create_at')
export class SmsMonth {
  /** In Bangkok, 'YYYY-MM'. */
  @PrimaryColumn({ type: 'char', length: 7 })
  sms_month: string;

  /** A long text is sent, and paid, as several. */
  @Column({ type: 'int', unsigned: true })
  sms_parts: number;

  @Index()
  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}
