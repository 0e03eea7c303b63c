import { Injectable } from '@nestjs/common';
import { Product, type Quote } from '@wethi/catalog';
import { awaitsPayment, lackingSatang, toBaht, toSatang, type LateMoney, type RefusalCode } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Clock, Database, Pictures, RateLimits, refuse, Refusal, Transactions } from '@wethi/platform';
import { Checkout, type OrderLine, type PricedOrder } from '../../checkout/checkout';
import { couponLimit } from '../../checkout/coupon-limit';
import { OrderCoupons } from '../../checkout/order-coupons';
import { goneText, isPriceGone, priceThen, type Bought } from '../../checkout/price-gone';
import { RefusedOrders, type RefusedOrder } from '../../checkout/refused-orders';
import {
  findOpenOrder,
  findWaitingOrder,
  lockKnownOrder,
  lockOpenOrder,
  refusedFor,
  type OpenOrder,
} from '../../order/open-order';
import { OrderStatus } from '../../order/order-status';
import { OrdersDetail } from '../../order/orders-detail.entity';
import { Orders } from '../../order/orders.entity';
import { PlaceHolds } from '../../places/place-holds';
import { requireTurn } from '../../places/turns';
import { MoneyBackList } from '../money-back/money-back-list';
import type { BookBank } from '../book-bank.entity';
import { receivingAccounts, slipPayment } from '../receiving-accounts';
import { SlipPayment, type PaidOrder } from '../slip-payment';
import { AskedSlips } from './asked-slips';
import { KeptSlips } from './kept-slips';
import { SlipCheck } from './slip-check';
import { isSlipSpent } from '../../slip/slip-claim';
import { UNCLEAR, type SlipDecision } from './slip-decision';
import { readSlipPicture, SLIP_LIMITS } from './slip-picture';
import { Slip } from '../../slip/slip.entity';

export interface SlipUploadRequest extends OrderLine {
  picture: Buffer;
  coupon_code?: string;
  gift_id?: number;
  /** The order that it pays: one that was refused, or waits to be paid. */
  orders_id?: number;
}

const NO_PLACE: readonly RefusalCode[] = ['SOLD_OUT', 'PLACES_TOO_FEW'];
const COUPON_GONE: readonly RefusalCode[] = ['COUPON_USED_UP', 'COUPON_ONCE'];

/** Verified and counted, with what is lacking still in satang; or to be confirmed by the customer with what the server could not tell. */
export type SlipUploadResult = { slip: Slip; order: Paid; lacking: number } | { slip: Slip; unclear: string };

export interface ReceivedSlip {
  slip: Slip;
  purchase: Purchase;
}

type Paid = PaidOrder['order'];

/** What the slip should pay: a new order, the customer's order that is there already, or one that was refused. */
interface Purchase {
  product: Pick<Product, 'id' | 'band_id' | 'book_bank_id'>;
  product_price_id: number | null;
  accounts: BookBank[];
  /** Satang. */
  net: number;
  gift_id: number | null;
  priced?: PricedOrder;
  open?: OpenOrder;
  refused?: RefusedOrder;
  /** The same as `open`, where another slip of it is asked for. */
  asked?: OpenOrder;
  /** It is not sold so any more; who transferred before that ordered in time. */
  gone?: { bought: Bought; refusal: Refusal };
}

/**
 * From an uploaded slip to an approved order, a question to the customer, or a refusal (BUY-02 to BUY-05). Money that the
 * bank has seen is never refused away: what pays no order stands in the list of money to give back.
 */
@Injectable()
export class SlipUpload {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pictures: Pictures,
    private readonly limits: RateLimits,
    private readonly checkout: Checkout,
    private readonly coupons: OrderCoupons,
    private readonly refusedOrders: RefusedOrders,
    private readonly asked: AskedSlips,
    private readonly slipCheck: SlipCheck,
    private readonly status: OrderStatus,
    private readonly moneyBack: MoneyBackList,
    private readonly payment: SlipPayment,
    private readonly kept: KeptSlips,
    private readonly holds: PlaceHolds,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads and keeps the slip.
   * @throws Refusal of the price, the picture, or an order that takes no slip any more
   */
  async receive(userId: number, request: SlipUploadRequest): Promise<ReceivedSlip> {
    await this.admit(userId, request);
    const purchase = await this.price(userId, request);
    const read = await this.pictures.process(readSlipPicture, { bytes: request.picture, limits: SLIP_LIMITS });
    const of = { user_id: userId, product_id: purchase.product.id, product_price_id: purchase.product_price_id };
    return { slip: await this.kept.keep(read, of), purchase };
  }

  /**
   * Asks the bank, and orders what is paid.
   * @throws Refusal of the slip, or for an order that exists
   */
  async decide({ slip, purchase }: ReceivedSlip): Promise<SlipUploadResult> {
    const decision = await this.verify(slip, purchase);
    const { gone } = purchase;
    if (!gone || decision.kind !== 'accept') return this.settle(slip, purchase, decision);
    const priced = await priceThen(this.checkout, slip, gone.bought);
    if (priced) return this.settle(slip, { ...purchase, priced }, decision);
    const kept = `เงินที่โอนมาตามสลิปนี้ (${baht(slip.amount ?? 0)}) ไม่หาย ไม่ต้องโอนซ้ำ`;
    return this.leaveToStaff(slip, `${goneText(gone.refusal)} ${kept}`);
  }

  private async admit(userId: number, { coupon_code }: SlipUploadRequest): Promise<void> {
    if (coupon_code) await this.limits.consume(couponLimit, userId);
    await this.kept.requireRoom(userId);
  }

  private async price(userId: number, request: SlipUploadRequest): Promise<Purchase> {
    if (request.orders_id !== undefined)
      return (
        (await this.priceAsked(userId, request)) ??
        (await this.priceWaiting(userId, request)) ??
        this.priceRefused(userId, request.orders_id)
      );
    const gift_id = request.gift_id ?? null;
    const open = await findOpenOrder(this.database, userId, [request.product_id], gift_id);
    const begun = open && (await this.priceOrdered(open, request.product_id, gift_id));
    if (begun) return begun;
    try {
      return await this.priceNew(userId, request, gift_id);
    } catch (error) {
      if (!isPriceGone(error)) throw error;
      return this.priceGone(userId, request, gift_id, error);
    }
  }

  private async priceNew(userId: number, request: SlipUploadRequest, gift_id: number | null): Promise<Purchase> {
    const priced = await this.checkout.price(userId, [request], request.coupon_code, request.gift_id);
    if (priced.applied) await this.coupons.requireLeft(priced.applied, userId, [request.product_id]);
    if (priced.applied)
      await this.coupons.requireFirst(priced.applied.coupon.id, userId, [request.product_id], request.gift_id);
    const [quote] = priced.quotes;
    if (!quote) throw refuse('NOT_FOUND');
    const { product, tier } = quote;
    const accounts = await receivingAccounts(this.database, product);
    await this.keepPlace(userId, quote);
    return { product, product_price_id: tier?.id ?? null, accounts, net: priced.net, gift_id, priced };
  }

  /** Money may have left while it was sold so. @throws Refusal of what never was */
  private async priceGone(
    userId: number,
    { picture: _, ...bought }: SlipUploadRequest,
    gift_id: number | null,
    refusal: Refusal,
  ): Promise<Purchase> {
    const priced = await this.checkout.price(userId, [bought], undefined, bought.gift_id, { isPaid: true });
    const [quote] = priced.quotes;
    if (!quote) throw refusal;
    const { product, tier } = quote;
    const accounts = await receivingAccounts(this.database, product);
    await this.keepPlace(userId, quote);
    const gone = { bought, refusal };
    return { product, product_price_id: tier?.id ?? null, accounts, net: priced.net, gift_id, gone };
  }

  /** Nobody loses their place to a slow bank; and who jumps the queue hears it before their slip is spent. */
  private async keepPlace(userId: number, quote: Quote): Promise<void> {
    await requireTurn(this.database, userId, [quote], true);
    await this.holds.keepForSlip(quote.product.id, userId);
  }

  /** An approved order whose money was not found: any amount is evidence. */
  private async priceAsked(
    userId: number,
    { product_id, orders_id = 0 }: SlipUploadRequest,
  ): Promise<Purchase | undefined> {
    const asked = await this.asked.find(userId, orders_id);
    const line = asked && (await this.database.manager.findOneBy(OrdersDetail, { orders_id, product_id }));
    const product = line && (await this.database.manager.findOneBy(Product, { id: product_id }));
    if (!product) return undefined;
    const accounts = await receivingAccounts(this.database, product);
    const { gift_id } = asked;
    return { product, product_price_id: null, accounts, net: toSatang(asked.orders_net), gift_id, open: asked, asked };
  }

  /** An order that waits to be paid, or for the rest of its money. */
  private async priceWaiting(
    userId: number,
    { product_id, orders_id = 0 }: SlipUploadRequest,
  ): Promise<Purchase | undefined> {
    const open = await findWaitingOrder(this.database, userId, orders_id);
    return open && this.priceOrdered(open, product_id, open.gift_id);
  }

  /** What was ordered keeps its price, also once the show costs something else or is sold no more. */
  private async priceOrdered(
    open: OpenOrder,
    product_id: number,
    gift_id: number | null,
  ): Promise<Purchase | undefined> {
    const line = await this.database.manager.findOneBy(OrdersDetail, { orders_id: open.id, product_id });
    const product = line && (await this.database.manager.findOneBy(Product, { id: product_id }));
    if (!product) return undefined;
    const accounts = await receivingAccounts(this.database, product);
    return {
      product,
      product_price_id: line.product_price_id,
      accounts,
      net: toSatang(open.orders_net),
      gift_id,
      open,
    };
  }

  /** At the price that was agreed; who ordered the show again meanwhile has that order. */
  private async priceRefused(userId: number, ordersId: number): Promise<Purchase> {
    const refused = await this.refusedOrders.find(userId, ordersId);
    const { order, product, product_price_id } = refused;
    const { gift_id } = order;
    await this.checkout.refuseSecondOrder(userId, [product.id], gift_id);
    const accounts = await receivingAccounts(this.database, product);
    return { product, product_price_id, accounts, net: toSatang(order.orders_net), gift_id, refused };
  }

  /** Of an approved order's second slip any amount is money of ours, and of what is sold no more; else the slip must show what is to be paid. */
  private async verify(slip: Slip, { accounts, net, open, refused, gone }: Purchase): Promise<SlipDecision> {
    if (await isSlipSpent(this.database, slip)) return { kind: 'refuse', refusal: refuse('SLIP_USED') };
    if (!slip.qr_payload) return { kind: 'unclear', reason: UNCLEAR.noQr };
    const orderedAt = refused?.order.create_at ?? this.clock.now();
    if (!open) return this.slipCheck.check(slip, { netSatang: gone ? undefined : net, accounts, orderedAt });
    const netSatang = open.orders_status === 'wait' ? lackingSatang(open) : undefined;
    return this.slipCheck.check(slip, { netSatang, accounts, orderedAt: open.create_at });
  }

  private async settle(slip: Slip, purchase: Purchase, decision: SlipDecision): Promise<SlipUploadResult> {
    const { open, refused, priced, asked } = purchase;
    if (asked && decision.kind === 'unclear') throw await this.kept.turnDown(slip, refuse('SLIP_UNREADABLE'), asked);
    // An order that nobody paid at the gateway may be paid by a slip like a new one.
    const beside = open && !awaitsPayment(open) ? open : undefined;
    if (decision.kind === 'differs' && beside) throw await this.kept.turnDown(slip, decision.refusal, beside);
    if (decision.kind === 'differs')
      throw this.differs(slip, decision.refusal, open ? lackingSatang(open) : purchase.net);
    if (decision.kind === 'refuse') throw await this.kept.turnDown(slip, decision.refusal, beside);
    if (decision.kind === 'unclear') return this.leaveToStaff(slip, decision.reason, beside);
    try {
      if (asked) return await this.settleAsked(slip, purchase, asked);
      if (refused) return await this.settleRefused(slip, refused);
      if (priced && !open) return await this.settleNew(slip, purchase, priced);
      return await this.settleBeside(slip, purchase);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'SLIP_USED') throw await this.kept.turnDown(slip, error);
      if (NO_PLACE.includes(error.code) && (refused || priced))
        throw await this.listLate(slip, purchase, error, 'sold_out');
      // At the price of its coupon it cannot be had any more; the order takes no other slip.
      if (COUPON_GONE.includes(error.code) && refused)
        throw await this.listLate(slip, purchase, error, 'coupon_used_up');
      // The order takes no slip any more; the transfer pays what was ordered instead, or is given back.
      if (refused) return this.settleBeside(slip, { ...purchase, open: refused.order });
      // Another order was made meanwhile.
      if (error.code === 'ALREADY_ORDERED' && !open) return this.settleBeside(slip, purchase);
      // Who paid the net of a coupon that somebody else used up may confirm the slip: their money is on its way.
      if (error.code.startsWith('COUPON_')) return this.leaveToStaff(slip, error.message);
      throw error;
    }
  }

  /** Order, approval, the spent transfer and the announcement are one transaction. */
  private async settleNew(slip: Slip, { accounts, product }: Purchase, priced: PricedOrder): Promise<SlipUploadResult> {
    const payment = slipPayment(slip, accounts);
    const paid = await this.transactions
      .run(async () => {
        const placed = await this.checkout.place(slip.user_id, priced, payment);
        return this.payment.pay(slip, placed.id);
      })
      .catch((error: unknown) => this.checkout.explain(error, slip.user_id, [product.id], priced.gift_id));
    return this.paid(slip, paid);
  }

  /** The refused order waits again and is approved in one transaction. */
  private async settleRefused(slip: Slip, refused: RefusedOrder): Promise<SlipUploadResult> {
    const { order, product } = refused;
    const paid = await this.transactions
      .run(async () => {
        await this.refusedOrders.reopen(refused, slip);
        return this.payment.pay(slip, order.id);
      })
      .catch((error: unknown) => this.checkout.explain(error, slip.user_id, [product.id], order.gift_id));
    return this.paid(slip, paid);
  }

  /** It is evidence of the approved order; once that needs none any more, a second slip like any other. */
  private async settleAsked(slip: Slip, purchase: Purchase, { id }: OpenOrder): Promise<SlipUploadResult> {
    const taken = await this.transactions.run(() => this.asked.take(slip, id));
    return taken ? this.paid(slip, taken) : this.settleBeside(slip, purchase);
  }

  /** It counts for an order that waits; beside an approved one, or one cancelled meanwhile, it is money to give back. */
  private async settleBeside(
    slip: Slip,
    { product, accounts, gift_id, open: known }: Purchase,
  ): Promise<SlipUploadResult> {
    const settled = await this.transactions.run(async () => {
      const found = await lockOpenOrder(this.database, slip.user_id, [product.id], gift_id);
      const open = found ?? (known && (await lockKnownOrder(this.database, known)));
      const beside = open ?? known;
      if (!beside) throw refuse('CONFLICT');
      if (open?.orders_status === 'wait') {
        await this.database.update(Orders, open.id, slipPayment(slip, accounts));
        return { paid: await this.payment.pay(slip, open.id) };
      }
      await this.moneyBack.add(slip, beside.id, open ? 'second_slip' : 'cancelled');
      return { open };
    });
    if (settled.paid) return this.paid(slip, settled.paid);
    const listed = `เงินที่โอนมาตามสลิปนี้ (${baht(slip.amount ?? 0)}) อยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้`;
    if (!settled.open) throw refuse('ORDER_NOT_OPEN', { message: `คำสั่งซื้อนี้ถูกยกเลิกแล้ว ${listed}` });
    const message = `มีคำสั่งซื้องานแสดงนี้แล้ว ${listed}`;
    throw refuse('ALREADY_ORDERED', { message, data: refusedFor(settled.open) });
  }

  /** Their money came, and nothing is left for it: it stands beside the order that was refused, or a new one that is. */
  private async listLate(
    slip: Slip,
    purchase: Purchase,
    { code, message }: Refusal,
    reason: LateMoney,
  ): Promise<Refusal> {
    const { accounts, priced, refused } = purchase;
    const order = await this.transactions.run(async () => {
      const kept = refused
        ? refusedFor(refused.order)
        : priced && (await this.checkout.placeSoldOut(slip.user_id, priced, slipPayment(slip, accounts)));
      if (!kept) throw refuse('CONFLICT');
      await this.moneyBack.add(slip, kept.id, reason);
      return kept;
    });
    const listed = `เงินที่โอนมาตามสลิปนี้ (${baht(slip.amount ?? 0)}) อยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้`;
    return refuse(code, { message: `${message} ${listed}`, data: { ...order, orders_status: 'not' } });
  }

  private paid(slip: Slip, { order, lacking }: PaidOrder): SlipUploadResult {
    this.status.announce();
    return { slip, order, lacking };
  }

  /** It may be of another show, or a coupon was forgotten: its buyer says whether it counts. @param toPay satang */
  private differs(slip: Slip, { message }: Refusal, toPay: number): Refusal {
    const orders_lacking = toBaht(toPay - toSatang(slip.amount ?? 0));
    return refuse('SLIP_WRONG_AMOUNT', { message, data: { filename: slip.slip_picture, orders_lacking } });
  }

  /** The slip stays with what is known of it; beside an order that exists there is nothing to confirm. */
  private async leaveToStaff(slip: Slip, reason: string, open?: OpenOrder): Promise<SlipUploadResult> {
    await this.kept.update(slip, { slip_status: 'unclear', reason });
    if (open) throw refuse('ALREADY_ORDERED', { data: refusedFor(open) });
    return { slip, unclear: reason };
  }
}
