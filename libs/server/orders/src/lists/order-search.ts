import { Injectable } from '@nestjs/common';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { type Actor, Clock, Database, type Narrow, type RawQuery } from '@wethi/platform';
import type { Orders } from '../order/orders.entity';
import { readOrderFilter } from './order-filter';
import { ordersFound } from './orders-found';

const ORDERS_STATUSES = Object.keys(ORDERS_STATUS) as OrdersStatus[];

/** Reads which orders a list call asks for: filters by column, those of order-filter.ts, and the search box. */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * `q` looks for the number, the parcel, the slip's reference and the buyer, each from its beginning, the number by any four
   * signs and the phone by its last four digits, too; with a status only among its orders.
   * @returns parameters left for the columns, and further conditions
   * @throws Refusal INVALID_INPUT
   */
  async read({ q, ...raw }: RawQuery, actor: Actor): Promise<{ query: RawQuery; narrow: Narrow<Orders> }> {
    const { query, narrow } = readOrderFilter(raw);
    const text = [q].flat()[0]?.trim();
    if (!text) return { query, narrow };
    const status = ORDERS_STATUSES.find((name) => name === query['orders_status']);
    const ids = await ordersFound(this.database, text.slice(0, 100), this.clock.today(), actor, status);
    const condition = ids.length > 0 ? 'row.id IN (:...ids)' : 'FALSE';
    return { query, narrow: (rows) => (narrow(rows), rows.andWhere(condition, { ids })) };
  }
}
