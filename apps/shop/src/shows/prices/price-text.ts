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

/** The label of a button that leads to buying: `words`, and the price where one is set. Nobody buys what is free. */
export function buyLabel(words: string, product: Parameters<typeof priceText>[0]): string {
  const text = priceText(product);
  if (product.product_price === 0 && text) return words.replace(/^ซื้อ/, 'รับ') + text;
  return text ? `${words} ${text}` : words;
}
