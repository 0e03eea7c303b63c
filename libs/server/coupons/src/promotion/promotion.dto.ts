import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Coupon } from '../coupon/coupon.entity';
import { ShownCoupon } from '../coupon/shown-coupon.dto';

/** Whether a promotion can be used now, soon no longer, or not any more. */
export const PROMOTION_STATES = ['open', 'soon', 'over'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** A coupon that everybody may know of, as the page of promotions shows it (SITE-09). */
export class Promotion extends IntersectionType(
  ShownCoupon,
  PickType(Coupon, ['coupon_limit', 'coupon_member_only'] as const),
) {
  @ApiProperty({ type: String, nullable: true }) product_img: string | null;

  /** How many uses are left; null is without limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  left: number | null;

  @ApiProperty({ enum: PROMOTION_STATES })
  state: PromotionState;
}
