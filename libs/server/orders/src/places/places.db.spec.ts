import { AccountsModule } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { CatalogHttpModule, Product } from '@wethi/catalog';
import { CouponCount } from '@wethi/coupons';
import { makeCoupon } from '@wethi/coupons/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { SlipWorld } from '../testing/slip-world';
import { Slip } from '../slip/slip.entity';
import { Orders } from '../order/orders.entity';

let keys = 0;

describe('places of a show', () => {
  let world: SlipWorld;
  /** A second API on the same database. */
  let other: TestApp;
  let office: object;

  beforeAll(async () => {
    world = await SlipWorld.open({ SEAT_ORDERS_PER_HOUR: '1000' });
    other = await createTestApp([AccountsModule, CatalogHttpModule, OrdersHttpModule]);
    office = await world.test.signInAs('personnel', 1);
  });
  beforeEach(() => world.renew());
  afterAll(async () => {
    await other.close();
    await world.close();
  });

  const place = (buyer: object, api = world.test): Promise<TestAnswer> =>
    api.request('POST', '/api/orders', {
      headers: { ...buyer, 'idempotency-key': `places-${(keys += 1)}` },
      body: { order: {}, ordersDetail: [{ product_id: world.product.id }] },
    });
  const limit = async (product_limit: number | null) => {
    const { body } = await other.request('POST', '/api/product', {
      headers: office,
      body: { id: world.product.id, product_limit },
    });
    return body;
  };
  const format = async (product_format: string) => {
    const body = { id: world.product.id, product_format };
    return (await other.request('POST', '/api/product', { headers: office, body })).body;
  };
  const counts = async () => {
    const sql = 'SELECT places_limit, places_taken FROM product_places WHERE product_id = ?';
    const [row] = await world.test.database.query<{ places_limit: number; places_taken: number }[]>(sql, [
      world.product.id,
    ]);
    return row;
  };
  const taken = async () => (await counts())?.places_taken;
  const left = async () => {
    const { body } = await other.request('GET', `/api/productPage?product_url=${world.product.product_url}`);
    return (body.data as { places_left: number | null }).places_left;
  };
  const update = (body: object) => world.test.request('POST', '/api/orders/ordersUpdate', { headers: office, body });
  const idOf = ({ body }: TestAnswer) => (body.data as { insertId: number }).insertId;

  it('BUY-14 sixty buyers at two APIs get twenty-five places, and the others read that it is sold out', async () => {
    await limit(25);
    const { manager } = world.test.database;
    const buyers = await Promise.all(
      Array.from({ length: 60 }, async () => world.test.signInAs('user', (await makeUser(manager)).id)),
    );
    const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, at % 2 ? world.test : other)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(25);
    const refused = answers.filter(({ body }) => !body.result);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.message}`))).toEqual(
      new Set(['200 SOLD_OUT บัตรหมดแล้ว']),
    );
    expect(await counts()).toEqual({ places_limit: 25, places_taken: 25 });
    expect(await left()).toBe(0);
    const sql = 'SELECT COUNT(*) AS orders FROM orders_detail WHERE product_id = ?';
    expect(await manager.query(sql, [world.product.id])).toEqual([{ orders: 25 }]);
  });

  it('BUY-14 one click twice takes one place; a second order of the show takes none', async () => {
    await limit(5);
    await Promise.all([place(world.buyer), place(world.buyer, other)]);
    expect((await place(world.buyer)).body.code).toBe('ALREADY_ORDERED');
    expect(await taken()).toBe(1);
  });

  it('BUY-14 cancelled, refused and refunded orders give their place back, once', async () => {
    await limit(3);
    const strangers = await Promise.all([world.stranger(), world.stranger()]);
    const cancelled = await place(world.buyer);
    const [refused, refunded] = [await place(strangers[0]!), await place(strangers[1]!)];
    expect((await place(await world.stranger())).body.code).toBe('SOLD_OUT');
    const { order_no } = cancelled.body.data as { order_no: string };
    const cancel = () => world.test.request('POST', '/api/orders/ordersCancelByCode', { body: { code: order_no } });
    await Promise.all([cancel(), cancel()]);
    expect(await taken()).toBe(2);
    await update({ id: idOf(refused), orders_status: 'not', orders_note: 'ไม่พบเงิน' });
    await update({ id: idOf(refunded), orders_status: 'approve' });
    expect(await taken()).toBe(1);
    await update({ id: idOf(refunded), orders_status: 'refund', orders_note: 'ยกเลิกการแสดง' });
    expect([await taken(), await left()]).toEqual([0, 3]);
  });

  it('BUY-14 a limit counts what was sold before it, does not go below that, and can be taken away', async () => {
    await place(world.buyer);
    await place(await world.stranger());
    expect(await counts()).toBeUndefined();
    expect(await left()).toBeNull();
    expect(await limit(1)).toMatchObject({ result: false, errors: [{ field: 'product_limit' }] });
    expect(await counts()).toBeUndefined();
    await limit(2);
    expect((await place(await world.stranger())).body.code).toBe('SOLD_OUT');
    await limit(3);
    expect((await place(await world.stranger())).body.result).toBe(true);
    await limit(null);
    expect((await place(await world.stranger())).body.result).toBe(true);
  });

  it('BUY-20 a show that somebody bought goes neither into a hall nor out of it', async () => {
    expect(await format('onsite')).toMatchObject({ result: true });
    const id = idOf(await place(world.buyer));
    expect(await format('online')).toMatchObject({ result: false, errors: [{ field: 'product_format' }] });
    expect(await format('both')).toMatchObject({ result: true });
    await update({ id, orders_status: 'not', orders_note: 'ย้ายรอบค่ะ' });
    expect(await format('online')).toMatchObject({ result: true });
  });

  it('BUY-14 BUY-21 who transferred for what is gone stands in the list of money to give back', async () => {
    await limit(1);
    await place(await world.stranger());
    const { body } = await world.upload(await world.slip());
    expect(body).toMatchObject({ result: false, code: 'SOLD_OUT' });
    expect(body.message).toContain('อยู่ในรายการรอคืนเงิน');
    const [order] = await world.orders();
    expect(order).toMatchObject({ orders_status: 'not' });
    expect(await world.moneyBack()).toMatchObject([{ orders_id: order!.id, money_back_reason: 'sold_out' }]);
    expect(await taken()).toBe(1);
    expect((await world.upload(await world.slip())).body.code).toBe('SOLD_OUT');
  });

  it('BUY-14 BUY-21 so does who answers a refusal with a slip when nothing is left: the order takes no other', async () => {
    await limit(1);
    const id = idOf(await place(world.buyer));
    await update({ id, orders_status: 'not', orders_note: 'ไม่พบเงิน' });
    await place(await world.stranger());
    const orders_id = String(id);
    const { body } = await world.upload(await world.slip(), { orders_id });
    expect(body).toMatchObject({ result: false, code: 'SOLD_OUT', data: { id, orders_status: 'not' } });
    expect(body.message).toContain('อยู่ในรายการรอคืนเงิน');
    expect(await world.orders()).toMatchObject([{ id, orders_status: 'not' }]);
    expect(await world.moneyBack()).toMatchObject([{ orders_id: id, money_back_reason: 'sold_out' }]);
    const own = await world.test.request('GET', '/api/orders/ordersByUserId', { headers: world.buyer });
    expect(own.body.data).toMatchObject([{ id, money_back_status: 'wait' }]);
    const told = { orders_status: 'not', new_slip_until: null, money_back_status: 'wait' };
    const { body: purchases } = await world.test.request('GET', '/api/orders/ordersProductByUserId', {
      headers: world.buyer,
    });
    expect(purchases.data).toMatchObject([told]);
    expect((await world.upload(await world.slip(), { orders_id })).body.code).toBe('ORDER_NOT_OPEN');
  });

  it('BUY-20 BUY-21 so does who transferred for what others wait for, unless it was held for them a while ago', async () => {
    await limit(1);
    await world.manager.update(Product, world.product.id, { product_to: '2099-12-31' });
    const { id: waiting } = await makeUser(world.manager);
    const waits = 'INSERT INTO waiting_list (product_id, user_id, list_state, list_at) VALUES (?)';
    await world.test.database.query(waits, [[world.product.id, waiting, 'waiting', world.test.clock.now()]]);
    const { body } = await world.upload(await world.slip());
    expect(body).toMatchObject({ result: false, code: 'SOLD_OUT' });
    expect(await world.orders()).toMatchObject([{ orders_status: 'not' }]);
    expect(await world.moneyBack()).toMatchObject([{ money_back_reason: 'sold_out' }]);
    expect(await taken()).toBe(0);
    const held = 'INSERT INTO place_hold (product_id, user_id, hold_kind, hold_state, hold_until) VALUES (?)';
    const until = world.test.clock.now();
    await world.test.database.query(held, [[world.product.id, world.userId, 'pay', 'over', until]]);
    expect((await world.upload(await world.slip())).body.result).toBe(true);
  });

  it('BUY-21 BUY-05 who transferred for what is gone is not asked for more, and reads how their money stands', async () => {
    await limit(1);
    await place(await world.stranger());
    await world.upload(await world.slip());
    const [order] = await world.orders();
    const read = async (path: string) => {
      const { body } = await world.test.request('GET', `/api/orders/${path}`, { headers: world.buyer });
      return body.data;
    };
    const standsAs = async (money_back_status: string) => {
      const stands = { orders_status: 'not', new_slip_until: null, money_back_status };
      expect(await read(`ordersByCode?code=${order!.order_no}`)).toMatchObject(stands);
      expect(await read('ordersProductByUserId')).toMatchObject([stands]);
    };
    await standsAs('wait');
    const again = await world.upload(await world.slip(), { orders_id: String(order!.id) });
    expect(again.body).toMatchObject({ result: false, code: 'ORDER_NOT_OPEN' });
    expect(await world.moneyBack()).toHaveLength(1);
    await world.test.database.query(`UPDATE money_back SET money_back_status = 'done' WHERE orders_id = ?`, [
      order!.id,
    ]);
    await standsAs('done');
  });

  it('BUY-07 BUY-14 who transferred for what is gone used no coupon', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id, coupon_code } = await makeCoupon(manager, { coupon_limit: 1 });
    await limit(1);
    await place(await world.stranger());
    const { body } = await world.upload(await world.slip({ amount: 490 }), { coupon_code });
    expect(body).toMatchObject({ result: false, code: 'SOLD_OUT' });
    expect(await world.orders()).toMatchObject([{ orders_status: 'not', coupon_id, orders_net: 490 }]);
    expect(await manager.findOneByOrFail(CouponCount, { coupon_id })).toMatchObject({ used: 0 });
  });

  it('BUY-14 BUY-21 a refused order waits again only while a place is left', async () => {
    await limit(1);
    const { manager } = world.test.database;
    const id = idOf(await place(world.buyer));
    await update({ id, orders_status: 'not', orders_note: 'ไม่พบเงิน' });
    const stranger = await world.stranger();
    const taking = idOf(await place(stranger));
    const slip = manager.create(Slip, {
      user_id: world.userId,
      product_id: world.product.id,
      slip_picture: 'slip/again.webp',
      picture_sha256: 'a'.repeat(64),
      slip_status: 'unclear',
      reason: 'ไม่พบ QR',
    });
    await manager.insert(Slip, slip);
    const again = () =>
      world.test.request('POST', '/api/orders/ordersNewSlip', {
        headers: world.buyer,
        body: { id, orders_payment_slip: slip.slip_picture },
      });
    expect((await again()).body.code).toBe('SOLD_OUT');
    await update({ id: taking, orders_status: 'not', orders_note: 'ไม่พบเงิน' });
    expect((await again()).body.result).toBe(true);
    expect([await taken(), (await manager.findOneByOrFail(Orders, { id })).orders_status]).toEqual([1, 'wait']);
  });

  it('BUY-14 a show without a limit is counted nowhere', async () => {
    await place(world.buyer);
    const { product_limit } = await world.manager.findOneByOrFail(Product, { id: world.product.id });
    expect([product_limit, await counts()]).toEqual([null, undefined]);
  });
});
