import { Injectable } from '@nestjs/common';
import { Database, refuse } from '@wethi/platform';
import { In } from 'typeorm';
import { effectivePrice, openTier, type PriceQuestion } from './price-rules';
import { Product } from '../product/product.entity';
import { ProductPrice } from './product-price.entity';

/** What selling needs to know of a product. */
type SoldProduct = Pick<
  Product,
  | 'id'
  | 'band_id'
  | 'book_bank_id'
  | 'product_format'
  | 'product_status'
  | 'product_disable'
  | 'product_price_list'
  | 'product_free'
  | 'product_queue'
  | 'product_limit'
> & { product_price: string };

/** Asked for with every order, so plain SQL. */
const SOLD_PRODUCT = `SELECT id, band_id, book_bank_id, product_format, product_status, product_disable, product_price,
  product_price_list, product_free, product_queue, product_limit FROM product WHERE id = ?`;

export interface Quote {
  /** What the buyer pays before coupons. */
  satang: number;
  product: SoldProduct;
  /** The tier behind the price, when the product sells at tiers. */
  tier?: ProductPrice;
}

/** Prices as the server reckons them; what a client sends as a price is never asked for. */
@Injectable()
export class Prices {
  constructor(private readonly database: Database) {}

  /**
   * What a product costs a buyer.
   * @param productPriceId the tier chosen; without one the cheapest that is open to everybody
   * @throws Refusal NOT_FOUND, PRODUCT_CLOSED, PRICE_NOT_AVAILABLE, PRICE_NOT_SET, PRICE_MEMBERS_ONLY
   */
  async quote(productId: number, productPriceId: number | undefined, question: PriceQuestion): Promise<Quote> {
    const [product] = await this.database.query<SoldProduct[]>(SOLD_PRODUCT, [productId]);
    if (!product) throw refuse('NOT_FOUND');
    const tiers =
      product.product_price_list === 'Y'
        ? await this.database.manager.findBy(ProductPrice, { product_id: productId })
        : [];
    return { product, ...effectivePrice(product, tiers, productPriceId, question) };
  }

  /** Puts today's price in the place of product_price on products that sell at tiers, for showing; one query for all. */
  async showTodays(products: Product[], today: string): Promise<void> {
    const tiered = products.filter((product) => product.product_price_list === 'Y');
    if (tiered.length === 0) return;
    const tiers = await this.database.manager.findBy(ProductPrice, { product_id: In(tiered.map(({ id }) => id)) });
    for (const product of tiered) {
      const own = tiers.filter((tier) => tier.product_id === product.id);
      const tier = openTier(own, today);
      if (tier) showPrice(product, tier.product_price_value);
    }
  }
}

/** A former price that is not above today's is none. */
function showPrice(product: Product, price: number): void {
  product.product_price = price;
  const before = product.product_price_unchanged;
  if (before !== null && before <= price) product.product_price_unchanged = null;
}
