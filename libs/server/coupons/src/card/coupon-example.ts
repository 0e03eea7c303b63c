import { Injectable } from '@nestjs/common';
import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Prices, Product } from '@wethi/catalog';
import { lessDiscount, toBaht, toSatang } from '@wethi/contract';
import { Clock, Database, refuse } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { discountOf } from '../coupon/coupon-discount';
import { Coupon } from '../coupon/coupon.entity';

const BAHT_MAX = 9_999_999;

function BahtParameter(): PropertyDecorator {
  return (target, name) => {
    for (const decorate of [
      ApiProperty({ type: Number, required: false, minimum: 0, maximum: BAHT_MAX }),
      IsOptional(),
      Type(() => Number),
      IsNumber({ maxDecimalPlaces: 2 }),
      Min(0),
      Max(BAHT_MAX),
    ])
      decorate(target, name);
  };
}

class Values {
  @BahtParameter() coupon_price?: number;
  @BahtParameter() coupon_point?: number;
  @BahtParameter() coupon_pay?: number;

  @ApiProperty({ type: 'integer', required: false, minimum: 0, maximum: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100)
  coupon_percent?: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;
}

/** A coupon that is being written, and a show to try it on. */
export class ExampleQuestion extends IntersectionType(PartialType(PickType(Coupon, ['coupon_type'])), Values) {}

/** What a buyer would pay, in baht. */
export class CouponExample {
  @ApiProperty() product_title: string;
  @ApiProperty({ type: Number }) orders_total: number;
  @ApiProperty({ type: Number }) orders_discount: number;
  @ApiProperty({ type: Number }) orders_net: number;
}

/** Shows personnel what a coupon does to a price, by the computation that orders use. */
@Injectable()
export class CouponExamples {
  constructor(
    private readonly database: Database,
    private readonly prices: Prices,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND */
  async of({ product_id, coupon_type = 'All', ...values }: ExampleQuestion): Promise<CouponExample> {
    const product = await this.database.manager.findOneBy(Product, { id: product_id });
    if (!product) throw refuse('NOT_FOUND');
    await this.prices.showTodays([product], this.clock.today());
    const total = toSatang(product.product_price);
    const nothing = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };
    const discount = discountOf({ ...nothing, ...values, coupon_type }, total);
    return {
      product_title: product.product_title,
      orders_total: toBaht(total),
      orders_discount: toBaht(discount),
      orders_net: toBaht(lessDiscount(total, discount)),
    };
  }
}
