import { LATE_MONEY, NEW_SLIP_DAYS, valuesOf, type LateMoney, type MoneyBackStatus } from '@wethi/contract';
import { DAY_MS } from '@wethi/format';
import type { Database } from '@wethi/platform';
import { lastStepIds } from './last-steps';

/** A refusal that stands, and until when the buyer may answer it with another slip. */
export interface OrderRefusal {
  orders_id: number;
  /** Null where their money came too late: more would only be more to give back. */
  new_slip_until: Date | null;
  /** What it came too late for; null where it did not. */
  money_back_reason: LateMoney | null;
  /** How that money stands. */
  money_back_status: MoneyBackStatus | null;
}

/** The refusals that stand of some orders; what its buyer cancelled is none (decisions.md §5). */
export async function refusalsOf(database: Database, ordersIds: readonly number[]): Promise<OrderRefusal[]> {
  if (ordersIds.length === 0) return [];
  const steps = await database.sql
    .selectFrom('orders_status_change as c')
    .leftJoin('money_back as m', (join) =>
      join.onRef('m.orders_id', '=', 'c.orders_id').on('m.money_back_reason', 'in', valuesOf(LATE_MONEY)),
    )
    .select(['c.orders_id', 'c.create_at', 'm.money_back_reason', 'm.money_back_status'])
    .where('c.id', 'in', lastStepIds(database, ordersIds))
    .where('c.to_status', '=', 'not')
    .where('c.actor_kind', '<>', 'user')
    .execute();
  return steps.map(({ orders_id, create_at, money_back_reason, money_back_status }) => ({
    orders_id,
    new_slip_until: money_back_status === null ? new Date(create_at.getTime() + NEW_SLIP_DAYS * DAY_MS) : null,
    // The join finds no others.
    money_back_reason: money_back_reason as LateMoney | null,
    money_back_status,
  }));
}

/** The part of a refusal that says where late money is; of an order that has none, too. */
export function moneyBackOf(refusal?: OrderRefusal): Pick<OrderRefusal, 'money_back_reason' | 'money_back_status'> {
  const { money_back_reason = null, money_back_status = null } = refusal ?? {};
  return { money_back_reason, money_back_status };
}

/** How all the money stands that closed orders were left with: of who cancelled, whose time ran out, who paid twice. */
export async function moneyLeftOf(
  database: Database,
  ordersIds: readonly number[],
): Promise<ReadonlyMap<number, MoneyBackStatus>> {
  if (ordersIds.length === 0) return new Map();
  const rows = await database.sql
    .selectFrom('money_back')
    .select(['orders_id', 'money_back_status'])
    .where('orders_id', 'in', ordersIds)
    .execute();
  const open = rows.filter(({ money_back_status }) => money_back_status === 'wait');
  // One that waits speaks for all of its order.
  return new Map([...rows, ...open].map(({ orders_id, money_back_status }) => [orders_id ?? 0, money_back_status]));
}

/** Until when somebody who was asked may send another slip; null for who was not. */
export function askedUntil(askedAt: Date | null): Date | null {
  return askedAt && new Date(askedAt.getTime() + NEW_SLIP_DAYS * DAY_MS);
}
