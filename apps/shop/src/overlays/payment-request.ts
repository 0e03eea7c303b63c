import { GATEWAY_PAYMENTS, lackingSatang, toBaht, toSatang } from '@wethi/contract';
import type { Product, ProductPrice, Purchase } from '../api-types';
import type { Paying, Way } from './overlay';

export type PaymentProduct = Pick<
  Product,
  'id' | 'band_id' | 'book_bank_id' | 'product_title' | 'product_url' | 'product_img' | 'band_name' | 'stage_date'
> & { product_format: string } & Partial<
    Pick<Product, 'product_start' | 'product_limit' | 'product_live' | 'stage_id' | 'stage_status' | 'stage_time_start'>
  > & {
    product_status: string;
    product_type?: string;
  };

/** What one is about to pay for: a product at the price that was chosen. The server computes the amount itself. */
export interface PaymentRequest {
  product: PaymentProduct;
  /** Of one. */
  price: number;
  /** How many of a show in a hall; one unless told otherwise. */
  tickets?: number;
  product_price_id?: ProductPrice['id'];
  product_price_title?: string;
  coupon_code?: string;
  /** It was taken off when they copied what to pay: a slip names it, also once it is over. */
  kept_coupon?: string;
  /** What they copied to pay, at a price that is over. */
  kept_net?: number;
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
  /** They transfer with the phone that they buy on. */
  here?: true;
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
  const { tickets, orders_detail_price } = purchase;
  return { ...request, price: toBaht(toSatang(orders_detail_price) / tickets), tickets, unpaid, way };
}

/** Baht, before any coupon. */
export function totalOf({ price, tickets = 1 }: Pick<PaymentRequest, 'price' | 'tickets'>): number {
  return toBaht(toSatang(price) * tickets);
}

/**
 * The order that a payment names: one that was refused, or of a hall, where a show may have several. Others are found by
 * their show.
 */
export function namedOrder({ product, order, unpaid }: PaymentRequest): number | undefined {
  return order?.id ?? (product.product_format === 'online' ? undefined : unpaid?.id);
}

/** The same as an address says it. */
export function payingOf(request: PaymentRequest): Paying {
  const { product_price_id, order, unpaid, coupon_code, gift_id, way, here } = request;
  const tickets = request.tickets === 1 ? undefined : request.tickets;
  if (order) return { order: order.id, here };
  if (unpaid) return { order: unpaid.id, way, here };
  return { price: product_price_id, tickets, gift: gift_id, coupon: coupon_code, way, here };
}

/** May the product be bought now? */
export function isOnSale(product_status: string): boolean {
  return product_status !== 'coming' && product_status !== 'end';
}
