import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Coupon } from '@wethi/coupons';
import { addDays, daysOf, instantOf } from '@wethi/format';
import { Clock, Database, refuse } from '@wethi/platform';
import { sql } from 'kysely';
import { BANGKOK_DAY } from './report-days';

const integer = { type: 'integer' } as const;
const DAYS = 14;

class UsesOfDay {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty(integer) used: number;
}

/** What became of a coupon so far: of orders that wait or are paid. */
export class CouponUsed {
  @ApiProperty(integer) used: number;
  @ApiProperty({ ...integer, nullable: true }) coupon_limit: number | null;
  /** Baht, as the next. */
  @ApiProperty() discount: number;
  /** Less what was given back. */
  @ApiProperty() net: number;
  /** The last fourteen on which it could be used, also those without a use. */
  @ApiProperty({ type: [UsesOfDay] }) days: UsesOfDay[];
}

/** Uses of one coupon (design: 62). */
@Injectable()
export class CouponReport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND */
  async of(id: number): Promise<CouponUsed> {
    const coupon = await this.database.manager.findOneBy(Coupon, { id });
    if (!coupon) throw refuse('NOT_FOUND');
    const sums = await this.orders(id)
      .select(({ fn }) => [
        fn.countAll<number>().as('used'),
        fn.sum<number | null>('orders_discount').as('discount'),
        sql<number | null>`sum(orders_net - orders_refunded)`.as('net'),
      ])
      .executeTakeFirstOrThrow();
    const today = this.clock.today();
    const last = coupon.coupon_to !== null && coupon.coupon_to < today ? coupon.coupon_to : today;
    const first = addDays(last, 1 - DAYS);
    const counted = await this.orders(id)
      .select(({ fn }) => [BANGKOK_DAY, fn.countAll<number>().as('used')])
      .where('create_at', '>=', new Date(instantOf(first)))
      .where('create_at', '<', new Date(instantOf(addDays(last, 1))))
      .groupBy('date')
      .execute();
    const byDay = new Map(counted.map(({ date, used }) => [date, used]));
    return {
      ...{ used: sums.used, discount: Number(sums.discount), net: Number(sums.net) },
      coupon_limit: coupon.coupon_limit,
      days: daysOf(first, last).map((date) => ({ date, used: byDay.get(date) ?? 0 })),
    };
  }

  private orders(couponId: number) {
    return this.database.sql
      .selectFrom('orders')
      .where('coupon_id', '=', couponId)
      .where('orders_status', 'in', ['wait', 'approve']);
  }
}
