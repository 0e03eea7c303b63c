import { Database } from '@wethi/platform';
import { bankShortName } from '@wethi/contract';
import type { BookBankFacts, OrderedProduct, SlipFacts } from './order-view';

const PRODUCT_COLUMNS = `d.orders_id, d.product_id, d.product_price_id, pp.product_price_title,
  d.orders_detail_price, d.orders_detail_discount, d.orders_detail_net,
  p.product_title, p.product_url, p.product_img, p.product_type, p.product_status, p.product_format, p.product_to,
  p.book_bank_id, p.band_id, b.band_name, p.stage_id, s.stage_title, s.stage_date, s.stage_time_start, s.stage_time_to`;

const PRODUCT_JOINS = `JOIN product p ON p.id = d.product_id
  JOIN band b ON b.id = p.band_id
  LEFT JOIN stage s ON s.id = p.stage_id
  LEFT JOIN product_price pp ON pp.id = d.product_price_id`;

/** The driver hands decimals over as text. */
function withNumbers<Row extends object>(row: Row, ...columns: (keyof Row)[]): Row {
  for (const column of columns) if (row[column] !== null) Object.assign(row, { [column]: Number(row[column]) });
  return row;
}

const AMOUNTS = ['orders_detail_price', 'orders_detail_discount', 'orders_detail_net'] as const;

/** The lines of some orders with their products, in the order of the lines. */
export async function orderedProducts(database: Database, ordersIds: readonly number[]): Promise<OrderedProduct[]> {
  if (ordersIds.length === 0) return [];
  const rows = await database.query<OrderedProduct[]>(
    `SELECT ${PRODUCT_COLUMNS} FROM orders_detail d ${PRODUCT_JOINS} WHERE d.orders_id IN (?) ORDER BY d.id`,
    [ordersIds],
  );
  return rows.map((row) => withNumbers(row, ...AMOUNTS));
}

export type PurchaseRow = OrderedProduct & {
  order_no: string;
  orders_status: string;
  orders_payment: string;
  orders_net: number;
  orders_note: string | null;
  receipt: string;
  create_at: Date;
  approve_date: string | null;
};

/** A user's products in some statuses, newest order first. */
export async function purchasedProducts(
  database: Database,
  userId: number,
  statuses: readonly string[],
): Promise<PurchaseRow[]> {
  const rows = await database.query<PurchaseRow[]>(
    `SELECT ${PRODUCT_COLUMNS}, o.order_no, o.orders_status, o.orders_payment, o.orders_net, o.orders_note, o.receipt,
            o.create_at, o.approve_date
       FROM orders o JOIN orders_detail d ON d.orders_id = o.id ${PRODUCT_JOINS}
      WHERE o.user_id = ? AND o.orders_status IN (?)
      ORDER BY o.id DESC, d.id LIMIT 500`,
    [userId, statuses],
  );
  return rows.map((row) => withNumbers(row, ...AMOUNTS, 'orders_net'));
}

/** The newest slip of each order, with whether its transfer or picture appears elsewhere, too. */
export async function slipFacts(database: Database, ordersIds: readonly number[]): Promise<SlipFacts[]> {
  if (ordersIds.length === 0) return [];
  const rows = await database.query<SlipFacts[]>(
    `SELECT l.orders_id, l.slip_picture, l.outcome, l.reason, l.provider_code, l.provider_message, l.trans_ref,
            l.sending_bank, l.amount, l.transferred_at, l.sender_name, l.receiver_name, l.receiver_account,
            (EXISTS (SELECT 1 FROM slip_use u WHERE u.orders_id <> l.orders_id AND u.picture_sha256 = l.picture_sha256)
             OR EXISTS (SELECT 1 FROM slip_use u WHERE u.orders_id <> l.orders_id
                           AND u.sending_bank = l.sending_bank AND u.trans_ref = l.trans_ref)
             OR EXISTS (SELECT 1 FROM slip x WHERE x.user_id <> l.user_id AND x.picture_sha256 = l.picture_sha256)
             OR EXISTS (SELECT 1 FROM slip x WHERE x.user_id <> l.user_id
                           AND x.sending_bank = l.sending_bank AND x.trans_ref = l.trans_ref)) AS used_before
       FROM slip l
      WHERE l.id IN (SELECT MAX(id) FROM slip WHERE orders_id IN (?) GROUP BY orders_id)`,
    [ordersIds],
  );
  return rows.map((row) => ({
    ...withNumbers(row, 'amount'),
    sending_bank: row.sending_bank === null ? null : (bankShortName(row.sending_bank) ?? row.sending_bank),
    used_before: Boolean(Number(row.used_before)),
  }));
}

export interface BuyerFacts {
  id: number;
  user_name: string | null;
  user_lname: string | null;
  user_nickname: string | null;
  user_tel: string | null;
}

export async function buyerFacts(database: Database, userIds: readonly number[]): Promise<BuyerFacts[]> {
  if (userIds.length === 0) return [];
  return database.query<BuyerFacts[]>(
    'SELECT id, user_name, user_lname, user_nickname, user_tel FROM user WHERE id IN (?)',
    [userIds],
  );
}

export async function bookBankFacts(
  database: Database,
  ids: readonly number[],
): Promise<(BookBankFacts & { id: number })[]> {
  if (ids.length === 0) return [];
  return database.query('SELECT id, book_bank_icon, book_bank_account, book_bank_name FROM book_bank WHERE id IN (?)', [
    ids,
  ]);
}
