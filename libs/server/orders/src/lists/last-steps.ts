import type { Database } from '@wethi/platform';

/** SELECT of the id of each order's newest step. */
export function lastStepIds({ sql }: Database, ordersIds: readonly number[]) {
  return sql
    .selectFrom('orders_status_change')
    .select(({ fn }) => fn.max<number>('id').as('id'))
    .where('orders_id', 'in', ordersIds)
    .groupBy('orders_id');
}
