import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database, onlyBandOf, type Actor, type TableColumn } from '@wethi/platform';
import { sql } from 'kysely';
import { GIVEN_BACK } from './given-back';
import { daysOf, rangeOf } from './report-days';
import type { SalesQuery } from './sales.dto';

/** What was sold: of approved orders, by the day in Bangkok on which they were made. */
class Sales {
  @ApiProperty({ type: 'integer' }) orders: number;
  @ApiProperty({ type: 'integer' }) tickets: number;
  /** Baht, as the next three. */
  @ApiProperty() price: number;
  @ApiProperty() discount: number;
  /** Given back of orders that stay approved, beside whole tickets. */
  @ApiProperty() refund: number;
  /** What is left. */
  @ApiProperty() net: number;
}

export class SalesOfDay extends Sales {
  @ApiProperty({ format: 'date' }) date: string;
}

export class SalesOfProduct extends Sales {
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty() product_title: string;
  @ApiProperty({ type: String, nullable: true }) band_name: string | null;
}

export class SalesOfCoupon extends Sales {
  @ApiProperty({ type: 'integer' }) coupon_id: number;
  @ApiProperty() coupon_code: string;
  @ApiProperty() coupon_name: string;
  /** Of all times; null without one. */
  @ApiProperty({ type: 'integer', nullable: true }) coupon_limit: number | null;
}

const FIGURES: TableColumn<Sales>[] = [
  { name: 'orders', title: 'คำสั่งซื้อ' },
  { name: 'tickets', title: 'บัตร' },
  { name: 'price', title: 'ราคาเต็ม', money: true },
  { name: 'discount', title: 'ส่วนลด', money: true },
  { name: 'refund', title: 'คืนบางส่วน', money: true },
  { name: 'net', title: 'ยอดขาย', money: true },
];
export const DAY_COLUMNS: TableColumn<SalesOfDay>[] = [{ name: 'date', title: 'วันที่' }, ...FIGURES];
export const PRODUCT_COLUMNS: TableColumn<SalesOfProduct>[] = [
  { name: 'product_title', title: 'งานแสดง' },
  { name: 'band_name', title: 'วง' },
  ...FIGURES,
];

const NOTHING = { orders: 0, tickets: 0, price: 0, discount: 0, refund: 0, net: 0 };
const REFUND = sql<number>`round(sum(${sql.raw(GIVEN_BACK)}), 2)`;

/** Sales summed up by the database. Somebody of a band reads of its products only. */
@Injectable()
export class SalesReport {
  constructor(private readonly database: Database) {}

  /**
   * One row for each day, also the empty ones.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async byDay(range: SalesQuery, actor: Actor): Promise<SalesOfDay[]> {
    const sold = await this.sold(range, actor)
      .select(sql<string>`date(o.create_at + interval 7 hour)`.as('date'))
      .groupBy('date')
      .execute();
    const byDate = new Map(sold.map((sales) => [sales.date, sales]));
    return daysOf(range.date_start, range.date_to).map((date) => ({ ...NOTHING, ...byDate.get(date), date }));
  }

  /**
   * One row for each product that was sold, the best first.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  byProduct(range: SalesQuery, actor: Actor): Promise<SalesOfProduct[]> {
    return this.sold(range, actor)
      .leftJoin('band as b', 'b.id', 'p.band_id')
      .select(['p.id as product_id', 'p.product_title', 'b.band_name'])
      .groupBy(['p.id', 'p.product_title', 'b.band_name'])
      .orderBy('net', 'desc')
      .orderBy('p.id')
      .execute();
  }

  /**
   * One row for each coupon that was used, the one of most orders first.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  byCoupon(range: SalesQuery, actor: Actor): Promise<SalesOfCoupon[]> {
    return this.sold(range, actor)
      .innerJoin('coupon as c', 'c.id', 'o.coupon_id')
      .select(['c.id as coupon_id', 'c.coupon_code', 'c.coupon_name', 'c.coupon_limit'])
      .groupBy(['c.id', 'c.coupon_code', 'c.coupon_name', 'c.coupon_limit'])
      .orderBy('orders', 'desc')
      .orderBy('c.id')
      .execute();
  }

  private sold({ date_start, date_to, band_id }: SalesQuery, actor: Actor) {
    const [from, to] = rangeOf(date_start, date_to);
    const bandId = onlyBandOf(actor) ?? band_id;
    return this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .where('o.create_at', '>=', from)
      .where('o.create_at', '<', to)
      .$if(bandId !== undefined, (lines) => lines.where('p.band_id', '=', bandId as number))
      .select(({ fn }) => [
        fn.count<number>('o.id').distinct().as('orders'),
        fn.countAll<number>().as('tickets'),
        fn.sum<number>('d.orders_detail_price').as('price'),
        fn.sum<number>('d.orders_detail_discount').as('discount'),
        REFUND.as('refund'),
        sql<number>`sum(d.orders_detail_net) - ${REFUND}`.as('net'),
      ]);
  }
}
