import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Audience } from './audience';
import { MediaHttpModule } from '../media-http.module';
import { RollUp } from '../viewing/roll-up';
import { makeVideo } from '../testing/media.factory';
import type { Playback, Video } from '../video/video.entity';

describe('audience', () => {
  let test: TestApp;
  let productId: number;
  let stageId: number;
  let video: Video;

  const watching = async () => {
    await test.get(RollUp).run();
    return (await test.request('GET', '/api/watchingNow')).body.data;
  };
  /** Past the time that a count serves. */
  const later = () => test.clock.advance(6);

  async function open(headers: object, id = video.id): Promise<string> {
    const { body } = await test.request('GET', `/api/videosUserViewById?id=${id}`, { headers });
    return (body.data as { playback: Playback }).playback.session;
  }
  const report = (headers: object, session: string, event = 'Beat') =>
    test.request('POST', '/api/videosStatistics', { headers, body: { video_id: video.id, session, event } });
  async function buyer() {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: test.clock.today() });
    return { id, headers: await test.signInAs('user', id) };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-28T20:00:00+07:00');
    const product = await makeProduct(test.database.manager, { product_status: 'live' });
    productId = product.id;
    stageId = product.stage_id ?? 0;
    video = await makeVideo(test.database.manager, { stage_id: stageId });
  });
  beforeEach(async () => {
    later();
    await test.get(PubSub).redis.flushdb();
  });
  afterAll(() => test.close());

  it('WATCH-05 counts people, not devices, of a stage while they play', async () => {
    expect(await watching()).toEqual([]);
    const [one, two] = [await buyer(), await buyer()];
    const session = await open(one.headers);
    await open(await test.signInAs('user', one.id));
    await open(two.headers);
    later();
    expect(await watching()).toEqual([{ stage_id: stageId, watching: 2 }]);
    test.clock.advance(35);
    await report(one.headers, session);
    test.clock.advance(10);
    expect(await watching()).toEqual([{ stage_id: stageId, watching: 1 }]);
    await report(one.headers, session, 'Leave');
    later();
    expect(await watching()).toEqual([]);
  });

  it('WATCH-05 somebody with two devices leaves with the last of them', async () => {
    const { id, headers } = await buyer();
    const other = await test.signInAs('user', id);
    const [session, others] = [await open(headers), await open(other)];
    await report(headers, session, 'Leave');
    later();
    expect(await watching()).toEqual([{ stage_id: stageId, watching: 1 }]);
    await report(other, others, 'Leave');
    later();
    expect(await watching()).toEqual([]);
  });

  it('WATCH-05 personnel and viewers of a teaser are no audience', async () => {
    const teaser = await makeVideo(test.database.manager, { stage_id: stageId, video_type: 'teaser' });
    await open(await test.signInAs('personnel', 1));
    await open((await buyer()).headers, teaser.id);
    later();
    expect(await watching()).toEqual([]);
  });

  it('WATCH-05 a count serves everybody for five seconds', async () => {
    const before = test.get(Audience).countNow();
    await open((await buyer()).headers);
    expect(test.get(Audience).countNow()).toBe(before);
    expect(await watching()).toEqual([]);
    later();
    expect(await watching()).toEqual([{ stage_id: stageId, watching: 1 }]);
  });
});
