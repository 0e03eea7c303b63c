import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ShownCoupon } from '@wethi/coupons';
import { Allow, Answers, Clock, CurrentActor, Database, type Actor } from '@wethi/platform';
import { knownCoupons } from './known-coupons';

const FACTS = `SELECT c.id, p.product_title, p.product_url,
    (SELECT o.order_no FROM orders o WHERE o.user_id = ? AND o.coupon_id = c.id AND o.orders_status IN ('wait', 'approve')
      ORDER BY o.id DESC LIMIT 1) AS used_in
  FROM coupon c LEFT JOIN product p ON p.id = c.product_id AND c.coupon_product_type = 'Only'
  WHERE c.id IN (?)`;

/** A coupon that a customer may know of, for no product in particular. */
export class OwnCoupon extends ShownCoupon {
  /** Number of the own order that carries it. */
  @ApiProperty({ type: String, nullable: true }) used_in: string | null;
}

/** A customer's coupons, for their profile (BUY-07). */
@Controller()
export class OwnCouponsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get('couponOwn')
  @Allow('member')
  @Answers('couponOwn', { many: OwnCoupon })
  async couponOwn(@CurrentActor() { id }: Actor): Promise<OwnCoupon[]> {
    const coupons = await knownCoupons(this.database, id, this.clock.today());
    if (coupons.length === 0) return [];
    const ids = coupons.map((coupon) => coupon.id);
    type Facts = Pick<OwnCoupon, 'id' | 'product_title' | 'product_url' | 'used_in'>;
    const facts = await this.database.query<Facts[]>(FACTS, [id, ids]);
    const nothing = { product_title: null, product_url: null, used_in: null };
    return coupons.map((coupon) => ({ ...coupon, ...nothing, ...facts.find((row) => row.id === coupon.id) }));
  }
}
