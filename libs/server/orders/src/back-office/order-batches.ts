import { Injectable } from '@nestjs/common';
import { type Actor, Database, Idempotency, refuseField, Transactions } from '@wethi/platform';
import { openAccounts } from '@wethi/accounts';
import { Checkout } from '../checkout/checkout';
import { OrderChanges } from '../order/order-changes';
import type { CreatedOrder } from '../order/order.dto';
import { OrderStatus } from '../order/order-status';
import type { OrderForCustomer, UpdateOrders } from './order-batches.dto';

const PAID_IN_CASH = 'รับเงินสดแล้ว';

/** Several orders in one go, as personnel makes and changes them: all or none. */
@Injectable()
export class OrderBatches {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly changes: OrderChanges,
    private readonly checkout: Checkout,
    private readonly status: OrderStatus,
  ) {}

  /** @throws Refusal as OrderChanges.update does, about the first that cannot be changed */
  async update({ orders }: UpdateOrders, actor: Actor): Promise<number[]> {
    // In one sequence, so that two who do it at once wait for each other instead of failing.
    const inTurn = orders.toSorted((one, other) => one.id - other.id);
    await this.transactions.run(async () => {
      for (const order of inTurn) await this.changes.update(order, actor);
    });
    this.status.announce();
    return inTurn.map(({ id }) => id);
  }

  /**
   * Orders of customers who pay in cash; what was paid already is approved at once.
   * @throws Refusal INVALID_INPUT for a customer who is none or cannot sign in, ALREADY_ORDERED, those of Idempotency.once, Checkout.price and
   * Checkout.explain
   */
  async create(asked: readonly OrderForCustomer[], key: string | undefined, actor: Actor): Promise<CreatedOrder[]> {
    const orders = await this.ofCustomers(asked);
    const create = async () => {
      const made: CreatedOrder[] = [];
      for (const order of orders) made.push(await this.createOne(order, actor));
      return made;
    };
    const created = await this.idempotency
      .once(actor, key, asked, create)
      .catch((error: unknown) => this.explain(error, orders));
    this.status.announce();
    return created;
  }

  /** Places and uses of coupons are counted at the end, of all orders together. */
  private explain(error: unknown, orders: readonly OrderForCustomer[]): Promise<never> {
    const productIds = orders.flatMap(({ ordersDetail }) => ordersDetail.map(({ product_id }) => product_id));
    return this.checkout.explain(error, orders[0]?.user_id ?? 0, productIds);
  }

  private async createOne({ user_id, coupon_code, paid, ordersDetail }: OrderForCustomer, actor: Actor) {
    const lines = ordersDetail.map(({ product_id, product_price_id, tickets }) => ({
      product_id,
      product_price_id,
      tickets,
    }));
    await this.checkout.refuseSecondOrder(
      user_id,
      lines.map(({ product_id }) => product_id),
    );
    const priced = await this.checkout.price(user_id, lines, coupon_code);
    const { id, order_no } = await this.checkout.place(user_id, priced, { orders_payment: 'cash' }, {}, actor);
    if (paid && priced.net > 0) await this.status.change(id, 'approve', actor, PAID_IN_CASH);
    return { insertId: id, order_no };
  }

  /** For accounts in which somebody can see what they pay for. */
  private async ofCustomers(orders: readonly OrderForCustomer[]): Promise<OrderForCustomer[]> {
    const open = await openAccounts(
      this.database,
      orders.map(({ user_id }) => user_id),
    );
    return orders.map((order) => {
      const user_id = open.get(order.user_id);
      if (user_id === undefined) throw refuseField('orders.user_id', 'ไม่พบสมาชิก หรือบัญชีถูกระงับหรือลบแล้ว');
      return { ...order, user_id };
    });
  }
}
