import type { Product, ProductPrice } from '../api/types';

export type PaymentProduct = Pick<
  Product,
  | 'id'
  | 'band_id'
  | 'book_bank_id'
  | 'product_title'
  | 'product_status'
  | 'product_img'
  | 'band_name'
  | 'stage_date'
  | 'product_start'
>;

/** What one is about to pay for: a product at the price that was chosen. The server computes the amount itself. */
export interface PaymentRequest {
  product: PaymentProduct;
  price: number;
  product_price_id?: ProductPrice['id'];
  product_price_title?: string;
  coupon_code?: string;
}
