import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { MediaJobsModule } from '@wethi/media';
import { type Orders, OrdersJobsModule } from '@wethi/orders';
import { makeOrder, startSandbox, type TestSandbox } from '@wethi/orders/testing';
import { type Job, JobsModule, Outbox, OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';

export const CENTRAL = '-100777';
export const BAND = '-100888';

/** A worker beside the stand-ins of the services by which people are told. */
export class NotifiedWorld {
  private constructor(
    readonly test: TestApp,
    readonly sandbox: TestSandbox,
  ) {}

  static async open(): Promise<NotifiedWorld> {
    const sandbox = await startSandbox();
    const settings = { ...sandbox.settings, TELEGRAM_CHAT_ID: CENTRAL, SMS_SENDER: 'WETHI' };
    const modules = [JobsModule, MediaJobsModule, NotificationsJobsModule, OrdersJobsModule];
    return new NotifiedWorld(await createTestApp(modules, settings), sandbox);
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.sandbox.close();
  }

  rows() {
    return this.test.database.getRepository(OutboxRow);
  }

  /** Leaves a job as a business change does, and waits until it and what follows from it are done or dead. */
  async run<Payload>(job: Job<Payload>, payload: Payload): Promise<OutboxRow[]> {
    const [newest] = await this.rows().find({ order: { id: 'DESC' }, take: 1 });
    await this.test.get(Outbox).add(job, payload);
    return this.drained(newest);
  }

  async eventually<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<void> {
    for (let tried = 0; tried < 200 && !isThere(await read()); tried += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
  }

  /** The jobs left after one, once they are done or dead. */
  async drained(newest?: OutboxRow): Promise<OutboxRow[]> {
    for (let tried = 0; tried < 200; tried += 1) {
      const mine = (await this.rows().find({ order: { id: 'ASC' } })).filter(
        (row) => Number(row.id) > Number(newest?.id ?? 0),
      );
      if (mine.every((row) => row.done_at ?? row.dead_at)) return mine;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('outbox did not drain');
  }

  async sent(channel: 'sms' | 'chat', to: string) {
    return (await this.sandbox.messages(channel)).filter((message) => message.to === to);
  }

  async about(chat: string, order: Orders) {
    return (await this.sent('chat', chat)).filter((message) => message.text.includes(order.order_no));
  }

  async order(overrides: Partial<Orders> = {}): Promise<Orders> {
    const { manager } = this.test.database;
    const band = await makeBand(manager, { band_telegrame: BAND });
    const product = await makeProduct(manager, { band_id: band.id, product_title: 'รัก <3 & R&B' });
    const user = await makeUser(manager);
    return makeOrder(manager, { user_id: user.id, product_id: product.id, orders_status: 'wait', ...overrides });
  }
}
