import { ApiProperty, PickType } from '@nestjs/swagger';
import { Coupon } from '@wethi/coupons';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';

/** A code that a buyer tries for a product. */
export class CouponTrial {
  @ApiProperty({ maxLength: 40 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  code: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;

  /** Price tier, for products that sell at tiers. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_price_id?: number;
}

const shown = [
  'coupon_code',
  'coupon_name',
  'coupon_detail',
  'coupon_type',
  'coupon_price',
  'coupon_percent',
  'coupon_point',
  'coupon_pay',
  'coupon_to',
  'coupon_to_time',
] as const;

/** What a buyer may know of a coupon, with what they would pay. */
export class TriedCoupon extends PickType(Coupon, shown) {
  /** Baht, before the coupon. */
  @ApiProperty({ type: Number }) orders_total: number;
  @ApiProperty({ type: Number }) orders_discount: number;
  @ApiProperty({ type: Number }) orders_net: number;
  /** Until then a use is kept for who asked; null for a coupon that cannot run out. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) coupon_hold_until: Date | null;
}

/** @param own what it means for the buyer, in baht */
export function triedCoupon(coupon: Coupon, own: Omit<TriedCoupon, (typeof shown)[number]>): TriedCoupon {
  const facts = Object.fromEntries(shown.map((name) => [name, coupon[name]])) as Pick<Coupon, (typeof shown)[number]>;
  return { ...facts, ...own };
}
