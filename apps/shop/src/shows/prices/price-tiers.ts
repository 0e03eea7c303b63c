import { PRODUCT_PRICE_TYPE } from '@wethi/contract';
import { clockTime, shortPlainDate } from '@wethi/format';
import type { Product, ProductPrice } from '../../api-types';

/** A price one may choose, or may choose later. */
export interface Tier {
  id: number;
  title: string;
  note: string;
  price: number;
  /** Within its dates. */
  open: boolean;
  /** First day of its sale, 'YYYY-MM-DD'; null for one that has none. */
  from: string | null;
  membersOnly: boolean;
}

function titleOf({ product_price_title, product_price_member, product_price_type }: ProductPrice): string {
  if (product_price_title) return product_price_title;
  if (product_price_member === 'MB') return 'สมาชิกเดิม';
  return (PRODUCT_PRICE_TYPE as Record<string, string>)[product_price_type] ?? PRODUCT_PRICE_TYPE.NL;
}

function noteOf(tier: ProductPrice, today: string): string {
  const whose = tier.product_price_member === 'MB' && 'เฉพาะสมาชิกเดิม';
  return [whose, timesOf(tier, today)].filter(Boolean).join(' · ');
}

function timesOf(tier: ProductPrice, today: string): string {
  const { product_price_start: start, product_price_to: to } = tier;
  if (start && start.slice(0, 10) > today) return `เริ่มขาย ${shortPlainDate(start)}`;
  if (tier.product_price_detail) return tier.product_price_detail;
  return to ? `ถึง ${shortPlainDate(to)} เวลา ${clockTime('23:59')}` : '';
}

/**
 * The prices of a product as a visitor sees them on a day; those that are over fall away.
 * @param today 'YYYY-MM-DD' in Bangkok
 */
export function tiersOf(product: Pick<Product, 'product_price_list'>, prices: ProductPrice[], today: string): Tier[] {
  if (product.product_price_list !== 'Y') return [];
  return prices
    .filter((tier) => !tier.product_price_to || tier.product_price_to.slice(0, 10) >= today)
    .map((tier) => ({
      id: tier.id,
      title: titleOf(tier),
      note: noteOf(tier, today),
      price: tier.product_price_value,
      open: !tier.product_price_start || tier.product_price_start.slice(0, 10) <= today,
      from: tier.product_price_start?.slice(0, 10) ?? null,
      membersOnly: tier.product_price_member === 'MB',
    }));
}

/** The day on which the sale opens; null when it has begun for a price, or nobody knows. */
export function saleOpensOn(tiers: Tier[]): string | null {
  if (tiers.some(({ open }) => open)) return null;
  return tiers.map(({ from }) => from).sort()[0] ?? null;
}

/** Sells at prices, of which none can be paid today: there are none yet, they are over, or begin later. */
export function hasNoOpenPrice({ product_price_list }: Pick<Product, 'product_price_list'>, tiers: Tier[]): boolean {
  return product_price_list === 'Y' && !tiers.some(({ open }) => open);
}

/** The price that is asked for, as long as it is sold; else the first. */
export function chosenTier(tiers: Tier[], id: number | undefined): Tier | undefined {
  return tiers.find((tier) => tier.id === id && tier.open) ?? firstTier(tiers);
}

/** The price that is chosen at first: the cheapest that is open to everyone, as the server takes it too. */
export function firstTier(tiers: Tier[]): Tier | undefined {
  const open = tiers.filter((tier) => tier.open).sort((a, b) => a.price - b.price);
  return open.find((tier) => !tier.membersOnly) ?? open[0];
}
