import type { User } from '@wethi/accounts';
import type { Product } from '@wethi/catalog';
import { ORDERS_PAYMENT_TYPE_ID, type OrdersStatus } from '@wethi/contract';
import { addDays, bangkokTime, DAY_MS } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { makeOrder } from '../testing/orders.factory';
import { keepTransfer } from './demo-transfer';

interface Tools {
  manager: EntityManager;
  products: readonly Product[];
  /** Who bought; nobody buys a show twice. */
  buyers: readonly User[];
  now: Date;
}

const ORDERS = 600;
/** The last two days belong to whoever tries the shop. */
const DAYS_LEFT_OUT = 2;
const MOST_OF_A_SHOW = 25;
const PRESALE_DAYS = 24;
const REPLAY_DAYS = 90;
const NOTES = ['ยอดโอนไม่ตรงกับยอดสุทธิ', 'สลิปนี้ถูกใช้ไปแล้ว', 'โอนเข้าบัญชีอื่น'];

/** Orders of the past year, the same at each making: some shows sell well and some do not, most people pay by transfer. */
export async function seedDemoHistory({ manager, products, buyers, now }: Tools): Promise<void> {
  const lastDay = addDays(bangkokTime(now).date, -DAYS_LEFT_OUT);
  const sold = products.flatMap((product) => {
    const season = seasonOf(product, lastDay);
    return season && season.days > 0 ? [{ product, season }] : [];
  });
  const sales = Array.from({ length: MOST_OF_A_SHOW }, (_, round) =>
    sold.map((show, place) => ({ ...show, place, round })),
  )
    .flat()
    .filter(({ place, round }) => round < 6 + ((place * 7) % 19))
    .slice(0, ORDERS);
  await manager.transaction(async (within) => {
    for (const [number, { product, season, place, round }] of sales.entries()) {
      const buyer = buyers[(round * 17 + place * 3) % buyers.length];
      if (buyer) await sell(within, { number, product, buyer, at: momentOf(number, season) });
    }
  });
}

/** The days on which a show was bought. */
interface Season {
  first: string;
  days: number;
}

/** Undefined of a show that nobody can buy yet. */
function seasonOf({ product_start, product_status, product_disable }: Product, lastDay: string): Season | undefined {
  if (!product_start || product_disable === 'Y' || product_status === 'coming') return undefined;
  // What can be watched again sells since the night itself, the others in the weeks before.
  if (product_status === 'sale') return { first: addDays(lastDay, 1 - PRESALE_DAYS), days: PRESALE_DAYS };
  const first = product_status === 'replay' ? addDays(product_start, 1) : addDays(product_start, -PRESALE_DAYS);
  const days = (Date.parse(lastDay) - Date.parse(first)) / DAY_MS + 1;
  return { first, days: Math.min(days, product_status === 'replay' ? REPLAY_DAYS : PRESALE_DAYS) };
}

/** Most buy in the evening. */
function momentOf(number: number, { first, days }: Season): Date {
  const hour = number % 4 === 0 ? 9 + (number % 9) : 18 + (number % 5);
  const clock = [hour, (number * 37) % 60, (number * 13) % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return new Date(`${addDays(first, (number * 89) % days)}T${clock}+07:00`);
}

interface Sale {
  number: number;
  product: Product;
  buyer: User;
  at: Date;
}

async function sell(manager: EntityManager, { number, product, buyer, at }: Sale): Promise<void> {
  const orders_status = statusOf(number);
  const { date, time } = bangkokTime(at);
  const inCash = number % 23 === 11;
  const order = await makeOrder(manager, {
    user_id: buyer.id,
    product_id: product.id,
    orders_status,
    create_at: at,
    orders_payment_date: date,
    orders_payment_time: time,
    approve_date: orders_status === 'not' ? null : date,
    orders_note: orders_status === 'not' ? (NOTES[number % NOTES.length] ?? null) : null,
    ...(inCash && { orders_payment: 'cash' as const, orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID.cash }),
  });
  if (orders_status !== 'not' && !inCash) await keepTransfer(manager, order, at);
}

function statusOf(number: number): OrdersStatus {
  if (number % 29 === 7) return 'refund';
  return number % 19 === 5 ? 'not' : 'approve';
}
