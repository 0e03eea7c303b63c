import { lastDay } from '@wethi/catalog';
import { ORDERS_PAYMENT, sumSatang, toBaht, toSatang } from '@wethi/contract';
import { baht, bangkokTime, clockTime, plainDate, recordDate } from '@wethi/format';
import { refuse, type Database } from '@wethi/platform';
import { accessUntil, type AccessWindows } from '../purchase/access-window';
import type { Orders } from '../order/orders.entity';
import { maskedAccount } from './masked-account';

/** What papers say of an order, as it is when they are issued. */
export interface PaperFacts {
  order: PaperOrder;
  /** Number, text, small text, count, price, amount. */
  items: string[][];
  /** How it was paid, a line for each part. */
  payments: string[];
  coupon: string | null;
}

export type PaperOrder = Pick<
  Orders,
  | 'id'
  | 'order_no'
  | 'user_id'
  | 'orders_status'
  | 'orders_total'
  | 'orders_discount'
  | 'orders_net'
  | 'orders_vat'
  | 'orders_refunded'
  | 'orders_payment'
  | 'orders_payment_date'
  | 'orders_payment_time'
  | 'orders_payment_bank'
  | 'orders_payment_account'
  | 'approve_date'
  | 'create_at'
> & { user_name: string | null; user_lname: string | null; user_tel: string; user_email: string | null };

/** 590 → '590.00', as columns of papers write it. */
export function amount(satang: number): string {
  return baht(toBaht(satang)).replace('฿', '');
}

/** @throws Refusal NOT_FOUND */
export async function paperFacts(database: Database, ordersId: number, windows: AccessWindows): Promise<PaperFacts> {
  const order = await orderOf(database, ordersId);
  const [lines, parts, coupon] = [
    await linesOf(database, ordersId),
    await partsOf(database, ordersId),
    await couponOf(database, ordersId),
  ];
  const items = lines.map((line, index) => {
    const price = toSatang(line.orders_detail_price);
    const until = order.approve_date && accessUntil({ ...line, approve_date: order.approve_date }, windows);
    const way = wayOf(line, order.create_at);
    const small = [
      way !== 'replay' &&
        line.stage_date &&
        `${plainDate(line.stage_date)} เวลา ${clockTime(line.stage_time_start ?? '00:00')}`,
      until && `${WAYS[way].until} ${plainDate(bangkokTime(until).date)}`,
    ];
    const name = [WAYS[way].name, line.product_title, line.product_price_title, line.band_name];
    return [
      String(index + 1),
      name.filter(Boolean).join(' '),
      small.filter(Boolean).join(' '),
      String(line.tickets),
      amount(price),
      amount(price * line.tickets),
    ];
  });
  return { order, items, payments: paymentLines(order, parts), coupon };
}

const WAYS = {
  course: { name: 'คอร์ส', until: 'เรียนได้ถึง' },
  live: { name: 'บัตรชมสด', until: 'ดูย้อนหลังได้ถึง' },
  replay: { name: 'บัตรดูย้อนหลัง', until: 'ดูได้ถึง' },
  either: { name: 'บัตรชม', until: 'ดูย้อนหลังได้ถึง' },
} as const;

interface Shown {
  product_type: string;
  product_format: string;
  stage_date: string | null;
  stage_time_start: string | null;
  last_day: string | null;
}

/** What was bought before a show began was for seeing it live; after its last day only a recording is left. */
function wayOf(show: Shown, boughtAt: Date): keyof typeof WAYS {
  const { product_type, product_format, stage_date, stage_time_start, last_day } = show;
  if (product_type !== 'M') return 'course';
  if (product_format !== 'online' || !stage_date || !last_day) return 'either';
  const { date, time } = bangkokTime(boughtAt);
  if (date > last_day) return 'replay';
  return `${date} ${time}` < `${stage_date} ${stage_time_start ?? '00:00'}` ? 'live' : 'either';
}

async function orderOf(database: Database, ordersId: number): Promise<PaperOrder> {
  const order = await database.sql
    .selectFrom('orders as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.order_no', 'o.user_id', 'o.orders_status', 'o.orders_total', 'o.orders_discount'])
    .select(['o.orders_net', 'o.orders_vat', 'o.orders_refunded', 'o.orders_payment', 'o.orders_payment_date'])
    .select([
      'o.orders_payment_time',
      'o.orders_payment_bank',
      'o.orders_payment_account',
      'o.approve_date',
      'o.create_at',
    ])
    .select(['u.user_name', 'u.user_lname', 'u.user_tel', 'u.user_email'])
    .where('o.id', '=', ordersId)
    .executeTakeFirst();
  if (!order) throw refuse('NOT_FOUND');
  return order;
}

/** Tickets of one show at one price are an item of the paper. */
function linesOf(database: Database, ordersId: number) {
  return database.sql
    .selectFrom('orders_detail as d')
    .innerJoin('product as p', 'p.id', 'd.product_id')
    .innerJoin('band as b', 'b.id', 'p.band_id')
    .leftJoin('stage as s', 's.id', 'p.stage_id')
    .leftJoin('product_price as pp', 'pp.id', 'd.product_price_id')
    .select([
      'd.orders_detail_price',
      'p.product_title',
      'p.product_type',
      'p.product_format',
      'b.band_name',
      'pp.product_price_title',
    ])
    .select(['s.stage_date', 's.stage_time_start'])
    .select(({ fn }) => [lastDay.as('last_day'), fn.countAll<number>().as('tickets')])
    .where('d.orders_id', '=', ordersId)
    .groupBy(['d.product_id', 'd.product_price_id', 'd.orders_detail_price'])
    .orderBy(({ fn }) => fn.min('d.id'))
    .execute();
}

/** The transfers that paid it, as the bank told them. */
function partsOf(database: Database, ordersId: number) {
  return database.sql
    .selectFrom('slip')
    .select(['amount', 'transferred_at'])
    .where('orders_id', '=', ordersId)
    .where('slip_status', '=', 'accepted')
    .orderBy('transferred_at')
    .execute();
}

async function couponOf(database: Database, ordersId: number): Promise<string | null> {
  const sql = 'SELECT c.coupon_code FROM orders o JOIN coupon c ON c.id = o.coupon_id WHERE o.id = ?';
  const [row] = await database.query<{ coupon_code: string }[]>(sql, [ordersId]);
  return row?.coupon_code ?? null;
}

function paymentLines(order: PaperOrder, parts: { amount: number | null; transferred_at: Date | null }[]): string[] {
  const into = [order.orders_payment_bank, maskedAccount(order.orders_payment_account)].filter(Boolean).join(' ');
  const way = [ORDERS_PAYMENT[order.orders_payment], into].filter(Boolean).join(' ');
  const known = sumSatang(parts.map((part) => toSatang(part.amount ?? 0))) === toSatang(order.orders_net);
  if (known)
    return parts.map(({ amount: paid, transferred_at }) => {
      const at = transferred_at && bangkokTime(transferred_at);
      return paid === null ? way : line(way, at && { date: at.date, time: at.time }, paid);
    });
  const { orders_payment_date: date, orders_payment_time: time } = order;
  return [line(way, date && time ? { date, time } : null, order.orders_net)];
}

function line(way: string, at: { date: string; time: string } | null, paid: number): string {
  const when = at ? ` วันที่ ${recordDate(at.date)} เวลา ${clockTime(at.time)}` : '';
  return `${way}${when} จำนวน ${amount(toSatang(paid))} บาท`;
}
