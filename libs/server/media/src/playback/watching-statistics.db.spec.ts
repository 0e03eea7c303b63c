import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { VIEWING_KEPT_DAYS } from '@wethi/contract';
import { addDays } from '@wethi/format';
import { Database, DeleteExpiredRows, Transactions } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo, makeVideoStatistics } from '../testing/media.factory';
import { type Playback, Video } from '../video/video.entity';
import { RollUp } from '../viewing/roll-up';
import { RunningViewings } from '../viewing/running-viewings';
import { VideoStatistics } from '../viewing/video-statistics.entity';
import { ViewingRecord } from '../viewing/viewing-record';

type Headers = Awaited<ReturnType<TestApp['signInAs']>>;

const playbackOf = ({ body }: TestAnswer) => (body.data as { playback: Playback }).playback;

describe('statistics of watching', () => {
  let test: TestApp;
  let stageId: number;
  let productId: number;
  let video: Video;

  const view = (headers: object = {}, id = video.id) =>
    test.request('GET', `/api/videosUserViewById?id=${id}`, { headers });
  const report = (headers: object, body: object) =>
    test.request('POST', '/api/videosStatistics', { headers, body: { video_id: video.id, ...body } });
  async function buyer(approve_date = '2026-11-20'): Promise<Headers & { id: number }> {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date });
    return { ...(await test.signInAs('user', id)), id };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule, { module: class SweepModule {}, providers: [DeleteExpiredRows] }]);
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    stageId = product.stage_id ?? 0;
    video = await makeVideo(test.database.manager, { stage_id: stageId, band_id: product.band_id });
  });
  beforeEach(() => test.clock.set('2026-11-21T12:00:00+07:00'));
  afterAll(() => test.close());

  const rowsOf = (user_id: number) =>
    test.database.getRepository(VideoStatistics).find({ where: { user_id }, order: { id: 'ASC' } });

  it('WATCH-07 what a player reports is written down by the worker, once however often', async () => {
    const { id, ...headers } = await buyer();
    const { session } = playbackOf(await view(headers));
    await report(headers, { session, event: 'Play' });
    for (const seconds of [30, 60, 200])
      expect((await report(headers, { session, cur_time_end: seconds, time_total: seconds })).body.data).toEqual({});
    expect(await rowsOf(id)).toEqual([]);
    expect(playbackOf(await view(headers)).position).toBe(200);
    await test.get(RollUp).run();
    const written = await rowsOf(id);
    expect(written).toMatchObject([{ time_total: 200, cur_time_end: 200, three_min_total: 1, product_id: productId }]);
    await test.get(RollUp).run();
    expect(await rowsOf(id)).toEqual(written);
  });

  it('WATCH-07 a worker that died before it removed what it wrote changes nothing by writing it again', async () => {
    const { id, ...headers } = await buyer();
    const running = test.get(RunningViewings);
    const { session } = playbackOf(await view(headers));
    await report(headers, { session, cur_time_end: 100, time_total: 100 });
    const waiting = (await running.oldestReports(10)).map((each) => each.report);
    await test.get(ViewingRecord).write(waiting);
    test.clock.advance(10);
    await report(headers, { session, event: 'Leave', cur_time_end: 120, time_total: 110 });
    await test.get(RollUp).run();
    await test.get(ViewingRecord).write(waiting);
    expect(await rowsOf(id)).toMatchObject([{ time_total: 110, cur_time_end: 120, event: 'Leave', count: 1 }]);
    expect(await running.oldestReports(10)).toEqual([]);
  });

  it('WATCH-07 the reports of somebody who was deleted meanwhile hold up nobody', async () => {
    const [gone, stays] = [await buyer(), await buyer()];
    for (const { id: _, ...headers } of [gone, stays]) {
      const { session } = playbackOf(await view(headers));
      await report(headers, { session, time_total: 5 });
    }
    await test.database.query('DELETE FROM orders WHERE user_id = ?', [gone.id]);
    await test.database.query('DELETE FROM user WHERE id = ?', [gone.id]);
    await test.get(RollUp).run();
    expect([await rowsOf(gone.id), await rowsOf(stays.id)]).toMatchObject([[], [{ time_total: 5 }]]);
  });

  it('WATCH-07 keeps one row a viewing and day with position, totals and thresholds', async () => {
    const { id, ...headers } = await buyer();
    const session = 'viewing-1';
    await report(headers, { session, event: 'Play' });
    await report(headers, { session, event: 'Beat', cur_time_end: 200, time_total: 190 });
    await report(headers, { session, event: 'Pause', cur_time_end: 320, time_total: 310, pause_total: 1 });
    expect(await rowsOf(id)).toMatchObject([
      {
        visit_date: '2026-11-21',
        product_id: productId,
        cur_time_end: 320,
        time_start: 0,
        time_end: 320,
        time_total: 310,
        pause_total: 1,
        three_min_total: 1,
        five_min_total: 1,
        ten_min_total: 0,
        event: 'Pause',
        count: 1,
      },
    ]);
  });

  it('WATCH-07 a doubled or overtaken report changes no total', async () => {
    const { id, ...headers } = await buyer();
    const late = { session: 'viewing-2', event: 'Beat', cur_time_end: 30, time_total: 30 };
    await report(headers, { ...late, cur_time_end: 60, time_total: 60, pause_total: 2 });
    await report(headers, late);
    await report(headers, late);
    expect(await rowsOf(id)).toMatchObject([{ time_total: 60, pause_total: 2 }]);
  });

  it('WATCH-07 reports at once make one row', async () => {
    const { id, ...headers } = await buyer();
    const beats = Array.from({ length: 10 }, (_, second) => report(headers, { session: 'burst', time_total: second }));
    await Promise.all(beats);
    expect(await rowsOf(id)).toMatchObject([{ time_total: 9 }]);
  });

  it('WATCH-07 midnight in Bangkok begins a new row, and no second is counted twice', async () => {
    const { id, ...headers } = await buyer();
    test.clock.set('2026-11-21T23:59:50+07:00');
    await report(headers, { session: 'late', cur_time_end: 100, time_total: 100 });
    test.clock.set('2026-11-22T00:00:20+07:00');
    await report(headers, { session: 'late', cur_time_end: 130, time_total: 130 });
    expect(await rowsOf(id)).toMatchObject([
      { visit_date: '2026-11-21', time_total: 100, time_start: 0, time_end: 100 },
      { visit_date: '2026-11-22', time_total: 30, time_start: 100, time_end: 130 },
    ]);
  });

  it('WATCH-07 the next viewing goes on where the last ended, and afresh after the end', async () => {
    const { id, ...headers } = await buyer();
    await report(headers, { session: 'one', cur_time_end: 400, event: 'Leave' });
    expect(playbackOf(await view(headers)).position).toBe(400);
    test.clock.advance(60);
    await report(headers, { session: 'two', cur_time_end: 1200, event: 'Ended', end_total: 1 });
    expect(playbackOf(await view(headers)).position).toBe(0);
    test.clock.advance(60);
    await report(headers, { session: 'three', cur_time_end: 5 });
    const sittings = (await rowsOf(id)).map(({ time_start, count }) => [time_start, count]);
    expect(sittings).toEqual([
      [0, 1],
      [400, 2],
      [0, 1],
    ]);
  });

  it('WATCH-07 RUN-07 who invents name after name of viewings is refused in the end, and no row more is written', async () => {
    const { id, ...headers } = await buyer();
    const leave = (more: object) => report(headers, { event: 'Leave', ...more });
    const elsewhere = { video_id: video.id + 10_000, session: 'r-1' };
    for (let sent = 0; sent < 600; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => leave(elsewhere)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    }
    const refused = await leave({ session: 'r-2' });
    expect([refused.status, refused.body.code, await rowsOf(id)]).toEqual([429, 'TOO_MANY', []]);
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
  }, 60_000);

  it('WATCH-07 RUN-02 a new viewing and a list of videos read the newest row alone however often a video was watched', async () => {
    const { id: user_id } = await buyer();
    const of = { user_id, video_id: video.id, visit_date: '2026-11-20', cur_time_end: 70, time_end: 70, count: 4 };
    for (let before = 0; before < 100; before += 1) await makeVideoStatistics(test.database.manager, of);
    const who = { user_id, video_id: video.id, product_id: productId, session: 'next', event: 'Beat' };
    const totals = { cur_time_end: 80, time_total: 10, pause_total: 0, end_total: 0, stall_total: 0, stall_seconds: 0 };
    const report = { ...who, ...totals, at: test.clock.now().getTime(), device: null, network: null, quality: null };
    // One connection, whose counter it is.
    const read = await test.get(Transactions).run(async () => {
      const rowsRead = async () => {
        const [row] = await test.get(Database).query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Rows_read'");
        return Number(row?.Value);
      };
      const before = await rowsRead();
      expect([...(await test.get(ViewingRecord).lastSittingsOf(user_id, [video.id]))]).toEqual([[video.id, 70]]);
      await test.get(ViewingRecord).write([report]);
      return (await rowsRead()) - before;
    });
    expect(read).toBeLessThan(30);
    expect((await rowsOf(user_id)).at(-1)).toMatchObject({ time_start: 70, count: 5 });
  });

  it('WATCH-07 ACC-10 how somebody watched is deleted after 400 days, and what they have seen of a course stays', async () => {
    const { id: user_id } = await buyer();
    const of = { user_id, video_id: video.id };
    const [old, young] = [VIEWING_KEPT_DAYS + 1, VIEWING_KEPT_DAYS - 1].map((days) =>
      addDays(test.clock.today(), -days),
    );
    for (const visit_date of [old ?? '', young ?? ''])
      await makeVideoStatistics(test.database.manager, { ...of, visit_date });
    await test.database.query(
      "INSERT INTO video_watched (video_id, visit_date, user_id, hour, live, minutes) VALUES (?, ?, ?, 0, 'N', 1)",
      [video.id, old, user_id],
    );
    await test.get(DeleteExpiredRows).sweep();
    expect((await rowsOf(user_id)).map(({ visit_date }) => visit_date)).toEqual([young]);
    expect(await test.database.query('SELECT user_id FROM video_watched WHERE user_id = ?', [user_id])).toHaveLength(1);
  });

  it('WATCH-07 takes a report of a known client that sends more columns, and refuses nonsense', async () => {
    const { id, ...headers } = await buyer();
    const known = { session: 'old', cur_time_end: 10, ten_min_total: 9, user_id: 1, visit_date: '2020-01-01' };
    expect((await report(headers, known)).body.data).toEqual({ insertId: (await rowsOf(id))[0]?.id });
    for (const body of [{ cur_time_end: -1 }, { time_total: 'x' }, { session: 'a.b' }, { event: 'Dance' }])
      expect((await report(headers, body)).status).toBe(422);
    expect(await rowsOf(id)).toMatchObject([{ user_id: id, visit_date: '2026-11-21', ten_min_total: 0 }]);
  });
});
