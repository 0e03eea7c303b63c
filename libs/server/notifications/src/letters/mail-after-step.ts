import { mailOrder } from '@wethi/orders';
import type { Database, Outbox, PayloadOf } from '@wethi/platform';

/**
 * Has the letter about an order written, once for each step of its status: what is told to the chats as well as to its buyer
 * would come twice. Of one that waits each job has its own news. To be called in a transaction.
 * @param job that asks
 */
export async function mailAfterStep(
  database: Database,
  outbox: Outbox,
  order: PayloadOf<typeof mailOrder>,
  job: string,
): Promise<void> {
  const { orders_id, orders_status } = order;
  const occasion =
    orders_status === 'wait' ? job : `${orders_id}-${orders_status}-${await newestStep(database, orders_id)}`;
  await outbox.add(mailOrder, order, { dedupeKey: `mail-${occasion}` });
}

async function newestStep(database: Database, ordersId: number): Promise<number> {
  const [newest] = await database.query<{ id: number | null }[]>(
    'SELECT MAX(id) AS id FROM orders_status_change WHERE orders_id = ?',
    [ordersId],
  );
  return newest?.id ?? 0;
}
