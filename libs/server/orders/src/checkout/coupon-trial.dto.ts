import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { COUPON_PRODUCT_TYPE, type CouponProductType } from '@wethi/contract';
import { Coupon } from '@wethi/coupons';
import { Type } from 'class-transformer';
import { TicketCount } from '../places/ticket-count';
import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';

/** What a buyer is about to order. */
export class CouponQuestion {
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

  @TicketCount()
  tickets?: number;

  /** Whom it is for, where it is not its buyer (`POST gift`). */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  gift_id?: number;
}

/** A code that a buyer tries for a product. */
export class CouponTrial extends CouponQuestion {
  @ApiProperty({ maxLength: 40 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  code: string;
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

/** A coupon that a buyer may know of before they type its code. */
export class KnownCoupon extends OmitType(TriedCoupon, ['coupon_hold_until']) {
  @ApiProperty({ enum: Object.keys(COUPON_PRODUCT_TYPE) }) coupon_product_type: CouponProductType;
  /** Why they may not use it; null when they may. */
  @ApiProperty({ type: String, nullable: true }) refusal: string | null;
}

/** @param own what it means for the buyer, in baht */
export function shownCoupon<Own extends object>(coupon: Coupon, own: Own): Pick<Coupon, (typeof shown)[number]> & Own {
  const facts = Object.fromEntries(shown.map((name) => [name, coupon[name]])) as Pick<Coupon, (typeof shown)[number]>;
  return { ...facts, ...own };
}
