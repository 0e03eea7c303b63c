import type { Database } from '@wethi/platform';
import { lockOrder } from './lock-order';
import { Orders } from './orders.entity';

/** The order that keeps a user from ordering a product again. */
export type OpenOrder = Pick<
  Orders,
  'id' | 'order_no' | 'orders_status' | 'orders_pay_until' | 'orders_net' | 'orders_paid' | 'create_at'
>;

/** A user's waiting or approved order of one of some products online. @param giftId the gift that it is, none unless told otherwise */
export async function findOpenOrder(
  database: Database,
  userId: number,
  productIds: readonly number[],
  giftId: number | null = null,
): Promise<OpenOrder | undefined> {
  const [order] = await database.query<OpenOrder[]>(
    `SELECT orders.id, order_no, orders_status, orders_pay_until, orders_net, orders_paid, orders.create_at
       FROM orders_open JOIN orders ON orders.id = orders_open.orders_id
      WHERE orders_open.user_id = ? AND orders_open.product_id IN (?) AND orders_open.gift_id = ? LIMIT 1`,
    [userId, productIds, giftId ?? 0],
  );
  return order;
}

/**
 * The same, with its status kept until the end of the transaction. Found first and locked then: locking what is not there would
 * keep everybody else's orders out.
 */
export async function lockOpenOrder(
  database: Database,
  userId: number,
  productIds: readonly number[],
  giftId: number | null = null,
): Promise<OpenOrder | undefined> {
  const open = await findOpenOrder(database, userId, productIds, giftId);
  if (!open) return undefined;
  return lockKnownOrder(database, open);
}

/** A user's own order that waits, by its id: one of a hall, which may be bought again, is found by nothing else. */
export async function findWaitingOrder(database: Database, user_id: number, id: number): Promise<Orders | undefined> {
  return (await database.manager.findOneBy(Orders, { id, user_id, orders_status: 'wait' })) ?? undefined;
}

/** The same with its status kept until the end of the transaction, while it waits or is approved. */
export async function lockKnownOrder(database: Database, { id, create_at }: OpenOrder): Promise<OpenOrder | undefined> {
  const locked = await lockOrder(database, 'id', id);
  return locked.orders_status === 'wait' || locked.orders_status === 'approve' ? { ...locked, create_at } : undefined;
}

/** What a refusal tells of an order. */
export function refusedFor({
  id,
  order_no,
  orders_status,
}: OpenOrder): Pick<OpenOrder, 'id' | 'order_no' | 'orders_status'> {
  return { id, order_no, orders_status };
}
