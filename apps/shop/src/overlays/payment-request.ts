import { GATEWAY_PAYMENTS, lackingSatang, toBaht } from '@wethi/contract';
import type { Product, ProductPrice, Purchase } from '../api-types';
import type { Paying, Way } from './overlay';

export type PaymentProduct = Pick<
  Product,
  'id' | 'band_id' | 'book_bank_id' | 'product_title' | 'product_url' | 'product_img' | 'band_name' | 'stage_date'
> &
  Partial<Pick<Product, 'product_start' | 'stage_id' | 'stage_time_start'>> & { product_status: string };

/** What one is about to pay for: a product at the price that was chosen. The server computes the amount itself. */
export interface PaymentRequest {
  product: PaymentProduct;
  price: number;
  product_price_id?: ProductPrice['id'];
  product_price_title?: string;
  coupon_code?: string;
  /** Whom it is for, where it is not its buyer. */
  gift_id?: number;
  /** The refused order that is paid with another slip, at its own price. */
  order?: { id: number; order_no: string };
  /** The order of the product that waits to be paid, at its own price. */
  unpaid?: {
    id: number;
    order_no: string;
    discount: number;
    net: number;
    paid: number;
    lacking: number;
    until: string;
  };
  way?: Way;
  /** They come back from the bank's page. */
  back?: true;
}

/** Another slip for an order that was refused. */
export function newSlipFor(purchase: Purchase): PaymentRequest {
  const { product_id, product_price_id, product_price_title, orders_id, order_no, orders_net } = purchase;
  return {
    product: { ...purchase, id: product_id },
    price: orders_net,
    product_price_id: product_price_id ?? undefined,
    product_price_title: product_price_title ?? undefined,
    gift_id: purchase.gift?.id,
    order: { id: orders_id, order_no },
  };
}

/** An order that its buyer has not paid yet, or not all of it; paid on as it was begun, unless another way is chosen. */
export function payOn(
  purchase: Purchase,
  way: Way = GATEWAY_PAYMENTS.find((gateway) => gateway === purchase.orders_payment) ?? 'transfer',
): PaymentRequest {
  const { orders_id: id, order_no, orders_net: net, orders_paid: paid } = purchase;
  const { orders_detail_discount: discount, orders_pay_until } = purchase;
  const lacking = toBaht(lackingSatang(purchase));
  const unpaid = { id, order_no, discount, net, paid, lacking, until: orders_pay_until ?? '' };
  const { order: _, ...request } = newSlipFor(purchase);
  return { ...request, price: purchase.orders_detail_price, unpaid, way };
}

/** The same as an address says it. */
export function payingOf({ product_price_id, order, unpaid, coupon_code, gift_id, way }: PaymentRequest): Paying {
  if (order) return { order: order.id };
  return unpaid ? { order: unpaid.id, way } : { price: product_price_id, gift: gift_id, coupon: coupon_code, way };
}

/** May the product be bought now? */
export function isOnSale(product_status: string): boolean {
  return product_status !== 'coming' && product_status !== 'end';
}
