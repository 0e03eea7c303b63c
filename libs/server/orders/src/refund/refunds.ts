import { Injectable } from '@nestjs/common';
import { REFUND_REASON, satangText, toBaht, toSatang, type RefundKind, type RefundReason } from '@wethi/contract';
import { type Actor, AuditLog, Clock, Config, Database, Outbox, refuse, Transactions } from '@wethi/platform';
import { FullRefund } from '../order/order-changes';
import { lockOrder, type LockedOrder } from '../order/lock-order';
import { OrderStatus } from '../order/order-status';
import { Orders } from '../order/orders.entity';
import { tellRefund } from '../order/tell-buyer';
import { Papers } from '../papers/papers';
import { salesChanged } from '../sales-sums/sales-changed';
import type { GiveRefund, RefundableTicket, Refunded, RefundLimit } from './refund.dto';
import { freeHours } from './free-hours';
import { OrdersRefund } from './orders-refund.entity';
import { RefundTickets } from './refund-tickets';
import { RefundSlips } from './refund-slips';
import { isSameWish } from './same-wish';

interface Wish {
  kind: RefundKind;
  satang: number;
  reason: RefundReason;
  note: string;
  key: string;
  account?: string | null;
  slip?: string | null;
  /** What ends with it, of an order that goes on. */
  tickets?: readonly RefundableTicket[];
}

/** Of an order the full refund without a form happens once. */
const BY_STATUS = 'status';

/**
 * The only writer of refunds (decisions.md §5). The order is locked while its money is counted: of two who give back at once
 * the second sees what the first left.
 */
@Injectable()
export class Refunds extends FullRefund {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly status: OrderStatus,
    private readonly papers: Papers,
    private readonly slips: RefundSlips,
    private readonly tickets: RefundTickets,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Gives back a sum, some tickets, or all that is held, which makes the order `refund`. The same key again changes nothing.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, TICKET_NOT_VALID, REFUND_TOO_MUCH, REFUND_ABOVE_LIMIT, IDEMPOTENCY_KEY_REUSED
   */
  async give(asked: GiveRefund, actor: Actor): Promise<Refunded> {
    const { id, amount, tickets, reason, note, key, account, slip } = asked;
    if (slip) await this.slips.require(slip);
    const refunded = await this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', id);
      const done = await this.database.manager.findOneBy(OrdersRefund, { orders_id: id, orders_refund_key: key });
      if (done) {
        await this.requireSame(done, asked);
        return { insertId: done.id, held: toBaht(heldOf(order)) };
      }
      const wish = { reason, note: note.trim(), key, account: account?.trim() || null, slip: slip || null };
      const what = await this.whatOf(order, amount ?? null, tickets ?? null);
      const insertId = await this.giveLocked(order, { ...wish, ...what }, actor);
      return { insertId, held: toBaht(heldOf(order) - what.satang) };
    });
    this.status.announce();
    return refunded;
  }

  /** Whoever asks for something else under its key takes a refund for not given that was. */
  private async requireSame(done: OrdersRefund, asked: GiveRefund): Promise<void> {
    if (isSameWish(done, await this.tickets.endedBy(done), asked)) return;
    const sum = satangText(toSatang(done.orders_refund_amount));
    throw refuse('IDEMPOTENCY_KEY_REUSED', { message: `คืนไปแล้ว ฿${sum} ด้วยข้อมูลเดิม ถ้าจะคืนอีกให้ปิดแล้วเปิดใหม่` });
  }

  private async whatOf(
    order: LockedOrder,
    amount: number | null,
    ids: readonly number[] | null,
  ): Promise<Pick<Wish, 'kind' | 'satang' | 'tickets'>> {
    const all = { kind: 'full' as const, satang: heldOf(order) };
    if (ids) {
      const { isAll, satang, tickets } = await this.tickets.choose(order.id, ids);
      return isAll ? all : { kind: 'partial', satang, tickets };
    }
    return amount === null ? all : { kind: 'partial', satang: toSatang(amount) };
  }

  override async giveAll(order: LockedOrder, note: string, actor: Actor): Promise<void> {
    await this.giveLocked(order, { kind: 'full', satang: heldOf(order), reason: 'other', note, key: BY_STATUS }, actor);
  }

  private async giveLocked(order: LockedOrder, wish: Wish, actor: Actor): Promise<number> {
    const held = heldOf(order);
    if (order.orders_status !== 'approve') throw refuse('ORDER_NOT_OPEN');
    if (wish.satang > held || (wish.kind === 'partial' && wish.satang === 0)) {
      const message = `คืนได้ไม่เกิน ฿${satangText(held)}`;
      throw refuse('REFUND_TOO_MUCH', { message, data: { held: toBaht(held) } });
    }
    const given = toSatang(order.orders_refunded) + wish.satang;
    this.requireWithinLimit(given, actor);
    const refund = {
      orders_id: order.id,
      orders_refund_kind: wish.kind,
      orders_refund_amount: toBaht(wish.satang),
      orders_refund_reason: wish.reason,
      orders_refund_note: wish.note,
      orders_refund_account: wish.account ?? null,
      orders_refund_slip: wish.slip ?? null,
      orders_refund_key: wish.key,
      create_by: actor.id,
      create_at: this.clock.now(),
    };
    const id = await this.database.insert(OrdersRefund, refund);
    const columns = { orders_refunded: toBaht(given) };
    if (wish.kind === 'full') await this.status.changeLocked(order, 'refund', actor, wish.note, columns);
    else {
      await this.database.update(Orders, order.id, columns);
      if (wish.tickets) await this.tickets.end(idsOf(wish.tickets), id);
      await salesChanged(this.database, this.clock, order.create_at);
      await this.outbox.add(tellRefund, { orders_refund_id: id });
    }
    if (wish.kind === 'full' || wish.tickets) await this.outbox.add(freeHours, { orders_id: order.id });
    await this.audit.record(actor, 'create', OrdersRefund, id, undefined, refund);
    const { reason, note, tickets, account = null } = wish;
    const sum = { before: held, after: held - wish.satang };
    const taken = { ...sum, reason: REFUND_REASON[reason], note, account, tickets };
    if (wish.satang > 0) await this.papers.creditNote(order, id, taken);
    return id;
  }

  limit(): RefundLimit {
    return { staff: this.config.REFUND_LIMIT_STAFF };
  }

  /** All that was given back of the order counts, so that nobody passes the limit in parts. */
  private requireWithinLimit(satang: number, actor: Actor): void {
    if (actor.kind !== 'personnel') throw refuse('NOT_ALLOWED');
    const { REFUND_LIMIT_STAFF } = this.config;
    if (actor.role === 'owner' || satang <= REFUND_LIMIT_STAFF * 100) return;
    const message = `พนักงานร้านคืนเงินได้ไม่เกิน ฿${satangText(REFUND_LIMIT_STAFF * 100)} ต่อคำสั่งซื้อ ให้เจ้าของร้านคืนแทน`;
    throw refuse('REFUND_ABOVE_LIMIT', { message });
  }
}

const idsOf = (tickets: readonly RefundableTicket[]) => tickets.map(({ orders_detail_id }) => orders_detail_id);

function heldOf({ orders_net, orders_refunded }: LockedOrder): number {
  return toSatang(orders_net) - toSatang(orders_refunded);
}
