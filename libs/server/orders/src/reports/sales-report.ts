import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { daysOf } from '@wethi/format';
import { Database, onlyBandOf, type Actor, type TableColumn } from '@wethi/platform';
import { sql } from 'kysely';
import { SalesSums, type SoldBy } from '../sales-sums/sales-sums';
import { requireYear } from './report-days';
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
/** Of `s`. */
const SOLD = ['s.orders', 's.tickets', 's.price', 's.discount', 's.refund', 's.net'] as const;

/** Sales as sums of days (docs/decisions/0126). Somebody of a band reads of its products only. */
@Injectable()
export class SalesReport {
  constructor(
    private readonly database: Database,
    private readonly sums: SalesSums,
  ) {}

  /**
   * One row for each day, also the empty ones.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async byDay(range: SalesQuery, actor: Actor): Promise<SalesOfDay[]> {
    const sales = await this.sold('sales_date', range, actor);
    const sold = await sales.select(sql<string>`s.sold`.as('date')).execute();
    const byDate = new Map(sold.map((day) => [day.date, day]));
    return daysOf(range.date_start, range.date_to).map((date) => ({ ...NOTHING, ...byDate.get(date), date }));
  }

  /**
   * One row for each product that was sold, the best first.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async byProduct(range: SalesQuery, actor: Actor): Promise<SalesOfProduct[]> {
    const sales = await this.sold('product_id', range, actor);
    return sales
      .innerJoin('product as p', 'p.id', 's.sold')
      .leftJoin('band as b', 'b.id', 'p.band_id')
      .select(['p.id as product_id', 'p.product_title', 'b.band_name'])
      .orderBy('net', 'desc')
      .orderBy('p.id')
      .execute();
  }

  /**
   * One row for each coupon that was used, the one of most orders first.
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async byCoupon(range: SalesQuery, actor: Actor): Promise<SalesOfCoupon[]> {
    const sales = await this.sold('coupon_id', range, actor);
    return sales
      .innerJoin('coupon as c', 'c.id', 's.sold')
      .select(['c.id as coupon_id', 'c.coupon_code', 'c.coupon_name', 'c.coupon_limit'])
      .orderBy('orders', 'desc')
      .orderBy('c.id')
      .execute();
  }

  private async sold(by: SoldBy, { date_start, date_to, band_id }: SalesQuery, actor: Actor) {
    requireYear(date_start, date_to);
    const sums = await this.sums.within(by, [date_start, date_to], onlyBandOf(actor) ?? band_id);
    return this.database.sql.selectFrom(sums.as('s')).select(SOLD);
  }
}
