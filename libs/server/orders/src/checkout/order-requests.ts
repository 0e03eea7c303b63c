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
import { Product } from '@wethi/catalog';
import type { Coupon } from '@wethi/coupons';
import { awaitsPayment, toSatang } from '@wethi/contract';
import { In, IsNull } from 'typeorm';
import { couponLimit } from './coupon-limit';
import { OrderCoupons, type NamedCoupon } from './order-coupons';
import { announceOrder } from '../order/announce-order';
import { findWaitingOrder, lockKnownOrder, lockOpenOrder, refusedFor, type OpenOrder } from '../order/open-order';
import { OrdersDetail } from '../order/orders-detail.entity';
import { Orders, type OrderPayment } from '../order/orders.entity';
import { PaymentWays } from '../payment/charge/payment-ways';
import { Checkout, type OrderLine, type PricedOrder } from './checkout';
import { isPriceGone, unlessGone } from './price-gone';
import type { CreatedOrder, CreateOrder, NewSlip } from '../order/order.dto';
import { OrderStatus } from '../order/order-status';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import { RefusedOrders } from './refused-orders';
import { SlipPayment } from '../payment/slip-payment';
import { planRecheck } from '../slip/slip-recheck-plan';
import { Slip, type SlipStatus } from '../slip/slip.entity';

const UNKNOWN_SLIP = 'ไม่พบสลิปที่อัปโหลด กรุณาเลือกสลิปอีกครั้ง';

/** Tickets of one member that wait to be paid, of a show that can be sold out: two orders of the most that there may be. */
const MOST_UNPAID = 8;
const PAY_FIRST = 'มีบัตรของงานนี้ที่รอชำระเงินอยู่แล้ว กรุณาชำระเงินหรือยกเลิกก่อนสั่งเพิ่ม';

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
    private readonly coupons: OrderCoupons,
    private readonly refusedOrders: RefusedOrders,
    private readonly ways: PaymentWays,
    private readonly slipPayment: SlipPayment,
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
    const named = await this.namedCoupon(actor.id, request.order.coupon_code);
    // A transaction that begins again counts no second time.
    let counted: Promise<void> | undefined;
    const limitSeats = (priced: PricedOrder) => (counted ??= this.limitSeats(actor.id, priced));
    const place = () => this.place(actor.id, request, named, limitSeats);
    const productIds = request.ordersDetail.map(({ product_id }) => product_id);
    const created = await this.idempotency
      .once(actor, key, request, place)
      .catch((error: unknown) => this.checkout.explain(error, actor.id, productIds, request.order.gift_id));
    this.status.announce();
    return created;
  }

  /**
   * Pays an order that waits by a slip that its buyer confirmed, or takes a refused one back to waiting with it.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, COUPON_USED_UP, ALREADY_ORDERED, INVALID_INPUT about the slip
   */
  async receiveNewSlip(actor: Actor, { id, orders_payment_slip }: NewSlip): Promise<CreatedOrder> {
    const unpaid = await findWaitingOrder(this.database, actor.id, id);
    if (unpaid && awaitsPayment(unpaid)) return this.payNamed(actor.id, unpaid, orders_payment_slip);
    const refused = await this.refusedOrders.find(actor.id, id);
    const lines = [{ product_id: refused.product.id }];
    await this.transactions
      .run(async () => {
        const slip = await ownSlip(this.database, actor.id, orders_payment_slip, lines);
        await this.refusedOrders.reopen(refused, slip);
        if (slip.slip_status === 'differs') await this.slipPayment.pay(slip, id);
        else await this.attach(slip, id);
      })
      .catch((error: unknown) => this.checkout.explain(error, actor.id, [refused.product.id], refused.order.gift_id));
    this.status.announce();
    return { insertId: id, order_no: refused.order.order_no };
  }

  private async payNamed(userId: number, unpaid: OpenOrder, filename: string): Promise<CreatedOrder> {
    const created = await this.transactions.run(async () => {
      const open = await lockKnownOrder(this.database, unpaid);
      if (!open || !awaitsPayment(open)) throw refuse('ALREADY_ORDERED', { data: refusedFor(open ?? unpaid) });
      const lines = await this.database.manager.findBy(OrdersDetail, { orders_id: open.id });
      return this.payBySlip(userId, open, filename, lines);
    });
    this.status.announce();
    return created;
  }

  /**
   * Looked for before the transaction. Whoever repeats a request may name one that is gone by now; who holds a use of it tried it
   * before, and was counted then.
   */
  private async namedCoupon(userId: number, code: string | undefined): Promise<NamedCoupon | undefined> {
    if (!code) return undefined;
    const named = await this.coupons.findTogether(code, userId);
    if (!named?.isKept) await this.limits.consume(couponLimit, userId);
    return named;
  }

  private async place(
    userId: number,
    request: CreateOrder,
    named: NamedCoupon | undefined,
    limitSeats: (priced: PricedOrder) => Promise<void>,
  ): Promise<CreatedOrder> {
    const { orders_payment_slip: filename, orders_payment, coupon_code, gift_id, ...wishes } = request.order;
    const lines = request.ordersDetail.map(({ product_id, product_price_id, tickets }) => ({
      product_id,
      tickets,
      product_price_id: product_price_id ?? undefined,
    }));
    const unpaid = filename ? await this.unpaidOrder(userId, lines, gift_id) : undefined;
    if (filename && unpaid) return this.payBySlip(userId, unpaid, filename, lines);
    const productIds = lines.map(({ product_id }) => product_id);
    const kept = named && this.coupons.lockKept(named, userId, productIds);
    const slip = filename ? await ownSlip(this.database, userId, filename, lines) : undefined;
    if (orders_payment && !slip) await this.ways.requireOpen(orders_payment);
    const priced = await this.price(userId, lines, named?.coupon ?? coupon_code, gift_id, slip);
    const payment = slip
      ? await paymentOf(this.database, slip, priced)
      : {
          orders_payment: orders_payment ?? ('cash' as const),
          toBePaid: orders_payment !== undefined || isLimited(priced),
        };
    if (!slip && isLimited(priced)) await this.requireFewUnpaid(userId, priced);
    await limitSeats(priced);
    const order = await this.checkout.place(userId, { ...priced, kept }, payment, wishes);
    if (slip?.slip_status === 'differs') await this.slipPayment.pay(slip, order.id);
    else if (slip) await this.attach(slip, order.id, priced.isLate);
    return { insertId: order.id, order_no: order.order_no };
  }

  /** Who sent money pays what it cost then; where it was not sold so any more, personnel decide about the order. */
  private async price(
    userId: number,
    lines: readonly OrderLine[],
    coupon: Coupon | string | undefined,
    giftId: number | undefined,
    slip: Slip | undefined,
  ): Promise<PricedOrder> {
    try {
      return await this.checkout.price(userId, lines, coupon, giftId);
    } catch (error) {
      if (!slip || !isPriceGone(error)) throw error;
      const at = slip.transferred_at ?? slip.create_at;
      const then = await unlessGone(this.checkout.price(userId, lines, coupon, giftId, { at }));
      if (then) return then;
      // A verified slip of another amount counts at once, and nobody would look.
      if (slip.slip_status === 'differs') throw error;
      return this.checkout.price(userId, lines, undefined, giftId, { isPaid: true });
    }
  }

  /**
   * The order of the show that waits to be paid at the gateway: a slip pays it instead. With any other order it is that one
   * which they want to hear of; without a slip the order's own guard says it.
   */
  private async unpaidOrder(
    userId: number,
    lines: readonly OrderLine[],
    giftId: number | undefined,
  ): Promise<OpenOrder | undefined> {
    const productIds = lines.map(({ product_id }) => product_id);
    const open = await lockOpenOrder(this.database, userId, productIds, giftId);
    if (open && !awaitsPayment(open)) throw refuse('ALREADY_ORDERED', { data: refusedFor(open) });
    return open;
  }

  /** It counts for the order; one that could not be checked is personnel's to see, whose turn it is then. */
  private async payBySlip(
    userId: number,
    { id, order_no }: OpenOrder,
    filename: string,
    lines: readonly Pick<OrderLine, 'product_id'>[],
  ): Promise<CreatedOrder> {
    const slip = await ownSlip(this.database, userId, filename, lines);
    const product = await this.database.manager.findOneBy(Product, { id: slip.product_id });
    const payment = slipPayment(slip, product ? await receivingAccounts(this.database, product) : []);
    await this.database.update(Orders, id, payment);
    if (slip.slip_status === 'differs') {
      await this.slipPayment.pay(slip, id);
      return { insertId: id, order_no };
    }
    await this.database.update(Orders, id, { orders_pay_until: null });
    await this.attach(slip, id);
    await this.outbox.add(announceOrder, { orders_id: id, slip_id: slip.id });
    return { insertId: id, order_no };
  }

  /** A show online is ordered once, and again only after cancelling, which has its own limit; seats as often as one likes. */
  private async limitSeats(userId: number, { quotes }: PricedOrder): Promise<void> {
    if (quotes.some(({ product }) => product.product_format !== 'online'))
      await this.limits.consume(seatOrderLimit, userId);
  }

  /** Places are held for whoever pays: without a limit one member could hold a hall for a day, and again the next. */
  private async requireFewUnpaid(userId: number, { quotes }: PricedOrder): Promise<void> {
    const limited = Map.groupBy(quotes.filter(isOfLimited), ({ product }) => product.id);
    const unpaid = await this.database.query<{ product_id: number; tickets: number }[]>(
      `SELECT d.product_id, COUNT(*) AS tickets FROM orders o JOIN orders_detail d ON d.orders_id = o.id
        WHERE o.user_id = ? AND o.orders_status = 'wait' AND o.orders_pay_until IS NOT NULL AND o.orders_paid = 0
          AND d.product_id IN (?) GROUP BY d.product_id`,
      [userId, [...limited.keys()]],
    );
    for (const { product_id, tickets } of unpaid)
      if (Number(tickets) + (limited.get(product_id)?.length ?? 0) > MOST_UNPAID)
        throw refuse('ORDERS_TOO_MANY', { message: PAY_FIRST });
  }

  /** @param isLate what the bank says later approves nothing */
  private async attach(slip: Slip, ordersId: number, isLate = false): Promise<void> {
    const { affected } = await this.database.manager.update(
      Slip,
      { id: slip.id, orders_id: IsNull() },
      { orders_id: ordersId, slip_status: 'unclear' },
    );
    if (affected !== 1) throw refuse('SLIP_USED');
    if (slip.retry_after === null || isLate) return;
    const first = { orders_id: ordersId, slip_id: slip.id, tried: 0 };
    await planRecheck(this.outbox, first, this.clock.now(), slip.retry_after);
  }
}

/** Where places may run out, an order in cash has a day to be paid as every other. */
const isLimited = ({ quotes }: PricedOrder): boolean => quotes.some(isOfLimited);

function isOfLimited({ product }: PricedOrder['quotes'][number]): boolean {
  return product.product_limit !== null;
}

/** One that could not be checked, that was refused and that personnel is asked to look at, or that pays a part. */
async function ownSlip(
  database: Database,
  userId: number,
  filename: string,
  lines: readonly Pick<OrderLine, 'product_id'>[],
): Promise<Slip> {
  const own = { user_id: userId, slip_picture: filename, orders_id: IsNull() };
  const open = In<SlipStatus>(['unclear', 'refused', 'differs']);
  const slip = await database.manager.findOneBy(Slip, { ...own, slip_status: open });
  if (!slip || !lines.some(({ product_id }) => product_id === slip.product_id))
    throw refuseField('order.orders_payment_slip', UNKNOWN_SLIP);
  return slip;
}

async function paymentOf(
  database: Database,
  slip: Slip,
  priced: PricedOrder,
): Promise<OrderPayment & { toBePaid: boolean }> {
  const paid = priced.quotes.find(({ product }) => product.id === slip.product_id);
  const payment = slipPayment(slip, paid ? await receivingAccounts(database, paid.product) : []);
  const isShort = slip.slip_status === 'differs' && toSatang(slip.amount ?? 0) < priced.net;
  return { ...payment, toBePaid: isShort };
}
