import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  limit,
  may,
  Outbox,
  RateLimits,
  RecordChanges,
  refuse,
  rowChanged,
  Transactions,
} from '@wethi/platform';
import type { UpdateOrder } from './order.dto';
import { partToReturn } from './list-parts';
import { lockOrder, type LockedOrder } from './lock-order';
import { buyerKey } from './message-keys';
import { OrderStatus, type StatusActor } from './order-status';
import { Orders } from './orders.entity';
import { tellParcel, UNDO_MS } from './tell-parcel';

const CANCELLED = 'ผู้ซื้อยกเลิก';
/** Each order is told to two chats, so ordering and cancelling in turn has an end. */
const cancelLimit = limit({ key: 'order-cancel', points: 20, per: '1h' });

const MONEY_CAME = 'คำสั่งซื้อนี้มีเงินเข้าแล้ว หรือเคยออก QR ที่อาจมีเงินเข้า จึงเก็บไว้เป็นหลักฐานและลบไม่ได้';

/** Gives back all that is still held of an order; in refund, which builds on orders. */
export abstract class FullRefund {
  /** @throws Refusal ORDER_NOT_OPEN, REFUND_ABOVE_LIMIT */
  abstract giveAll(order: LockedOrder, note: string, actor: Actor): Promise<void>;
}

/** Changes of existing orders: personnel's decisions and columns, a customer's cancelling. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly recordChanges: RecordChanges,
    private readonly status: OrderStatus,
    private readonly refund: FullRefund,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * A status that equals the present one is no step, so that a form may send the whole record back.
   * @throws Refusal NOT_FOUND, ROW_CHANGED, NOT_ALLOWED, NOTE_REQUIRED, ORDER_NOT_OPEN, SLIP_USED, REFUND_ABOVE_LIMIT
   */
  async update({ id, update_at, orders_status, ...columns }: UpdateOrder, actor: Actor): Promise<number> {
    await this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', id);
      if (update_at && order.update_at > update_at)
        throw rowChanged(await this.audit.lastChange(Orders, id, order.update_at), order.update_at);
      if (orders_status && orders_status !== order.orders_status) {
        if (orders_status === 'refund' && !may(actor, 'orders.refund')) throw refuse('NOT_ALLOWED');
        const note = columns.orders_note?.trim() || null;
        if (orders_status !== 'approve' && !note) throw refuse('NOTE_REQUIRED');
        if (orders_status === 'refund') await this.refund.giveAll(order, note ?? '', actor);
        else await this.status.changeLocked(order, orders_status, actor, note);
      }
      const given = Object.values(columns).some((value) => value !== undefined);
      if (!given) return;
      await this.tellTracking(id, columns.orders_tracking);
      await this.recordChanges.saveWithin(Orders, { id, ...columns }, actor);
    });
    this.status.announce();
    return id;
  }

  /** The number of a parcel whose SMS went out before it was known, or was mistyped; an SMS that is still to come says it. */
  private async tellTracking(id: number, orders_tracking: string | null | undefined): Promise<void> {
    if (!orders_tracking) return;
    const now = this.clock.now();
    const sql = `SELECT 1 FROM orders WHERE id = ? AND orders_book_send = 'Y' AND NOT (orders_tracking <=> ?)
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key LIKE ? AND done_at IS NULL AND due_at > ?)`;
    const values = [id, orders_tracking, buyerKey(id, `${tellParcel.name}-%`), now];
    if ((await this.database.query<unknown[]>(sql, values)).length === 0) return;
    const dueAt = new Date(now.getTime() + UNDO_MS);
    const dedupeKey = buyerKey(id, `${tellParcel.name}-${dueAt.getTime()}`);
    await this.outbox.add(tellParcel, { orders_id: id }, { dueAt, dedupeKey });
  }

  /**
   * Whoever holds the number may cancel a waiting order; doing it again changes nothing.
   * @param reason in the buyer's words
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, TOO_MANY
   */
  async cancel(order_no: string, actor: Actor | undefined, reason?: string): Promise<void> {
    const wanted = { order_no: order_no.toUpperCase() };
    const open = await this.database.manager.findOneBy(Orders, { ...wanted, orders_status: 'wait' });
    if (open) await this.limits.consume(cancelLimit, open.user_id);
    await this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'order_no', wanted.order_no);
      if (order.orders_status === 'not') return;
      if (order.orders_status !== 'wait') throw refuse('ORDER_NOT_OPEN');
      const by: StatusActor = actor ?? { kind: 'user', id: null };
      const cancelled = order.orders_paid > 0 ? `${CANCELLED} ${partToReturn(order)}` : CANCELLED;
      await this.status.changeLocked(order, 'not', by, [cancelled, reason?.trim()].filter(Boolean).join(': '));
    });
    this.status.announce();
  }

  /** Only refused orders can go; what was paid or may still be paid stays on record. */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.database.manager.findOne(Orders, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!order) throw refuse('NOT_FOUND');
      if (order.orders_status !== 'not') throw refuse('ORDER_NOT_OPEN', { message: 'ลบได้เฉพาะคำสั่งซื้อที่ไม่อนุมัติ' });
      if (await this.mayHoldMoney(id)) throw refuse('ORDER_NOT_OPEN', { message: MONEY_CAME });
      await this.database.manager.delete(Orders, { id });
      await this.audit.record(actor, 'delete', Orders, id, order, undefined);
    });
  }

  /** A slip was spent on it, or a QR shown: whoever still has that can pay it. */
  private async mayHoldMoney(id: number): Promise<boolean> {
    const sql = `SELECT 1 FROM slip_use WHERE orders_id = ?
                 UNION ALL SELECT 1 FROM orders_charge WHERE orders_id = ? AND charge_status != 'failed'`;
    return (await this.database.query<unknown[]>(sql, [id, id])).length > 0;
  }
}
