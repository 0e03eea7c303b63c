import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { OrdersStatusChange } from '../order/orders-status-change.entity';
import { Orders } from '../order/orders.entity';
import { Slip } from '../slip/slip.entity';
import { makeBookBank, makeOrder } from './orders.factory';

interface Header {
  authorization: string;
}

let keys = 0;

/** A running API with personnel, a stranger, and a buyer before a show; `renew` gives another buyer and show. */
export class OrderWorld {
  product: Product;
  userId: number;
  buyer: Header;

  private constructor(
    readonly test: TestApp,
    readonly owner: Header,
    readonly ownerId: number,
    readonly stranger: Header,
  ) {}

  /** @param settings beside the test's own @param beside more modules */
  static async open(
    settings: Record<string, string> = {},
    beside: Parameters<typeof createTestApp>[0] = [],
  ): Promise<OrderWorld> {
    const test = await createTestApp([AccountsModule, OrdersHttpModule, ...beside], settings);
    const { manager } = test.database;
    const owner = await makePersonnel(manager);
    const stranger = await test.signInAs('user', (await makeUser(manager)).id);
    return new OrderWorld(test, await test.signInAs('personnel', owner.id), owner.id, stranger);
  }

  async renew(): Promise<void> {
    const { manager } = this.test.database;
    await this.renewShow();
    this.userId = (await makeUser(manager, { user_name: 'ฟ้าใส' })).id;
    this.buyer = await this.test.signInAs('user', this.userId);
  }

  /** Another show for the same buyer. */
  async renewShow(): Promise<void> {
    const { manager } = this.test.database;
    this.product = await makeProduct(manager);
    await makeBookBank(manager, { band_id: this.product.band_id });
  }

  get(path: string, headers: object = {}): Promise<TestAnswer> {
    return this.test.request('GET', `/api/${path}`, { headers });
  }

  post(path: string, body: object, headers: object = {}): Promise<TestAnswer> {
    return this.test.request('POST', `/api/${path}`, { headers, body });
  }

  /** A key that no other request had. */
  nextKey(): string {
    return `checkout-page-${++keys}`;
  }

  /** Orders the show as the buyer. */
  place(order: object = {}, key = this.nextKey()): Promise<TestAnswer> {
    const body = { order, ordersDetail: [{ product_id: this.product.id }] };
    return this.post('orders', body, { ...this.buyer, 'idempotency-key': key });
  }

  update(body: object): Promise<TestAnswer> {
    return this.post('orders/ordersUpdate', body, this.owner);
  }

  /** The buyer's orders. */
  own(): Promise<Orders[]> {
    return this.test.database.manager.findBy(Orders, { user_id: this.userId });
  }

  /** An order of the buyer, in `wait` unless told otherwise; `product_id: undefined` takes another show. */
  order(overrides: Partial<Orders> & { product_id?: number } = {}): Promise<Orders> {
    const waiting = { orders_status: 'wait' as const, approve_date: null };
    const own = { user_id: this.userId, product_id: this.product.id };
    return makeOrder(this.test.database.manager, { ...own, ...waiting, ...overrides });
  }

  /** A slip of the buyer that could not be checked. */
  async slip(overrides: Partial<Slip> = {}): Promise<Slip> {
    const number = String(++keys);
    const slip = this.test.database.manager.create(Slip, {
      user_id: this.userId,
      product_id: this.product.id,
      slip_picture: `slip/test-${number}.webp`,
      picture_sha256: number.padStart(64, '0'),
      slip_status: 'unclear',
      reason: 'ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง',
      ...overrides,
    });
    await this.test.database.manager.insert(Slip, slip);
    return slip;
  }

  /** Steps of an order as [from, to, kind of actor, actor, reason]. */
  async steps(orders_id: number): Promise<unknown[][]> {
    const find = { where: { orders_id }, order: { id: 'ASC' } } as const;
    const steps = await this.test.database.manager.find(OrdersStatusChange, find);
    return steps.map((step) => [step.from_status, step.to_status, step.actor_kind, step.actor_id, step.reason]);
  }
}
