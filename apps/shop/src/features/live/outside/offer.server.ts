import { bangkokTime } from '@wethi/format';
import type { Product } from '../../../api-types';
import { isOnSale } from '../../../overlays/payment-request';
import { optional, readOne, readRows } from '../../../server/read.server';
import { lastDay } from '../../../shows/show-card';
import { firstTier, hasNoOpenPrice, tiersOf } from '../../../shows/prices/price-tiers';

/** What it costs now to see a live show. */
export interface Offer {
  productUrl: string;
  /** 0 for what is free. */
  price: number;
  /** The price before. */
  formerPrice: number | null;
  /** The name of the price, where the show has several. */
  tier: string | null;
  /** Others wait in line for it, or nothing is left: its page says more. */
  isCrowded: boolean;
  /** The last day of its sale or of the stage, 'YYYY-MM-DD', from which the days to watch it count; null without one. */
  lastDay: string | null;
  /** The recording that everybody may watch, where there is one. */
  teaser: { id: number; seconds: number } | null;
}

/** @returns null where no ticket for the picture is sold now */
export async function offerOf(products: readonly Product[]): Promise<Offer | null> {
  const sold = products.find((one) => isOnSale(one.product_status) && one.product_format !== 'onsite');
  if (!sold) return null;
  const [page, teasers] = await Promise.all([
    readOne('productPage', { product_url: sold.product_url }),
    optional(readRows('videosByProductId', { product_id: sold.id, video_type: 'teaser', video_status: 'ready' }), []),
  ]);
  if (!page) return null;
  const { product, prices, places_left } = page;
  const tiers = tiersOf(product, prices, bangkokTime(Date.now()).date);
  if (hasNoOpenPrice(product, tiers)) return null;
  const tier = firstTier(tiers);
  const price = tier?.price ?? product.product_price;
  if (price === 0 && product.product_free === 'N') return null;
  const [teaser] = teasers;
  return {
    productUrl: product.product_url,
    price,
    formerPrice: product.product_price_unchanged,
    tier: tier?.title ?? null,
    isCrowded: product.product_queue === 'Y' || (places_left !== null && places_left <= 0),
    lastDay: lastDay(product),
    teaser: teaser ? { id: teaser.id, seconds: teaser.video_duration ?? 0 } : null,
  };
}
