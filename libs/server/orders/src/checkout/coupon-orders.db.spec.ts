import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import { CouponEmail, CouponTel, type Coupon } from '@wethi/coupons';
import { makeCoupon } from '@wethi/coupons/testing';
import type { RefusalCode } from '@wethi/contract';
import { OrdersDetail } from '../order/orders-detail.entity';
import { Orders } from '../order/orders.entity';
import { OrderWorld } from '../testing/order-world';

describe('orders with a coupon', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const coupon = (overrides: Partial<Coupon> = {}) => makeCoupon(world.test.database.manager, overrides);
  const attempt = (code: string, more: Record<string, string> = {}) =>
    world.get(
      `couponByCode?${new URLSearchParams({ code, product_id: String(world.product.id), ...more })}`,
      world.buyer,
    );
  const detailsOf = (orders_id: number) =>
    world.test.database.manager.find(OrdersDetail, { where: { orders_id }, order: { id: 'ASC' } });

  /** Both ways answer the same refusal, and nothing is ordered. */
  async function isRefused(coupon_code: string, code: RefusalCode): Promise<void> {
    for (const answer of [await attempt(coupon_code), await world.place({ coupon_code })])
      expect([answer.status, answer.body.result, answer.body.code]).toEqual([200, false, code]);
    expect(await world.own()).toEqual([]);
  }

  it('BUY-07 trying a code answers its public facts with discount and net, and nothing else', async () => {
    const { coupon_code, coupon_name } = await coupon({ coupon_limit: 5, coupon_detail: 'สำหรับแฟนเพลง' });
    const { body } = await attempt(` ${coupon_code.toLowerCase()} `);
    expect(body).toEqual({
      result: true,
      data: {
        coupon_code,
        coupon_name,
        coupon_detail: 'สำหรับแฟนเพลง',
        coupon_type: 'Price',
        coupon_price: 100,
        coupon_percent: null,
        coupon_point: null,
        coupon_pay: null,
        coupon_to: null,
        coupon_to_time: null,
        orders_total: 590,
        orders_discount: 100,
        orders_net: 490,
        coupon_hold_until: expect.any(String),
      },
    });
  });

  it('BUY-07 trying a code reckons with the chosen price', async () => {
    const { manager } = world.test.database;
    world.product = await makeProduct(manager, { product_price_list: 'Y' });
    const tier = await makeProductPrice(manager, { product_id: world.product.id, product_price_value: 1290 });
    const { coupon_code } = await coupon({ coupon_type: 'Percent', coupon_price: null, coupon_percent: 10 });
    const { body } = await attempt(coupon_code, { product_price_id: String(tier.id) });
    expect(body.data).toMatchObject({ orders_total: 1290, orders_discount: 129, orders_net: 1161 });
  });

  it('BUY-07 an order keeps its coupon and the discount of each line; what it says of amounts does not count', async () => {
    const { manager } = world.test.database;
    const other = await makeProduct(manager, { product_price: 290 });
    const { id, coupon_code } = await coupon();
    const ordersDetail = [{ product_id: world.product.id }, { product_id: other.id, orders_detail_discount: 290 }];
    const order = { coupon_code, orders_discount: 500, coupon_id: 1 };
    const headers = { ...world.buyer, 'idempotency-key': world.nextKey() };
    const { body } = await world.post('orders', { order, ordersDetail }, headers);
    const [kept] = await world.own();
    const amounts = { orders_total: 880, orders_discount: 100, orders_net: 780, orders_vat: 51.03 };
    expect(kept).toMatchObject({ id: (body.data as { insertId: number }).insertId, coupon_id: id, ...amounts });
    expect(await detailsOf(kept!.id)).toMatchObject([
      { coupon_id: id, orders_detail_price: 590, orders_detail_discount: 67.04, orders_detail_net: 522.96 },
      { coupon_id: id, orders_detail_price: 290, orders_detail_discount: 32.96, orders_detail_net: 257.04 },
    ]);
  });

  it('BUY-07 a coupon of one product leaves the other lines alone', async () => {
    const { manager } = world.test.database;
    const other = await makeProduct(manager);
    const one = await coupon({ coupon_product_type: 'Only', product_id: other.id });
    await isRefused(one.coupon_code, 'COUPON_OTHER_PRODUCT');
    const ordersDetail = [{ product_id: world.product.id }, { product_id: other.id }];
    const headers = { ...world.buyer, 'idempotency-key': world.nextKey() };
    await world.post('orders', { order: { coupon_code: one.coupon_code }, ordersDetail }, headers);
    const [kept] = await world.own();
    expect(kept).toMatchObject({ orders_net: 1080 });
    expect(await detailsOf(kept!.id)).toMatchObject([
      { coupon_id: null, orders_detail_discount: 0, orders_detail_net: 590 },
      { coupon_id: one.id, orders_detail_discount: 100, orders_detail_net: 490 },
    ]);
  });

  it('BUY-07 refuses a code that nobody made, one of tomorrow and one of yesterday', async () => {
    await isRefused('NOBODY', 'COUPON_NOT_FOUND');
    await isRefused((await coupon({ coupon_start: '2099-01-01' })).coupon_code, 'COUPON_NOT_YET');
    await isRefused((await coupon({ coupon_to: '2020-01-01' })).coupon_code, 'COUPON_EXPIRED');
    await isRefused((await coupon({ coupon_disable: 'Y' })).coupon_code, 'COUPON_CLOSED');
  });

  it('BUY-07 codes are not guessed: thirty tries in ten minutes, by whichever call', async () => {
    const { coupon_code } = await coupon();
    for (let tried = 0; tried < 15; tried += 1) await isRefused(`GUESS${tried}`, 'COUPON_NOT_FOUND');
    const form = new FormData();
    form.set('product_id', String(world.product.id));
    form.set('coupon_code', coupon_code);
    form.set('images', new Blob(['no picture']), 'slip.png');
    const { buyer: headers } = world;
    const byUpload = await world.test.request('POST', '/api/uploadSlip', { headers, form });
    for (const { status, body } of [await attempt(coupon_code), await world.place({ coupon_code }), byUpload])
      expect([status, body.code]).toEqual([429, 'TOO_MANY']);
    expect((await world.place()).body.result).toBe(true);
    world.test.clock.advance(600);
    expect((await attempt(coupon_code)).body.result).toBe(true);
  });

  it('BUY-07 a coupon for members is for who has an approved order', async () => {
    const { coupon_code } = await coupon({ coupon_member_only: 'Y' });
    await isRefused(coupon_code, 'COUPON_MEMBER_ONLY');
    const refunded = await world.order({ orders_status: 'refund', product_id: undefined });
    expect((await attempt(coupon_code)).body.code).toBe('COUPON_MEMBER_ONLY');
    await world.test.database.query('DELETE FROM orders WHERE id = ?', [refunded.id]);
    await world.order({ orders_status: 'approve', product_id: undefined });
    expect((await attempt(coupon_code)).body.result).toBe(true);
  });

  it('BUY-07 ACC-12 a coupon for members is for who is in a group, its last day included', async () => {
    const { database, clock } = world.test;
    const { coupon_code } = await coupon({ coupon_member_only: 'Y' });
    const { insertId } = await database.query<{ insertId: number }>(
      "INSERT INTO member_group (member_group_name) VALUES ('ก')",
    );
    await database.query('INSERT INTO member (user_id, member_group_id, member_end) VALUES (?, ?, ?)', [
      world.userId,
      insertId,
      clock.today(),
    ]);
    expect((await attempt(coupon_code)).body.result).toBe(true);
    clock.advance(86_400);
    expect((await attempt(coupon_code)).body.code).toBe('COUPON_MEMBER_ONLY');
  });

  it('BUY-07 a coupon for a list is for whose e-mail or phone is on it and was not taken off', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id, coupon_code } = await coupon({ coupon_email_only: 'Y' });
    await isRefused(coupon_code, 'COUPON_EMAIL_ONLY');
    const [user] = await world.test.database.query<{ user_tel: string }[]>('SELECT user_tel FROM user WHERE id = ?', [
      world.userId,
    ]);
    const tel = await manager.save(manager.create(CouponTel, { coupon_id, coupon_tel: user!.user_tel }));
    expect((await attempt(coupon_code)).body.result).toBe(true);
    await manager.update(CouponTel, { id: tel.id }, { remove_by: 'Y' });
    expect((await attempt(coupon_code)).body.code).toBe('COUPON_EMAIL_ONLY');
    const user_email = `fan${world.userId}@example.com`;
    await manager.query('UPDATE user SET user_email = ? WHERE id = ?', [user_email, world.userId]);
    await manager.insert(CouponEmail, { coupon_id, coupon_email: user_email });
    expect((await attempt(coupon_code)).body.result).toBe(true);
  });

  it('BUY-07 a coupon for members and a list takes either', async () => {
    const { coupon_code } = await coupon({ coupon_member_only: 'Y', coupon_email_only: 'Y' });
    await isRefused(coupon_code, 'COUPON_MEMBER_OR_EMAIL');
    await world.order({ orders_status: 'approve', product_id: undefined });
    expect((await attempt(coupon_code)).body.result).toBe(true);
  });

  it('BUY-06 BUY-07 what a coupon covers wholly is approved at once, as free', async () => {
    const { coupon_code } = await coupon({ coupon_type: 'Pay', coupon_price: null, coupon_pay: 0 });
    expect((await world.place({ coupon_code })).body.result).toBe(true);
    const [order] = await world.own();
    expect(order).toMatchObject({
      orders_status: 'approve',
      orders_payment: 'free',
      orders_payment_type_id: 5,
      orders_discount: 590,
      orders_net: 0,
      orders_vat: 0,
      approve_date: world.test.clock.today(),
    });
    expect(await world.steps(order!.id)).toEqual([
      [null, 'wait', 'user', world.userId, null],
      ['wait', 'approve', 'system', null, 'ไม่มีค่าใช้จ่าย'],
    ]);
  });

  it('BUY-07 a refused order and a refunded one give their use back, an open one does not', async () => {
    const { id: coupon_id, coupon_code } = await coupon({ coupon_limit: 1 });
    const { id } = await world.order({ coupon_id, product_id: undefined });
    for (const answer of [await attempt(coupon_code), await world.place({ coupon_code })])
      expect(answer.body.code).toBe('COUPON_USED_UP');
    await world.update({ id, orders_status: 'approve' });
    expect((await attempt(coupon_code)).body.code).toBe('COUPON_USED_UP');
    await world.update({ id, orders_status: 'refund', orders_note: 'ยกเลิกการแสดง' });
    const body = { order: { coupon_code }, ordersDetail: [{ product_id: world.product.id }] };
    const placed = await world.post('orders', body, { ...world.stranger, 'idempotency-key': world.nextKey() });
    expect((await attempt(coupon_code)).body.code).toBe('COUPON_USED_UP');
    await world.post('orders/ordersCancelByCode', { code: (placed.body.data as { order_no: string }).order_no });
    expect((await attempt(coupon_code)).body.result).toBe(true);
    expect((await world.place({ coupon_code })).body.result).toBe(true);
  });

  it('BUY-07 thirty buyers at once use a coupon of five exactly five times', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id, coupon_code } = await coupon({ coupon_limit: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async () => world.test.signInAs('user', (await makeUser(manager)).id)),
    );
    const body = { order: { coupon_code }, ordersDetail: [{ product_id: world.product.id }] };
    const answers = await Promise.all(
      buyers.map((buyer) => world.post('orders', body, { ...buyer, 'idempotency-key': world.nextKey() })),
    );
    expect(answers.filter((answer) => answer.body.result)).toHaveLength(5);
    const refused = answers.filter((answer) => !answer.body.result);
    expect(new Set(refused.map((answer) => `${answer.status} ${answer.body.code}`))).toEqual(
      new Set(['200 COUPON_USED_UP']),
    );
    expect(await manager.countBy(Orders, { coupon_id })).toBe(5);
  });

  it('BUY-07 thirty buyers at once all use a coupon without limit', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id, coupon_code } = await coupon();
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async () => world.test.signInAs('user', (await makeUser(manager)).id)),
    );
    const body = { order: { coupon_code }, ordersDetail: [{ product_id: world.product.id }] };
    await Promise.all(
      buyers.map((buyer) => world.post('orders', body, { ...buyer, 'idempotency-key': world.nextKey() })),
    );
    expect(await manager.countBy(Orders, { coupon_id, orders_net: 490 })).toBe(30);
  });

  it('BUY-09 ordersDetailByCouponId answers the lines that a coupon made cheaper', async () => {
    const { manager } = world.test.database;
    const { id: coupon_id, coupon_code } = await coupon({ coupon_product_type: 'Only', product_id: world.product.id });
    const ordersDetail = [{ product_id: world.product.id }, { product_id: (await makeProduct(manager)).id }];
    const headers = { ...world.buyer, 'idempotency-key': world.nextKey() };
    await world.post('orders', { order: { coupon_code }, ordersDetail }, headers);
    const { body } = await world.get(`ordersDetailByCouponId?coupon_id=${coupon_id}`, world.owner);
    expect([body.total, body.data]).toMatchObject([1, [{ product_id: world.product.id, orders_detail_discount: 100 }]]);
  });

  it('BUY-07 offers the coupons that are public or name the buyer, by what they save, those not for them last', async () => {
    const { manager } = world.test.database;
    await manager.query("UPDATE coupon SET coupon_public = 'N'");
    const [{ user_tel } = { user_tel: '' }] = await world.test.database.query<{ user_tel: string }[]>(
      'SELECT user_tel FROM user WHERE id = ?',
      [world.userId],
    );
    const everybody = { coupon_public: 'Y' } as const;
    const half = await coupon({ ...everybody, coupon_type: 'Percent', coupon_price: null, coupon_percent: 50 });
    const hundred = await coupon(everybody);
    const members = await coupon({ ...everybody, coupon_member_only: 'Y' });
    const mine = await coupon({ coupon_email_only: 'Y', coupon_type: 'Pay', coupon_price: null, coupon_pay: 90 });
    await manager.insert(CouponTel, { coupon_id: mine.id, coupon_tel: user_tel });
    const secret = await coupon();
    const over = await coupon({ ...everybody, coupon_to: '2020-01-01' });
    const other = await coupon({
      ...everybody,
      coupon_product_type: 'Only',
      product_id: (await makeProduct(manager)).id,
    });
    const { body } = await world.get(`couponKnown?product_id=${world.product.id}`, world.buyer);
    const known = (body.data as { coupon_code: string; orders_net: number; refusal: string | null }[]).map(
      ({ coupon_code, orders_net, refusal }) => [coupon_code, orders_net, refusal],
    );
    expect(known).toEqual([
      [mine.coupon_code, 90, null],
      [half.coupon_code, 295, null],
      [hundred.coupon_code, 490, null],
      [members.coupon_code, 490, 'รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม เท่านั้น'],
    ]);
    for (const { coupon_code } of [secret, over, other]) expect(JSON.stringify(body)).not.toContain(`"${coupon_code}"`);
  });
});
