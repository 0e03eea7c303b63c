import type { Database } from '@wethi/platform';
import type { Orders } from './orders.entity';

/** The order that keeps a user from ordering a product again. */
export type OpenOrder = Pick<
  Orders,
  'id' | 'order_no' | 'orders_status' | 'orders_pay_until' | 'orders_net' | 'orders_paid' | 'create_at'
>;

/**
 * A user's waiting or approved order of one of some products online.
 * @param lock keeps its status as it is until the end of the transaction
 */
export async function findOpenOrder(
  database: Database,
  userId: number,
  productIds: readonly number[],
  lock = false,
): Promise<OpenOrder | undefined> {
  const [order] = await database.query<OpenOrder[]>(
    `SELECT orders.id, order_no, orders_status, orders_pay_until, orders_net, orders_paid, orders.create_at
       FROM orders_open JOIN orders ON orders.id = orders_open.orders_id
      WHERE orders_open.user_id = ? AND orders_open.product_id IN (?) LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    [userId, productIds],
  );
  return order;
}

/** What a refusal tells of an order. */
export function refusedFor({
  id,
  order_no,
  orders_status,
}: OpenOrder): Pick<OpenOrder, 'id' | 'order_no' | 'orders_status'> {
  return { id, order_no, orders_status };
}
