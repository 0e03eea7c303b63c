import { ApiProperty } from '@nestjs/swagger';
import type { Database } from '@wethi/platform';
import { sql } from 'kysely';
import type { Orders } from '../order/orders.entity';
import { lastStepIds } from './last-steps';

const moment = { type: String, format: 'date-time', nullable: true } as const;

/** What happened with an order so far, for whoever holds its number: times, nobody's person and no picture. */
export class OrderProgress {
  /** When it came to its status; null while it waits. */
  @ApiProperty(moment) decided_at: Date | null;
  /** When the slip came that it waits with. */
  @ApiProperty(moment) slip_at: Date | null;
  /** What the bank says of that slip, baht; null where it did not say. */
  @ApiProperty({ type: Number, nullable: true }) slip_amount: number | null;
  /** When the bank was asked about that slip. */
  @ApiProperty({ type: [String], format: 'date-time' }) asked_at: Date[];
  /** When it is asked next; null when only personnel decides. */
  @ApiProperty(moment) asked_next: Date | null;
  /** How many orders personnel has to look at before; null while it is not personnel's turn. */
  @ApiProperty({ type: 'integer', nullable: true }) orders_ahead: number | null;
  /** A card was tried, and the gateway has not said how it went. */
  @ApiProperty() card_open: boolean;
}

const NOTHING: OrderProgress = {
  ...{ decided_at: null, slip_at: null, slip_amount: null },
  ...{ asked_at: [], asked_next: null, orders_ahead: null },
  card_open: false,
};

/** Reads how far an order is. */
export async function progressOf(database: Database, order: Orders): Promise<OrderProgress> {
  if (order.orders_status !== 'wait') return { ...NOTHING, decided_at: await decidedAt(database, order.id) };
  if (order.orders_pay_until !== null) return { ...NOTHING, card_open: await isCardOpen(database, order.id) };
  const [slip, questions, orders_ahead] = await Promise.all([
    slipOf(database, order),
    questionsAbout(database, order.id),
    ordersBefore(database, order.id),
  ]);
  const asked = questions.flatMap(({ done_at }) => done_at ?? []);
  return {
    ...NOTHING,
    orders_ahead,
    slip_at: slip?.create_at ?? null,
    slip_amount: slip?.amount ?? null,
    asked_at: slip?.qr_payload ? [slip.create_at, ...asked] : asked,
    asked_next: questions.find(({ done_at }) => done_at === null)?.due_at ?? null,
  };
}

async function isCardOpen(database: Database, id: number): Promise<boolean> {
  const open = await database.sql
    .selectFrom('orders_charge')
    .select('id')
    .where('orders_id', '=', id)
    .where('charge_way', '=', 'card')
    .where('charge_status', '=', 'wait')
    .where(({ eb, or }) => or([eb('charge_order', 'is not', null), eb('charge_failure', '=', 'silent')]))
    .executeTakeFirst();
  return open !== undefined;
}

async function decidedAt(database: Database, id: number): Promise<Date | null> {
  const step = await database.sql
    .selectFrom('orders_status_change')
    .select('create_at')
    .where('id', 'in', lastStepIds(database, [id]))
    .executeTakeFirst();
  return step?.create_at ?? null;
}

function slipOf(database: Database, { id, orders_payment_slip }: Orders) {
  return database.sql
    .selectFrom('slip')
    .select(['create_at', 'qr_payload', 'amount'])
    .where('orders_id', '=', id)
    .where('slip_picture', '=', orders_payment_slip ?? '')
    .executeTakeFirst();
}

/** The questions to the slip service as they stand in the outbox, whose key begins with the order (slip-recheck-plan.ts). */
function questionsAbout(database: Database, id: number): Promise<{ due_at: Date | null; done_at: Date | null }[]> {
  return database.query(`SELECT due_at, done_at FROM outbox WHERE dedupe_key LIKE ? AND dead_at IS NULL ORDER BY id`, [
    `recheck-slip:${id}:%`,
  ]);
}

async function ordersBefore(database: Database, id: number): Promise<number> {
  const { before } = await database.sql
    .selectFrom('orders')
    .select(sql<number>`count(*)`.as('before'))
    .where('orders_status', '=', 'wait')
    .where('orders_pay_until', 'is', null)
    .where('id', '<', id)
    .executeTakeFirstOrThrow();
  return Number(before);
}
