import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something that was sold on this day changed later: the sums that are kept of it are no longer true. */
@Entity('sales_change')
export class SalesChange {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id: string;

  /** In Bangkok. */
  @Index()
  @Column({ type: 'date' })
  sales_date: string;
}

declare module '@wethi/platform' {
  interface Tables {
    sales_change: SalesChange;
  }
}
