import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { OrdersStatus } from '@wethi/contract';
import { daysOf } from '@wethi/format';
import { Database, limitToBand, may, onlyBandOf, refuseField, type Actor } from '@wethi/platform';
import { sql, type AliasedRawBuilder } from 'kysely';
import { OrderLists } from '../lists/order-lists';
import { Orders } from '../order/orders.entity';
import { GIVEN_BACK } from '../sales-sums/given-back';
import { BANGKOK_DAY, rangeOf, type DayRange } from '../reports/report-days';

/** Orders, customers or transfers in one answer of `between`: some two megabytes. */
const MAX_ROWS = 2_000;

export class UserIn {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, nullable: true }) user_nickname: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
}

export class TransferTotal {
  @ApiProperty({ type: String, nullable: true }) orders_payment_bank: string | null;
  @ApiProperty({ type: String, nullable: true }) orders_payment_account: string | null;
  @ApiProperty({ type: 'integer' }) count: number;
  /** Baht. */
  @ApiProperty() total: number;
}

export class Transfer {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty() orders_net: number;
  @ApiProperty({ type: String, nullable: true }) orders_payment_bank: string | null;
  @ApiProperty({ type: String, nullable: true }) orders_payment_account: string | null;
  @ApiProperty({ format: 'date' }) approve_date: string;
}

/** What stands beside `result` in the answer of ordersByDate. */
export class OrdersByDate {
  @ApiProperty({ type: [Orders] }) data: Orders[];
  @ApiProperty({ type: [UserIn] }) userIn: UserIn[];
  @ApiProperty({ type: [TransferTotal] }) ordersTransfer: TransferTotal[];
  @ApiProperty({ type: [Transfer] }) ordersTransferList: Transfer[];
}

/** One day in Bangkok in orders and new customers. */
export class DayTotals {
  @ApiProperty({ format: 'date' }) date: string;
  /** Orders made on the day, of every status. */
  @ApiProperty({ type: 'integer' }) orders: number;
  @ApiProperty({ type: 'integer' }) wait: number;
  @ApiProperty({ type: 'integer' }) approve: number;
  @ApiProperty({ type: 'integer' }) not: number;
  @ApiProperty({ type: 'integer' }) refund: number;
  /** Baht of the approved ones, less what was given back of them. */
  @ApiProperty() net: number;
  @ApiProperty({ type: 'integer' }) new_users: number;
}

/**
 * A range of days in Bangkok in orders, new customers and money (decisions.md §3). Somebody of a band reads of its orders, its
 * part of the money, and of no customers.
 */
@Injectable()
export class OrdersReport {
  constructor(
    private readonly database: Database,
    private readonly lists: OrderLists,
  ) {}

  /**
   * Orders, new customers and transfers one by one; for sums over longer spans see `dayTotals`.
   * @param first and last: 'YYYY-MM-DD', both included
   * @throws Refusal INVALID_INPUT when there are more than 366 days, or more than 2,000 orders or customers in them
   */
  async between(first: string, last: string, actor: Actor): Promise<OrdersByDate> {
    const range = rangeOf(first, last);
    const [data, userIn] = await Promise.all([
      this.ordersIn(range, actor),
      may(actor, 'people.read') ? this.usersIn(range) : [],
    ]);
    for (const rows of [data, userIn]) requireFew(rows);
    const [ordersTransferList, ordersTransfer] = await Promise.all([
      this.transfers(first, last, actor)
        .select(['id', 'order_no', 'user_id', 'orders_net', 'orders_payment_bank', 'orders_payment_account'])
        .select(sql<string>`approve_date`.as('approve_date'))
        .orderBy('approve_date')
        .orderBy('id')
        .limit(MAX_ROWS + 1)
        .execute(),
      this.transfers(first, last, actor)
        .select(['orders_payment_bank', 'orders_payment_account'])
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('orders_net').as('total')])
        .groupBy(['orders_payment_bank', 'orders_payment_account'])
        .orderBy('total', 'desc')
        .execute(),
    ]);
    requireFew(ordersTransferList);
    return { data, userIn, ordersTransferList, ordersTransfer };
  }

  /**
   * One row for each day, without reading an order.
   * @param first and last: 'YYYY-MM-DD', both included
   * @throws Refusal INVALID_INPUT when there are more than 366 days
   */
  async dayTotals(first: string, last: string, actor: Actor): Promise<DayTotals[]> {
    const range = rangeOf(first, last);
    const [orders, users] = await Promise.all([
      this.orderTotals(range, actor),
      may(actor, 'people.read') ? this.newUsers(range) : [],
    ]);
    return daysOf(first, last).map((date) => {
      const day = { date, orders: 0, wait: 0, approve: 0, not: 0, refund: 0, net: 0 };
      for (const { status, count, net } of orders.filter((some) => some.date === date)) {
        day.orders += count;
        day[status] = count;
        if (status === 'approve') day.net = net;
      }
      return { ...day, new_users: users.find((some) => some.date === date)?.users ?? 0 };
    });
  }

  private async ordersIn([from, to]: DayRange, actor: Actor): Promise<Orders[]> {
    const rows = this.database.manager.createQueryBuilder(Orders, 'row');
    rows.where('row.create_at >= :from AND row.create_at < :to', { from, to });
    limitToBand(rows, Orders, actor);
    const made = rows.orderBy('row.create_at').addOrderBy('row.id');
    return this.lists.ownSharesOf(await made.limit(MAX_ROWS + 1).getMany(), actor);
  }

  private usersIn([from, to]: DayRange): Promise<UserIn[]> {
    return this.database.sql
      .selectFrom('user')
      .select(['id', 'user_nickname', 'create_at'])
      .where('create_at', '>=', from)
      .where('create_at', '<', to)
      .orderBy('create_at')
      .limit(MAX_ROWS + 1)
      .execute();
  }

  private transfers(first: string, last: string, actor: Actor) {
    return this.database.sql
      .selectFrom(soldFor(actor))
      .where('orders_status', '=', 'approve')
      .where('orders_payment', '=', 'transfer')
      .where('approve_date', '>=', first)
      .where('approve_date', '<=', last);
  }

  /** By day and status: a sum for each status would compare every order's text with all of them. */
  private orderTotals([from, to]: DayRange, actor: Actor) {
    return this.database.sql
      .selectFrom(soldFor(actor))
      .select(({ fn }) => [BANGKOK_DAY, STATUS, fn.countAll<number>().as('count')])
      .select(sql<number>`sum(orders_net - orders_refunded)`.as('net'))
      .where('create_at', '>=', from)
      .where('create_at', '<', to)
      .groupBy(['date', 'status'])
      .execute();
  }

  private newUsers([from, to]: DayRange) {
    return this.database.sql
      .selectFrom('user')
      .select(({ fn }) => [BANGKOK_DAY, fn.countAll<number>().as('users')])
      .where('create_at', '>=', from)
      .where('create_at', '<', to)
      .groupBy('date')
      .execute();
  }
}

/** Orders to be summed up; for somebody of a band those of its products, each with what these cost. */
function soldFor(actor: Actor): AliasedRawBuilder<Orders, 'orders'> {
  const bandId = onlyBandOf(actor);
  if (bandId === undefined) return sql<Orders>`orders`.as('orders');
  const lines = sql`from orders_detail d join product p on p.id = d.product_id where p.band_id = ${bandId}`;
  return sql<Orders>`(
    select o.id, o.order_no, o.user_id, o.orders_status, o.orders_payment, o.orders_payment_bank, o.orders_payment_account,
           o.approve_date, o.create_at, (select sum(d.orders_detail_net) ${lines} and d.orders_id = o.id) as orders_net,
           (select round(sum(if(d.orders_refund_id is null, ${sql.raw(GIVEN_BACK)}, d.orders_detail_net)), 2)
             ${lines} and d.orders_id = o.id) as orders_refunded
      from orders o where o.id in (select d.orders_id ${lines}))`.as('orders');
}

/** Grouped as ASCII, which it is: comparing by the rules of Unicode takes a good part of the statement's time. */
const STATUS = sql<OrdersStatus>`convert(orders_status using latin1)`.as('status');

/** @throws Refusal INVALID_INPUT when an answer would be megabytes */
function requireFew(rows: readonly unknown[]): void {
  if (rows.length <= MAX_ROWS) return;
  throw refuseField('date_to', `ช่วงวันที่นี้มีมากกว่า ${MAX_ROWS.toLocaleString('en')} รายการ กรุณาเลือกช่วงให้สั้นลง`);
}
