import { Injectable } from '@nestjs/common';
import {
  lessDiscount,
  ORDERS_PAYMENT_TYPE_ID,
  sumSatang,
  toBaht,
  vatIncluded,
  type OrdersPayment,
} from '@wethi/contract';
import { Prices, type Quote } from '@wethi/catalog';
import { isUsedUp, type Coupon, type KeptUse } from '@wethi/coupons';
import { bangkokTime } from '@wethi/format';
import { Clock, Database, isDuplicate, Outbox, refuse, refuseField, type Touched } from '@wethi/platform';
import { OrderCoupons, type AppliedCoupon } from './order-coupons';
import { requireOwnGift } from '../gifts/own-gift';
import { announceOrder } from '../order/announce-order';
import { Incoming } from '../order/incoming';
import { isExistingMember } from '../order/existing-member';
import { findOpenOrder, refusedFor } from '../order/open-order';
import { newOrderNumber } from '../order/order-number';
import { BY_SYSTEM_BEFORE_BUYER, OrderStatus, type StatusActor } from '../order/order-status';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrdersOpen } from '../order/orders-open.entity';
import { Orders, type OrderPayment } from '../order/orders.entity';
import { requireOneIssuer } from '../papers/issuer/issuer';
import { requireTurn, requireUnwaited } from '../places/turns';
import { isSoldOut, refusedPlaces, takePlaces, takePlacesAgain } from '../places/places';

const NUMBER_TRIES = 5;
const ONE_ONLINE = 'งานแสดงออนไลน์ซื้อได้ครั้งละหนึ่งสิทธิ์';
const SOLD_OUT_NOTE = 'บัตรหมดก่อนเงินเข้า เงินที่โอนมาอยู่ในรายการรอคืนเงิน';

export interface OrderLine {
  product_id: number;
  product_price_id?: number;
  /** How many of a show in a hall, one unless told otherwise; each becomes a line of the order. */
  tickets?: number;
}

/** Lines with the server's prices, in satang. */
export interface PricedOrder {
  quotes: Quote[];
  total: number;
  discount: number;
  net: number;
  applied?: AppliedCoupon;
  /** The use that is kept for its buyer, where that is known. */
  kept?: Touched<KeptUse>;
  /** Whom it is for, where it is not its buyer. */
  gift_id?: number;
  /** Paid when it was not sold so any more: personnel decide. */
  isLate?: boolean;
}

/** When something is bought, and whether its money was sent already. */
export interface Sale {
  at?: Date;
  isPaid?: boolean;
}

/** What the customer may say about an order beside its lines. */
export type OrderWishes = Partial<Pick<Orders, 'receipt' | 'receipt_type' | 'orders_invite'>>;

export type PlacedOrder = Pick<Orders, 'id' | 'order_no'>;

/** From lines to an order: prices, the one-order rule, numbers and what is written together. */
@Injectable()
export class Checkout {
  constructor(
    private readonly database: Database,
    private readonly prices: Prices,
    private readonly coupons: OrderCoupons,
    private readonly status: OrderStatus,
    private readonly incoming: Incoming,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * A gift costs its giver what it would cost them for themselves.
   * @param coupon it, or its code
   * @param sale at another time than now, or after it was paid (PriceQuestion.isPaid)
   * @throws Refusal SEVERAL_ISSUERS, and of Prices.quote, OrderCoupons.apply and requireOwnGift
   */
  async price(
    userId: number,
    lines: readonly OrderLine[],
    coupon: Coupon | string | undefined,
    gift_id?: number,
    { at = this.clock.now(), isPaid = false }: Sale = {},
  ): Promise<PricedOrder> {
    if (gift_id !== undefined) await requireOwnGift(this.database, userId, gift_id, lines);
    // Only a tier that was chosen may be for members.
    const choosing = lines.some(({ product_price_id }) => product_price_id !== undefined);
    const today = bangkokTime(at).date;
    const existingMember = choosing && (await isExistingMember(this.database, userId, today));
    const question = { today, existingMember, isPaid };
    const quotes: Quote[] = [];
    for (const { product_id, product_price_id, tickets = 1 } of lines) {
      const quote = await this.prices.quote(product_id, product_price_id, question);
      if (tickets > 1 && quote.product.product_format === 'online') throw refuseField('tickets', ONE_ONLINE);
      quotes.push(...Array.from({ length: tickets }, () => quote));
    }
    await requireOneIssuer(this.database, quotes);
    const total = sumSatang(quotes.map(({ satang }) => satang));
    const applied = coupon ? await this.coupons.apply(coupon, userId, quotes, at) : undefined;
    if (applied && (gift_id !== undefined || isForHall(quotes)))
      await this.coupons.requireFirst(applied.coupon.id, userId, idsOf(quotes), gift_id);
    const discount = sumSatang(applied?.discounts ?? []);
    return { quotes, total, discount, net: lessDiscount(total, discount), applied, gift_id, isLate: isPaid };
  }

  /** @throws Refusal ALREADY_ORDERED, with the order, when the user has an open or approved one of a product */
  async refuseSecondOrder(userId: number, productIds: number[], giftId?: number | null): Promise<void> {
    const order = await findOpenOrder(this.database, userId, productIds, giftId);
    if (order) throw refuse('ALREADY_ORDERED', { data: refusedFor(order) });
  }

  /**
   * What the end of a transaction says that placed an order: the index that keeps a customer from ordering twice speaks there,
   * and the count of places.
   * @throws Refusal SOLD_OUT, PLACES_TOO_FEW, and as refuseSecondOrder does, or the error itself
   */
  async explain(error: unknown, userId: number, productIds: number[], giftId?: number | null): Promise<never> {
    if (isSoldOut(error)) throw await refusedPlaces(this.database, userId, productIds);
    if (isUsedUp(error)) throw refuse('COUPON_USED_UP');
    if (isDuplicate(error)) await this.refuseSecondOrder(userId, productIds, giftId);
    if (isSecondUse(error)) throw refuse('COUPON_ONCE');
    throw error;
  }

  /**
   * Writes an order in `wait` with its lines, first step and announcement; one with nothing to pay is approved at once, and
   * one whose buyer has still to pay (`toBePaid`) is announced when they have.
   * A second order of a show fails the transaction, see explain.
   * @param by who makes it, its buyer unless told otherwise
   * @throws Refusal QUEUE_NEEDED, SOLD_OUT or PLACES_TOO_FEW where others wait for what is left, and COUPON_ONCE
   */
  async place(
    userId: number,
    priced: PricedOrder,
    { toBePaid = false, ...payment }: OrderPayment & { toBePaid?: boolean },
    wishes: OrderWishes = {},
    by: StatusActor = { kind: 'user', id: userId },
  ): Promise<PlacedOrder> {
    // Personnel stand in no line; what is left is counted for them, too.
    const byPersonnel = by.kind === 'personnel';
    const paid = byPersonnel || payment.orders_payment === 'transfer';
    if (!byPersonnel) await requireTurn(this.database, userId, priced.quotes, paid);
    await requireUnwaited(this.database, userId, priced.quotes, paid, this.clock.now());
    const productIds = idsOf(priced.quotes);
    const { applied } = priced;
    const forHall = isForHall(priced.quotes);
    if (applied && forHall) await this.coupons.requireFirstAlone(applied.coupon.id, userId, productIds, priced.gift_id);
    // Of a hall another order may follow while this one stands.
    const kept = forHall ? undefined : priced.kept;
    const placed = await this.write(userId, { ...priced, kept }, { toBePaid, ...payment }, wishes, by);
    await takePlaces(this.database, placed.id, userId, productIds);
    if (applied && kept) await this.coupons.take(applied.coupon, kept);
    else if (applied) await this.coupons.takeLate(applied.coupon.id, userId, productIds);
    return placed;
  }

  /** Keeps an order that came when nothing was left: refused at once, so that its money stands beside something. */
  async placeSoldOut(userId: number, priced: PricedOrder, payment: OrderPayment): Promise<PlacedOrder> {
    const placed = await this.write(userId, { ...priced, kept: undefined }, payment, {});
    // It has no use to give back, nor a place.
    if (priced.applied) await this.coupons.takeSoldOut(priced.applied.coupon.id);
    await this.status.change(placed.id, 'not', BY_SYSTEM_BEFORE_BUYER, SOLD_OUT_NOTE);
    await takePlacesAgain(this.database, placed.id);
    return placed;
  }

  private async write(
    userId: number,
    priced: PricedOrder,
    { toBePaid = false, ...payment }: OrderPayment & { toBePaid?: boolean },
    wishes: OrderWishes,
    by: StatusActor = { kind: 'user', id: userId },
  ): Promise<PlacedOrder> {
    const { gift_id } = priced;
    const columns = { ...this.orderColumns(priced, payment), ...wishes, gift_id, user_id: userId, create_by: userId };
    const { id, order_no } = await this.insertWithUniqueOrderNo(columns);
    await this.claimProducts(id, userId, priced);
    for (const detail of detailsOf(priced))
      await this.database.add(OrdersDetail, { ...detail, orders_id: id, create_by: userId });
    await this.status.begin(id, by);
    if (toBePaid && priced.net > 0) await this.incoming.leaveToBuyer(id);
    else await this.outbox.add(announceOrder, { orders_id: id });
    if (priced.net === 0) await this.status.change(id, 'approve', BY_SYSTEM_BEFORE_BUYER, 'ไม่มีค่าใช้จ่าย');
    return { id, order_no };
  }

  /** Inserts an order under a number that no other has; among 50,000 of a day one in 20,000 meets a taken one. */
  private async insertWithUniqueOrderNo(columns: Partial<Orders>): Promise<PlacedOrder> {
    for (let tried = 1; ; tried += 1) {
      const order_no = newOrderNumber(this.clock.today());
      try {
        return { id: await this.database.insert(Orders, { ...columns, order_no }), order_no };
      } catch (error) {
        if (!isDuplicate(error) || tried === NUMBER_TRIES) throw error;
      }
    }
  }

  private orderColumns(priced: PricedOrder, payment: OrderPayment): Partial<Orders> {
    const now = this.clock.now();
    const orders_payment: OrdersPayment = priced.net > 0 ? payment.orders_payment : 'free';
    return {
      ...payment,
      orders_payment,
      orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID[orders_payment],
      orders_total: toBaht(priced.total),
      orders_discount: toBaht(priced.discount),
      orders_vat: toBaht(vatIncluded(priced.net)),
      orders_net: toBaht(priced.net),
      coupon_id: priced.applied?.coupon.id,
      coupon_hold_at: priced.applied && priced.kept?.rows?.[0]?.hold_at,
      create_at: now,
      orders_payment_date: this.clock.today(),
      orders_payment_time: bangkokTime(now).time,
    };
  }

  /** A show online is bought once, and each gift; seats in a hall may be bought again (decisions.md §3). */
  private async claimProducts(
    orders_id: number,
    user_id: number,
    { quotes, applied, gift_id }: PricedOrder,
  ): Promise<void> {
    const of = { user_id, orders_id, gift_id: gift_id ?? 0, coupon_id: applied?.coupon.id ?? null };
    for (const { product } of quotes)
      if (product.product_format === 'online' || gift_id !== undefined)
        await this.database.add(OrdersOpen, { ...of, product_id: product.id });
  }
}

/** Did a transaction fail because its buyer used the coupon for the show before, for themselves or as a gift? */
function isSecondUse(error: unknown): boolean {
  return isDuplicate(error) && String((error as Error).message).includes('orders_open_coupon');
}

/** Only a show online keeps its buyer from ordering it again. */
const isForHall = (quotes: readonly Quote[]) => quotes.some(({ product }) => product.product_format !== 'online');

const idsOf = (quotes: readonly Quote[]) => quotes.map(({ product }) => product.id);

function detailsOf({ quotes, applied }: PricedOrder): Partial<OrdersDetail>[] {
  return quotes.map(({ product, tier, satang }, line) => {
    const discount = applied?.discounts[line] ?? 0;
    return {
      product_id: product.id,
      coupon_id: discount > 0 ? applied?.coupon.id : undefined,
      product_price_id: tier?.id ?? null,
      orders_detail_price: toBaht(satang),
      orders_detail_discount: toBaht(discount),
      orders_detail_net: toBaht(satang - discount),
    };
  });
}
