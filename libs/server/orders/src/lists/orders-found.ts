import type { OrdersStatus } from '@wethi/contract';
import { typedPhone } from '@wethi/format';
import { type Actor, type Database, escapeLike, may, onlyBandOf, type Tables } from '@wethi/platform';
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { beginningsWith, pieceOfOrderNumber } from '../order/order-number';

/** A search ends here; whoever has not found it by then types more. */
const MAX_FOUND = 1_000;
const MAX_BUYERS = 200;

/**
 * The newest orders whose number, parcel or reference of the slip begins with a text, whose buyer's name or phone does, or
 * whose number has it anywhere.
 * @param text as typed: a phone may be written with dashes, spaces or +66, a name with the last name behind it
 * @param today `YYYY-MM-DD`
 * @param actor who searches
 * @param status looks only among the orders that have it
 */
export async function ordersFound(
  database: Database,
  text: string,
  today: string,
  actor: Actor,
  status?: OrdersStatus,
): Promise<number[]> {
  const begins = startOf(text);
  const buyers = await buyersFound(database, text, actor);
  const bandId = onlyBandOf(actor);
  const orders = database.sql
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .limit(MAX_FOUND)
    .$if(status !== undefined, (all) => all.where('orders_status', '=', status ?? 'wait'))
    // Those of all bands would leave no room for the own ones.
    .$if(bandId !== undefined, (all) => all.where('id', 'in', ordersOfBand(database, bandId ?? 0)));
  const found = await idsOf(database, [
    ...numbered(orders, text, today),
    orders.where('orders_tracking', 'like', begins),
    orders.where('orders_former_no', 'like', begins),
    ...(buyers.length > 0 ? [orders.where('user_id', 'in', buyers)] : []),
    database.sql
      .selectFrom('slip')
      .innerJoin('orders', 'orders.id', 'slip.orders_id')
      .select('orders.id')
      .where('slip.trans_ref', 'like', begins)
      .$if(status !== undefined, (slips) => slips.where('orders_status', '=', status ?? 'wait'))
      .$if(bandId !== undefined, (slips) => slips.where('orders.id', 'in', ordersOfBand(database, bandId ?? 0)))
      .limit(MAX_BUYERS),
  ]);
  return found.slice(0, MAX_FOUND);
}

function ordersOfBand({ sql: from }: Database, bandId: number) {
  return from
    .selectFrom('orders_detail as d')
    .innerJoin('product as p', 'p.id', 'd.product_id')
    .select('d.orders_id')
    .where('p.band_id', '=', bandId);
}

/** What any of some SELECTs finds, in one statement. */
async function idsOf(database: Database, selects: readonly Expression<{ id: number }>[]): Promise<number[]> {
  if (selects.length === 0) return [];
  const parts = selects.map((select) => sql`(${select})`);
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union all `)}`.execute(database.sql);
  return [...new Set(rows.map(({ id }) => id))];
}

type Found = SelectQueryBuilder<Tables, 'orders', { id: number }>;

/** Those whose number begins with a text, or has it anywhere where it is four signs or more. */
function numbered(orders: Found, text: string, today: string): Found[] {
  const piece = pieceOfOrderNumber(text);
  if (!piece) return [orders.where('order_no', 'like', startOf(text))];
  const { numbers, tails } = beginningsWith(piece, today);
  const begins = (column: string, heads: string[]) =>
    sql<SqlBool>`(${sql.join(
      heads.map((head) => sql`${sql.ref(column)} like ${`${head}%`}`),
      sql` or `,
    )})`;
  return [
    orders.where(begins('order_no', numbers)),
    ...(tails.length > 0 ? [orders.where(begins('order_no_tail', tails)).where('order_no', 'like', `%${piece}%`)] : []),
    ...(piece.length === 4 ? [orders.where(sql<SqlBool>`order_no_end = ${piece}`)] : []),
  ];
}

/**
 * Customers whose name or phone begins with a text, or whose phone ends with four digits or more.
 * @param actor who reads the ends of phones alone looks for them alone: more digits would find out the ones that are masked
 */
export function buyersFound(database: Database, text: string, actor: Actor, most = MAX_BUYERS): Promise<number[]> {
  const tel = typedPhone(text) ?? '';
  const [first = '', ...last] = text.split(/\s+/);
  const bandId = onlyBandOf(actor);
  const ofBand = database.sql.selectFrom('orders').select('user_id');
  const user = database.sql
    .selectFrom('user')
    .select('id')
    // In the place of an erased phone stands the account's number.
    .where('user_deleted_at', 'is', null)
    .limit(most)
    .$if(bandId !== undefined, (people) =>
      people.where('id', 'in', ofBand.where('id', 'in', ordersOfBand(database, bandId ?? 0))),
    );
  const named = (name: 'user_name' | 'user_lname' | 'user_nickname') => user.where(name, 'like', startOf(text));
  const fullName = user.where('user_name', '=', first).where('user_lname', 'like', startOf(last.join(' ')));
  const begins = user.where('user_tel', 'like', startOf(tel));
  const reversed = [...tel].reverse().join('');
  const ends = user.where(sql<SqlBool>`user_tel_reversed like ${startOf(reversed)}`);
  const phones = may(actor, 'people.read')
    ? [...(tel.startsWith('0') ? [begins] : []), ...(tel.length >= 4 ? [ends] : [])]
    : tel.length === 4
      ? [ends]
      : [];
  const people = /^(0\d{2,9}|\d{4,10})$/.test(tel)
    ? phones
    : [named('user_name'), named('user_lname'), named('user_nickname'), ...(last.length > 0 ? [fullName] : [])];
  return idsOf(database, people);
}

function startOf(text: string): string {
  return `${escapeLike(text)}%`;
}
