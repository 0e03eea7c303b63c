import { Controller, Query } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import {
  Clock,
  isCalendarDate,
  isDuplicate,
  listed,
  Lookup,
  refuse,
  refuseField,
  ResourceController,
  type Actor,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import { couponToSave } from './coupon-saving';
import { Coupon, SaveCoupon } from './coupon.entity';

/** Coupons as personnel makes them; customers try theirs by couponByCode, which stands with the orders. */
@Controller()
export class CouponController extends ResourceController({
  path: 'coupon',
  entity: Coupon,
  save: SaveCoupon,
  read: 'coupons.read',
  write: 'coupons.write',
}) {
  constructor(private readonly clock: Clock) {
    super();
  }

  /** Is a code taken? */
  @Lookup('couponByCouponCode', Coupon, 'coupon_code')
  couponByCouponCode(@Query() query: RawQuery) {
    return this.listBy(query, 'coupon_code');
  }

  /** All whose code has the text in it. */
  @Lookup('couponAllByCode', Coupon, 'code')
  async couponAllByCode(@Query() { code, ...query }: RawQuery): Promise<Answer> {
    if (!code) throw refuseField('code', 'กรุณากรอกข้อมูล');
    return listed(...(await this.records.list(Coupon, { ...query, coupon_code_like: code })));
  }

  @Lookup('couponByProductId', Coupon, 'product_id')
  couponByProductId(@Query() query: RawQuery) {
    return this.listBy(query, 'product_id');
  }

  /** Those that can be used now or later. */
  @Lookup('couponByNotExpire', Coupon)
  async couponByNotExpire(@Query() query: RawQuery): Promise<Answer> {
    const now = { today: this.clock.today(), time: bangkokTime(this.clock.now()).time };
    const open = '(row.coupon_to IS NULL OR row.coupon_to > :today';
    const lastDay = 'row.coupon_to = :today AND COALESCE(row.coupon_to_time, :time) >= :time)';
    const rows = await this.records.list(Coupon, query, undefined, (coupons) =>
      coupons.andWhere(`${open} OR ${lastDay}`, now),
    );
    return listed(...rows);
  }

  /** Those that are valid on a day. */
  @Lookup('couponByDate', Coupon, 'date')
  async couponByDate(@Query() { date, ...query }: RawQuery): Promise<Answer> {
    if (!isCalendarDate(date)) throw refuseField('date', 'รูปแบบวันที่ไม่ถูกต้อง');
    const started = '(row.coupon_start IS NULL OR row.coupon_start <= :date)';
    const open = '(row.coupon_to IS NULL OR row.coupon_to >= :date)';
    const rows = await this.records.list(Coupon, query, undefined, (coupons) =>
      coupons.andWhere(`${started} AND ${open}`, { date }),
    );
    return listed(...rows);
  }

  protected override async store(input: Partial<Coupon>, actor?: Actor): Promise<number> {
    const kept = input.id === undefined ? undefined : await this.records.byId(Coupon, input.id);
    return super.store(couponToSave(input, kept), actor).catch((error: unknown) => {
      throw isDuplicate(error) ? refuse('COUPON_TAKEN') : error;
    });
  }
}
