import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AccountsModule } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import type { OrdersStatus } from '@wethi/contract';
import { makeCoupon } from '@wethi/coupons/testing';
import { OutboxRow } from '@wethi/platform';
import { brokenPictures, createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { In } from 'typeorm';
import { OrdersHttpModule } from '../../orders-http.module';
import { OrderChanges } from '../../order/order-changes';
import { OrdersStatusChange } from '../../order/orders-status-change.entity';
import { Orders } from '../../order/orders.entity';
import { UNCLEAR } from './slip-decision';
import { SLIP_LIMITS } from './slip-picture';
import readSlipPicture from './slip-picture.worker';
import { SlipUse } from '../../slip/slip-use.entity';
import { SlipVerifier } from '../../slip/slip-verifier';
import { Slip } from '../../slip/slip.entity';
import { MoneyBack } from '../money-back/money-back.entity';
import { makeBookBank, makeOrder, startSandbox, type TestSandbox } from '../../testing';

describe('uploadSlip', () => {
  let test: TestApp;
  let sandbox: TestSandbox;
  let product: Product;
  let userId: number;
  let buyer: { authorization: string };

  beforeAll(async () => {
    sandbox = await startSandbox();
    test = await createTestApp([AccountsModule, OrdersHttpModule], sandbox.settings);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    const { manager } = test.database;
    product = await makeProduct(manager);
    await makeBookBank(manager, { band_id: product.band_id });
    userId = (await makeUser(manager)).id;
    buyer = await test.signInAs('user', userId);
  });

  const slip = (wish: object = {}) => sandbox.makeSlip({ amount: 590, ...wish });

  function upload(picture: Buffer, fields: Record<string, string> = {}, headers: object = buyer): Promise<TestAnswer> {
    const form = new FormData();
    const sent = { product_id: String(product.id), user_id: '999999', bank_id: '1', date_now: '2026-11-20', ...fields };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    form.set('images', new Blob([new Uint8Array(picture)]), 'slip.png');
    return test.request('POST', '/api/uploadSlip', { headers, form });
  }
  const ordersOf = (user_id: number) => test.database.manager.findBy(Orders, { user_id });
  const pictures = () => {
    try {
      return readdirSync(join(test.config.STORAGE_DIR, 'private/slip')).length;
    } catch {
      return 0;
    }
  };

  it('BUY-02 BUY-03 BUY-08 a verified slip makes an approved order at once, with its steps, in one transaction', async () => {
    const { status, body } = await upload(await slip());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: true,
      confirmSlip: false,
      message: 'ยืนยันการชำระเงิน สำเร็จ',
      orderResult: { orders_net: 590, order_no: expect.stringMatching(/^W\d{6}[0-9A-Z]{6}$/) },
    });
    const [order] = await ordersOf(userId);
    expect(order).toMatchObject({
      orders_status: 'approve',
      orders_payment: 'transfer',
      orders_payment_type_id: 4,
      orders_total: 590,
      orders_discount: 0,
      orders_vat: 38.6,
      orders_net: 590,
      orders_payment_bank: 'KBANK',
      orders_payment_account: '0123456789',
      approve_date: test.clock.today(),
      approve_by: null,
    });
    const id = order!.id;
    const steps = await test.database.manager.findBy(OrdersStatusChange, { orders_id: id });
    expect(steps.map((step) => [step.from_status, step.to_status, step.actor_kind])).toEqual([
      [null, 'wait', 'user'],
      ['wait', 'approve', 'system'],
    ]);
    const jobs = await test.database.manager.findBy(OutboxRow, { name: 'announce-order' });
    expect(jobs.map(({ payload }) => JSON.parse(payload) as object)).toContainEqual({ orders_id: id });
    const [kept] = await test.database.manager.findBy(Slip, { orders_id: id });
    expect(kept).toMatchObject({ slip_status: 'accepted', outcome: 'verified', amount: 590, provider: 'slipok' });
  });

  it('BUY-02 prices are the server’s: the tier chosen counts, whatever the client sends', async () => {
    const tiered = await makeProduct(test.database.manager, { band_id: product.band_id, product_price_list: 'Y' });
    const tier = await makeProductPrice(test.database.manager, { product_id: tiered.id, product_price_value: 490.5 });
    const fields = { product_id: String(tiered.id), product_price_id: String(tier.id), orders_net: '1' };
    const { body } = await upload(await slip({ amount: 490.5 }), fields);
    expect(body).toMatchObject({ result: true, orderResult: { orders_net: 490.5 } });
  });

  it.each([
    ['BUY-05 too little', { amount: 589.99 }, 'SLIP_WRONG_AMOUNT'],
    ['BUY-05 another receiver', { account_no: '9876543210' }, 'SLIP_WRONG_RECEIVER'],
    ['BUY-05 a forgery', { register: 'false' }, 'SLIP_NOT_FOUND'],
    ['BUY-05 amount, by the service', { ending: 'A1' }, 'SLIP_WRONG_AMOUNT'],
    ['BUY-05 receiver, by the service', { ending: 'R1' }, 'SLIP_WRONG_RECEIVER'],
    ['BUY-05 used, by the service', { ending: 'D1' }, 'SLIP_USED'],
    ['BUY-05 unknown, by the service', { ending: 'N1' }, 'SLIP_NOT_FOUND'],
  ])('%s is refused with the reason; nothing is created and no picture is kept', async (_, wish, code) => {
    const before = pictures();
    const { status, body } = await upload(await slip(wish));
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, code, message: expect.any(String) });
    expect(body['confirmSlip']).toBeUndefined();
    expect(await ordersOf(userId)).toEqual([]);
    expect(pictures()).toBe(before);
  });

  it.each([
    ['no QR', { qr: 'false' }, UNCLEAR.noQr],
    ['bank late', { ending: 'P2' }, UNCLEAR.pendingBank],
    ['transferred two days ago', { at: new Date(Date.now() - 2 * 86_400_000).toISOString() }, UNCLEAR.old],
  ])('BUY-04 %s: the customer may confirm the slip; nothing is ordered yet', async (_, wish, message) => {
    const { status, body } = await upload(await slip(wish));
    const data = { filename: expect.stringMatching(/^slip\/[0-9a-f]{32}\.jpg$/) };
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, confirmSlip: true, message, data });
    expect(await ordersOf(userId)).toEqual([]);
  });

  it.each(['429', 'error'])('BUY-04 a slip service that answers %s is not the customer’s fault', async (mode) => {
    await sandbox.fault('slip', mode, 1);
    expect((await upload(await slip())).body).toMatchObject({ confirmSlip: true, message: UNCLEAR.provider });
  });

  it('BUY-04 after an answer that got lost the same slip is accepted, though the service calls it repeated', async () => {
    const picture = await slip();
    const reference = await referenceOf(picture);
    await test.database.manager.insert(Slip, {
      ...reference,
      user_id: userId,
      product_id: product.id,
      picture_sha256: 'a'.repeat(64),
      slip_status: 'unclear',
      outcome: 'provider_error',
    });
    await askBySomebodyElse(reference.qr_payload);
    expect((await upload(picture)).body).toMatchObject({ result: true });
  });

  it('BUY-05 a slip that the service saw elsewhere is refused, also on a second try', async () => {
    const picture = await slip();
    await askBySomebodyElse((await referenceOf(picture)).qr_payload);
    expect((await upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
    expect((await upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
  });

  it('BUY-05 a slip is accepted once ever: not for another customer, not re-encoded', async () => {
    const picture = await slip();
    expect((await upload(picture)).body).toMatchObject({ result: true });
    const other = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect((await upload(picture, {}, other)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
    const again = await sharp(picture).jpeg().toBuffer();
    expect((await upload(again, {}, other)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
  });

  it('BUY-08 ten uploads of one slip at once by ten customers make one order', async () => {
    const picture = await slip();
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(test.database.manager)));
    const headers = await Promise.all(users.map(({ id }) => test.signInAs('user', id)));
    const answers = await Promise.all(headers.map((header) => upload(picture, {}, header)));
    const codes = answers.map(({ body }) => (body.result === true ? 'paid' : body.code));
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1);
    expect(codes.filter((code) => code === 'SLIP_USED')).toHaveLength(9);
    expect(
      await test.database.manager.countBy(Orders, { orders_status: 'approve', user_id: In(users.map(({ id }) => id)) }),
    ).toBe(1);
  });

  it('BUY-08 ten uploads of one slip at once by one customer make one order', async () => {
    const picture = await slip();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(picture)));
    expect(answers.filter(({ body }) => body.result === true)).toHaveLength(1);
    expect(await ordersOf(userId)).toHaveLength(1);
    const [order] = await ordersOf(userId);
    expect(await test.database.manager.countBy(SlipUse, { orders_id: order!.id })).toBe(1);
  });

  it('BUY-08 two slips at once for one show make one order', async () => {
    const pictures = await Promise.all([slip(), slip()]);
    const answers = await Promise.all(pictures.map((picture) => upload(picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ordersOf(userId)).toHaveLength(1);
    expect(await listed()).toMatchObject([{ money_back_amount: 590, money_back_status: 'wait' }]);
  });

  it('BUY-07 with a coupon the slip pays the net', async () => {
    const { id: coupon_id, coupon_code } = await makeCoupon(test.database.manager);
    const full = await upload(await slip(), { coupon_code });
    expect(full.body).toMatchObject({
      code: 'SLIP_WRONG_AMOUNT',
      message: 'ยอดเงินในสลิป (฿590.00) ไม่ตรงกับยอดที่ต้องชำระ (฿490.00)',
    });
    const { body } = await upload(await slip({ amount: 490 }), { coupon_code });
    expect(body).toMatchObject({ result: true, orderResult: { orders_net: 490 } });
    const [order] = await ordersOf(userId);
    const amounts = { orders_total: 590, orders_discount: 100, orders_net: 490, orders_vat: 32.06 };
    expect(order).toMatchObject({ orders_status: 'approve', coupon_id, ...amounts });
  });

  it('BUY-07 of two buyers who pay at once with the last use of a coupon one is approved', async () => {
    const { coupon_code } = await makeCoupon(test.database.manager, { coupon_limit: 1 });
    const other = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const [mine, theirs] = [await slip({ amount: 490 }), await slip({ amount: 490 })];
    const answers = await Promise.all([upload(mine, { coupon_code }), upload(theirs, { coupon_code }, other)]);
    const said = answers.map(({ body }) => (body.result ? 'approved' : body.message));
    expect(said.sort()).toEqual(['approved', 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว']);
    const before = pictures();
    expect((await upload(await slip({ amount: 490 }), { coupon_code })).body.result).toBe(false);
    expect(pictures()).toBe(before);
  });

  it('BUY-07 BUY-04 who paid while the coupon was used up keeps the slip, and personnel decides', async () => {
    const { id, coupon_code } = await makeCoupon(test.database.manager, { coupon_limit: 1 });
    const verifier = test.get(SlipVerifier);
    jest.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await test.database.query('UPDATE coupon SET coupon_limit = 0 WHERE id = ?', [id]);
      return verifier.ask(question);
    });
    const { body } = await upload(await slip({ amount: 490 }), { coupon_code });
    expect(body).toMatchObject({ result: false, confirmSlip: true, message: 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว' });
    const order = { orders_payment_slip: (body.data as { filename: string }).filename };
    const headers = { ...buyer, 'idempotency-key': 'paid-too-late' };
    await test.request('POST', '/api/orders', { headers, body: { order, ordersDetail: [{ product_id: product.id }] } });
    expect(await ordersOf(userId)).toMatchObject([{ orders_status: 'wait', orders_net: 590, coupon_id: null }]);
  });

  const existing = (orders_status: OrdersStatus) =>
    makeOrder(test.database.manager, { user_id: userId, product_id: product.id, orders_status });
  const listed = () => test.database.manager.findBy(MoneyBack, { user_id: userId });

  it('BUY-08 beside an approved order a verified slip, of whatever amount, is money to give back', async () => {
    const order = await existing('approve');
    const picture = await slip({ amount: 300 });
    const answer = await upload(picture);
    const data = { id: order.id, order_no: order.order_no, orders_status: 'approve' };
    const message = expect.stringContaining('เงินที่โอนมาตามสลิปนี้ (฿300.00) อยู่ในรายการรอคืนเงิน');
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED', message, data } });
    const [entry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      orders_id: order.id,
      money_back_amount: 300,
      money_back_reason: 'second_slip',
      money_back_status: 'wait',
    });
    const kept = await test.database.manager.findOneByOrFail(Slip, { id: entry!.slip_id });
    expect(kept).toMatchObject({ slip_status: 'to_return', outcome: 'verified', amount: 300, orders_id: null });
    expect((await test.request('GET', `/api/slipImage?filename=${kept.slip_picture}`, { headers: buyer })).status).toBe(
      200,
    );
    expect(await upload(picture)).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED' } });
    expect(await listed()).toHaveLength(1);
  });

  it('BUY-08 is money to give back when the order is cancelled while the bank is asked', async () => {
    const order = await existing('wait');
    const verifier = test.get(SlipVerifier);
    jest.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      await test.get(OrderChanges).cancel(order.order_no, undefined);
      return verifier.ask(question);
    });
    expect(await upload(await slip())).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_OPEN' } });
    const entry = { orders_id: order.id, money_back_amount: 590, money_back_reason: 'cancelled' };
    expect(await listed()).toMatchObject([entry]);
  });

  it('BUY-08 the slip that paid the order, sent again, is no money to give back', async () => {
    const picture = await slip();
    await upload(picture);
    expect(await upload(picture)).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED' } });
    expect(await listed()).toEqual([]);
  });

  it('BUY-08 a verified slip pays the order that waits, whatever was in its way before', async () => {
    const order = await existing('wait');
    expect((await upload(await slip())).body).toMatchObject({ result: true, orderResult: { id: order.id } });
    expect(await ordersOf(userId)).toMatchObject([
      { id: order.id, orders_status: 'approve', orders_payment: 'transfer' },
    ]);
    expect(await listed()).toEqual([]);
  });

  it('BUY-08 spends the transfer that paid, not that of another slip which its order waited with', async () => {
    const verifier = test.get(SlipVerifier);
    jest.spyOn(verifier, 'ask').mockImplementationOnce(async (question) => {
      const { id: orders_id } = await existing('wait');
      const confirmed = { user_id: userId, product_id: product.id, orders_id, picture_sha256: `c${orders_id}` };
      await test.database.manager.insert(Slip, { ...confirmed, slip_status: 'unclear', slip_picture: `c${orders_id}` });
      return verifier.ask(question);
    });
    const picture = await slip();
    expect((await upload(picture)).body.result).toBe(true);
    const { trans_ref } = await referenceOf(picture);
    const [order] = await ordersOf(userId);
    expect(await test.database.manager.findBy(SlipUse, { orders_id: order!.id })).toMatchObject([{ trans_ref }]);
    expect(await test.database.manager.countBy(Slip, { orders_id: order!.id, slip_status: 'unclear' })).toBe(1);
  });

  it('BUY-08 an unclear slip beside an order that waits answers 409 and the order', async () => {
    const order = await existing('wait');
    const answer = await upload(await slip({ qr: 'false' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ORDERED', data: { id: order.id } } });
    expect(await listed()).toEqual([]);
  });

  it.each(['not', 'refund'] as const)('BUY-08 after an order that is %s it may be bought again', async (status) => {
    await makeOrder(test.database.manager, { user_id: userId, product_id: product.id, orders_status: status });
    expect((await upload(await slip())).body).toMatchObject({ result: true });
  });

  it('BUY-05 a file that is no picture, a QR that is no slip, a coupon that does not exist', async () => {
    expect(await upload(Buffer.from('%PDF-1.4'))).toMatchObject({ status: 415, body: { code: 'PICTURE_UNREADABLE' } });
    const webp = await sharp(await slip())
      .webp()
      .toBuffer();
    expect((await upload(webp)).status).toBe(415);
    expect((await upload(await slip(), { coupon_code: 'FREE' })).body).toMatchObject({ code: 'COUPON_NOT_FOUND' });
  });

  it('BUY-05 a picture that is sound only in its header is refused, not a fault of ours', async () => {
    const broken = brokenPictures(await slip());
    for (const [kind, picture] of Object.entries(broken)) {
      const { status, body } = await upload(picture);
      expect({ kind, status, code: body.code }).toEqual({ kind, status: 415, code: 'PICTURE_UNREADABLE' });
    }
    expect(await ordersOf(userId)).toEqual([]);
  });

  it('BUY-02 a guest, and personnel, cannot upload; a product must be named and on sale', async () => {
    const picture = await slip();
    expect((await upload(picture, {}, {})).status).toBe(401);
    expect((await upload(picture, {}, await test.signInAs('personnel', 1))).status).toBe(403);
    expect((await upload(picture, { product_id: '0' })).status).toBe(422);
    expect((await upload(picture, { product_id: '99999999' })).status).toBe(404);
    const coming = await makeProduct(test.database.manager, { product_status: 'coming' });
    expect((await upload(picture, { product_id: String(coming.id) })).body).toMatchObject({ code: 'PRODUCT_CLOSED' });
  });

  it('BUY-02 one customer cannot spend the shop’s questions without end', async () => {
    const rows = Array.from({ length: 28 }, () => ({
      user_id: userId,
      product_id: product.id,
      picture_sha256: 'b'.repeat(64),
      create_at: test.clock.now(),
    }));
    await test.database.manager.insert(Slip, rows);
    const wrongAmounts = await Promise.all([1, 2, 3, 4, 5].map((amount) => slip({ amount })));
    const answers = await Promise.all(wrongAmounts.map((picture) => upload(picture)));
    expect(answers.filter(({ body }) => body.code === 'SLIP_WRONG_AMOUNT')).toHaveLength(2);
    expect(await upload(await slip())).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });

  async function referenceOf(picture: Buffer) {
    const read = await readSlipPicture({ bytes: picture, limits: SLIP_LIMITS });
    if (typeof read === 'string' || read.qr.kind !== 'slip') throw new Error('no slip');
    const { payload, sendingBank, transRef } = read.qr;
    return { qr_payload: payload, sending_bank: sendingBank, trans_ref: transRef };
  }
  const askBySomebodyElse = (data: string) =>
    fetch(sandbox.settings['SLIPOK_URL']!, {
      method: 'POST',
      headers: { 'x-authorization': 'key', 'content-type': 'application/json' },
      body: JSON.stringify({ data, log: true }),
    });
});
