import { Injectable, Logger } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { Clock, Database, JobHandler, Outbox, Refusal, Transactions } from '@wethi/platform';
import { In, Not } from 'typeorm';
import { BY_SYSTEM, OrderStatus } from '../../order/order-status';
import { Orders } from '../../order/orders.entity';
import { MoneyBackList } from '../money-back/money-back-list';
import { tellBuyer } from '../../order/tell-buyer';
import { receivingAccounts } from '../receiving-accounts';
import { SlipPayment } from '../slip-payment';
import { SlipCheck } from './slip-check';
import type { SlipDecision } from './slip-decision';
import { planRecheck, recheckSlip, type Recheck } from '../../slip/slip-recheck-plan';
import { Slip, type SlipStatus } from '../../slip/slip.entity';

const APPROVED_LATER = 'สลิปผ่านการตรวจสอบอัตโนมัติภายหลัง';
const GIVEN_UP = 'ตรวจสลิปอัตโนมัติหลายครั้งแล้วยังไม่สำเร็จ';

/** What paid an order, or is to be given back, is decided. */
const UNDECIDED = Not(In<SlipStatus>(['accepted', 'to_return']));

/** Asks again about the slip of an order: it approves or leaves the decision to personnel, never refuses. */
@Injectable()
export class RecheckSlip {
  private readonly logger = new Logger(RecheckSlip.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly slipCheck: SlipCheck,
    private readonly status: OrderStatus,
    private readonly moneyBack: MoneyBackList,
    private readonly payment: SlipPayment,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @JobHandler(recheckSlip)
  async recheck(payload: Recheck): Promise<void> {
    const order = await this.database.manager.findOneBy(Orders, {
      id: payload.orders_id,
      orders_status: In(['wait', 'not', 'approve']),
    });
    const undecided = { orders_id: payload.orders_id, slip_status: UNDECIDED };
    const slip = order && (await this.database.manager.findOne(Slip, { where: undecided, order: { id: 'DESC' } }));
    if (!order || !slip?.qr_payload) return;
    const product = await this.database.manager.findOneBy(Product, { id: slip.product_id });
    const accounts = product ? await receivingAccounts(this.database, product) : [];
    const decision = await this.slipCheck.check(slip, { accounts, orderedAt: order.create_at });
    await this.follow(decision, slip, payload, order);
  }

  private async follow(decision: SlipDecision, slip: Slip, payload: Recheck, order: Orders): Promise<void> {
    if (decision.kind === 'accept') return this.settle(slip, order);
    if (decision.kind !== 'unclear') return this.leaveToStaff(slip, decision.refusal.message);
    if (decision.retryAfterSeconds === undefined) return;
    const next = { ...payload, tried: payload.tried + 1 };
    const wait = decision.retryAfterSeconds;
    const planned = await this.transactions.run(() => planRecheck(this.outbox, next, this.clock.now(), wait));
    await this.status.tellPages(order);
    if (!planned) await this.leaveToStaff(slip, GIVEN_UP);
  }

  /** What paid an order that is cancelled, or paid by another slip, is money to give back; the transfer may be spent, too. */
  private async settle(slip: Slip, { id, orders_status }: Orders): Promise<void> {
    try {
      await this.transactions.run<unknown>(() =>
        orders_status === 'wait'
          ? this.pay(slip, id)
          : this.moneyBack.add(slip, id, orders_status === 'approve' ? 'second_slip' : 'cancelled'),
      );
      this.status.announce();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const decided = await this.database.manager.findOneBy(Orders, { id, orders_status: Not('wait') });
      if (error.code === 'ORDER_NOT_OPEN' && decided) return this.settle(slip, decided);
      this.logger.warn(`order ${id}: ${error.code}`);
      if (error.code === 'SLIP_USED') await this.leaveToStaff(slip, error.message);
    }
  }

  /** Its buyer waits no more: what is lacking is told by SMS. */
  private async pay(slip: Slip, ordersId: number): Promise<void> {
    const { lacking } = await this.payment.pay(slip, ordersId, BY_SYSTEM, APPROVED_LATER);
    if (lacking > 0) await this.outbox.add(tellBuyer, { orders_id: ordersId, orders_status: 'wait' });
  }

  /** The picture stays, and so does the order: personnel sees the reason beside both. */
  private async leaveToStaff(slip: Slip, reason: string): Promise<void> {
    const undecided = { id: slip.id, slip_status: UNDECIDED };
    await this.transactions.run(() =>
      this.database.manager.update(Slip, undecided, { slip_status: 'unclear', reason }),
    );
  }
}
