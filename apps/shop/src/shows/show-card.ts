import { instantOf } from '@wethi/format';
import type { Product } from '../api-types';

const FIELDS = [
  'id',
  'band_id',
  'band_name',
  'band_path',
  'product_title',
  'product_subtitle',
  'product_url',
  'product_img',
  'product_img_coures',
  'product_price',
  'product_free',
  'product_price_unchanged',
  'product_start',
  'product_status',
  'product_live',
  'product_type',
  'stage_id',
  'stage_date',
  'stage_time_start',
  'stage_time_to',
  'stage_status',
] as const;

/** What a card shows of a product; the rest stays on the server, so that pages are short. */
export type ShowCard = Pick<Product, (typeof FIELDS)[number]>;

export function showCard(product: Product): ShowCard {
  const shown = FIELDS.map((field) => [field, product[field]]);
  return Object.fromEntries(shown) as ShowCard;
}

/** A live show that everybody may watch. */
export interface FreeShow {
  /** Of the live show. */
  id: number;
  title: string;
  startsAt: number;
  picture: string | null;
  stage_id: number;
  band_name: string;
  band_path: string | null;
}

export interface ReplayShow extends ShowCard {
  /** Seconds of the recording; null while there is none. */
  video_duration: number | null;
}

type Dated = Pick<Product, 'stage_date' | 'stage_time_start' | 'product_start'>;

/** The day of a show: the stage's, or the product's own. */
export function showDate(product: Pick<Dated, 'stage_date' | 'product_start'>): string | null {
  return product.stage_date ?? product.product_start;
}

/** The last day of a show: the later of its own and the stage's, as the server has it (docs/decisions/0127). */
export function lastDay({ product_to, stage_date }: Pick<Product, 'product_to' | 'stage_date'>): string | null {
  if (!product_to || !stage_date) return product_to ?? stage_date;
  return product_to > stage_date ? product_to : stage_date;
}

/** When a show starts, in milliseconds since 1970 UTC; Infinity for one without a date, so that it sorts last. */
export function startsAt(product: Dated): number {
  const date = showDate(product);
  return date ? instantOf(date, product.stage_time_start ?? '00:00:00') : Infinity;
}

/** The price before, where it was higher (product.md §3, `product_price_unchanged`). */
export function formerPrice({
  product_price,
  product_price_unchanged,
}: Pick<Product, 'product_price' | 'product_price_unchanged'>): number | null {
  return product_price_unchanged && product_price_unchanged > product_price ? product_price_unchanged : null;
}
