import type { PackageProduct } from '../../api-types';

type Typed = Pick<PackageProduct, 'product_type'>;

/** A ticket of a show, or a course. */
export function priceName({ product_type }: Typed): string {
  return product_type === 'M' ? 'ราคาบัตร' : 'ราคาคอร์ส';
}

export function buyWords({ product_type }: Typed): string {
  return product_type === 'M' ? 'ซื้อบัตร' : 'ซื้อคอร์ส';
}
