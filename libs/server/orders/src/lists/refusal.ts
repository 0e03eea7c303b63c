import { NEW_SLIP_DAYS } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import { lastStepIds } from './last-steps';

const DAY_MS = 86_400_000;

/** A refusal that stands, and until when the buyer may answer it with another slip. */
export interface OrderRefusal {
  orders_id: number;
  new_slip_until: Date;
}

/** The refusals that stand of some orders; what its buyer cancelled is none (decisions.md §5). */
export async function refusalsOf(database: Database, ordersIds: readonly number[]): Promise<OrderRefusal[]> {
  if (ordersIds.length === 0) return [];
  const steps = await database.sql
    .selectFrom('orders_status_change')
    .select(['orders_id', 'create_at'])
    .where('id', 'in', lastStepIds(database, ordersIds))
    .where('to_status', '=', 'not')
    .where('actor_kind', '<>', 'user')
    .execute();
  return steps.map(({ orders_id, create_at }) => ({
    orders_id,
    new_slip_until: new Date(create_at.getTime() + NEW_SLIP_DAYS * DAY_MS),
  }));
}

/** Until when somebody who was asked may send another slip; null for who was not. */
export function askedUntil(askedAt: Date | null): Date | null {
  return askedAt && new Date(askedAt.getTime() + NEW_SLIP_DAYS * DAY_MS);
}
