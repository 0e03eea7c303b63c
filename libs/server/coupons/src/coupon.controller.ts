import { Controller, Query } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import {
  Allow,
  Clock,
  CurrentActor,
  Database,
  isCalendarDate,
  Lookup,
  refuseField,
  requireParameters,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { settleCoupon } from './coupon-saving';
import { Coupon } from './coupon/coupon.entity';
import { CouponCount } from './use/coupon-count.entity';

/** Coupons as personnel makes them; customers try theirs by couponByCode, which stands with the orders. */
@Controller()
export class CouponController extends Resource(Coupon, {
  path: 'coupon',
  read: 'coupons.read',
  write: 'coupons.write',
  lookups: { couponByCouponCode: ['coupon_code'], couponByProductId: ['product_id'] },
  taken: { coupon_code: 'COUPON_TAKEN' },
}) {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** All whose code has the text in it. */
  @Lookup('couponAllByCode', Coupon, 'code')
  @Allow('coupons.read')
  couponAllByCode(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'code');
    const { code, ...rest } = query;
    return this.page({ ...rest, coupon_code_like: code }, actor);
  }

  /** Those that can be used now or later. */
  @Lookup('couponByNotExpire', Coupon)
  @Allow('coupons.read')
  couponByNotExpire(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const now = { today: this.clock.today(), time: bangkokTime(this.clock.now()).time };
    const open = '(row.coupon_to IS NULL OR row.coupon_to > :today';
    const lastDay = 'row.coupon_to = :today AND COALESCE(row.coupon_to_time, :time) >= :time)';
    return this.page(query, actor, (coupons) =>
      coupons.andWhere("row.coupon_disable = 'N'").andWhere(`${open} OR ${lastDay}`, now),
    );
  }

  /** Those that are valid on a day. */
  @Lookup('couponByDate', Coupon, 'date')
  @Allow('coupons.read')
  couponByDate(@Query() { date, ...query }: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    if (!isCalendarDate(date)) throw refuseField('date', 'รูปแบบวันที่ไม่ถูกต้อง');
    const started = '(row.coupon_start IS NULL OR row.coupon_start <= :date)';
    const open = '(row.coupon_to IS NULL OR row.coupon_to >= :date)';
    return this.page(query, actor, (coupons) => coupons.andWhere(`${started} AND ${open}`, { date }));
  }

  protected override beforeSave(
    merged: Coupon,
    before: Coupon | undefined,
    _: Actor | undefined,
    given: Partial<Coupon>,
  ): void {
    settleCoupon(merged, before, given);
  }

  protected override async afterSave({ id }: Coupon, before: Coupon | undefined): Promise<void> {
    if (!before) await this.database.add(CouponCount, { coupon_id: id, used: 0 });
  }
}
