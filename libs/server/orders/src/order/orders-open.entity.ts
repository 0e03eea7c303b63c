import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Guard of "one open or approved order per user and online product" (or gift): its primary key decides between requests that
 * arrive together, on whichever node. The row goes when the order is refused or refunded.
 */
@Entity('orders_open')
@Index('orders_open_coupon', ['user_id', 'product_id', 'coupon_id'], { unique: true })
export class OrdersOpen {
  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  /** A show may be bought for oneself and for as many others as one likes; 0: for oneself. */
  @PrimaryColumn({ type: 'int', unsigned: true, default: 0 })
  gift_id: number;

  /** A coupon is used once for a show, whoever gets what was bought with it. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  coupon_id: number | null;

  @Index()
  @Column({ type: 'int', unsigned: true })
  orders_id: number;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_open: OrdersOpen;
  }
}
