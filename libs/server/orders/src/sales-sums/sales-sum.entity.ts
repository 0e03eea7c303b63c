import { Column, Entity, PrimaryColumn } from 'typeorm';

const count = { type: 'int', unsigned: true } as const;
const baht = { type: 'decimal', precision: 14, scale: 2 } as const;

/** What was sold of a product with a coupon on one day, of approved orders by the day in Bangkok on which they were made. */
@Entity('sales_sum')
export class SalesSum {
  @PrimaryColumn({ type: 'date' })
  sales_date: string;

  @PrimaryColumn(count)
  product_id: number;

  /** 0: without one. */
  @PrimaryColumn(count)
  coupon_id: number;

  /** The product's, when it was summed up. */
  @Column(count)
  band_id: number;

  /** Orders that hold a ticket of this product. */
  @Column(count)
  sales_orders: number;

  /** Of these, those whose first ticket of the band it is: so orders of several of its products count once. */
  @Column(count)
  sales_orders_band: number;

  /** The same of all bands. */
  @Column(count)
  sales_orders_all: number;

  @Column(count)
  sales_tickets: number;

  @Column(baht)
  sales_price: number;

  @Column(baht)
  sales_discount: number;

  /** Given back of orders that stay approved; shares of an order, so not rounded. */
  @Column({ type: 'decimal', precision: 24, scale: 8 })
  sales_refund: number;

  @Column(baht)
  sales_net: number;
}

declare module '@wethi/platform' {
  interface Tables {
    sales_sum: SalesSum;
  }
}
