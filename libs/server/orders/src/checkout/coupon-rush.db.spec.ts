import { AccountsModule } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { CouponCount, CouponHold, CouponUses, type Coupon } from '@wethi/coupons';
import { makeCoupon } from '@wethi/coupons/testing';
import { COUPON_HOLD_SECONDS } from '@wethi/contract';
import { Config, Database, RateLimits } from '@wethi/platform';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { createConnection } from 'mysql2/promise';
import { In } from 'typeorm';
import { OrderCoupons } from './order-coupons';
import { BY_SYSTEM_BEFORE_BUYER, OrderStatus } from '../order/order-status';
import { Orders } from '../order/orders.entity';
import { OrdersHttpModule } from '../orders-http.module';
import { OrderWorld } from '../testing/order-world';

const BUYERS = 200;
const LIMIT = 120;

interface Placed {
  insertId: number;
}

describe('uses of a coupon', () => {
  let world: OrderWorld;
  let second: TestApp;

  beforeAll(async () => {
    world = await OrderWorld.open();
    second = await createTestApp([AccountsModule, OrdersHttpModule]);
  });
  afterAll(async () => {
    await second.close();
    await world.test.close();
  });
  beforeEach(() => world.renew());
  afterEach(() => world.test.clock.set());

  const coupon = (overrides: Partial<Coupon> = {}) => makeCoupon(world.test.database.manager, overrides);
  const signIn = async () => world.test.signInAs('user', (await makeUser(world.test.database.manager)).id);
  const attempt = (coupon_code: string, buyer: object, test = world.test) =>
    test.request('GET', `/api/couponByCode?code=${coupon_code}&product_id=${world.product.id}`, { headers: buyer });
  const place = (coupon_code: string, buyer: object, test = world.test, product_id = world.product.id) =>
    test.request('POST', '/api/orders', {
      headers: { ...buyer, 'idempotency-key': world.nextKey() },
      body: { order: { coupon_code }, ordersDetail: [{ product_id }] },
    });
  /** What is kept and no order took, the number of uses, and orders that carry it. */
  async function usesOf(coupon_id: number): Promise<number[]> {
    const { manager } = world.test.database;
    const counted = await manager.findOneByOrFail(CouponCount, { coupon_id });
    const [kept, orders] = [
      await manager
        .createQueryBuilder(CouponHold, 'h')
        .where('h.coupon_id = :coupon_id', { coupon_id })
        .andWhere(`NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = h.user_id AND o.coupon_id = h.coupon_id
                                                      AND o.coupon_hold_at = h.hold_at)`)
        .getCount(),
      await manager.countBy(Orders, { coupon_id, orders_status: In(['wait', 'approve']) }),
    ];
    return [kept, counted.used, orders];
  }

  it('BUY-07 the price that somebody tried stays theirs until they ordered, or did not come back', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 1 });
    const [first, other] = [world.buyer, await signIn()];
    const tried = (await attempt(coupon_code, first)).body.data as { coupon_hold_until: string };
    const kept = new Date(tried.coupon_hold_until).getTime() - world.test.clock.now().getTime();
    expect(Math.round(kept / 1000)).toBe(COUPON_HOLD_SECONDS);
    for (const answer of [await attempt(coupon_code, other), await place(coupon_code, other)])
      expect(answer.body.code).toBe('COUPON_USED_UP');
    expect((await attempt(coupon_code, first)).body.result).toBe(true);
    expect((await place(coupon_code, first)).body.result).toBe(true);
    expect(await usesOf(id)).toEqual([0, 1, 1]);
    expect((await attempt(coupon_code, other)).body.code).toBe('COUPON_USED_UP');
  });

  it('BUY-07 what is kept for who went away is free after its time, for the next one and for the clock', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 1 });
    const [first, other] = [world.buyer, await signIn()];
    await attempt(coupon_code, first);
    world.test.clock.advance(COUPON_HOLD_SECONDS + 1);
    expect((await attempt(coupon_code, other)).body.result).toBe(true);
    expect((await place(coupon_code, first)).body.code).toBe('COUPON_USED_UP');
    world.test.clock.advance(COUPON_HOLD_SECONDS + 1);
    await world.test.get(CouponUses).releaseAbandoned();
    expect(await usesOf(id)).toEqual([0, 0, 0]);
  });

  it('BUY-07 of two orders of one show at once one takes the use that is kept', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 5 });
    await attempt(coupon_code, world.buyer);
    const answers = await Promise.all([place(coupon_code, world.buyer), place(coupon_code, world.buyer, second)]);
    expect(answers.map(({ body }) => body.code ?? 'ordered').toSorted()).toEqual(['ALREADY_ORDERED', 'ordered']);
    expect(await usesOf(id)).toEqual([0, 1, 1]);
  });

  it('BUY-07 who come too late are told so, however many they are', async () => {
    const { coupon_code } = await coupon({ coupon_limit: 1 });
    await attempt(coupon_code, world.buyer);
    const late = await Promise.all(Array.from({ length: 30 }, signIn));
    const answers = await Promise.all(
      late.map((buyer, index) => attempt(coupon_code, buyer, index % 2 ? second : world.test)),
    );
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['COUPON_USED_UP']));
  });

  it('BUY-07 a use that an order took is counted with it, and who tries again for another show gets another one', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 2 });
    const uses = world.test.get(CouponUses);
    await attempt(coupon_code, world.buyer);
    const { insertId } = (await place(coupon_code, world.buyer)).body.data as Placed;
    await attempt(coupon_code, world.buyer);
    expect(await usesOf(id)).toEqual([1, 2, 1]);
    expect((await attempt(coupon_code, await signIn())).body.code).toBe('COUPON_USED_UP');
    world.test.clock.advance(COUPON_HOLD_SECONDS + 1);
    await uses.releaseAbandoned();
    expect(await usesOf(id)).toEqual([0, 1, 1]);
    await world.test.get(OrderStatus).change(insertId, 'not', BY_SYSTEM_BEFORE_BUYER);
    expect(await usesOf(id)).toEqual([0, 0, 0]);
  });

  it('BUY-07 who orders again after a refusal is counted again, and of a hall as well', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 5 });
    const hall = await makeProduct(world.test.database.manager, { product_format: 'onsite' });
    for (const product_id of [world.product.id, hall.id]) {
      const trial = `/api/couponByCode?code=${coupon_code}&product_id=${product_id}`;
      await world.test.request('GET', trial, { headers: world.buyer });
      const { insertId } = (await place(coupon_code, world.buyer, world.test, product_id)).body.data as Placed;
      expect(await usesOf(id)).toEqual([0, 1, 1]);
      await world.test.get(OrderStatus).change(insertId, 'not', BY_SYSTEM_BEFORE_BUYER);
      expect((await place(coupon_code, world.buyer, world.test, product_id)).body.result).toBe(true);
      expect(await usesOf(id)).toEqual([0, 1, 1]);
      await world.test.database.query("UPDATE orders SET orders_status = 'refund' WHERE coupon_id = ?", [id]);
      await world.test.database.query('UPDATE coupon_count SET used = 0 WHERE coupon_id = ?', [id]);
    }
  });

  it('BUY-07 who tries again while an order of theirs is being made finds its use taken', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 1 });
    await attempt(coupon_code, world.buyer);
    const first = await createConnection({ uri: world.test.get(Config).DATABASE_URL });
    try {
      const { id: ordersId } = await world.order({ product_id: undefined });
      const of = 'WHERE coupon_id = ? AND user_id = ?';
      await first.beginTransaction();
      await first.query(`SELECT 1 FROM coupon_hold ${of} FOR UPDATE`, [id, world.userId]);
      const take = `UPDATE orders SET coupon_id = ?, coupon_hold_at = (SELECT hold_at FROM coupon_hold ${of}) WHERE id = ?`;
      await first.query(take, [id, id, world.userId, ordersId]);
      const second = attempt(coupon_code, world.buyer);
      await vi.waitFor(async () => {
        const sql =
          "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'SELECT product_id,%FROM coupon_hold h%FOR UPDATE%' AND info NOT LIKE '%processlist%'";
        expect((await first.query(sql))[0]).toHaveLength(1);
      }, 5_000);
      await first.commit();
      expect((await second).body.code).toBe('COUPON_USED_UP');
    } finally {
      await first.end();
    }
  });

  it('BUY-07 an order frees what it took once, however soon it is refused and whatever is tried beside it', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 100 });
    for (let round = 0; round < 8; round += 1) {
      const buyer = await signIn();
      await attempt(coupon_code, buyer);
      const [made] = await Promise.all([
        place(coupon_code, buyer),
        attempt(coupon_code, buyer, second),
        place(coupon_code, buyer, second, (await makeProduct(world.test.database.manager)).id),
        world.test.get(CouponUses).releaseAbandoned(),
      ]);
      const { insertId } = made.body.data as Placed;
      await world.test.get(OrderStatus).change(insertId, 'not', BY_SYSTEM_BEFORE_BUYER);
    }
    world.test.clock.advance(COUPON_HOLD_SECONDS + 1);
    await world.test.get(CouponUses).releaseAbandoned();
    expect(await usesOf(id)).toEqual([0, 8, 8]);
  });

  it('BUY-07 one use that is kept is good for one order, also of two that come at once', async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: 1 });
    const { id: product_id } = await makeProduct(world.test.database.manager);
    await attempt(coupon_code, world.buyer);
    const answers = await Promise.all([
      place(coupon_code, world.buyer),
      place(coupon_code, world.buyer, second, product_id),
    ]);
    expect(answers.map(({ body }) => body.code ?? 'ordered').toSorted()).toEqual(['COUPON_USED_UP', 'ordered']);
    expect(await usesOf(id)).toEqual([0, 1, 1]);
  });

  it('BUY-07 who holds a use is not counted among those who guess codes; anybody else is', async () => {
    const { coupon_code } = await coupon({ coupon_limit: 10 });
    const limits = world.test.get(RateLimits);
    const asked = vi.spyOn(limits, 'consume');
    const guesses = () => asked.mock.calls.filter(([{ key }]) => key === 'coupon').length;
    await attempt(coupon_code, world.buyer);
    expect(guesses()).toBe(1);
    await place(coupon_code, world.buyer);
    expect(guesses()).toBe(1);
    await place(coupon_code, await signIn());
    await place('NONE', await signIn());
    expect(guesses()).toBe(3);
    asked.mockRestore();
  });

  it('BUY-07 a coupon that cannot run out keeps nothing, and is counted all the same', async () => {
    const { id, coupon_code } = await coupon();
    const tried = await attempt(coupon_code, world.buyer);
    expect(tried.body.data).toMatchObject({ coupon_hold_until: null });
    await place(coupon_code, world.buyer);
    expect(await usesOf(id)).toEqual([0, 1, 1]);
  });

  it('BUY-07 orders that arrive together ask for their coupon once, and those after them as it is by then', async () => {
    const { coupon_code } = await coupon();
    const coupons = world.test.get(OrderCoupons);
    const asked = vi.spyOn(world.test.get(Database), 'query');
    const found = await Promise.all([coupon_code, coupon_code, 'NONE'].map((code) => coupons.findTogether(code, 1)));
    expect(found.map((each) => each?.coupon.coupon_code)).toEqual([coupon_code, coupon_code, undefined]);
    expect(asked).toHaveBeenCalledTimes(2);
    await world.test.database.query('DELETE FROM coupon_count WHERE coupon_id = ?', [found[0]?.coupon.id]);
    await world.test.database.query('DELETE FROM coupon WHERE coupon_code = ?', [coupon_code]);
    expect(await coupons.findTogether(coupon_code, 1)).toBeUndefined();
    asked.mockRestore();
    expect((await place(coupon_code, world.buyer)).body.code).toBe('COUPON_NOT_FOUND');
  });

  it(`BUY-07 of ${BUYERS} buyers at once at two processes exactly ${LIMIT} use it, who tried it first among them`, async () => {
    const { id, coupon_code } = await coupon({ coupon_limit: LIMIT });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, signIn));
    const nodeOf = (buyer: number) => (buyer % 2 === 0 ? world.test : second);
    const early = buyers.slice(0, 40);
    await Promise.all(early.map((buyer, index) => attempt(coupon_code, buyer, nodeOf(index + 1))));
    const answers = await Promise.all(buyers.map((buyer, index) => place(coupon_code, buyer, nodeOf(index))));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(LIMIT);
    expect(answers.slice(0, early.length).every(({ body }) => body.result)).toBe(true);
    const refused = answers.filter(({ body }) => !body.result).map(({ status, body }) => `${status} ${body.code}`);
    expect(new Set(refused)).toEqual(new Set(['200 COUPON_USED_UP']));
    expect(await usesOf(id)).toEqual([0, LIMIT, LIMIT]);
  });
});
