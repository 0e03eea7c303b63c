import { Injectable } from '@nestjs/common';
import { addDays, bangkokTime, daysOf, instantOf } from '@wethi/format';
import { Clock, Database, Transactions } from '@wethi/platform';
import { sql, type RawBuilder } from 'kysely';
import type { SalesSum } from './sales-sum.entity';
import { sumLines } from './sum-lines';

/** Whoever bought or approved before midnight has committed by then. */
const SETTLED_MS = 3_600_000;

/** Days of a range of which nothing changed since their sums were made. */
const UNCHANGED = sql<{ sales_date: string }>`
  SELECT k.sales_date FROM sales_day k
   WHERE NOT EXISTS (SELECT 1 FROM sales_change c WHERE c.sales_date = k.sales_date)`;
/** And of which no product belongs to another band now: an order of several products counts once for their band. */
const noneMoved = (ofBand = sql``) => sql`
  AND NOT EXISTS (SELECT 1 FROM sales_sum s JOIN product p ON p.id = s.product_id
                   WHERE s.sales_date = k.sales_date AND s.band_id <> p.band_id ${ofBand})`;

/** Dates that follow each other, as the first and the last of them. */
type Span = [first: string, last: string];

/** What sales are summed up by. */
export type SoldBy = 'sales_date' | 'product_id' | 'coupon_id';

export interface Sold {
  /** The date, product or coupon; 0 for sales without one. */
  sold: string | number;
  orders: number;
  tickets: number;
  /** Baht, as the next three. */
  price: number;
  discount: number;
  refund: number;
  net: number;
}

const ADDED = sql.raw(`SUM(orders) AS orders, SUM(tickets) AS tickets, SUM(price) AS price, SUM(discount) AS discount,
  ROUND(SUM(refund), 2) AS refund, SUM(net) - ROUND(SUM(refund), 2) AS net`);

/** What was sold by day, product and coupon: kept for days that are over, made anew for the others (docs/decisions/0126). */
@Injectable()
export class SalesSums {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Sales of a range of days in Bangkok as SQL to select from, of all bands or of one: a row for each date, product or coupon. */
  async within(by: SoldBy, [first, last]: Span, bandId: number | undefined): Promise<RawBuilder<Sold>> {
    const asBandsAre = bandId === undefined ? sql`` : noneMoved(sql`AND ${bandId} IN (s.band_id, p.band_id)`);
    const kept = await this.kept([first, last], asBandsAre);
    const days = daysOf(first, last);
    // One that ends before it begins has no day, and finds nothing.
    if (days.length === 0) return sql`(${summedUp(by, keptOf([first, last]), bandId)})`;
    const sources = [
      ...spansOf(days.filter((day) => kept.has(day))).map(keptOf),
      ...spansOf(days.filter((day) => !kept.has(day))).map(madeOf),
    ];
    const parts = sources.map((source) => summedUp(by, source, bandId));
    return sql`(SELECT sold, ${ADDED} FROM (${sql.join(parts, sql` UNION ALL `)}) part GROUP BY sold)`;
  }

  /** Days that are over and not kept, or no longer true, the newest first. */
  async due(): Promise<string[]> {
    const days = await this.over();
    const [newest, oldest] = [days[0], days.at(-1)];
    if (!newest || !oldest) return [];
    const kept = await this.kept([oldest, newest], noneMoved());
    return days.filter((day) => !kept.has(day));
  }

  /** Days since the first order that are over, the newest first. @param most as many of them */
  async over(most = Infinity): Promise<string[]> {
    const [oldest] = await this.database.query<{ create_at: Date | null }[]>(
      'SELECT MIN(create_at) AS create_at FROM orders',
    );
    if (!oldest?.create_at) return [];
    const today = bangkokTime(this.clock.now().getTime() - SETTLED_MS).date;
    return daysOf(bangkokTime(oldest.create_at).date, addDays(today, -1)).toReversed().slice(0, most);
  }

  /** Makes the sums of a day and keeps them. Whoever changes an order of it meanwhile leaves a row that makes them untrue again. */
  async keep(day: string): Promise<void> {
    await this.transactions.run(async () => {
      // Waits for those that are changing the day; what they write is read by the next statement but one.
      await this.database.query('DELETE FROM sales_change WHERE sales_date = ?', [day]);
      await this.database.query('DELETE FROM sales_sum WHERE sales_date = ?', [day]);
      await sql`INSERT INTO sales_sum ${madeOf([day, day])}`.execute(this.database.sql);
      await this.database.query('INSERT IGNORE INTO sales_day (sales_date) VALUES (?)', [day]);
    });
  }

  private async kept([first, last]: Span, asBandsAre: RawBuilder<unknown>): Promise<Set<string>> {
    const days = sql<{ sales_date: string }>`${UNCHANGED} AND k.sales_date BETWEEN ${first} AND ${last} ${asBandsAre}`;
    const { rows } = await days.execute(this.database.sql);
    return new Set(rows.map(({ sales_date }) => sales_date));
  }
}

function summedUp(by: SoldBy, source: RawBuilder<SalesSum>, bandId: number | undefined): RawBuilder<Sold> {
  const ofOne = bandId !== undefined;
  const orders = by === 'product_id' ? 'sales_orders' : ofOne ? 'sales_orders_band' : 'sales_orders_all';
  const ofBand = ofOne ? sql`JOIN product p ON p.id = s.product_id AND p.band_id = ${bandId}` : sql``;
  return sql<Sold>`
    SELECT ${sql.ref(`s.${by}`)} AS sold, SUM(${sql.ref(orders)}) AS orders, SUM(sales_tickets) AS tickets,
           SUM(sales_price) AS price, SUM(sales_discount) AS discount, SUM(sales_refund) AS refund, SUM(sales_net) AS net
      FROM ${source} s ${ofBand} GROUP BY sold`;
}

function keptOf([first, last]: Span): RawBuilder<SalesSum> {
  return sql`(SELECT * FROM sales_sum WHERE sales_date BETWEEN ${first} AND ${last})`;
}

function madeOf([first, last]: Span): RawBuilder<SalesSum> {
  const [from, to] = [new Date(instantOf(first)), new Date(instantOf(addDays(last, 1)))];
  return sql`(${sumLines(sql`o.create_at >= ${from} AND o.create_at < ${to}`)})`;
}

function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const span = spans.at(-1);
    if (span && day === addDays(span[1], 1)) span[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}
