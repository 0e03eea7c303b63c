import { ApiProperty, PickType } from '@nestjs/swagger';
import { Coupon } from './coupon.entity';

const text = { type: String, nullable: true } as const;

/** A coupon as a customer sees it, with the only show that it counts for. */
export class ShownCoupon extends PickType(Coupon, [
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
] as const) {
  @ApiProperty(text) product_title: string | null;
  @ApiProperty(text) product_url: string | null;
}
