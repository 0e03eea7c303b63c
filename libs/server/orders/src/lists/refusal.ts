import { NEW_SLIP_DAYS, type MoneyBackStatus } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import { lastStepIds } from './last-steps';

const DAY_MS = 86_400_000;

/** A refusal that stands, and until when the buyer may answer it with another slip. */
export interface OrderRefusal {
  orders_id: number;
  /** Null where their money came and nothing was left for it: more would only be more to give back. */
  new_slip_until: Date | null;
  /** How that money stands; null where a place was never the matter. */
  money_back_status: MoneyBackStatus | null;
}

/** The refusals that stand of some orders; what its buyer cancelled is none (decisions.md §5). */
export async function refusalsOf(database: Database, ordersIds: readonly number[]): Promise<OrderRefusal[]> {
  if (ordersIds.length === 0) return [];
  const steps = await database.sql
    .selectFrom('orders_status_change as c')
    .leftJoin('money_back as m', (join) =>
      join.onRef('m.orders_id', '=', 'c.orders_id').on('m.money_back_reason', '=', 'sold_out'),
    )
    .select(['c.orders_id', 'c.create_at', 'm.money_back_status'])
    .where('c.id', 'in', lastStepIds(database, ordersIds))
    .where('c.to_status', '=', 'not')
    .where('c.actor_kind', '<>', 'user')
    .execute();
  return steps.map(({ orders_id, create_at, money_back_status }) => ({
    orders_id,
    new_slip_until: money_back_status === null ? new Date(create_at.getTime() + NEW_SLIP_DAYS * DAY_MS) : null,
    money_back_status,
  }));
}

/** Until when somebody who was asked may send another slip; null for who was not. */
export function askedUntil(askedAt: Date | null): Date | null {
  return askedAt && new Date(askedAt.getTime() + NEW_SLIP_DAYS * DAY_MS);
}
