import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database, onlyBandOf, Records, type Actor, type RawQuery } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { Orders } from '../order/orders.entity';
import { GIVEN_BACK } from '../sales-sums/given-back';
import { OrderSearch } from './order-search';

/** What a filter of orders selects, summed up; baht. */
export class OrdersTotals {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty() total: number;
  @ApiProperty() discount: number;
  @ApiProperty() net: number;
  /** Given back of them, in full or in part. */
  @ApiProperty() refund: number;
  /** Contained in net. */
  @ApiProperty() vat: number;
}

const SUMS = `COUNT(*) AS count, COALESCE(SUM(row.orders_total), 0) AS total,
  COALESCE(SUM(row.orders_discount), 0) AS discount, COALESCE(SUM(row.orders_net), 0) AS net,
  COALESCE(SUM(row.orders_vat), 0) AS vat, COALESCE(SUM(IF(row.orders_status = 'refund', row.orders_net, row.orders_refunded)), 0) AS refund`;

/** A band reads the amounts of its own products, see ownShare, and of what was given back that of its tickets and its share of amounts. */
const OWN_SUMS = `COUNT(DISTINCT d.orders_id) AS count, COALESCE(SUM(d.orders_detail_price), 0) AS total,
  COALESCE(SUM(d.orders_detail_discount), 0) AS discount, COALESCE(SUM(d.orders_detail_net), 0) AS net,
  COALESCE(SUM(ROUND(d.orders_detail_net * 7 / 107, 2)), 0) AS vat,
  ROUND(COALESCE(SUM(IF(o.orders_status = 'refund' OR d.orders_refund_id IS NOT NULL, d.orders_detail_net, ${GIVEN_BACK})), 0), 2) AS refund`;

/** The line of totals above a list of orders: of all that the filter selects, not of the page (BUY-10). */
@Injectable()
export class OrderTotals {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly search: OrderSearch,
  ) {}

  /** @param raw the list's parameters; its page and order say nothing here */
  async of(raw: RawQuery, actor: Actor): Promise<OrdersTotals> {
    const { page: _page, limit: _limit, sort: _sort, ...rest } = raw;
    const { query, narrow } = await this.search.read(rest, actor);
    const bandId = onlyBandOf(actor);
    const rows = this.records.selection(Orders, query, actor, narrow);
    const [totals] = await (bandId === undefined ? this.sums(rows) : this.ownSums(rows, bandId));
    return Object.assign(new OrdersTotals(), totals);
  }

  private sums(rows: SelectQueryBuilder<Orders>): Promise<OrdersTotals[]> {
    const [text, values] = rows.getQueryAndParameters();
    return this.database.query(
      text.replace(/^SELECT .*? FROM/s, `SELECT ${SUMS.replaceAll('row.', '`row`.')} FROM`),
      values,
    );
  }

  private ownSums(rows: SelectQueryBuilder<Orders>, bandId: number): Promise<OrdersTotals[]> {
    const [text, values] = rows.getQueryAndParameters();
    return this.database.query(
      `SELECT ${OWN_SUMS} FROM (${text}) found JOIN orders o ON o.id = found.id
         JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id WHERE p.band_id = ?`,
      [...values, bandId],
    );
  }
}
