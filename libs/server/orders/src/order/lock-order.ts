import { type Database, refuse } from '@wethi/platform';
import type { Orders } from './orders.entity';

/** What changes of an order need to know of it. */
export type LockedOrder = Pick<Orders, (typeof COLUMNS)[number]>;

const COLUMNS = [
  'id',
  'create_at',
  'order_no',
  'user_id',
  'orders_status',
  'orders_payment',
  'orders_payment_slip',
  'orders_net',
  'orders_paid',
  'orders_refunded',
  'orders_pay_until',
  'orders_note',
  'orders_slip_asked_at',
  'approve_by',
  'approve_date',
  'coupon_id',
  'gift_id',
  'update_at',
] as const;

/**
 * An order that nobody else changes until the end of the transaction; asked with every approval, so plain SQL.
 * @throws Refusal NOT_FOUND
 */
export async function lockOrder(
  database: Database,
  column: 'id' | 'order_no',
  value: number | string,
): Promise<LockedOrder> {
  const sql = 'SELECT ?? FROM orders WHERE ?? = ? FOR UPDATE';
  const [order] = await database.query<LockedOrder[]>(sql, [COLUMNS, column, value]);
  if (!order) throw refuse('NOT_FOUND');
  return order;
}
