import type { PackageProduct } from '../../api-types';
import { buyOrTake } from '../../shows/prices/price-text';

type Typed = Pick<PackageProduct, 'product_type'>;

/** A ticket of a show, or a course. */
export function priceName({ product_type }: Typed): string {
  return product_type === 'M' ? 'ราคาบัตร' : 'ราคาคอร์ส';
}

/** Of a show whose sale is over: it was played, or called off. */
export function endedText({ stage_status }: Pick<PackageProduct, 'stage_status'>): string {
  return stage_status === 'Cancel' ? 'งานแสดงนี้ยกเลิกแล้ว' : 'งานแสดงนี้จบแล้ว';
}

export function buyWords({ product_type, ...sold }: Typed & Parameters<typeof buyOrTake>[1]): string {
  return buyOrTake(product_type === 'M' ? 'ซื้อบัตร' : 'ซื้อคอร์ส', sold);
}
