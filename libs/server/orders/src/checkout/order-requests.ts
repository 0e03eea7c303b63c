import { Injectable } from '@nestjs/common';
import { Budgets } from '@wethi/accounts';
import { Clock, Idempotency, Outbox, refuse, refuseField, type Actor } from '@wethi/platform';
import { IsNull, type EntityManager } from 'typeorm';
import { Checkout, type OrderLine, type OrderPayment, type PricedOrder } from './checkout';
import type { CreatedOrder, CreateOrder } from './order.dto';
import { OrderStatus } from '../order/order-status';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import { planRecheck } from '../payment/slip/slip-recheck-plan';
import { Slip } from '../payment/slip/slip.entity';

const UNKNOWN_SLIP = 'ไม่พบสลิปที่อัปโหลด กรุณาเลือกสลิปอีกครั้ง';

/** Orders that customers ask for: with a slip they confirmed, or in cash (BUY-04, BUY-08). */
@Injectable()
export class OrderRequests {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly checkout: Checkout,
    private readonly budgets: Budgets,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates one order in `wait` per Idempotency-Key; a repeat of the request gets the first answer.
   * @throws Refusal ALREADY_ORDERED, ORDERS_TOO_MANY, INVALID_INPUT about the slip, TOO_MANY coupons tried, and those of
   * Idempotency.once and Checkout.price
   */
  async receive(actor: Actor, key: string | undefined, request: CreateOrder): Promise<CreatedOrder> {
    if (request.order.coupon_code) await this.budgets.demand('coupon', String(actor.id));
    const created = await this.idempotency.once(actor, key, request, (manager) =>
      this.place(manager, actor.id, request),
    );
    await Promise.all([this.outbox.nudge(), this.status.announce()]);
    return created;
  }

  private async place(manager: EntityManager, userId: number, request: CreateOrder): Promise<CreatedOrder> {
    const { orders_payment_slip: filename, coupon_code, ...wishes } = request.order;
    const lines = request.ordersDetail.map(({ product_id, product_price_id }) => ({
      product_id,
      product_price_id: product_price_id ?? undefined,
    }));
    await this.checkout.refuseSecondOrder(
      userId,
      lines.map(({ product_id }) => product_id),
      manager,
    );
    const slip = filename ? await ownSlip(manager, userId, filename, lines) : undefined;
    const priced = await this.checkout.price(userId, lines, coupon_code, manager);
    const payment = slip ? await paymentOf(manager, slip, priced) : { orders_payment: 'cash' as const };
    await this.limit(manager, userId, priced);
    const order = await this.checkout.place(manager, userId, priced, payment, wishes);
    if (slip) await this.attach(manager, slip, order.id);
    return { insertId: order.id, order_no: order.order_no };
  }

  /** A show online is ordered once, and again only after cancelling, which has its own limit; seats as often as one likes. */
  private async limit(manager: EntityManager, userId: number, { quotes }: PricedOrder): Promise<void> {
    if (quotes.every(({ product }) => product.product_format === 'online')) return;
    const wait = await this.budgets.spend(manager, 'seat-order', String(userId));
    if (wait > 0) throw refuse('ORDERS_TOO_MANY', { retryAfter: wait });
  }

  private async attach(manager: EntityManager, slip: Slip, ordersId: number): Promise<void> {
    const { affected } = await manager.update(Slip, { id: slip.id, orders_id: IsNull() }, { orders_id: ordersId });
    if (affected !== 1) throw refuse('SLIP_USED');
    if (slip.retry_after === null) return;
    await planRecheck(this.outbox, manager, { orders_id: ordersId, tried: 0 }, this.clock.now(), slip.retry_after);
  }
}

async function ownSlip(
  manager: EntityManager,
  userId: number,
  filename: string,
  lines: readonly OrderLine[],
): Promise<Slip> {
  const own = { user_id: userId, slip_picture: filename, slip_status: 'unclear' as const, orders_id: IsNull() };
  const slip = await manager.findOneBy(Slip, own);
  if (!slip || !lines.some(({ product_id }) => product_id === slip.product_id))
    throw refuseField('order.orders_payment_slip', UNKNOWN_SLIP);
  return slip;
}

async function paymentOf(manager: EntityManager, slip: Slip, priced: PricedOrder): Promise<OrderPayment> {
  const paid = priced.quotes.find(({ product }) => product.id === slip.product_id);
  return slipPayment(slip, paid ? await receivingAccounts(manager, paid.product) : []);
}
