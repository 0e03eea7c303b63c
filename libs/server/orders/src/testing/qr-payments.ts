import { makePersonnel } from '@wethi/accounts/testing';
import { until, type TestAnswer } from '@wethi/platform/testing';
import type { ChargeCheck } from '../payment/charge/check-charge';
import { CheckCharge } from '../payment/charge/check-charge.job';
import type { OwnCharge } from '../payment/charge/charge.dto';
import { ExpireUnpaid } from '../payment/charge/expire-unpaid.job';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';
import { Orders } from '../order/orders.entity';
import type { SlipWorld } from './slip-world';

let keys = 0;

/** Orders that are paid by a QR, in a world with the gateway's stand-in. */
export class QrPayments {
  private constructor(
    readonly world: SlipWorld,
    readonly notifyUrl: string,
    /** Headers of somebody of the team. */
    readonly office: object,
  ) {}

  static async open(world: SlipWorld): Promise<QrPayments> {
    const office = await world.test.signInAs('personnel', (await makePersonnel(world.manager)).id);
    return new QrPayments(world, `${await world.test.listen()}/api/paymentNotify`, office);
  }

  /** The gateway's notices arrive, unless told otherwise. */
  async renew(): Promise<void> {
    await this.world.renew();
    await this.world.test.database.query('UPDATE outbox SET done_at = NOW(3) WHERE done_at IS NULL');
    await this.world.sandbox.notifyAt(this.notifyUrl);
    this.world.test.clock.set('2026-11-20T06:21:00Z');
  }

  place(order: object = {}): Promise<TestAnswer> {
    return this.world.test.request('POST', '/api/orders', {
      headers: { ...this.world.buyer, 'idempotency-key': `qr-payments-${(keys += 1)}` },
      body: { order: { orders_payment: 'qr', ...order }, ordersDetail: [{ product_id: this.world.product.id }] },
    });
  }

  call(path: string, orders_id: number, headers: object = this.world.buyer): Promise<TestAnswer> {
    return this.world.test.request('POST', `/api/orders/${path}`, { headers, body: { orders_id } });
  }

  /** An order of the buyer's with its QR. */
  async order(): Promise<OwnCharge> {
    const { body } = await this.place();
    return this.offer((body.data as { insertId: number }).insertId);
  }

  async offer(orders_id: number): Promise<OwnCharge> {
    return (await this.call('ordersQr', orders_id)).body.data as OwnCharge;
  }

  /** Pays a QR as a banking app would, and does what the worker does of the gateway's notices. */
  async pay(reference: string, headers?: Record<string, string>): Promise<void> {
    await this.world.sandbox.payQr(reference, headers);
    await until(async () => (await this.due('check-charge')).length > 0);
    await this.work();
  }

  /** What was paid by a reference goes back to its payer, and the worker does what it does of the notice. */
  async takeBack(reference: string, headers?: Record<string, string>): Promise<void> {
    await this.world.sandbox.takeBack(reference, headers);
    await until(async () => (await this.due('check-charge')).length > 0);
    await this.work();
  }

  /** The jobs that somebody left and that are due. */
  due(name: string): Promise<{ id: string; payload: string }[]> {
    return this.world.test.database.query(
      'SELECT id, payload FROM outbox WHERE name = ? AND done_at IS NULL AND (due_at IS NULL OR due_at <= ?)',
      [name, this.world.test.clock.now()],
    );
  }

  /** Does what the worker would of QRs now, each job twice at once. */
  async work(): Promise<void> {
    const { test } = this.world;
    const jobs = {
      'check-charge': (payload: string) => test.get(CheckCharge).check(JSON.parse(payload) as ChargeCheck),
      'expire-unpaid': (payload: string) => test.get(ExpireUnpaid).expire(JSON.parse(payload) as { orders_id: number }),
    };
    for (const [name, run] of Object.entries(jobs))
      for (const { id, payload } of await this.due(name)) {
        await Promise.all([1, 2].map(() => run(payload)));
        await test.database.query('UPDATE outbox SET done_at = NOW(3) WHERE id = ?', [id]);
      }
  }

  stored(id: number): Promise<Orders> {
    return this.world.manager.findOneByOrFail(Orders, { id });
  }

  charges(orders_id: number): Promise<OrdersCharge[]> {
    return this.world.manager.find(OrdersCharge, { where: { orders_id }, order: { id: 'ASC' } });
  }

  /** The jobs of one kind that an order left. */
  async told(name: string, orders_id: number): Promise<unknown[]> {
    const rows = await this.world.test.database.query<{ payload: string }[]>(
      'SELECT payload FROM outbox WHERE name = ? ORDER BY id',
      [name],
    );
    return rows
      .map(({ payload }) => JSON.parse(payload) as { orders_id: number })
      .filter((payload) => payload.orders_id === orders_id);
  }
}
