import { Injectable } from '@nestjs/common';
import { bankShortName } from '@wethi/contract';
import { Database, RecordChanges, Records, type Actor, type OutboxRow } from '@wethi/platform';
import { sql } from 'kysely';
import { buyerKey, chatKey } from '../order/message-keys';
import { Orders } from '../order/orders.entity';
import { OrderStory, type NewMemo, type ShownMemo, type ShownRefund, type StoryEvent } from './order-story.dto';
import { OrdersMemo } from './orders-memo.entity';

/** Columns of an order whose changes by personnel are told, and as what. */
const TOLD = {
  orders_book_send: 'book',
  orders_tracking: 'tracking',
  orders_certificate: 'certificate',
  orders_pay_slip: 'slip_cleared',
} as const;

const BY_NAME = sql<string | null>`coalesce(p.personnel_nickname, p.personnel_name, p.username)`.as('by_name');

/** What happened to an order: steps of its status, what personnel changed, messages; and notes among colleagues. */
@Injectable()
export class OrderStories {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly changes: RecordChanges,
  ) {}

  /** @throws Refusal NOT_FOUND */
  async of(ordersId: number, actor: Actor): Promise<OrderStory> {
    await this.records.byId(Orders, ordersId, actor);
    const [steps, refunds, reversals, changes, messages, memos, given, refund_to] = await Promise.all([
      this.steps(ordersId),
      this.refunds(ordersId),
      this.reversals(ordersId),
      this.columnChanges(ordersId),
      this.messages(ordersId),
      this.memos(ordersId),
      this.given(ordersId),
      this.payingAccount(ordersId),
    ]);
    const events = [...steps, ...refunds, ...reversals, ...changes, ...messages].sort(
      (one, other) => other.at.getTime() - one.at.getTime(),
    );
    return Object.assign(new OrderStory(), { events, memos, refunds: given, refund_to });
  }

  /** @throws Refusal NOT_FOUND */
  async addMemo({ orders_id, orders_memo_text }: NewMemo, actor: Actor): Promise<number> {
    await this.records.byId(Orders, orders_id, actor);
    return this.changes.save(OrdersMemo, { orders_id, orders_memo_text }, actor);
  }

  private steps(ordersId: number): Promise<StoryEvent[]> {
    return this.database.sql
      .selectFrom('orders_status_change as c')
      .leftJoin('personnel as p', (join) => join.onRef('p.id', '=', 'c.actor_id').on('c.actor_kind', '=', 'personnel'))
      .select([sql<'status'>`'status'`.as('event'), 'c.create_at as at', 'c.actor_kind as by_kind', BY_NAME])
      .select(['c.from_status as from', 'c.to_status as to', 'c.reason'])
      .where('c.orders_id', '=', ordersId)
      .orderBy('c.id')
      .execute();
  }

  /** Parts that were given back; what was given back in full is a step. */
  private async refunds(ordersId: number): Promise<StoryEvent[]> {
    const rows = await this.database.sql
      .selectFrom('orders_refund as r')
      .leftJoin('personnel as p', 'p.id', 'r.create_by')
      .select(['r.create_at as at', 'r.orders_refund_amount as amount', 'r.orders_refund_note as reason', BY_NAME])
      .where('r.orders_id', '=', ordersId)
      .where('r.orders_refund_kind', '=', 'partial')
      .execute();
    return rows.map(({ amount, ...row }) => {
      return { ...row, event: 'refund' as const, by_kind: 'personnel' as const, from: null, to: String(amount) };
    });
  }

  /** Payments that the gateway took back. */
  private async reversals(ordersId: number): Promise<StoryEvent[]> {
    const rows = await this.database.sql
      .selectFrom('orders_charge')
      .select(['charge_reversed_at as at', 'charge_amount as amount'])
      .where('orders_id', '=', ordersId)
      .where('charge_reversed_at', 'is not', null)
      .$narrowType<{ at: Date }>()
      .execute();
    return rows.map(({ at, amount }) => {
      const to = String(amount);
      return {
        event: 'reversed' as const,
        at,
        by_kind: 'system' as const,
        by_name: null,
        from: null,
        to,
        reason: null,
      };
    });
  }

  private async columnChanges(ordersId: number): Promise<StoryEvent[]> {
    const entries = await this.database.query<{ at: Date; after: string | null; by_name: string | null }[]>(
      `SELECT a.at, a.after, COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
         FROM audit_log a LEFT JOIN personnel p ON p.id = a.actor_id
        WHERE a.entity = ? AND a.entity_id = ? AND a.action = 'update' ORDER BY a.id`,
      [Orders.name, ordersId],
    );
    return entries.flatMap(({ at, after, by_name }) => {
      const written = JSON.parse(after ?? '{}') as Record<string, string | null>;
      return Object.entries(TOLD)
        .filter(([column]) => column in written)
        .map(([column, event]) => {
          const to = written[column] ?? null;
          return { event, at, by_kind: 'personnel' as const, by_name, from: null, to, reason: null };
        });
    });
  }

  /** As long as the outbox keeps them, which is a month. */
  private async messages(ordersId: number): Promise<StoryEvent[]> {
    const keys = [chatKey(ordersId, '', ''), buyerKey(ordersId, '')].map((key) => `${key.replace(/-+$/, '-')}%`);
    const rows = await this.database.query<Pick<OutboxRow, 'dedupe_key' | 'create_at' | 'done_at' | 'dead_at'>[]>(
      'SELECT dedupe_key, create_at, done_at, dead_at FROM outbox WHERE dedupe_key LIKE ? OR dedupe_key LIKE ?',
      keys,
    );
    return rows.map(({ dedupe_key, create_at, done_at, dead_at }) => ({
      event: dedupe_key?.startsWith('tell-buyer') ? ('buyer' as const) : ('chat' as const),
      at: dead_at ?? done_at ?? create_at,
      ...{ by_kind: null, by_name: null, from: null, reason: null },
      to: dead_at ? 'given_up' : done_at ? 'sent' : 'queued',
    }));
  }

  private async given(ordersId: number): Promise<ShownRefund[]> {
    const rows = await this.database.sql
      .selectFrom('orders_refund')
      .select(['id', 'create_at', 'orders_refund_amount', 'orders_refund_account', 'orders_refund_slip'])
      .where('orders_id', '=', ordersId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ orders_refund_slip, ...row }) => ({ ...row, has_slip: orders_refund_slip !== null }));
  }

  /** Where the money came from, as far as the bank told. */
  private async payingAccount(ordersId: number): Promise<string | null> {
    const slip = await this.database.sql
      .selectFrom('slip')
      .select(['sending_bank', 'sender_account', 'sender_name'])
      .where('orders_id', '=', ordersId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const bank = slip?.sending_bank && (bankShortName(slip.sending_bank) ?? slip.sending_bank);
    const account = [bank, slip?.sender_account].filter(Boolean).join(' ');
    return [account, slip?.sender_name].filter(Boolean).join(' · ') || null;
  }

  private memos(ordersId: number): Promise<ShownMemo[]> {
    return this.database.sql
      .selectFrom('orders_memo as m')
      .leftJoin('personnel as p', 'p.id', 'm.create_by')
      .select(['m.id', 'm.create_at', 'm.orders_memo_text', BY_NAME])
      .where('m.orders_id', '=', ordersId)
      .orderBy('m.id', 'desc')
      .execute();
  }
}
