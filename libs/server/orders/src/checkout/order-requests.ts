import { Injectable } from '@nestjs/common';
import {
  type Actor,
  Clock,
  Database,
  Idempotency,
  limit,
  Outbox,
  RateLimits,
  refuse,
  refuseField,
  Transactions,
} from '@wethi/platform';
import { In, IsNull } from 'typeorm';
import { couponLimit } from './coupon-limit';
import type { OrderPayment } from '../order/orders.entity';
import { Checkout, type OrderLine, type PricedOrder } from './checkout';
import type { CreatedOrder, CreateOrder, NewSlip } from '../order/order.dto';
import { OrderStatus } from '../order/order-status';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import { RefusedOrders } from './refused-orders';
import { planRecheck } from '../slip/slip-recheck-plan';
import { Slip, type SlipStatus } from '../slip/slip.entity';

const UNKNOWN_SLIP = 'ไม่พบสลิปที่อัปโหลด กรุณาเลือกสลิปอีกครั้ง';

/** Each order of seats waits for personnel and is told to the chats. */
const seatOrderLimit = limit({
  key: 'seat-order',
  points: 'SEAT_ORDERS_PER_HOUR',
  per: '1h',
  refusal: 'ORDERS_TOO_MANY',
});

/** Orders that customers ask for: with a slip they confirmed, or in cash (BUY-04, BUY-08). */
@Injectable()
export class OrderRequests {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    private readonly checkout: Checkout,
    private readonly refusedOrders: RefusedOrders,
    private readonly limits: RateLimits,
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
    if (request.order.coupon_code) await this.limits.consume(couponLimit, actor.id);
    // A transaction that begins again counts no second time.
    let counted: Promise<void> | undefined;
    const limitSeats = (priced: PricedOrder) => (counted ??= this.limitSeats(actor.id, priced));
    const place = () => this.place(actor.id, request, limitSeats);
    const productIds = request.ordersDetail.map(({ product_id }) => product_id);
    const created = await this.idempotency
      .once(actor, key, request, place)
      .catch((error: unknown) => this.checkout.explain(error, actor.id, productIds));
    this.status.announce();
    return created;
  }

  /**
   * Takes a refused order back to waiting with a slip that its buyer confirmed.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, COUPON_USED_UP, ALREADY_ORDERED, INVALID_INPUT about the slip
   */
  async receiveNewSlip(actor: Actor, { id, orders_payment_slip }: NewSlip): Promise<CreatedOrder> {
    const refused = await this.refusedOrders.find(actor.id, id);
    const lines = [{ product_id: refused.product.id }];
    await this.transactions
      .run(async () => {
        const slip = await ownSlip(this.database, actor.id, orders_payment_slip, lines);
        await this.refusedOrders.reopen(refused, slip);
        await this.attach(slip, id);
      })
      .catch((error: unknown) => this.checkout.explain(error, actor.id, [refused.product.id]));
    this.status.announce();
    return { insertId: id, order_no: refused.order.order_no };
  }

  private async place(
    userId: number,
    request: CreateOrder,
    limitSeats: (priced: PricedOrder) => Promise<void>,
  ): Promise<CreatedOrder> {
    const { orders_payment_slip: filename, coupon_code, ...wishes } = request.order;
    const lines = request.ordersDetail.map(({ product_id, product_price_id }) => ({
      product_id,
      product_price_id: product_price_id ?? undefined,
    }));
    const slip = filename ? await this.slipFor(userId, filename, lines) : undefined;
    const priced = await this.checkout.price(userId, lines, coupon_code);
    const payment = slip ? await paymentOf(this.database, slip, priced) : { orders_payment: 'cash' as const };
    await limitSeats(priced);
    const order = await this.checkout.place(userId, priced, payment, wishes);
    if (slip) await this.attach(slip, order.id);
    return { insertId: order.id, order_no: order.order_no };
  }

  /** Their slip went with an order that exists: that is what they want to hear of. Without a slip the order's own guard says it. */
  private async slipFor(userId: number, filename: string, lines: readonly OrderLine[]): Promise<Slip> {
    const productIds = lines.map(({ product_id }) => product_id);
    await this.checkout.refuseSecondOrder(userId, productIds);
    return ownSlip(this.database, userId, filename, lines);
  }

  /** A show online is ordered once, and again only after cancelling, which has its own limit; seats as often as one likes. */
  private async limitSeats(userId: number, { quotes }: PricedOrder): Promise<void> {
    if (quotes.some(({ product }) => product.product_format !== 'online'))
      await this.limits.consume(seatOrderLimit, userId);
  }

  private async attach(slip: Slip, ordersId: number): Promise<void> {
    const { affected } = await this.database.manager.update(
      Slip,
      { id: slip.id, orders_id: IsNull() },
      { orders_id: ordersId, slip_status: 'unclear' },
    );
    if (affected !== 1) throw refuse('SLIP_USED');
    if (slip.retry_after === null) return;
    const first = { orders_id: ordersId, slip_id: slip.id, tried: 0 };
    await planRecheck(this.outbox, first, this.clock.now(), slip.retry_after);
  }
}

/** One that could not be checked, or that was refused and that personnel is asked to look at. */
async function ownSlip(
  database: Database,
  userId: number,
  filename: string,
  lines: readonly OrderLine[],
): Promise<Slip> {
  const own = { user_id: userId, slip_picture: filename, orders_id: IsNull() };
  const open = In<SlipStatus>(['unclear', 'refused']);
  const slip = await database.manager.findOneBy(Slip, { ...own, slip_status: open });
  if (!slip || !lines.some(({ product_id }) => product_id === slip.product_id))
    throw refuseField('order.orders_payment_slip', UNKNOWN_SLIP);
  return slip;
}

async function paymentOf(database: Database, slip: Slip, priced: PricedOrder): Promise<OrderPayment> {
  const paid = priced.quotes.find(({ product }) => product.id === slip.product_id);
  return slipPayment(slip, paid ? await receivingAccounts(database, paid.product) : []);
}
