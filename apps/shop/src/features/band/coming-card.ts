import type { Product } from '../../api-types';
import { showCard, type ShowCard } from '../../shows/show-card';

/** What the list of a band's shows to come says of one, beside what cards do. */
export type ComingCard = ShowCard & Pick<Product, 'stage_title' | 'product_format' | 'product_sale_date'>;

export function comingCard(product: Product): ComingCard {
  const { stage_title, product_format, product_sale_date } = product;
  return { ...showCard(product), stage_title, product_format, product_sale_date };
}
