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
import { bangkokTime, Clock, isDuplicate, Outbox, refuse } from '@wethi/platform';
import { DataSource, In, type EntityManager } from 'typeorm';
import { newOrderNumber } from './order-number';
import { BY_SYSTEM, OrderStatus } from './order-status';
import { OrdersDetail } from './orders-detail.entity';
import { OrdersOpen } from './orders-open.entity';
import { Orders } from './orders.entity';

export interface OrderLine {
  product_id: number;
  product_price_id?: number;
}

/** Lines with the server's prices, in satang. */
export interface PricedOrder {
  quotes: Quote[];
  total: number;
  discount: number;
  net: number;
}

/** What the customer may say about an order beside its lines. */
export type OrderWishes = Partial<Pick<Orders, 'receipt' | 'receipt_type' | 'orders_invite'>>;
/** How it is paid; the columns are facts, not wishes. */
export type OrderPayment = Pick<Orders, 'orders_payment'> &
  Partial<Pick<Orders, 'orders_payment_slip' | 'orders_payment_bank' | 'orders_payment_account'>>;

/** From lines to an order: prices, the one-order rule, numbers and what is written together. */
@Injectable()
export class Checkout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prices: Prices,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal COUPON_NOT_FOUND, and those of Prices.quote */
  async price(
    userId: number,
    lines: readonly OrderLine[],
    couponCode: string | undefined,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PricedOrder> {
    if (couponCode) throw refuse('COUPON_NOT_FOUND');
    // Only a tier that was chosen may be for members.
    const choosing = lines.some(({ product_price_id }) => product_price_id !== undefined);
    const existingMember = choosing && (await manager.existsBy(Orders, { user_id: userId, orders_status: 'approve' }));
    const question = { today: this.clock.today(), existingMember };
    const quotes: Quote[] = [];
    for (const { product_id, product_price_id } of lines)
      quotes.push(await this.prices.quote(product_id, product_price_id, question, manager));
    const total = sumSatang(quotes.map(({ satang }) => satang));
    return { quotes, total, discount: 0, net: lessDiscount(total, 0) };
  }

  /** @throws Refusal ALREADY_ORDERED, with the order, when the user has an open or approved one of a product */
  async refuseSecondOrder(userId: number, productIds: number[], manager = this.dataSource.manager): Promise<void> {
    const open = await manager.findOneBy(OrdersOpen, { user_id: userId, product_id: In(productIds) });
    if (!open) return;
    const order = await manager.findOneByOrFail(Orders, { id: open.orders_id });
    const { id, order_no, orders_status } = order;
    throw refuse('ALREADY_ORDERED', { data: { id, order_no, orders_status } });
  }

  /**
   * Writes an order in `wait` with its lines, first step and announcement; one with nothing to pay is approved at once.
   * @throws Refusal ALREADY_ORDERED, also when the other order is being made at this moment
   */
  async place(
    manager: EntityManager,
    userId: number,
    priced: PricedOrder,
    payment: OrderPayment,
    wishes: OrderWishes = {},
  ): Promise<Orders> {
    const order = manager.create(Orders, {
      ...this.columns(priced, payment),
      ...wishes,
      user_id: userId,
      create_by: userId,
    });
    await manager.insert(Orders, order);
    await manager.insert(
      OrdersDetail,
      priced.quotes.map((quote) => detailOf(order, quote)),
    );
    await this.guard(manager, order, priced.quotes);
    await this.status.begin(manager, order, { kind: 'user', id: userId });
    await this.outbox.add(manager, 'announce-order', { orders_id: order.id });
    return priced.net > 0 ? order : this.status.change(manager, order.id, 'approve', BY_SYSTEM, 'ไม่มีค่าใช้จ่าย');
  }

  private columns(priced: PricedOrder, payment: OrderPayment): Partial<Orders> {
    const now = this.clock.now();
    const orders_payment: OrdersPayment = priced.net > 0 ? payment.orders_payment : 'free';
    return {
      ...payment,
      orders_payment,
      orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID[orders_payment],
      order_no: newOrderNumber(this.clock.today()),
      orders_total: toBaht(priced.total),
      orders_discount: toBaht(priced.discount),
      orders_vat: toBaht(vatIncluded(priced.net)),
      orders_net: toBaht(priced.net),
      orders_payment_date: this.clock.today(),
      orders_payment_time: bangkokTime(now),
    };
  }

  /** A show online is bought once; seats in a hall may be bought again (decisions.md §3). */
  private async guard(manager: EntityManager, order: Orders, quotes: readonly Quote[]): Promise<void> {
    const online = quotes.filter(({ product }) => product.product_format === 'online').map(({ product }) => product.id);
    if (online.length === 0) return;
    try {
      const { user_id, id: orders_id } = order;
      await manager.insert(
        OrdersOpen,
        online.map((product_id) => ({ user_id, product_id, orders_id })),
      );
    } catch (error) {
      if (isDuplicate(error)) await this.refuseSecondOrder(order.user_id, online, manager);
      throw error;
    }
  }
}

function detailOf(order: Orders, { product, tier, satang }: Quote): Partial<OrdersDetail> {
  return {
    orders_id: order.id,
    product_id: product.id,
    product_price_id: tier?.id ?? null,
    orders_detail_price: toBaht(satang),
    orders_detail_net: toBaht(satang),
    create_by: order.user_id,
  };
}
