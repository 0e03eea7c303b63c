import { Entity, PrimaryColumn } from 'typeorm';

/** A day in Bangkok whose sums are kept, also when nothing was sold. */
@Entity('sales_day')
export class SalesDay {
  @PrimaryColumn({ type: 'date' })
  sales_date: string;
}

declare module '@wethi/platform' {
  interface Tables {
    sales_day: SalesDay;
  }
}
