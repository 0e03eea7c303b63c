import { Injectable } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { Database, Outbox } from '@wethi/platform';
import { announceOrder } from '../order/announce-order';
import { Incoming } from '../order/incoming';
import { lockOrder, type LockedOrder } from '../order/lock-order';
import { BY_SYSTEM_BEFORE_BUYER, type StatusActor } from '../order/order-status';
import { spendSlip } from '../slip/slip-claim';
import type { Slip } from '../slip/slip.entity';
import { MoneyBackList } from './money-back/money-back-list';

const APPROVED = 'สลิปผ่านการตรวจสอบอัตโนมัติ';

export interface PaidOrder {
  order: Pick<LockedOrder, 'id' | 'order_no' | 'orders_net'>;
  /** Satang that have still to come; 0 when it is approved. */
  lacking: number;
}

/** Counts verified slips for orders (decisions.md §5): several add up, and what is too much is given back. */
@Injectable()
export class SlipPayment {
  constructor(
    private readonly database: Database,
    private readonly incoming: Incoming,
    private readonly moneyBack: MoneyBackList,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Spends a verified slip on an order that waits, in the caller's transaction.
   * @throws Refusal SLIP_USED, ORDER_NOT_OPEN
   */
  async pay(
    slip: Slip,
    ordersId: number,
    by: StatusActor = BY_SYSTEM_BEFORE_BUYER,
    reason = APPROVED,
  ): Promise<PaidOrder> {
    const order = await lockOrder(this.database, 'id', ordersId);
    await spendSlip(this.database, slip, ordersId);
    const { lacking, surplus } = await this.incoming.take(order, toSatang(slip.amount ?? 0), by, reason);
    // What waited for its buyer is news to the chats only now.
    if (lacking === 0 && order.orders_pay_until !== null) await this.outbox.add(announceOrder, { orders_id: ordersId });
    if (surplus > 0) await this.moneyBack.addOf(slip, ordersId, surplus, 'surplus');
    return { order, lacking };
  }
}
