import { Injectable } from '@nestjs/common';
import { CouponUses } from '@wethi/coupons';
import { canBecome, ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { type Actor, AuditLog, Clock, coalesced, Database, Outbox, PubSub, refuse } from '@wethi/platform';
import { issueReceipt } from '../receipt/issue-receipt';
import { listParts } from './list-parts';
import { lockOrder, type LockedOrder } from './lock-order';
import { OrdersStatusChange } from './orders-status-change.entity';
import { Orders } from './orders.entity';
import { settleChat } from './settle-chat';
import { tellBuyer } from './tell-buyer';
import { tellGift } from '../gifts/tell-gift';
import { giveBackPlaces, takePlacesAgain } from '../places/places';
import { salesChanged } from '../sales-sums/sales-changed';
import { claimSlip } from '../slip/slip-claim';

/** Who makes a step: a person, the system, or a guest who holds the order number. */
export type StatusActor = (Pick<Actor, 'kind' | 'id'> | { kind: 'system' | 'user'; id: null }) & {
  /** The step belongs to a request of the buyer's, whose answer tells them of it. */
  buyerReads?: true;
};

export const BY_SYSTEM: StatusActor = { kind: 'system', id: null };
export const BY_SYSTEM_BEFORE_BUYER: StatusActor = { ...BY_SYSTEM, buyerReads: true };
/** Says on every node that there is something new to read of an order. */
export const orderChannel = (order_no: string) => `order-${order_no}`;

/** Says on every node that the number of waiting orders may have changed. */
export const ORDERS_CHANNEL = 'orders-status';

/** The only writer of orders_status: each step is allowed by contract's table and leaves a row that says who and why. */
@Injectable()
export class OrderStatus {
  private readonly tellBadges: () => void;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly couponUses: CouponUses,
    private readonly clock: Clock,
    private readonly pubsub: PubSub,
  ) {
    this.tellBadges = coalesced(() => pubsub.publish(ORDERS_CHANNEL, {}));
  }

  /** Records the first step of a new order, which is `wait`. */
  async begin(ordersId: number, by: StatusActor): Promise<void> {
    await this.record(ordersId, null, 'wait', by, null);
  }

  /**
   * Writes an order that was paid and approved before it came here, with its one step. Nobody is told, and no receipt is issued.
   * @param day in Bangkok, from which access is counted
   * @returns its id
   */
  async bring(columns: Partial<Orders>, day: string, by: Pick<Actor, 'kind' | 'id'>, reason: string): Promise<number> {
    const approved = { orders_status: 'approve' as const, approve_date: day, approve_by: by.id };
    const id = await this.database.insert(Orders, { ...columns, ...approved });
    await salesChanged(this.database, this.clock, columns.create_at ?? this.clock.now());
    await this.record(id, null, 'approve', by, reason);
    return id;
  }

  /**
   * Takes an order to its next status; personnel's approval claims its slip. A buyer who is not there is told by SMS.
   * @param reason kept with the step; a refused or refunded customer reads it as orders_note
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, SLIP_USED
   */
  async change(
    ordersId: number,
    to: OrdersStatus,
    by: StatusActor,
    reason: string | null = null,
  ): Promise<LockedOrder> {
    return this.changeLocked(await lockOrder(this.database, 'id', ordersId), to, by, reason);
  }

  /** The same with an order that this transaction has locked. @param more columns that are written with it */
  async changeLocked(
    order: LockedOrder,
    to: OrdersStatus,
    by: StatusActor,
    reason: string | null = null,
    more: Partial<Orders> = {},
  ): Promise<LockedOrder> {
    if (!canBecome(order.orders_status, to, by.kind === 'user')) throw notOpen(order);
    const columns = { orders_status: to, ...this.columnsOf(to, by, reason), ...more };
    await this.database.update(Orders, order.id, columns);
    if (to === 'approve' && by.kind === 'personnel') await claimSlip(this.database, order.id);
    if (to === 'approve' && order.orders_net > 0) await this.outbox.add(issueReceipt, { orders_id: order.id });
    if (to === 'approve' && order.gift_id !== null) await this.outbox.add(tellGift, { gift_id: order.gift_id });
    // Of a slip that personnel refused they have looked at.
    const mayHoldMoney = order.orders_paid > 0 || (by.kind === 'user' && order.orders_payment_slip !== null);
    if (to === 'not' && mayHoldMoney) await this.outbox.add(listParts, { orders_id: order.id });
    if (to === 'not' || to === 'refund') {
      await this.database.write('DELETE FROM orders_open WHERE orders_id = ?', [order.id]);
      await giveBackPlaces(this.database, order.id);
      if (order.coupon_id) await this.couponUses.giveBack(order.coupon_id, order.id);
    }
    if (to === 'approve' || order.orders_status === 'approve')
      await salesChanged(this.database, this.clock, order.create_at);
    if (to === 'wait') await takePlacesAgain(this.database, order.id);
    await this.record(order.id, order.orders_status, to, by, reason);
    await this.tellPages(order);
    // What was approved at once was never asked about.
    if (order.orders_status === 'wait' && !by.buyerReads) await this.outbox.add(settleChat, { orders_id: order.id });
    // Whoever holds its number may cancel it, and is not always its buyer.
    const isBuyer = by.kind === 'user' && by.id === order.user_id;
    if (!isBuyer && !by.buyerReads) await this.outbox.add(tellBuyer, { orders_id: order.id, orders_status: to });
    if (by.kind === 'personnel') await this.audit.record(by, 'update', Orders, order.id, order, columns);
    return { ...order, ...columns };
  }

  /** Tells the open pages of an order, once the running transaction has committed. */
  tellPages({ order_no }: Pick<Orders, 'order_no'>): Promise<void> {
    return this.database.afterCommit(() => this.pubsub.publish(orderChannel(order_no), {}));
  }

  /** Tells the open badges after the commit. */
  announce(): void {
    this.tellBadges();
  }

  private columnsOf(to: OrdersStatus, by: StatusActor, reason: string | null): Partial<Orders> {
    // Of an order that ended by itself it says that its time ran out.
    const turn = to === 'not' && by.kind === 'system' ? {} : { orders_pay_until: null };
    if (to !== 'approve') return { ...turn, ...(reason && { orders_note: reason }) };
    return { ...turn, approve_date: this.clock.today(), approve_by: by.kind === 'personnel' ? by.id : null };
  }

  private async record(
    orders_id: number,
    from_status: OrdersStatus | null,
    to_status: OrdersStatus,
    by: StatusActor,
    reason: string | null,
  ): Promise<void> {
    const step = { orders_id, from_status, to_status, actor_kind: by.kind, actor_id: by.id, reason };
    await this.database.add(OrdersStatusChange, { ...step, create_at: this.clock.now() });
  }
}

function notOpen({ id, orders_status }: LockedOrder) {
  const message = `คำสั่งซื้อนี้${ORDERS_STATUS[orders_status]} จึงเปลี่ยนสถานะไม่ได้`;
  return refuse('ORDER_NOT_OPEN', { message, data: { id, orders_status } });
}
