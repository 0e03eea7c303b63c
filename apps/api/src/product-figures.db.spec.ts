import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeCoach, makeCourse, makeProduct, makeStage, makeStageTime } from '@wethi/catalog/testing';
import { makeGift, makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

describe('numbers of products and courses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES, { ACCESS_WINDOW_DAYS: '7' });
  });
  afterAll(() => test.close());

  const order = async (product_id: number, orders_status: 'wait' | 'approve' | 'refund', user_id?: number) =>
    makeOrder(test.database.manager, {
      product_id,
      orders_status,
      user_id: user_id ?? (await makeUser(test.database.manager)).id,
    });

  it('CAT-06 the page of a product tells how many tickets are sold, who saved it last, and how long it is watched', async () => {
    const { manager } = test.database;
    const { id } = await makeProduct(manager);
    const figures = async (headers = {}) => test.request('GET', `/api/productFigures?id=${id}`, { headers });
    const somebody = await makePersonnel(manager, { personnel_nickname: 'ลิลลี่' });
    const headers = await test.signInAs('personnel', somebody.id);
    expect((await figures(headers)).body.data).toEqual({ sold: 0, changed_by: null, watch_days: 7 });
    for (const status of ['wait', 'approve', 'approve', 'refund'] as const) await order(id, status);
    await test.request('POST', '/api/product', { headers, body: { id, product_subtitle: 'คืนเดียวริมน้ำ' } });
    expect((await figures(headers)).body.data).toEqual({ sold: 2, changed_by: 'ลิลลี่', watch_days: 7 });
    expect((await figures()).status).toBe(401);
    expect((await test.request('GET', '/api/productFigures?id=4000000000', { headers })).status).toBe(404);
  });

  it('ADMIN-03 CAT-08 courses are listed and exported with their lessons and learners, coaches with theirs, which visitors do not read', async () => {
    const { manager } = test.database;
    const stage = await makeStage(manager);
    const product = await makeProduct(manager, { product_type: 'T', stage_id: stage.id, band_id: stage.band_id });
    const coach = await makeCoach(manager, { band_id: stage.band_id });
    const course = await makeCourse(manager, { product_id: product.id, coach_id: coach.id });
    const lesson = { stage_id: stage.id, stage_detail_time_type: 'lesson' as const };
    const times = { stage_detail_time_start: '10:00:00', stage_detail_time_to: '10:30:00' };
    await makeStageTime(manager, { ...lesson, ...times });
    await makeStageTime(manager, { ...lesson, ...times, stage_detail_time_date: '2026-11-20' });
    await makeStageTime(manager, { stage_id: stage.id, stage_detail_time_type: 'break' });
    for (const status of ['wait', 'approve', 'approve'] as const) await order(product.id, status);
    const headers = await test.signInAs('personnel', 1);
    const { body } = await test.request('GET', `/api/course?id=${course.id}`, { headers });
    expect(body.data).toMatchObject([
      { lessons: 2, live_lessons: 1, recorded_lessons: 0, lesson_seconds: 3600, learners: 2 },
    ]);
    const { body: coaches } = await test.request('GET', `/api/coach?id=${coach.id}`, { headers });
    expect(coaches.data).toMatchObject([{ courses: 1, learners: 2 }]);
    const [seen] = (await test.request('GET', `/api/course?id=${course.id}`)).body.data as object[];
    expect(seen).not.toHaveProperty('learners');
    const columns = ['lessons:บทเรียน', 'learners:ผู้เรียน'].map((column) => `column=${encodeURIComponent(column)}`);
    const path = `/api/courseFile?format=csv&id=${course.id}&${columns.join('&')}`;
    expect((await test.request('GET', path, { headers })).raw.toString()).toBe('\uFEFFบทเรียน,ผู้เรียน\r\n2,2\r\n');
  });

  it('ADMIN-03 BUY-18 each screen counts whoever learns a course, not who gave it away', async () => {
    const { manager } = test.database;
    const { id: product_id, band_id } = await makeProduct(manager, { product_type: 'C' });
    const coach = await makeCoach(manager, { band_id });
    const course = await makeCourse(manager, { product_id, coach_id: coach.id });
    const [giver, learner] = [await makeUser(manager), await makeUser(manager)];
    await order(product_id, 'approve', learner.id);
    const given = { product_id, user_id: giver.id };
    for (const gift_user_id of [learner.id, (await makeUser(manager)).id, null]) {
      const { id: gift_id } = await makeGift(manager, { ...given, gift_user_id });
      await makeOrder(manager, { ...given, gift_id, orders_status: 'approve' });
    }
    const headers = await test.signInAs('personnel', 1);
    const learners = async (path: string) => {
      const { data } = (await test.request('GET', `/api/${path}`, { headers })).body;
      return ([data].flat()[0] as { learners: number }).learners;
    };
    expect([
      await learners(`course?id=${course.id}`),
      await learners(`coach?id=${coach.id}`),
      await learners(`courseView?product_id=${product_id}`),
    ]).toEqual([2, 2, 2]);
  });
});
