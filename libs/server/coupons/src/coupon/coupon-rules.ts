import type { RefusalCode } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import type { Coupon } from './coupon.entity';

type Period = Pick<Coupon, 'coupon_start' | 'coupon_start_time' | 'coupon_to' | 'coupon_to_time'>;
type Switch = Pick<Coupon, 'coupon_disable'>;
type Audience = Pick<Coupon, 'coupon_member_only' | 'coupon_email_only'>;

/** Bounds of a period as texts in Bangkok that compare as the moments do; undefined is open. */
export function boundsOf({ coupon_start, coupon_start_time, coupon_to, coupon_to_time }: Period) {
  return {
    from: coupon_start ? `${coupon_start} ${coupon_start_time ?? '00:00:00'}` : undefined,
    until: coupon_to ? `${coupon_to} ${coupon_to_time ?? '23:59:59'}` : undefined,
  };
}

/** Why a coupon is not valid at an instant; the first and the last second count. One that is switched off never is. */
export function refusalByTime(coupon: Period & Switch, instant: Date): RefusalCode | undefined {
  if (coupon.coupon_disable === 'Y') return 'COUPON_CLOSED';
  const now = `${bangkokTime(instant).date} ${bangkokTime(instant).time}`;
  const { from, until } = boundsOf(coupon);
  if (from && now < from) return 'COUPON_NOT_YET';
  if (until && now > until) return 'COUPON_EXPIRED';
  return undefined;
}

/**
 * Why a buyer may not use a coupon; for members and for a list at once, being one of both is enough (product.md §5).
 * @param buyer an existing member? listed by e-mail or phone?
 */
export function refusalByBuyer(coupon: Audience, buyer: { member: boolean; listed: boolean }): RefusalCode | undefined {
  const members = coupon.coupon_member_only === 'Y';
  const listed = coupon.coupon_email_only === 'Y';
  if ((members && buyer.member) || (listed && buyer.listed) || !(members || listed)) return undefined;
  if (members && listed) return 'COUPON_MEMBER_OR_EMAIL';
  return members ? 'COUPON_MEMBER_ONLY' : 'COUPON_EMAIL_ONLY';
}
