import { makeUser } from '@wethi/accounts/testing';
import { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { createTestApp, RedisServer, type TestApp } from '@wethi/platform/testing';
import { Schedule } from './schedule';
import { WorkerModule } from './worker.module';

describe('a worker whose Redis does not answer', () => {
  let redis: RedisServer;
  let workers: TestApp[];

  beforeAll(async () => {
    redis = await RedisServer.start();
    const settings = { ...redis.settings, REDIS_TIMEOUT_MS: '500' };
    workers = [await createTestApp([WorkerModule], settings), await createTestApp([WorkerModule], settings)];
    for (const { clock } of workers) clock.set('2026-11-21T10:00:00+07:00');
    redis.freeze(true);
  });
  afterAll(async () => {
    redis.freeze(false);
    await Promise.all(workers.map((worker) => worker.close()));
    await redis.stop();
  });

  const [schedules, database] = [() => workers.map((worker) => worker.get(Schedule)), () => workers[0]!.database];

  it('RUN-05 CAT-09 puts a show on sale at its time', async () => {
    const planned = { product_sale_date: '2026-11-21', product_sale_time: '10:00' };
    const { id } = await makeProduct(database().manager, { product_status: 'coming', ...planned });
    await Promise.all(schedules().map((schedule) => schedule.publishShows()));
    expect(await database().manager.findOneByOrFail(Product, { id })).toMatchObject({ product_status: 'sale' });
  });

  it('RUN-05 BUY-07 gives the uses back that were kept for who did not come, once', async () => {
    const coupon = await makeCoupon(database().manager, { coupon_limit: 5 });
    const { id: userId } = await makeUser(database().manager);
    await database().query('INSERT INTO coupon_hold (coupon_id, user_id, hold_until) VALUES (?)', [
      [coupon.id, userId, new Date('2026-11-21T02:00:00Z')],
    ]);
    await database().query('UPDATE coupon_count SET used = 3 WHERE coupon_id = ?', [coupon.id]);
    await Promise.all(schedules().map((schedule) => schedule.releaseAbandonedCoupons()));
    expect(await database().query('SELECT used FROM coupon_count WHERE coupon_id = ?', [coupon.id])).toEqual([
      { used: 2 },
    ]);
  });
});
