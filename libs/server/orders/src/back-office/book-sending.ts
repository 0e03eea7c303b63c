import { Injectable } from '@nestjs/common';
import type { OrdersBookSend, OrdersStatus } from '@wethi/contract';
import { AuditLog, Clock, Database, onlyBandOf, Outbox, refuse, Transactions, type Actor } from '@wethi/platform';
import { buyerKey } from '../order/message-keys';
import { OrderStatus } from '../order/order-status';
import { tellParcel, UNDO_MS } from '../order/tell-parcel';
import { Orders } from '../order/orders.entity';
import { ChosenOrders } from '../lists/chosen-orders';
import type { BookSend, BooksSent, SkipReason } from './book-sending.dto';

/** So many in one call: more is a slip of the hand. */
const MOST = 10_000;
const MOST_NAMED = 100;
/** Locked and written together. */
const BATCH = 500;

interface Row {
  id: number;
  order_no: string;
  orders_status: OrdersStatus;
  orders_book_send: OrdersBookSend;
  has_book: number;
}

/** Says of orders whether their books went out, many in one call; those it does not fit are left out and named (BUY-10). */
@Injectable()
export class BookSending {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly chosen: ChosenOrders,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND about an order that was named and is not there; LIST_TOO_LONG */
  async set({ ids, filter, orders_book_send }: BookSend, actor: Actor): Promise<BooksSent> {
    if (onlyBandOf(actor) !== undefined) throw refuse('NOT_ALLOWED');
    const chosen = await this.chosen.idsOf({ ids, filter }, actor, MOST);
    const result = await this.transactions.run(async () => {
      // Counted anew where a deadlock lets the transaction begin again.
      const sent: BooksSent = { changed: 0, before: [], skipped: [], skipped_count: 0 };
      for (let from = 0; from < chosen.length; from += BATCH)
        await this.setBatch(chosen.slice(from, from + BATCH), orders_book_send, ids !== undefined, actor, sent);
      return sent;
    });
    this.status.announce();
    return result;
  }

  /** In the order of ids, so that two who do it at once wait for each other instead of failing. */
  private async setBatch(
    ids: readonly number[],
    to: OrdersBookSend,
    named: boolean,
    actor: Actor,
    result: BooksSent,
  ): Promise<void> {
    const rows = await this.database.query<Row[]>(LOCKED_ROWS, [ids]);
    if (named && rows.length < ids.length) throw refuse('NOT_FOUND');
    const fitting: Row[] = [];
    for (const row of rows) {
      const reason = misfit(row, to);
      if (!reason) fitting.push(row);
      else if ((result.skipped_count += 1) <= MOST_NAMED)
        result.skipped.push({ id: row.id, order_no: row.order_no, reason });
    }
    const changing = fitting.filter(({ orders_book_send }) => orders_book_send !== to);
    if (changing.length === 0) return;
    await this.database.query('UPDATE orders SET orders_book_send = ? WHERE id IN (?)', [
      to,
      changing.map(({ id }) => id),
    ]);
    const after = { orders_book_send: to };
    await this.audit.recordUpdates(
      actor,
      Orders,
      changing.map(({ id, orders_book_send }) => ({ id, before: { orders_book_send }, after })),
    );
    if (to === 'Y') await this.tell(changing);
    result.changed += changing.length;
    for (const { id, orders_book_send } of changing) {
      const same = result.before.find((some) => some.orders_book_send === orders_book_send);
      if (same) same.ids.push(id);
      else result.before.push({ orders_book_send, ids: [id] });
    }
  }

  private async tell(rows: readonly Row[]): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + UNDO_MS);
    for (const { id } of rows) {
      const dedupeKey = buyerKey(id, `${tellParcel.name}-${dueAt.getTime()}`);
      await this.outbox.add(tellParcel, { orders_id: id }, { dueAt, dedupeKey });
    }
  }
}

const LOCKED_ROWS = `
  SELECT o.id, o.order_no, o.orders_status, o.orders_book_send,
         EXISTS (SELECT 1 FROM orders_detail d JOIN product p ON p.id = d.product_id
                  WHERE d.orders_id = o.id AND p.product_book = 'Y') AS has_book
    FROM orders o WHERE o.id IN (?) ORDER BY o.id FOR UPDATE`;

/** Nothing is sent for what is not paid; what was on its way can be called off whatever became of the order. */
function misfit({ has_book, orders_status }: Row, to: OrdersBookSend): SkipReason | undefined {
  if (!has_book) return 'no_book';
  if (to === 'C' ? orders_status === 'wait' : orders_status !== 'approve') return 'not_approved';
  return undefined;
}
