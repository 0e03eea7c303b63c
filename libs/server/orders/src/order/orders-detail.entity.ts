import { DateOnly, ForeignKey, Money, RecordEntity, ServerSet } from '@wethi/platform';
import { Entity } from 'typeorm';

/** One product of an order with the price it had. */
@Entity('orders_detail')
export class OrdersDetail extends RecordEntity {
  @ServerSet()
  @ForeignKey({ required: true })
  orders_id: number;

  @ForeignKey({ required: true })
  product_id: number;

  @ServerSet()
  @ForeignKey()
  coupon_id: number | null;

  @ForeignKey()
  product_price_id: number | null;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_detail_price: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_detail_discount: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_detail_net: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_detail_coin: number;

  /** The day until which personnel lets its buyer watch, when that is longer than everybody may. */
  @ServerSet()
  @DateOnly()
  orders_detail_watch_to: string | null;

  /** What ended it, while other tickets of its order stay (docs/decisions/0079). */
  @ServerSet()
  @ForeignKey()
  orders_refund_id: number | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_detail: OrdersDetail;
  }
}
