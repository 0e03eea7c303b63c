import { Injectable } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { Clock, Database, Outbox, refuse } from '@wethi/platform';
import { announceOrder } from '../order/announce-order';
import { lockOrder, type LockedOrder } from '../order/lock-order';
import { OrderStatus } from '../order/order-status';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrdersOpen } from '../order/orders-open.entity';
import { Orders } from '../order/orders.entity';
import { refusalsOf } from '../lists/refusal';
import { receivingAccounts, slipPayment } from '../payment/receiving-accounts';
import type { Slip } from '../slip/slip.entity';
import { OrderCoupons } from './order-coupons';

const TOO_LATE = 'คำสั่งซื้อนี้ส่งสลิปใหม่ไม่ได้แล้ว กรุณาสั่งซื้อใหม่ หรือติดต่อเจ้าหน้าที่';

export interface RefusedOrder {
  order: Orders;
  /** Of its first line. */
  product: Product;
  /** Of all its lines. */
  productIds: number[];
  product_price_id: number | null;
}

/** Refused orders, to which their buyer may send another slip within some days (decisions.md §5). */
@Injectable()
export class RefusedOrders {
  constructor(
    private readonly database: Database,
    private readonly coupons: OrderCoupons,
    private readonly status: OrderStatus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND, also for somebody else's order; ORDER_NOT_OPEN when it takes no slip any more */
  async find(userId: number, id: number): Promise<RefusedOrder> {
    const order = await this.database.manager.findOneBy(Orders, { id, user_id: userId });
    if (!order) throw refuse('NOT_FOUND');
    await this.requireRefusal(id);
    const lines = await this.database.manager.find(OrdersDetail, { where: { orders_id: id }, order: { id: 'ASC' } });
    const [line] = lines;
    const product = line && (await this.database.manager.findOneBy(Product, { id: line.product_id }));
    if (!product) throw refuse('NOT_FOUND');
    const productIds = lines.map(({ product_id }) => product_id);
    return { order, product, productIds, product_price_id: line.product_price_id };
  }

  /**
   * Takes a refused order back to waiting, at its own price, with the slip as its payment. A second order of the show that
   * was made meanwhile fails the transaction, see Checkout.explain.
   * @throws Refusal NOT_FOUND, ORDER_NOT_OPEN, COUPON_USED_UP, COUPON_ONCE
   */
  async reopen({ order: { id, coupon_id }, product, productIds }: RefusedOrder, slip: Slip): Promise<void> {
    const order = await lockOrder(this.database, 'id', id);
    await this.requireRefusal(id);
    if (coupon_id) {
      // Meanwhile its buyer may have used it for another order.
      await this.coupons.requireFirstAlone(coupon_id, slip.user_id, productIds, order.gift_id ?? undefined);
      await this.coupons.takeLate(coupon_id, slip.user_id, productIds);
    }
    await this.claimProducts(order);
    const payment = slipPayment(slip, await receivingAccounts(this.database, product));
    await this.database.update(Orders, id, payment);
    await this.status.changeLocked(order, 'wait', { kind: 'user', id: slip.user_id });
    if (slip.slip_status !== 'differs') await this.outbox.add(announceOrder, { orders_id: id, slip_id: slip.id });
  }

  private async requireRefusal(ordersId: number): Promise<void> {
    const [refusal] = await refusalsOf(this.database, [ordersId]);
    if (!refusal?.new_slip_until || refusal.new_slip_until < this.clock.now())
      throw refuse('ORDER_NOT_OPEN', { message: TOO_LATE });
  }

  private async claimProducts({ id: orders_id, user_id, gift_id, coupon_id }: LockedOrder): Promise<void> {
    const lines = await this.database.sql
      .selectFrom('orders_detail as d')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .select('d.product_id')
      .where('d.orders_id', '=', orders_id)
      .$if(gift_id === null, (own) => own.where('p.product_format', '=', 'online'))
      .execute();
    for (const { product_id } of lines)
      await this.database.add(OrdersOpen, { user_id, product_id, gift_id: gift_id ?? 0, coupon_id, orders_id });
  }
}
