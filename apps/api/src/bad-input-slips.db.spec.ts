import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { Slip } from '@wethi/orders';
import { makeBookBank, startSandbox, type SlipWish, type TestSandbox } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { tableCounts } from './testing/table-counts';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000).toISOString();

describe('slips that pay nothing', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let product: Product;
  let buyer: { authorization: string };

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp(ROUTE_MODULES, sandbox.settings);
    product = await makeProduct(test.database.manager);
    await makeBookBank(test.database.manager, { band_id: product.band_id });
  });
  beforeEach(async () => {
    buyer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  function upload(picture: Buffer) {
    const form = new FormData();
    form.set('product_id', String(product.id));
    form.set('images', new Blob([new Uint8Array(picture)]), 'slip.png');
    return test.request('POST', '/api/uploadSlip', { headers: buyer, form });
  }
  const slipOf = (wish: Partial<SlipWish>) => sandbox.makeSlip({ amount: 590, ...wish });
  /** Rows but the slip's own, which is kept against misuse, and pictures kept. */
  const traces = async () => ({
    ...(await tableCounts(test, ['slip'])),
    pictures: (await readdir(join(test.config.STORAGE_DIR, 'private/slip')).catch(() => [])).length,
  });
  const lastSlip = () => test.database.manager.findOneOrFail(Slip, { where: {}, order: { id: 'DESC' } });

  it.each<[string, Partial<SlipWish>, string, string | RegExp]>([
    ['another amount', { amount: 589 }, 'SLIP_WRONG_AMOUNT', /589.*590/],
    ['another account', { account_no: '9876543210' }, 'SLIP_WRONG_RECEIVER', /บัญชีผู้รับ/],
    ['a forged transfer', { register: 'false' }, 'SLIP_NOT_FOUND', /ไม่พบรายการโอน/],
  ])(
    'BUY-05 a slip of %s is refused with the reason and leaves no order or message; its picture stays for personnel',
    async (_, wish, code, message) => {
      const picture = await slipOf(wish);
      const before = await traces();
      const { status, body } = await upload(picture);
      expect([status, body.result, body.code]).toEqual([200, false, code]);
      expect(body.message).toMatch(message);
      expect(await traces()).toEqual({ ...before, pictures: before.pictures + 1 });
      const slip_status = code === 'SLIP_WRONG_AMOUNT' ? 'differs' : 'refused';
      const kept = { slip_status, slip_picture: (body.data as { filename: string }).filename };
      expect(await lastSlip()).toMatchObject({ ...kept, orders_id: null });
    },
  );

  it('BUY-04 a slip of another day orders nothing by itself: the customer confirms, personnel decides', async () => {
    const picture = await slipOf({ at: TWO_DAYS_AGO });
    const before = await tableCounts(test, ['slip']);
    const { status, body } = await upload(picture);
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, confirmSlip: true });
    expect(body.message).toMatch(/24 ชั่วโมง/);
    expect(await tableCounts(test, ['slip'])).toEqual(before);
    expect(await lastSlip()).toMatchObject({ slip_status: 'unclear', orders_id: null });
  });

  it('BUY-05 a used slip pays for nobody else', async () => {
    const picture = await slipOf({});
    expect((await upload(picture)).body.result).toBe(true);
    buyer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const before = await traces();
    const { status, body } = await upload(picture);
    expect([status, body.code, body.message]).toEqual([200, 'SLIP_USED', 'สลิปนี้ถูกใช้เเล้ว']);
    expect(await traces()).toEqual(before);
  });
});
