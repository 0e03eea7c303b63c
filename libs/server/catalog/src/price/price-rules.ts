import { toSatang } from '@wethi/contract';
import { refuse } from '@wethi/platform';
import type { Product } from '../product/product.entity';
import type { ProductPrice } from './product-price.entity';

/** When a price is asked for, and by whom. */
export interface PriceQuestion {
  /** Date in Bangkok, 'YYYY-MM-DD'. */
  today: string;
  /** Is the buyer a สมาชิกเดิม (decisions.md §3)? The caller knows; the catalogue does not. */
  existingMember: boolean;
  /** Money was sent for it: whether it was still for sale, and to them, personnel decide. */
  isPaid?: boolean;
}

/** The price as a number, or as the database writes it. */
type PricedProduct = Pick<Product, 'product_status' | 'product_disable' | 'product_price_list' | 'product_free'> & {
  product_price: number | string;
};

const BUYABLE: ReadonlySet<string> = new Set(['sale', 'live', 'replay']);

/** Can the product be bought at all? */
export function isBuyable(product: Pick<Product, 'product_status' | 'product_disable'>): boolean {
  return product.product_disable === 'N' && BUYABLE.has(product.product_status);
}

/** Is the tier sold on a date? Its first and last day count; an open end never closes. */
export function isTierActive(
  tier: Pick<ProductPrice, 'product_price_start' | 'product_price_to'>,
  date: string,
): boolean {
  const { product_price_start: start, product_price_to: to } = tier;
  return (start === null || start <= date) && (to === null || date <= to);
}

/**
 * The price of a product for a buyer, in satang (decisions.md §3, "Prices").
 * @param tiers all tiers of the product
 * @param chosenId the tier that the buyer chose; without one they get the cheapest that is open to everybody
 * @returns the satang, and the tier when the product sells at tiers
 * @throws Refusal PRODUCT_CLOSED, PRICE_NOT_AVAILABLE, PRICE_MEMBERS_ONLY; PRICE_NOT_SET for a price of 0 of what is not free
 */
export function effectivePrice(
  product: PricedProduct,
  tiers: readonly ProductPrice[],
  chosenId: number | undefined,
  question: PriceQuestion,
): { satang: number; tier?: ProductPrice } {
  const wasSold = question.isPaid && product.product_status === 'end' && product.product_disable === 'N';
  if (!wasSold && !isBuyable(product)) throw refuse('PRODUCT_CLOSED');
  const price = listedPrice(product, tiers, chosenId, question);
  if (price.satang === 0 && product.product_free === 'N') throw refuse('PRICE_NOT_SET');
  return price;
}

function listedPrice(
  product: PricedProduct,
  tiers: readonly ProductPrice[],
  chosenId: number | undefined,
  { today, existingMember, isPaid }: PriceQuestion,
): { satang: number; tier?: ProductPrice } {
  if (product.product_price_list === 'N') {
    if (chosenId !== undefined) throw refuse('PRICE_NOT_AVAILABLE');
    return { satang: toSatang(product.product_price) };
  }
  const tier = chosenId === undefined ? openTier(tiers, today) : tiers.find(({ id }) => id === chosenId);
  if (!tier || !isTierActive(isPaid ? { ...tier, product_price_to: null } : tier, today))
    throw refuse('PRICE_NOT_AVAILABLE');
  if (tier.product_price_member === 'MB' && !existingMember && !isPaid) throw refuse('PRICE_MEMBERS_ONLY');
  return { satang: toSatang(tier.product_price_value), tier };
}

/** The cheapest tier that everybody may buy on a date. */
export function openTier(tiers: readonly ProductPrice[], date: string): ProductPrice | undefined {
  return tiers
    .filter((tier) => tier.product_price_member === 'NL' && isTierActive(tier, date))
    .sort((one, other) => toSatang(one.product_price_value) - toSatang(other.product_price_value))[0];
}
