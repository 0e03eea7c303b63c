import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AccountsModule } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import type { OrdersStatus } from '@wethi/contract';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import type { EntityManager } from 'typeorm';
import { OrdersHttpModule } from '../orders-http.module';
import { OrdersJobsModule } from '../orders-jobs.module';
import { Orders } from '../order/orders.entity';
import { MoneyBack } from '../payment/money-back/money-back.entity';
import { SLIP_LIMITS } from '../payment/slip/slip-picture';
import readSlipPicture from '../payment/slip/slip-picture.worker';
import { makeBookBank, makeOrder } from './orders.factory';
import { startSandbox, type SlipWish, type TestSandbox } from './sandbox';

interface Header {
  authorization: string;
}

/** A running API before the stand-in of the slip service, and a buyer of a show at 590 baht; `renew` gives others. */
export class SlipWorld {
  product: Product;
  userId: number;
  buyer: Header;

  private constructor(
    readonly test: TestApp,
    readonly sandbox: TestSandbox,
  ) {}

  /** @param settings beside those that lead to the stand-in */
  static async open(settings: Record<string, string> = {}): Promise<SlipWorld> {
    const sandbox = await startSandbox();
    const test = await createTestApp([AccountsModule, OrdersHttpModule, OrdersJobsModule], {
      ...sandbox.settings,
      ...settings,
    });
    return new SlipWorld(test, sandbox);
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.sandbox.close();
  }

  async renew(): Promise<void> {
    this.product = await makeProduct(this.manager);
    await makeBookBank(this.manager, { band_id: this.product.band_id });
    this.userId = (await makeUser(this.manager)).id;
    this.buyer = await this.test.signInAs('user', this.userId);
  }

  get manager(): EntityManager {
    return this.test.database.manager;
  }

  async stranger(): Promise<Header> {
    return this.test.signInAs('user', (await makeUser(this.manager)).id);
  }

  /** A slip of 590 baht, unless told otherwise. */
  slip(wish: Partial<SlipWish> = {}): Promise<Buffer> {
    return this.sandbox.makeSlip({ amount: 590, ...wish });
  }

  upload(picture: Buffer, fields: Record<string, string> = {}, headers: object = this.buyer): Promise<TestAnswer> {
    const form = new FormData();
    const whose = { product_id: String(this.product.id), user_id: '999999', bank_id: '1', date_now: '2026-11-20' };
    for (const [name, value] of Object.entries({ ...whose, ...fields })) form.set(name, value);
    form.set('images', new Blob([new Uint8Array(picture)]), 'slip.png');
    return this.test.request('POST', '/api/uploadSlip', { headers, form });
  }

  /** What tells a slip's transfer from others. */
  async referenceOf(picture: Buffer) {
    const read = await readSlipPicture({ bytes: picture, limits: SLIP_LIMITS });
    if (typeof read === 'string' || read.qr.kind !== 'slip') throw new Error('no slip');
    const { payload, sendingBank, transRef } = read.qr;
    return { qr_payload: payload, sending_bank: sendingBank, trans_ref: transRef };
  }

  /** The buyer's orders. */
  orders(): Promise<Orders[]> {
    return this.manager.findBy(Orders, { user_id: this.userId });
  }

  /** An order of the show by the buyer. */
  order(orders_status: OrdersStatus): Promise<Orders> {
    return makeOrder(this.manager, { user_id: this.userId, product_id: this.product.id, orders_status });
  }

  /** Money to give back to the buyer. */
  moneyBack(): Promise<MoneyBack[]> {
    return this.manager.findBy(MoneyBack, { user_id: this.userId });
  }

  /** How many pictures of slips are kept. */
  pictures(): number {
    try {
      return readdirSync(join(this.test.config.STORAGE_DIR, 'private/slip')).length;
    } catch {
      return 0;
    }
  }
}
