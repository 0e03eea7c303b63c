import { mailOrder } from '@wethi/orders';
import type { Database, Outbox, PayloadOf } from '@wethi/platform';

/** Nothing where the buyer confirmed no address. */
const NEWEST_STEP = `SELECT (SELECT MAX(c.id) FROM orders_status_change c WHERE c.orders_id = o.id) AS id
  FROM orders o JOIN user u ON u.id = o.user_id
  WHERE o.id = ? AND u.user_email IS NOT NULL AND u.user_email_at IS NOT NULL`;

/**
 * Has the letter about an order written to a buyer with a confirmed address, once for each step of its status: what is told to the
 * chats as well as to its buyer would come twice. Of one that waits each job has its own news. To be called in a transaction.
 * @param job that asks
 */
export async function mailAfterStep(
  database: Database,
  outbox: Outbox,
  order: PayloadOf<typeof mailOrder>,
  job: string,
): Promise<void> {
  const { orders_id, orders_status } = order;
  const [step] = await database.query<{ id: number | null }[]>(NEWEST_STEP, [orders_id]);
  if (!step) return;
  const occasion = orders_status === 'wait' ? job : `${orders_id}-${orders_status}-${step.id ?? 0}`;
  await outbox.add(mailOrder, order, { dedupeKey: `mail-${occasion}` });
}
