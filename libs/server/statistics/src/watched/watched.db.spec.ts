import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { VideoStatistics } from '@wethi/media';
import { makeVideo, makeVideoStatistics } from '@wethi/media/testing';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { StatisticsHttpModule } from '../statistics-http.module';

describe('what somebody watched', () => {
  let test: TestApp;
  let userId: number;
  let ids: { show: number; other: number; product: number; band: number };
  let member: { authorization: string };

  const ask = async (call: string, headers: object = member) => {
    const { status, body } = await test.request('GET', `/api/videosStatistics${call}`, { headers });
    return { status, ...body };
  };
  const watched = (visit_date: string, time_total: number, more: Partial<VideoStatistics> = {}) =>
    makeVideoStatistics(test.database.manager, {
      ...{ user_id: userId, video_id: ids.show, product_id: ids.product, visit_date, time_total },
      ...{ update_at: new Date(`${visit_date}T12:00:00Z`), ...more },
    });

  beforeAll(async () => {
    test = await createTestApp([StatisticsHttpModule]);
    const { manager } = test.database;
    const [product, others] = await Promise.all([makeProduct(manager), makeProduct(manager)]);
    const show = await makeVideo(manager, { stage_id: product.stage_id, band_id: product.band_id });
    const other = await makeVideo(manager, { stage_id: others.stage_id, band_id: others.band_id });
    ids = { show: show.id, other: other.id, product: product.id, band: product.band_id };
  });
  beforeEach(async () => {
    // A Thursday.
    test.clock.set('2026-11-26T00:30:00+07:00');
    userId = (await makeUser(test.database.manager)).id;
    member = await test.signInAs('user', userId);
  });
  afterAll(() => test.close());

  it('WATCH-07 sums of today, the week from Monday and the month are those of Bangkok’s days', async () => {
    await watched('2026-11-26', 1);
    await watched('2026-11-26', 10, { video_id: ids.other });
    await watched('2026-11-25', 100);
    await watched('2026-11-23', 1_000);
    await watched('2026-11-22', 10_000);
    await watched('2026-10-31', 20_000);
    const totals = { dayTotalSecond: 11, weekTotalSecond: 1_111, monthTotalSecond: 11_111 };
    const { dayTotalSecond, weekTotalSecond, monthTotalSecond } = totals;
    expect((await ask('ByUserTodayTime')).data).toEqual({ dayTotalSecond });
    expect((await ask('ByUserWeekTime')).data).toEqual({ weekTotalSecond });
    expect((await ask('ByUserMonthTime')).data).toEqual({ monthTotalSecond });
    expect(await ask('DetailByUser')).toMatchObject(totals);
  });

  it('WATCH-07 who watched nothing has sums of 0, and begins at the start', async () => {
    expect((await ask('ByUserMonthTime')).data).toEqual({ monthTotalSecond: 0 });
    expect((await ask(`ByUserVideoLastTime?video_id=${ids.show}`)).data).toEqual({ cur_time_end: 0 });
    expect((await ask('ByLast')).data).toBeUndefined();
    expect((await ask('ByUserLastViewed')).data).toEqual([]);
  });

  it('WATCH-07 charts have every day of a month and every month of a year', async () => {
    await watched('2026-11-01', 60);
    await watched('2026-11-01', 5);
    await watched('2026-11-30', 7);
    await watched('2025-12-31', 3);
    const days = (await ask('ChartByUserMonth')).data as object[];
    expect([days.length, days[0], days[29]]).toEqual([
      30,
      { date: '2026-11-01', dayTotalSecond: 65 },
      { date: '2026-11-30', dayTotalSecond: 7 },
    ]);
    expect((await ask('ChartByUserMonth?month=2025-12')).data).toContainEqual({
      date: '2025-12-31',
      dayTotalSecond: 3,
    });
    const months = (await ask('ByUserMonth')).data as object[];
    expect([months.length, months[0], months[11]]).toEqual([
      12,
      { month: '2025-12', monthTotalSecond: 3 },
      { month: '2026-11', monthTotalSecond: 72 },
    ]);
    expect((await ask('ChartByUserMonth?month=2026-13')).status).toBe(422);
  });

  it('WATCH-07 each video has where it was left last, the newest video first', async () => {
    const at = (time: string) => ({ update_at: new Date(`2026-11-25T${time}Z`) });
    await watched('2026-11-25', 30, { cur_time_end: 90, event: 'Leave', ...at('10:00:00') });
    const last = await watched('2026-11-25', 10, { cur_time_end: 40, event: 'Pause', ...at('11:00:00') });
    await watched('2026-11-25', 5, { video_id: ids.other, cur_time_end: 5, event: 'Ended', ...at('10:30:00') });
    expect((await ask('ByUserLastViewed')).data).toMatchObject([
      { video_id: ids.show, video_name: 'การแสดงเต็ม', cur_time_end: 40, event: 'Pause' },
      { video_id: ids.other, cur_time_end: 5, event: 'Ended' },
    ]);
    expect((await ask('ByLast')).data).toMatchObject({ id: last.id });
    expect((await ask(`ByLast?video_id=${ids.other}`)).data).toMatchObject({ video_id: ids.other });
    expect((await ask(`ByUserVideoLastTime?video_id=${ids.show}`)).data).toEqual({ cur_time_end: 40 });
  });

  it('WATCH-07 videos have their counters, over all viewings and of today', async () => {
    await watched('2026-11-25', 200, { pause_total: 2, three_min_total: 1 });
    await watched('2026-11-26', 700, { end_total: 1, three_min_total: 1, five_min_total: 1, ten_min_total: 1 });
    expect((await ask('DetailByUser')).data).toMatchObject([
      {
        ...{ video_id: ids.show, visits: 2, last_date: '2026-11-26', time_total: 900, pause_total: 2, end_total: 1 },
        ...{ three_min_total: 2, five_min_total: 1, ten_min_total: 1 },
      },
    ]);
    expect((await ask('ByUserVideoToday')).data).toMatchObject([{ video_id: ids.show, dayTotalSecond: 700 }]);
  });

  it('WATCH-07 records are found by user, by product and by id', async () => {
    const { id } = await watched('2026-11-26', 1);
    await watched('2026-11-26', 2, { video_id: ids.other, product_id: null });
    expect(await ask('')).toMatchObject({ total: 2 });
    expect(await ask(`ByUserId?user_id=${userId}`)).toMatchObject({ total: 2 });
    expect(await ask(`ByUserIdAndProductId?product_id=${ids.product}`)).toMatchObject({ total: 1, data: [{ id }] });
    expect(await ask(`ById?id=${id}`)).toMatchObject({ data: { id, time_total: 1 } });
    expect((await ask('ByUserIdAndProductId')).status).toBe(422);
  });

  it('WATCH-07 ACC-11 members read their own alone, a band what was watched of it', async () => {
    const { id } = await watched('2026-11-26', 4);
    const others = await watched('2026-11-26', 5, { video_id: ids.other });
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const calls = ['ByUserTodayTime', 'DetailByUser', 'ByUserLastViewed', 'ByUserId', 'ByLast'];
    for (const call of calls) expect((await ask(`${call}?user_id=${userId}`, stranger)).status).toBe(404);
    expect((await ask(`ById?id=${id}`, stranger)).status).toBe(404);
    expect(await ask(`?user_id=${userId}`, stranger)).toMatchObject({ total: 0 });
    expect((await ask(`ByUserTodayTime?user_id=${userId}`, {})).status).toBe(401);

    const { id: bandPerson } = await makePersonnel(test.database.manager, { role: 'band', band_id: ids.band });
    const band = await test.signInAs('personnel', bandPerson);
    expect((await ask(`ByUserTodayTime?user_id=${userId}`, band)).data).toEqual({ dayTotalSecond: 4 });
    expect((await ask(`ByUserLastViewed?user_id=${userId}`, band)).data).toMatchObject([{ video_id: ids.show }]);
    expect(await ask(`ByUserId?user_id=${userId}`, band)).toMatchObject({ total: 1, data: [{ id }] });
    expect((await ask(`ById?id=${others.id}`, band)).status).toBe(404);
    expect((await ask('ByUserTodayTime', band)).status).toBe(422);
    const owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    expect((await ask(`ByUserTodayTime?user_id=${userId}`, owner)).data).toEqual({ dayTotalSecond: 9 });
  });

  it('WATCH-07 ACC-11 personnel take a record out, which is noted; members do not', async () => {
    const { id } = await watched('2026-11-26', 4);
    const remove = async (headers: object) =>
      (await test.request('DELETE', `/api/videosStatistics?id=${id}`, { headers })).status;
    expect(await remove(member)).toBe(403);
    const { id: owner } = await makePersonnel(test.database.manager);
    expect(await remove(await test.signInAs('personnel', owner))).toBe(200);
    expect((await ask('ByUserTodayTime')).data).toEqual({ dayTotalSecond: 0 });
    const entry = { entity: VideoStatistics.name, entity_id: id, action: 'delete' };
    expect(await test.database.manager.countBy(AuditEntry, entry)).toBe(1);
  });
});
