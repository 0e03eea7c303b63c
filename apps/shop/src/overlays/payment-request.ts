import type { Product, ProductPrice, Purchase } from '../api-types';
import type { Paying } from './overlay';

export type PaymentProduct = Pick<
  Product,
  'id' | 'band_id' | 'book_bank_id' | 'product_title' | 'product_img' | 'band_name' | 'stage_date'
> &
  Partial<Pick<Product, 'product_start' | 'stage_id'>> & { product_status: string };

/** What one is about to pay for: a product at the price that was chosen. The server computes the amount itself. */
export interface PaymentRequest {
  product: PaymentProduct;
  price: number;
  product_price_id?: ProductPrice['id'];
  product_price_title?: string;
  coupon_code?: string;
  /** The refused order that is paid with another slip, at its own price. */
  order?: { id: number; order_no: string };
}

/** Another slip for an order that was refused. */
export function newSlipFor(purchase: Purchase): PaymentRequest {
  const { product_id, product_price_id, product_price_title, orders_id, order_no, orders_net } = purchase;
  return {
    product: { ...purchase, id: product_id },
    price: orders_net,
    product_price_id: product_price_id ?? undefined,
    product_price_title: product_price_title ?? undefined,
    order: { id: orders_id, order_no },
  };
}

/** The same as an address says it. */
export function payingOf({ product_price_id, order, coupon_code }: PaymentRequest): Paying {
  return order ? { order: order.id } : { price: product_price_id, coupon: coupon_code };
}

/** May the product be bought now? */
export function isOnSale(product_status: string): boolean {
  return product_status !== 'coming' && product_status !== 'end';
}
