import { ApiProperty, PickType } from '@nestjs/swagger';
import { Coupon } from '../coupon/coupon.entity';

const text = { type: String, nullable: true } as const;

/** Whether a promotion can be used now, soon no longer, or not any more. */
export const PROMOTION_STATES = ['open', 'soon', 'over'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** A coupon that everybody may know of, as the page of promotions shows it (SITE-09). */
export class Promotion extends PickType(Coupon, [
  'id',
  'coupon_code',
  'coupon_name',
  'coupon_detail',
  'coupon_type',
  'coupon_price',
  'coupon_percent',
  'coupon_point',
  'coupon_pay',
  'coupon_product_type',
  'coupon_to',
  'coupon_to_time',
  'coupon_limit',
  'coupon_member_only',
] as const) {
  /** The only show that it counts for. */
  @ApiProperty(text) product_title: string | null;
  @ApiProperty(text) product_url: string | null;
  @ApiProperty(text) product_img: string | null;

  /** How many uses are left; null is without limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  left: number | null;

  @ApiProperty({ enum: PROMOTION_STATES })
  state: PromotionState;
}
