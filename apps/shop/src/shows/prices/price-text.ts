import { baht } from '@wethi/format';
import type { Product } from '../../api-types';

/** What stands for a price: a sum, or that it is free. @returns undefined while no price is set, and nobody can buy it */
export function priceText({
  product_price: price,
  product_free,
}: Pick<Product, 'product_price' | 'product_free'>): string | undefined {
  if (price > 0) return baht(price);
  return product_free === 'Y' ? 'ฟรี' : undefined;
}

type Priced = Parameters<typeof priceText>[0];

/** The label of a button that leads to buying: `words`, and the price where one is set. */
export function buyLabel(words: string, product: Priced): string {
  const price = product.product_price > 0 ? priceText(product) : undefined;
  return price ? `${words} ${price}` : buyOrTake(words, product);
}

/** Nobody buys what is free. @param words that begin with ซื้อ */
export function buyOrTake(words: string, product: Priced): string {
  return priceText(product) === 'ฟรี' ? `${words.replace(/^ซื้อ/, 'รับ')}ฟรี` : words;
}
