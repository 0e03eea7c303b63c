import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { liveBitrateKey, type LiveHealth, liveHealthKey } from '@wethi/contract';
import { makeOrder, makeTip } from '@wethi/orders/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Audience } from '../audience/audience';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import type { LiveStreaming } from './live-streaming.entity';

describe('the list of live shows', () => {
  let test: TestApp;
  let show: LiveStreaming;

  const figures = async (headers: object, query = '') => {
    const { status, body } = await test.request('GET', `/api/liveStreamingFigures?id_in=${show.id}${query}`, {
      headers,
    });
    return { status, rows: body.data as object[] };
  };

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const { manager } = test.database;
    const { id: product_id, stage_id } = await makeProduct(manager, { product_img: 'product/poster.webp' });
    show = await makeLiveStreaming(manager, { stage_id: stage_id ?? 0 });
    for (const orders_status of ['approve', 'approve', 'wait'] as const)
      await makeOrder(manager, { user_id: (await makeUser(manager)).id, product_id, orders_status });
  });
  afterAll(() => test.close());

  it('WATCH-04 WATCH-08 tells who watches, how many tickets are sold, and how the signal is', async () => {
    const owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    const told = { live_streaming_id: show.id, product_img: 'product/poster.webp', sold: 2, chat_after_minutes: 15 };
    expect(await figures(owner)).toMatchObject({ status: 200, rows: [{ ...told, watching: 0, signal: null }] });

    await test.get(Audience).join(show.stage_id, 7);
    test.clock.advance(10);
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    const say = (health: Partial<LiveHealth>) =>
      test.get(PubSub).redis.set(liveHealthKey(video_content_id ?? ''), JSON.stringify(health));
    await say({ state: 'onAir', warnings: [] });
    expect((await figures(owner)).rows).toMatchObject([{ ...told, watching: 1, signal: 'good' }]);
    await say({ state: 'onAir', warnings: ['frozen'] });
    expect((await figures(owner)).rows).toMatchObject([{ signal: 'trouble' }]);
    await say({ state: 'lost', warnings: [] });
    expect((await figures(owner)).rows).toMatchObject([{ signal: 'trouble' }]);
  });

  it('WATCH-04 tells what the band sent in each minute of the last hour', async () => {
    const owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    const sent = async () => {
      const { body } = await test.request('GET', `/api/liveStreamingBitrate?id=${show.id}`, { headers: owner });
      return (body.data as { at: string; bitrate: number }[]).map(({ bitrate }) => bitrate);
    };
    expect(await sent()).toEqual([]);
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    const now = Math.floor(test.clock.now().getTime() / 60_000);
    const known = { [now - 90]: 4_500_000, [now - 3]: 4_600_000, [now - 1]: 1_240_000 };
    await test.get(PubSub).redis.hset(liveBitrateKey(video_content_id ?? ''), known);
    expect(await sent()).toEqual([4_600_000, 0, 1_240_000, 0]);
  });

  it('WATCH-14 sums up the garlands that were paid', async () => {
    const { manager } = test.database;
    const owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect((await figures(owner)).rows).toMatchObject([{ tips: 0, tip_total: 0 }]);
    const { id: giver } = await makeUser(manager);
    for (const tip_status of ['paid', 'paid', 'wait', 'expired'] as const)
      await makeTip(manager, show, giver, { tip_status, tip_amount: 150 });
    expect((await figures(owner)).rows).toMatchObject([{ tips: 2, tip_total: 300 }]);
  });

  it("CAT-03 keeps another band's figures from a band", async () => {
    const { manager } = test.database;
    const { band_id } = await makeProduct(manager);
    const other = await makePersonnel(manager, { role: 'band', band_id });
    expect((await figures(await test.signInAs('personnel', other.id))).rows).toEqual([]);
  });
});
