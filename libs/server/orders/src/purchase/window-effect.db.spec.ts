import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { addDays } from '@wethi/format';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { OrdersHttpModule } from '../orders-http.module';
import { OrdersDetail } from '../order/orders-detail.entity';
import { makeOrder } from '../testing';

describe('what other windows would do to who bought already', () => {
  let test: TestApp;
  let headers: { authorization: string };
  const day = (days: number) => addDays(test.clock.today(), days);

  beforeAll(async () => {
    test = await createTestApp([OrdersHttpModule]);
    headers = await test.signInAs('personnel', 1);
    const { manager } = test.database;
    const bought = async (product_id: number, approved: number, user_id?: number) =>
      makeOrder(manager, {
        user_id: user_id ?? (await makeUser(manager)).id,
        product_id,
        orders_status: 'approve',
        approve_date: day(approved),
      });
    const show = async (last: number | null) => {
      const stage = last === null ? undefined : await makeStage(manager, { stage_date: day(last) });
      return (await makeProduct(manager, { product_type: 'M', product_to: null, ...(stage && { stage_id: stage.id }) }))
        .id;
    };
    // Four days after the show: open, whenever it was bought.
    const open = await show(-2);
    const { user_id } = await bought(open, -30);
    await bought(open, -1);
    // Over for a day or two, and bought by somebody of before, too.
    const over = await show(-6);
    await bought(over, -20, user_id);
    await bought(over, -20);
    // Personnel lets one of them watch until tomorrow.
    const longer = await bought(over, -20);
    await manager.update(OrdersDetail, { orders_id: longer.id }, { orders_detail_watch_to: day(1) });
    // Over for long, to come, not paid for, and given back.
    await bought(await show(-40), -50);
    await bought(await show(10), -3);
    await makeOrder(manager, { user_id: (await makeUser(manager)).id, product_id: open, orders_status: 'wait' });
    const back = await bought(open, -1);
    await manager.query('UPDATE orders SET orders_status = ? WHERE id = ?', ['refund', back.id]);
    const course = (await makeProduct(manager, { product_type: 'C', stage_id: null })).id;
    await bought(course, -100);
    await bought(course, -366);
  });
  afterAll(() => test.close());

  const effect = async (query: string) =>
    (await test.request('GET', `/api/shopSettingEffect?${query}`, { headers })).body.data;

  it('ADMIN-05 WATCH-03 more days: who watches longer, and for whom it is open again', async () => {
    expect(await effect('access_window_days=7')).toEqual({
      shows: { moved: 4, products: 3, again: 2, lost: 0 },
      courses: null,
      watching: null,
    });
  });

  it('ADMIN-05 WATCH-03 fewer days: who could not watch any more, but whom personnel lets', async () => {
    expect(await effect('access_window_days=1')).toMatchObject({ shows: { again: 0, lost: 1 } });
  });

  it('ADMIN-05 WATCH-03 the days of courses count from the approval', async () => {
    expect(await effect('course_access_days=366')).toMatchObject({
      shows: null,
      courses: { moved: 2, products: 1, again: 1, lost: 0 },
    });
    expect(await effect('course_access_days=50')).toMatchObject({ courses: { again: 0, lost: 1 } });
  });

  it('ADMIN-05 WATCH-03 other devices touch everybody who has something open', async () => {
    expect(await effect('device_limit=1')).toEqual({ shows: null, courses: null, watching: 4 });
  });

  it('ADMIN-05 days that are none are refused', async () => {
    expect((await test.request('GET', '/api/shopSettingEffect?access_window_days=-1', { headers })).status).toBe(422);
  });
});
