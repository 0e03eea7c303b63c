import { lastDay } from '@wethi/catalog';
import { bankShortName, type YesNo } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import { sql } from 'kysely';
import type { Orders } from '../order/orders.entity';
import { countTickets } from './count-tickets';
import { lastStepIds } from './last-steps';
import { giftsOf } from '../purchase/gifts-of';
import type {
  BookBankFacts,
  GiftOfPurchase,
  OrderDecision,
  OrderedProduct,
  PurchasedProduct,
  SlipFacts,
} from './order-view';

/** Cancelled, or all that was sent of it has ended. Its live shows are media's, which builds on orders. */
const stageOver = sql<YesNo>`if(s.stage_status = 'Cancel' or coalesce((select min(l.live_streaming_end_at is not null)
  from live_streaming l where l.stage_id = p.stage_id), 0), 'Y', 'N')`;

/** Lines of orders with the products, bands, stages and tiers that they name. */
function lines({ sql: from }: Database) {
  return from
    .selectFrom('orders_detail as d')
    .innerJoin('product as p', 'p.id', 'd.product_id')
    .innerJoin('band as b', 'b.id', 'p.band_id')
    .leftJoin('stage as s', 's.id', 'p.stage_id')
    .leftJoin('product_price as pp', 'pp.id', 'd.product_price_id')
    .select(['d.orders_id', 'd.product_id', 'd.product_price_id', 'pp.product_price_title'])
    .select(sql<number>`d.orders_refund_id is not null`.as('is_back'))
    .select(['d.orders_detail_price', 'd.orders_detail_discount', 'd.orders_detail_net'])
    .select([
      'p.product_title',
      'p.product_url',
      'p.product_img',
      'p.product_type',
      'p.product_status',
      'p.product_live',
    ])
    .select([
      'p.product_book',
      'p.product_format',
      'p.product_to',
      'p.book_bank_id',
      'p.band_id',
      'b.band_name',
      'p.stage_id',
    ])
    .select(stageOver.as('stage_over'))
    .select(['s.stage_title', 's.stage_date', 's.stage_time_start', 's.stage_time_to']);
}

/** The code that made an order cheaper: one coupon, whichever of the lines it is of. */
const couponCode = sql<string | null>`
  (select c.coupon_code from orders_detail cheaper join coupon c on c.id = cheaper.coupon_id
    where cheaper.orders_id = d.orders_id limit 1)`;

/** What some orders hold, in the order of their lines, with the code of the order's coupon. */
export async function orderedProducts(
  database: Database,
  ordersIds: readonly number[],
): Promise<(OrderedProduct & { coupon_code: string | null })[]> {
  if (ordersIds.length === 0) return [];
  const rows = lines(database).select(couponCode.as('coupon_code')).where('d.orders_id', 'in', ordersIds);
  return countTickets(await rows.orderBy('d.id').execute());
}

export type PurchaseRow = Omit<
  PurchasedProduct,
  | 'access_until'
  | 'new_slip_until'
  | 'money_back_reason'
  | 'money_back_status'
  | 'video_position'
  | 'video_duration'
  | 'gift'
> & { gift_id: number | null; last_day: string | null; longer: string | null } & Pick<Orders, 'orders_slip_asked_at'>;

/** Of the recordings of a line's stage the one to watch first. They are media's, which builds on orders. */
const firstRecording = sql<number | null>`
  (select v.id from video v
    where v.stage_id = p.stage_id and v.video_status = 'ready' and v.video_disable = 'N' and v.video_type <> 'teaser'
    order by v.video_type = 'member', v.video_item, v.id limit 1)`;

/** The receipt of an order, once it is issued. */
const receipt = sql<number | null>`
  (select r.id from orders_paper r where r.orders_id = o.id and r.paper_kind = 'receipt' limit 1)`;

/** A user's products that wait or are paid, and those refused since a moment and not ordered again; newest order first. */
export async function purchasedProducts(
  database: Database,
  userId: number,
  refusedSince: Date,
): Promise<PurchaseRow[]> {
  const rows = await lines(database)
    .innerJoin('orders as o', 'o.id', 'd.orders_id')
    .select(['o.order_no', 'o.orders_status', 'o.orders_payment', 'o.orders_net', 'o.orders_note', 'o.receipt'])
    .select(['o.create_at', 'o.approve_date', 'o.orders_paid', 'o.orders_pay_until', 'o.gift_id'])
    .select(['o.orders_slip_asked_at', 'd.orders_detail_watch_to as longer', lastDay.as('last_day')])
    .select([firstRecording.as('video_id'), receipt.as('receipt_id')])
    .where('o.user_id', '=', userId)
    .where('d.orders_refund_id', 'is', null)
    .where(({ eb, or, and, not, exists, selectFrom }) =>
      or([
        eb('o.orders_status', 'in', ['wait', 'approve']),
        and([
          eb('o.orders_status', '=', 'not'),
          eb('o.create_at', '>', refusedSince),
          not(
            exists(
              selectFrom('orders_open as again')
                .select('again.orders_id')
                .whereRef('again.user_id', '=', 'o.user_id')
                .whereRef('again.product_id', '=', 'd.product_id')
                .where(({ eb: on, fn, ref, lit }) => on('again.gift_id', '=', fn.coalesce(ref('o.gift_id'), lit(0)))),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('o.id', 'desc')
    .orderBy('d.id')
    .limit(500)
    .execute();
  return countTickets(rows);
}

/** What the order says that somebody else paid: its holder reads nothing of it. */
const OF_ITS_BUYER = {
  ...{ order_no: '', orders_payment: '', orders_net: 0, orders_paid: 0, orders_pay_until: null, orders_note: null },
  ...{
    orders_slip_asked_at: null,
    receipt: 'N',
    receipt_id: null,
    orders_detail_price: 0,
    orders_detail_discount: 0,
    orders_detail_net: 0,
  },
};

/** Shows that somebody was given, once their phone was told. */
export async function receivedProducts(database: Database, userId: number): Promise<PurchaseRow[]> {
  const rows = await lines(database)
    .innerJoin('orders as o', 'o.id', 'd.orders_id')
    .innerJoin(giftsOf(database, [userId]), 'held.gift_id', 'o.gift_id')
    .innerJoin('gift as g', 'g.id', 'o.gift_id')
    .select(['o.orders_status', 'o.create_at', 'o.approve_date', 'o.gift_id'])
    .select(['d.orders_detail_watch_to as longer', lastDay.as('last_day')])
    .select([firstRecording.as('video_id')])
    .where('o.orders_status', '=', 'approve')
    .where('g.gift_sent_at', 'is not', null)
    .orderBy('o.id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, ...OF_ITS_BUYER, tickets: 1, tickets_back: 0 }));
}

/** The gifts of purchases, by their ids. @param userId of who reads them */
export async function giftFacts(
  database: Database,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, GiftOfPurchase>> {
  if (ids.length === 0) return new Map();
  const rows = await database.sql
    .selectFrom('gift')
    .select(['id', 'user_id', 'gift_code', 'gift_tel', 'gift_from', 'gift_message', 'gift_sent_at', 'gift_taken_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ user_id, gift_tel, ...gift }) => {
      const is_given = user_id === userId;
      return [gift.id, { ...gift, is_given, gift_tel: is_given ? gift_tel : null }];
    }),
  );
}

/** The newest slip of each order, with whether its transfer or picture appears elsewhere, too. */
export async function slipFacts(database: Database, ordersIds: readonly number[]): Promise<SlipFacts[]> {
  if (ordersIds.length === 0) return [];
  const usedBefore = sql<number>`
    exists (select 1 from slip_use u where not (u.orders_id <=> l.orders_id) and u.picture_sha256 = l.picture_sha256)
    or exists (select 1 from slip_use u where not (u.orders_id <=> l.orders_id)
                  and u.sending_bank = l.sending_bank and u.trans_ref = l.trans_ref)
    or exists (select 1 from slip x where x.user_id <> l.user_id and x.picture_sha256 = l.picture_sha256)
    or exists (select 1 from slip x where x.user_id <> l.user_id
                  and x.sending_bank = l.sending_bank and x.trans_ref = l.trans_ref)`;
  const newest = database.sql
    .selectFrom('slip')
    .select(({ fn }) => fn.max<number>('id').as('id'))
    .where('orders_id', 'in', ordersIds)
    .groupBy('orders_id');
  const rows = await database.sql
    .selectFrom('slip as l')
    .select(({ ref }) => [
      sql<number>`${ref('l.orders_id')}`.as('orders_id'),
      'l.slip_picture',
      'l.outcome',
      'l.reason',
      'l.provider_code',
      'l.provider_message',
      'l.trans_ref',
      'l.sending_bank',
      'l.amount',
      'l.transferred_at',
      'l.sender_name',
      'l.receiver_name',
      'l.receiver_account',
      usedBefore.as('used_before'),
    ])
    .where('l.id', 'in', newest)
    .execute();
  return rows.map((row) => ({
    ...row,
    sending_bank: row.sending_bank === null ? null : (bankShortName(row.sending_bank) ?? row.sending_bank),
    used_before: row.used_before === 1,
  }));
}

export type BuyerFacts = Awaited<ReturnType<typeof buyerFacts>>[number];

export async function buyerFacts(database: Database, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return database.sql
    .selectFrom('user')
    .select(['id', 'user_name', 'user_lname', 'user_nickname', 'user_tel'])
    .where('id', 'in', userIds)
    .execute();
}

export async function bookBankFacts(
  database: Database,
  ids: readonly number[],
): Promise<(BookBankFacts & { id: number })[]> {
  if (ids.length === 0) return [];
  return database.sql
    .selectFrom('book_bank')
    .select(['id', 'book_bank_icon', 'book_bank_account', 'book_bank_name'])
    .where('id', 'in', ids)
    .execute();
}

/** The newest step of each order. */
export async function lastSteps(
  database: Database,
  ordersIds: readonly number[],
): Promise<(OrderDecision & { orders_id: number })[]> {
  if (ordersIds.length === 0) return [];
  return database.sql
    .selectFrom('orders_status_change as c')
    .leftJoin('personnel as p', (join) => join.onRef('p.id', '=', 'c.actor_id').on('c.actor_kind', '=', 'personnel'))
    .select(['c.orders_id', 'c.actor_kind as by_kind', 'c.create_at as at'])
    .select(({ fn }) => fn.coalesce('p.personnel_nickname', 'p.personnel_name', 'p.username').as('by_name'))
    .where('c.id', 'in', lastStepIds(database, ordersIds))
    .execute();
}
