import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Guard of "one open or approved order per user and online product": its primary key decides between requests that
 * arrive together, on whichever node. The row goes when the order is refused or refunded.
 */
@Entity('orders_open')
export class OrdersOpen {
  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  orders_id: number;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_open: OrdersOpen;
  }
}
