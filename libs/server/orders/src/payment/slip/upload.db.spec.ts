import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import { OutboxRow } from '@wethi/platform';
import { brokenPictures } from '@wethi/platform/testing';
import sharp from 'sharp';
import { In } from 'typeorm';
import { OrdersStatusChange } from '../../order/orders-status-change.entity';
import { Orders } from '../../order/orders.entity';
import { SlipUse } from '../../slip/slip-use.entity';
import { Slip } from '../../slip/slip.entity';
import { SlipWorld } from '../../testing/slip-world';
import { UNCLEAR } from './slip-decision';

describe('uploadSlip', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open();
  });
  afterAll(() => world.close());
  beforeEach(() => world.renew());

  it('BUY-02 BUY-03 BUY-08 a verified slip makes an approved order at once, with its steps, in one transaction', async () => {
    const { status, body } = await world.upload(await world.slip());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: true,
      confirmSlip: false,
      message: 'ยืนยันการชำระเงิน สำเร็จ',
      orderResult: { orders_net: 590, order_no: expect.stringMatching(/^W\d{6}[0-9A-Z]{6}$/) },
    });
    const [order] = await world.orders();
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
      approve_date: world.test.clock.today(),
      approve_by: null,
    });
    const id = order!.id;
    const steps = await world.manager.findBy(OrdersStatusChange, { orders_id: id });
    expect(steps.map((step) => [step.from_status, step.to_status, step.actor_kind])).toEqual([
      [null, 'wait', 'user'],
      ['wait', 'approve', 'system'],
    ]);
    const jobs = await world.manager.findBy(OutboxRow, { name: 'announce-order' });
    expect(jobs.map(({ payload }) => JSON.parse(payload) as object)).toContainEqual({ orders_id: id });
    const [kept] = await world.manager.findBy(Slip, { orders_id: id });
    expect(kept).toMatchObject({ slip_status: 'accepted', outcome: 'verified', amount: 590, provider: 'slipok' });
  });

  it('BUY-02 prices are the server’s: the tier chosen counts, whatever the client sends', async () => {
    const tiered = await makeProduct(world.manager, { band_id: world.product.band_id, product_price_list: 'Y' });
    const tier = await makeProductPrice(world.manager, { product_id: tiered.id, product_price_value: 490.5 });
    const fields = { product_id: String(tiered.id), product_price_id: String(tier.id), orders_net: '1' };
    const { body } = await world.upload(await world.slip({ amount: 490.5 }), fields);
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
  ])('%s is refused with the reason; nothing is created', async (_, wish, code) => {
    const { status, body } = await world.upload(await world.slip(wish));
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, code, message: expect.any(String) });
    expect(body['confirmSlip']).toBeUndefined();
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-05 of a slip that was used no picture is kept', async () => {
    const before = world.pictures();
    const { body } = await world.upload(await world.slip({ ending: 'D1' }));
    expect(body).toMatchObject({ code: 'SLIP_USED' });
    expect(body.data).toBeUndefined();
    expect(world.pictures()).toBe(before);
  });

  it.each([
    ['no QR', { qr: 'false' }, UNCLEAR.noQr],
    ['bank late', { ending: 'P2' }, UNCLEAR.pendingBank],
    ['paid in dollars', { currency: '840' }, UNCLEAR.otherCurrency],
    ['transferred two days ago', { at: new Date(Date.now() - 2 * 86_400_000).toISOString() }, UNCLEAR.old(24)],
  ])('BUY-04 %s: the customer may confirm the slip; nothing is ordered yet', async (_, wish, message) => {
    const { status, body } = await world.upload(await world.slip(wish));
    const data = { filename: expect.stringMatching(/^slip\/[0-9a-f]{32}\.jpg$/) };
    expect({ status, ...body }).toMatchObject({ status: 200, result: false, confirmSlip: true, message, data });
    expect(await world.orders()).toEqual([]);
  });

  it.each(['429', 'error'])('BUY-04 a slip service that answers %s is not the customer’s fault', async (mode) => {
    await world.sandbox.fault('slip', mode, 1);
    expect((await world.upload(await world.slip())).body).toMatchObject({
      confirmSlip: true,
      message: UNCLEAR.provider,
    });
  });

  it.each([
    ['an answer that got lost', { outcome: 'provider_error', provider: 'slipok' }],
    ['one that got lost and another service that knew nothing yet', { outcome: 'pending_bank', provider: 'easyslip' }],
  ] as const)('BUY-04 after %s the same slip is accepted, though the service calls it repeated', async (_, answer) => {
    const picture = await world.slip();
    const reference = await world.referenceOf(picture);
    await world.manager.insert(Slip, {
      ...reference,
      user_id: world.userId,
      product_id: world.product.id,
      picture_sha256: 'a'.repeat(64),
      slip_status: 'unclear',
      ...answer,
    });
    await askBySomebodyElse(reference.qr_payload);
    expect((await world.upload(picture)).body).toMatchObject({ result: true });
  });

  it('BUY-05 a slip that the service saw elsewhere is refused, also on a second try', async () => {
    const picture = await world.slip();
    await askBySomebodyElse((await world.referenceOf(picture)).qr_payload);
    expect((await world.upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
    expect((await world.upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
  });

  it('BUY-05 nor when it was another service that saw it elsewhere', async () => {
    const picture = await world.slip();
    const reference = await world.referenceOf(picture);
    await world.manager.insert(Slip, {
      ...reference,
      user_id: world.userId,
      product_id: world.product.id,
      picture_sha256: 'b'.repeat(64),
      slip_status: 'refused',
      ...{ outcome: 'duplicate', provider: 'slip2go' },
    });
    await askBySomebodyElse(reference.qr_payload);
    expect((await world.upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
  });

  it('BUY-05 a slip is accepted once ever: not for another customer, not re-encoded', async () => {
    const picture = await world.slip();
    expect((await world.upload(picture)).body).toMatchObject({ result: true });
    const other = await world.stranger();
    expect((await world.upload(picture, {}, other)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
    const again = await sharp(picture).jpeg().toBuffer();
    expect((await world.upload(again, {}, other)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
  });

  it('BUY-08 ten uploads of one slip at once by ten customers make one order', async () => {
    const picture = await world.slip();
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(world.manager)));
    const headers = await Promise.all(users.map(({ id }) => world.test.signInAs('user', id)));
    const answers = await Promise.all(headers.map((header) => world.upload(picture, {}, header)));
    const codes = answers.map(({ body }) => (body.result === true ? 'paid' : body.code));
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1);
    expect(codes.filter((code) => code === 'SLIP_USED')).toHaveLength(9);
    expect(
      await world.manager.countBy(Orders, { orders_status: 'approve', user_id: In(users.map(({ id }) => id)) }),
    ).toBe(1);
  });

  it('BUY-08 ten uploads of one slip at once by one customer make one order', async () => {
    const picture = await world.slip();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.upload(picture)));
    expect(answers.filter(({ body }) => body.result === true)).toHaveLength(1);
    expect(await world.orders()).toHaveLength(1);
    const [order] = await world.orders();
    expect(await world.manager.countBy(SlipUse, { orders_id: order!.id })).toBe(1);
  });

  it('BUY-05 a file that is no picture, a QR that is no slip, a coupon that does not exist', async () => {
    expect(await world.upload(Buffer.from('%PDF-1.4'))).toMatchObject({
      status: 415,
      body: { code: 'PICTURE_UNREADABLE' },
    });
    const webp = await sharp(await world.slip())
      .webp()
      .toBuffer();
    expect((await world.upload(webp)).status).toBe(415);
    expect((await world.upload(await world.slip(), { coupon_code: 'FREE' })).body).toMatchObject({
      code: 'COUPON_NOT_FOUND',
    });
  });

  it('BUY-05 a picture that is sound only in its header is refused, not a fault of ours', async () => {
    const broken = brokenPictures(await world.slip());
    for (const [kind, picture] of Object.entries(broken)) {
      const { status, body } = await world.upload(picture);
      expect({ kind, status, code: body.code }).toEqual({ kind, status: 415, code: 'PICTURE_UNREADABLE' });
    }
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-02 a guest, and personnel, cannot upload; a product must be named and on sale', async () => {
    const picture = await world.slip();
    expect((await world.upload(picture, {}, {})).status).toBe(401);
    expect((await world.upload(picture, {}, await world.test.signInAs('personnel', 1))).status).toBe(403);
    expect((await world.upload(picture, { product_id: '0' })).status).toBe(422);
    expect((await world.upload(picture, { product_id: '99999999' })).status).toBe(404);
    const coming = await makeProduct(world.manager, { product_status: 'coming' });
    expect((await world.upload(picture, { product_id: String(coming.id) })).body).toMatchObject({
      code: 'PRODUCT_CLOSED',
    });
  });

  it('BUY-02 one customer cannot spend the shop’s questions without end', async () => {
    const rows = Array.from({ length: 28 }, () => ({
      user_id: world.userId,
      product_id: world.product.id,
      picture_sha256: 'b'.repeat(64),
      create_at: world.test.clock.now(),
    }));
    await world.manager.insert(Slip, rows);
    const wrongAmounts = await Promise.all([1, 2, 3, 4, 5].map((amount) => world.slip({ amount })));
    const answers = await Promise.all(wrongAmounts.map((picture) => world.upload(picture)));
    expect(answers.filter(({ body }) => body.code === 'SLIP_WRONG_AMOUNT')).toHaveLength(2);
    expect(await world.upload(await world.slip())).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });

  const askBySomebodyElse = (data: string) =>
    fetch(world.sandbox.settings['SLIPOK_URL']!, {
      method: 'POST',
      headers: { 'x-authorization': 'key', 'content-type': 'application/json' },
      body: JSON.stringify({ data, log: true }),
    });
});
