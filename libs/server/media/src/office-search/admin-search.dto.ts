import { ApiProperty, PickType } from '@nestjs/swagger';
import { ProductView } from '@wethi/catalog';
import { Coupon } from '@wethi/coupons';
import { FoundCustomer, FoundOrder } from '@wethi/orders';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Video } from '../video/video.entity';

export class AdminSearchQuery {
  /** A phone in any writing or its last four digits, four signs of an order's number, a name, a show, a coupon's code. */
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @MaxLength(100)
  @IsNotEmpty()
  @IsString()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  q: string;
}

export class FoundShow extends PickType(ProductView, [
  'id',
  'product_title',
  'product_img',
  'product_status',
  'stage_title',
  'stage_date',
] as const) {}

export class FoundCoupon extends PickType(Coupon, ['id', 'coupon_code', 'coupon_name'] as const) {}

/** Of the first show that was found. */
export class FoundVideo extends PickType(Video, ['id', 'video_name', 'video_status', 'video_duration'] as const) {}

/** What the search of the back office found, at most five of each kind, and only what the caller's role sees. */
export class AdminSearchAnswer {
  @ApiProperty({ type: [FoundCustomer] }) customers: FoundCustomer[];
  @ApiProperty({ type: [FoundOrder] }) orders: FoundOrder[];
  /** How many orders there are, those above among them. */
  @ApiProperty({ type: 'integer' }) orders_total: number;
  @ApiProperty({ type: [FoundShow] }) shows: FoundShow[];
  @ApiProperty({ type: [FoundVideo] }) videos: FoundVideo[];
  @ApiProperty({ type: [FoundCoupon] }) coupons: FoundCoupon[];
}
