import { useOne } from '@refinedev/core';
import type { RowOf } from '../../providers/resource';

type Coupon = RowOf<'coupon'>;

export const NEW_COUPON: Partial<Coupon> = {
  coupon_product_type: 'Only',
  coupon_type: 'All',
  coupon_member_only: 'N',
  coupon_email_only: 'N',
  coupon_public: 'N',
  coupon_disable: 'N',
};

/** What stands in the address of a new coupon that begins as another. */
export const copyName = (id: number) => `copy-${id}`;

/**
 * What a new coupon begins with.
 * @param name its panel's value
 * @returns undefined while the coupon that it is a copy of is read
 */
export function useNewCoupon(name: string): Partial<Coupon> | undefined {
  const id = Number(/^copy-(\d+)$/.exec(name)?.[1] ?? 0);
  const { query } = useOne<Coupon>({ resource: 'coupon', id, queryOptions: { enabled: id > 0 } });
  if (id === 0 || query.isError) return NEW_COUPON;
  return query.data && copyOf(query.data.data);
}

/** All but what makes it this coupon. */
function copyOf(coupon: Coupon): Partial<Coupon> {
  const { id: _, coupon_code: _code, create_at: _made, update_at: _changed, ...rest } = coupon;
  return { ...rest, coupon_disable: 'N' };
}
