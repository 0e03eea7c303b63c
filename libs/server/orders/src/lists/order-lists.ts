import { Injectable } from '@nestjs/common';
import type { OrdersStatus } from '@wethi/contract';
import { titleTimes } from '@wethi/format';
import {
  type Actor,
  type AllRows,
  Clock,
  Config,
  Database,
  eachOf,
  limitToBand,
  onlyBandOf,
  type RawQuery,
  Records,
  refuse,
} from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { accessUntil } from '../purchase/access-window';
import { leftRecordings, NOT_BEGUN } from './left-recordings';
import { OrderSearch } from './order-search';
import { OrderByCode, OrderToConfirm, OrderWithLines, PurchasedProduct, type OrderedProduct } from './order-view';
import { Orders } from '../order/orders.entity';
import { progressOf } from './order-progress';
import { knownBuyer, ownLines, ownShare } from './own-share';
import { askedUntil, moneyBackOf, moneyLeftOf, refusalsOf } from './refusal';
import {
  bookBankFacts,
  buyerFacts,
  lastSteps,
  orderedProducts,
  giftFacts,
  purchasedProducts,
  receivedProducts,
  slipFacts,
  type PurchaseRow,
} from './orders.queries';

/** A refused order stands among the purchases for a month, unless its show was ordered again. */
const REFUSED_SHOWN_MS = 30 * 86_400_000;

const ORDERS_OF_PRODUCT = 'SELECT orders_id FROM orders_detail WHERE product_id = :courseId';
const ORDERS_WITH_BOOKS = `SELECT d.orders_id FROM orders_detail d JOIN product p ON p.id = d.product_id WHERE p.product_book = 'Y'`;

/** Orders as the screens show them: a page of rows, then one query for each kind of fact about them. */
@Injectable()
export class OrderLists {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly search: OrderSearch,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A user's orders, or with a status only those, or those of one course. */
  async ofUser(
    userId: number,
    raw: RawQuery,
    actor: Actor,
    statuses?: OrdersStatus[],
    courseId?: number,
  ): Promise<[OrderWithLines[], number]> {
    const [orders, total] = await this.records.list(Orders, { sort: '-id', ...raw }, actor, (rows) => {
      rows.andWhere('row.user_id = :userId', { userId });
      if (statuses) rows.andWhere('row.orders_status IN (:...statuses)', { statuses });
      if (courseId !== undefined) rows.andWhere(`row.id IN (${ORDERS_OF_PRODUCT})`, { courseId });
    });
    return [await this.withLines(orders, actor), total];
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's order */
  async one(id: number, actor: Actor): Promise<OrderWithLines> {
    const order = await this.records.byId(Orders, id, actor);
    if (actor.kind === 'user' && order.user_id !== actor.id) throw refuse('NOT_FOUND');
    const [complete] = await this.withLines([order], actor);
    const none = { ...moneyBackOf(), money_left_status: null, is_cancelled: false, ordersDetail: [] };
    return complete ?? Object.assign(new OrderWithLines(), order, none);
  }

  /** What the holder of an order number may see. @throws Refusal NOT_FOUND */
  async byCode(order_no: string): Promise<OrderByCode> {
    const order = await this.database.manager.findOneBy(Orders, { order_no: order_no.toUpperCase() });
    if (!order) throw refuse('NOT_FOUND');
    const lines = await orderedProducts(this.database, [order.id]);
    const isOver = order.orders_status === 'not' || order.orders_status === 'refund';
    const closed = order.orders_status === 'not' ? [order.id] : [];
    const [refusal] = await refusalsOf(this.database, closed);
    const left = await moneyLeftOf(this.database, closed);
    const { orders_status, orders_payment, orders_total, orders_discount, orders_net, create_at } = order;
    const { orders_paid, orders_pay_until, orders_book_send, orders_tracking, orders_tracking_by } = order;
    const amounts = { orders_total, orders_discount, orders_net, orders_paid, orders_pay_until };
    const facts = { orders_status, orders_payment, ...amounts, create_at };
    const progress = await progressOf(this.database, order);
    const answer = {
      orders_note: isOver ? order.orders_note : null,
      new_slip_until: refusal?.new_slip_until ?? askedUntilOf(order),
      ...moneyBackOf(refusal),
      money_left_status: left.get(order.id) ?? null,
    };
    const is_gift = order.gift_id !== null;
    return {
      order_no: order.order_no,
      is_gift,
      ...{ orders_book_send, orders_tracking, orders_tracking_by },
      ...facts,
      ...answer,
      ...progress,
      ordersDetail: lines.map(shownToHolder),
    };
  }

  /** Shows that a user bought, ordered, or was refused of late, with how long each can be watched (BUY-11). */
  async purchased(userId: number, actor: Actor): Promise<PurchasedProduct[]> {
    const bought = await purchasedProducts(this.database, userId, this.shownRefusedSince());
    const rows = ownLines([...(await receivedProducts(this.database, userId)), ...bought], actor);
    const giftIds = rows.flatMap(({ gift_id }) => gift_id ?? []);
    const gifts = await giftFacts(this.database, giftIds, userId);
    const closed = rows.filter(({ orders_status }) => orders_status === 'not');
    const refusals = await refusalsOf(
      this.database,
      closed.map(({ orders_id }) => orders_id),
    );
    const videoIds = actor.kind === 'user' ? rows.flatMap(({ video_id }) => video_id ?? []) : [];
    const left = await leftRecordings(this.database, userId, videoIds);
    return rows.flatMap(({ gift_id, last_day, longer, orders_slip_asked_at, ...row }) => {
      const gift = gifts.get(gift_id ?? 0) ?? null;
      const refusal = refusals.find(({ orders_id }) => orders_id === row.orders_id);
      if (row.orders_status === 'not' && !refusal) return [];
      const refused = {
        new_slip_until: refusal?.new_slip_until ?? askedUntilOf({ ...row, orders_slip_asked_at }),
        ...moneyBackOf(refusal),
      };
      // Who gave it away may not watch with it.
      if (gift?.is_given) return { ...row, ...refused, access_until: null, video_id: null, ...NOT_BEGUN, gift };
      const access = { access_until: this.accessUntil({ ...row, last_day, longer }), ...refused };
      return { ...row, ...access, ...(left.get(row.video_id ?? 0) ?? NOT_BEGUN), gift };
    });
  }

  private accessUntil({
    orders_status,
    approve_date,
    product_type,
    last_day,
    longer,
  }: Omit<PurchaseRow, 'gift_id' | 'orders_slip_asked_at'>): Date | null {
    if (orders_status !== 'approve' || approve_date === null) return null;
    return accessUntil({ product_type, last_day, approve_date, longer }, this.config);
  }

  private shownRefusedSince(): Date {
    return new Date(this.clock.now().getTime() - REFUSED_SHOWN_MS);
  }

  /** Rows as personnel decides about them (BUY-10). */
  async toConfirm(raw: RawQuery, actor: Actor): Promise<[OrderToConfirm[], number]> {
    const { query, narrow } = await this.search.read(raw, actor);
    const [orders, total] = await this.records.list(Orders, query, actor, narrow);
    return [await this.withFacts(orders, actor), total];
  }

  /** Those in which something is to be sent, the paid ones unless told otherwise. */
  async withBooks(raw: RawQuery, actor: Actor): Promise<[OrderToConfirm[], number]> {
    const { query, narrow } = await this.search.read({ orders_status: 'approve', ...raw }, actor);
    const [orders, total] = await this.records.list(Orders, query, actor, (rows) => {
      narrow?.(rows);
      rows.andWhere(`row.id IN (${ORDERS_WITH_BOOKS})`);
    });
    return [await this.withFacts(orders, actor), total];
  }

  /** Orders of whoever has an e-mail address. */
  async ofEmail(user_email: string, raw: RawQuery, actor: Actor): Promise<[OrderWithLines[], number]> {
    const [user] = await this.database.query<{ id: number }[]>('SELECT id FROM user WHERE user_email = ?', [
      user_email,
    ]);
    // Nobody has 0; what is wrong with the other parameters is told all the same.
    return this.ofUser(user?.id ?? 0, raw, actor);
  }

  /** Those of one status, the ones that wait for personnel unless told otherwise: who has still to pay is not among them. */
  async inStatus(raw: RawQuery, actor: Actor): Promise<[OrderToConfirm[], number]> {
    const { query, narrow } = await this.search.read({ orders_status: 'wait', ...raw }, actor);
    const [orders, total] = await this.records.list(Orders, query, actor, (rows) => {
      narrow(rows);
      if (query['orders_status'] === 'wait') leaveOutUnpaid(rows);
    });
    return [await this.withFacts(orders, actor), total];
  }

  /** The same rows without pages. @throws Refusal LIST_TOO_LONG */
  async allToConfirm(raw: RawQuery, actor: Actor): Promise<AllRows<OrderToConfirm>> {
    const { query, narrow } = await this.search.read(raw, actor);
    const { total, batches } = await this.records.all(Orders, query, actor, narrow);
    return { total, batches: eachOf(batches, (orders) => this.withFacts(orders, actor)) };
  }

  private async withFacts(orders: Orders[], actor: Actor): Promise<OrderToConfirm[]> {
    const ids = orders.map(({ id }) => id);
    const decided = orders.filter(({ orders_status }) => orders_status !== 'wait').map(({ id }) => id);
    const [allLines, slips, decisions, buyers] = await Promise.all([
      orderedProducts(this.database, ids),
      slipFacts(this.database, ids),
      lastSteps(this.database, decided),
      buyerFacts(
        this.database,
        orders.map(({ user_id }) => user_id),
      ),
    ]);
    const lines = ownLines(allLines, actor);
    const bankIds = new Set(lines.flatMap(({ book_bank_id }) => book_bank_id ?? []));
    const banks = await bookBankFacts(this.database, [...bankIds]);
    return orders.map((order) => {
      const ordersDetail = lines.filter(({ orders_id }) => orders_id === order.id);
      const found = buyers.find(({ id }) => id === order.user_id);
      const { id: _, ...buyer } = found ? knownBuyer(found, actor) : { id: 0 };
      const bank = banks.find(({ id }) => id === ordersDetail[0]?.book_bank_id);
      const slip = slips.find(({ orders_id }) => orders_id === order.id) ?? null;
      return Object.assign(new OrderToConfirm(), ownShare(order, ordersDetail, actor), buyer, titlesOf(ordersDetail), {
        coupon_code: ordersDetail[0]?.coupon_code ?? null,
        book_bank: bank ?? null,
        slip,
        decision: decisions.find(({ orders_id }) => orders_id === order.id) ?? null,
        ordersDetail,
      });
    });
  }

  /** Orders as the caller reads them; see ownShare. */
  async ownSharesOf(orders: Orders[], actor: Actor): Promise<Orders[]> {
    return onlyBandOf(actor) === undefined ? orders : this.withLines(orders, actor);
  }

  countIn(orders_status: OrdersStatus, actor: Actor): Promise<number> {
    const orders = this.database.manager.createQueryBuilder(Orders, 'row').where({ orders_status });
    if (orders_status === 'wait') leaveOutUnpaid(orders);
    limitToBand(orders, Orders, actor);
    return orders.getCount();
  }

  private async withLines(orders: Orders[], actor: Actor): Promise<OrderWithLines[]> {
    const ids = orders.map(({ id }) => id);
    const closed = orders.filter(({ orders_status }) => orders_status === 'not').map(({ id }) => id);
    const lines = ownLines(await orderedProducts(this.database, ids), actor);
    const refusals = await refusalsOf(this.database, closed);
    const left = await moneyLeftOf(this.database, closed);
    return orders.map((order) => {
      const ordersDetail = lines.filter(({ orders_id }) => orders_id === order.id);
      const refusal = refusals.find(({ orders_id }) => orders_id === order.id);
      const is_cancelled = order.orders_status === 'not' && !refusal;
      const money = { ...moneyBackOf(refusal), money_left_status: left.get(order.id) ?? null };
      const facts = { ...money, is_cancelled, ordersDetail };
      return Object.assign(new OrderWithLines(), ownShare(order, ordersDetail, actor), facts);
    });
  }
}

/** Of orders in `wait`: those whose buyer has to pay first. */
function leaveOutUnpaid(rows: SelectQueryBuilder<Orders>): void {
  rows.andWhere('row.orders_pay_until IS NULL');
}

function titlesOf(lines: readonly OrderedProduct[]) {
  const joined = (values: (string | null)[]) => values.filter(Boolean).join(', ') || null;
  return {
    product_title: joined(lines.map(({ product_title, tickets }) => titleTimes(product_title, tickets))),
    product_price_title: joined(lines.map(({ product_price_title }) => product_price_title)),
    band_name: joined([...new Set(lines.map(({ band_name }) => band_name))]),
  };
}

function shownToHolder(line: OrderedProduct) {
  const { product_title, product_url, product_img, product_price_title, band_name } = line;
  const { tickets, tickets_back, product_format, product_status, product_live, stage_date, stage_time_start } = line;
  const when = { product_format, product_status, product_live, stage_date, stage_time_start };
  return { product_title, product_url, product_img, product_price_title, band_name, tickets, tickets_back, ...when };
}

/** Of an approved order for which another slip is asked. */
function askedUntilOf({
  orders_status,
  orders_slip_asked_at,
}: Pick<Orders, 'orders_slip_asked_at'> & { orders_status: string }): Date | null {
  return orders_status === 'approve' ? askedUntil(orders_slip_asked_at) : null;
}
