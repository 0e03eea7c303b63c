import { makeUser } from '@wethi/accounts/testing';
import { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Playback } from '../video/video.entity';
import { EndViewings } from './end-viewings';
import { RollUp } from './roll-up';

describe('minutes that there was time to play', () => {
  let test: TestApp;
  let productId: number;
  let video_id: number;

  async function learner() {
    const { id } = await makeUser(test.database.manager);
    const order = await makeOrder(test.database.manager, {
      user_id: id,
      product_id: productId,
      approve_date: '2026-11-20',
    });
    const headers = await test.signInAs('user', id);
    const open = async (video = video_id) => {
      const { body } = await test.request('GET', `/api/videosUserViewById?id=${video}`, { headers });
      return (body.data as { playback: Playback }).playback.session;
    };
    const report = (session: string, cur_time_end: number, event = 'Beat', video = video_id) => {
      const body = { video_id: video, session, cur_time_end, event };
      return test.request('POST', '/api/videosStatistics', { headers, body });
    };
    const counted = async (video = video_id) => {
      await test.get(RollUp).run();
      const rows = await test.database.query<{ minutes: string }[]>(
        'SELECT minutes FROM video_watched WHERE user_id = ? AND video_id = ? ORDER BY hour',
        [id, video],
      );
      return rows.flatMap(({ minutes }) => [...BigInt(minutes).toString(2)].filter((bit) => bit === '1')).length;
    };
    return { order, open, report, counted };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    video_id = (await makeVideo(test.database.manager, { stage_id: product.stage_id, video_duration: 3_600 })).id;
  });
  beforeEach(() => test.clock.set('2026-11-21T12:00:00+07:00'));
  afterAll(() => test.close());

  it.each([
    ['at the usual speed', 30],
    ['at double speed', 60],
    ['at double speed, with reports that jump over minutes now and then', 60.9],
  ])('WATCH-07 whoever plays %s has every minute counted', async (_, step) => {
    const { open, report, counted } = await learner();
    const session = await open();
    await report(session, 0, 'Play');
    for (let at = step; at <= 3_600; at += step) {
      test.clock.advance(step === 30 ? 30 : step / 2);
      await report(session, Math.round(at));
    }
    expect(await counted()).toBeGreaterThanOrEqual(59);
  });

  it('WATCH-07 whoever plays short lessons at double speed, one after the other, has every minute counted', async () => {
    const { open, report, counted } = await learner();
    const { stage_id } = await test.database.manager.findOneByOrFail(Product, { id: productId });
    for (const seconds of [310, 190, 310, 125, 250, 310]) {
      const video = (await makeVideo(test.database.manager, { stage_id, video_duration: seconds })).id;
      const session = await open(video);
      let [at, step] = [0, 14];
      await report(session, 0, 'Play', video);
      for (; at + step < seconds; at += step, step = 60) {
        test.clock.advance(step / 2);
        await report(session, at + step, 'Beat', video);
      }
      test.clock.advance((seconds - at) / 2);
      await report(session, seconds, 'Ended', video);
      expect(await counted(video)).toBe(Math.ceil(seconds / 60));
    }
  });

  it('WATCH-07 invented positions count no more than the time that passed, half as fast again as players play', async () => {
    const { open, report, counted } = await learner();
    const session = await open();
    for (let minute = 1; minute <= 60; minute += 1) await report(session, minute * 60);
    expect(await counted()).toBe(1);
    for (let second = 0; second < 300; second += 5) {
      test.clock.advance(5);
      await report(session, (second / 5 + 1) * 60, second % 2 ? 'Pause' : 'Ended');
    }
    expect(await counted()).toBeLessThanOrEqual(16);
  });

  it('WATCH-07 opening a video anew, or leaving it, brings no minute more', async () => {
    const { open, report, counted } = await learner();
    for (let minute = 1; minute <= 20; minute += 1) {
      const session = await open();
      await report(session, minute * 60);
      await report(session, (minute + 30) * 60, 'Leave');
    }
    for (let minute = 1; minute <= 60; minute += 1) await report(`own-${minute}`, minute * 60, 'Leave');
    expect(await counted()).toBe(1);
  });

  it('WATCH-07 time that nobody reported is not saved up', async () => {
    const { open, report, counted } = await learner();
    const session = await open();
    test.clock.advance(1_800);
    for (let minute = 1; minute <= 60; minute += 1) await report(session, minute * 60);
    expect(await counted()).toBeLessThanOrEqual(2);
  });

  it('WATCH-03 WATCH-07 after a refund nothing counts any more', async () => {
    const { order, open, report, counted } = await learner();
    const session = await open();
    test.clock.advance(30);
    await report(session, 30);
    await test.get(RollUp).run();
    await test.database.query("UPDATE orders SET orders_status = 'refund' WHERE id = ?", [order.id]);
    await test.get(EndViewings).run();
    for (const event of ['Beat', 'Leave']) {
      test.clock.advance(40);
      await report(session, 600, event);
    }
    expect(await counted()).toBe(1);
  });
});
