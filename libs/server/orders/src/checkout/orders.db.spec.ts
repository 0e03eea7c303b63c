import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { OutboxRow, RateLimits } from '@wethi/platform';
import { OrderChanges } from '../order/order-changes';
import { OrderStatus } from '../order/order-status';
import { OrderWorld } from '../testing/order-world';

describe('making an order', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  it('BUY-08 starts in wait, in cash, now; the server alone reckons and decides', async () => {
    const claimed = { user_id: 1, orders_net: 1, orders_status: 'approve', orders_payment_type_id: 5, approve_by: 1 };
    const { status, body } = await world.place(claimed);
    const { insertId, order_no } = body.data as { insertId: number; order_no: string };
    expect(status).toBe(200);
    expect(order_no).toMatch(/^W\d{6}[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(await world.own()).toEqual([
      expect.objectContaining({
        id: insertId,
        orders_status: 'wait',
        orders_payment: 'cash',
        orders_payment_type_id: 1,
        orders_payment_date: world.test.clock.today(),
        orders_net: 590,
        orders_vat: 38.6,
        approve_by: null,
      }),
    ]);
    expect(await world.steps(insertId)).toEqual([[null, 'wait', 'user', world.userId, null]]);
  });

  it('BUY-06 for nothing sells only what is marked free, and approves itself', async () => {
    const { manager } = world.test.database;
    world.product = await makeProduct(manager, { product_price: 0 });
    expect((await world.place()).body).toMatchObject({ result: false, code: 'PRICE_NOT_SET' });
    expect(await world.own()).toEqual([]);
    world.product = await makeProduct(manager, { product_price: 0, product_free: 'Y' });
    await world.place();
    expect(await world.own()).toMatchObject([{ orders_status: 'approve', orders_payment: 'free' }]);
  });

  it('BUY-04 TELL-04 a confirmed slip waits for personnel; announcement and next check stand in its transaction', async () => {
    const slip = await world.slip({ retry_after: 120, qr_payload: 'qr' });
    const { body } = await world.place({ orders_payment_slip: slip.slip_picture });
    const id = (body.data as { insertId: number }).insertId;
    expect((await world.own())[0]).toMatchObject({
      orders_payment: 'transfer',
      orders_payment_type_id: 4,
      orders_payment_slip: slip.slip_picture,
    });
    const jobs = await world.test.database.manager.find(OutboxRow, { order: { id: 'ASC' } });
    const mine = jobs.filter(({ payload }) => (JSON.parse(payload) as { orders_id: number }).orders_id === id);
    expect(mine.map(({ name, due_at }) => [name, due_at !== null])).toEqual([
      ['announce-order', false],
      ['recheck-slip', true],
    ]);
  });

  it('BUY-05 takes only an own, unused slip of the same show', async () => {
    const foreign = await world.slip({ user_id: (await makeUser(world.test.database.manager)).id });
    const used = await world.slip({ orders_id: (await world.order({ product_id: undefined })).id });
    for (const filename of [foreign.slip_picture, used.slip_picture, 'slip/none.webp']) {
      expect(await world.place({ orders_payment_slip: filename })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'order.orders_payment_slip' }] },
      });
    }
  });

  it('BUY-08 one key makes one order: repeats get its answer, another body under it is refused', async () => {
    const key = world.nextKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.place({}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify(answers[0]!.body)]),
    );
    expect(await world.own()).toHaveLength(1);
    expect((await world.place({ receipt: 'Y' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(
      (await world.post('orders', { ordersDetail: [{ product_id: world.product.id }] }, world.buyer)).body.code,
    ).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('BUY-08 a double click with two keys makes one order, the other click gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.place()));
    const [order] = await world.own();
    expect(await world.own()).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.body).toMatchObject({ code: 'ALREADY_ORDERED', data: { order_no: order!.order_no } });
  });

  it('BUY-08 a refused order leaves nothing behind, not even its key', async () => {
    const key = world.nextKey();
    expect((await world.place({ coupon_code: 'NONE' }, key)).body.code).toBe('COUPON_NOT_FOUND');
    expect(await world.own()).toEqual([]);
    expect((await world.place({}, key)).body.result).toBe(true);
  });

  it('BUY-08 a number that another order has is drawn again', async () => {
    world.product = await makeProduct(world.test.database.manager, { product_format: 'onsite' });
    let drawn = 0;
    const dice = vi.spyOn(crypto, 'randomInt').mockImplementation(() => (drawn++ < 12 ? 0 : 1));
    syncBuiltinESMExports();
    const answers = [await world.place(), await world.place()];
    dice.mockRestore();
    syncBuiltinESMExports();
    const numbers = answers.map(({ body }) => (body.data as { order_no: string }).order_no.slice(-6));
    expect(numbers).toEqual(['000000', '111111']);
  });

  it('BUY-08 a seat in a hall may be bought again', async () => {
    world.product = await makeProduct(world.test.database.manager, { product_format: 'onsite' });
    expect([(await world.place()).status, (await world.place()).status]).toEqual([200, 200]);
  });

  it('BUY-08 seats are ordered twenty times an hour at most, however many requests come at once', async () => {
    const online = world.product;
    world.product = await makeProduct(world.test.database.manager, { product_format: 'onsite' });
    const answers = await Promise.all(Array.from({ length: 23 }, () => world.place()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('ORDERS_TOO_MANY'));
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(150);
    world.test.clock.advance(3_600);
    expect((await world.place()).status).toBe(200);
    world.product = online;
    expect((await world.place()).status).toBe(200);
  });

  it('BUY-08 a transaction that begins again after a deadlock counts once against the limits', async () => {
    world.product = await makeProduct(world.test.database.manager, { product_format: 'onsite' });
    const status = world.test.get(OrderStatus);
    const consume = vi.spyOn(world.test.get(RateLimits), 'consume');
    const deadlock = Object.assign(new Error('deadlock'), { errno: 1213 });
    vi.spyOn(status, 'begin').mockRejectedValueOnce(deadlock);
    const { order_no } = (await world.place()).body.data as { order_no: string };
    vi.spyOn(status, 'changeLocked').mockRejectedValueOnce(deadlock);
    await world.test.get(OrderChanges).cancel(order_no, undefined);
    const counted = consume.mock.calls.map(([{ key }]) => key).filter((key) => key !== 'request');
    expect(counted).toEqual(['seat-order', 'order-cancel']);
    vi.restoreAllMocks();
  });

  it('BUY-08 ordering and cancelling in turn ends after twenty times an hour', async () => {
    const changes = world.test.get(OrderChanges);
    const cancelOpen = async () => {
      const [open] = (await world.own()).filter(({ orders_status }) => orders_status === 'wait');
      await changes.cancel(open!.order_no, undefined);
    };
    for (let times = 0; times < 20; times += 1) {
      await world.place();
      await cancelOpen();
    }
    await world.place();
    await expect(cancelOpen()).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect((await world.place()).body.code).toBe('ALREADY_ORDERED');
    world.test.clock.advance(3_600);
    await cancelOpen();
  });
});
