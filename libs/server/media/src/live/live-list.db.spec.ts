import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { liveBitrateKey, type LiveHealth, liveHealthKey } from '@wethi/contract';
import { makeOrder, makeTip } from '@wethi/orders/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Audience } from '../audience/audience';
import { HelpRequest } from '../help/help-request.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import type { ReportedViewing } from '../viewing/viewing-record';
import { LiveDelays } from '../viewing/live-delays';
import { LiveStreaming } from './live-streaming.entity';

const REPORTED: Omit<ReportedViewing, 'video_id' | 'at'> = {
  ...{ user_id: 1, product_id: 1, session: 's', event: 'Beat', cur_time_end: 30, time_total: 30 },
  ...{ pause_total: 0, end_total: 0, stall_total: 0, stall_seconds: 0, device: null, network: null, quality: null },
};

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
    await say({ state: 'waiting', warnings: [] });
    expect((await figures(owner)).rows).toMatchObject([{ signal: null }]);
    await test.get(PubSub).redis.hset(liveBitrateKey(video_content_id ?? ''), { 1: 4_600_000 });
    expect((await figures(owner)).rows).toMatchObject([{ signal: 'tested' }]);
    await test.get(PubSub).redis.del(liveBitrateKey(video_content_id ?? ''));
  });

  it('WATCH-04 WATCH-08 tells how the signal was in each minute, until the end, and when it broke off', async () => {
    const { manager } = test.database;
    const owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    const signal = async () => {
      const { body } = await test.request('GET', `/api/liveStreamingSignal?id=${show.id}`, { headers: owner });
      return body.data as { minutes: { at: string; bitrate: number; delay: number | null }[]; breaks: object[] };
    };
    const sent = async () => (await signal()).minutes.map(({ bitrate }) => bitrate);
    expect(await signal()).toEqual({ minutes: [], breaks: [] });
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    const now = Math.floor(test.clock.now().getTime() / 60_000);
    const broke = (now - 2) * 60_000 + 5_000;
    const known = { [now - 3]: 4_600_000, [now - 1]: 1_240_000, [`lost ${broke}`]: 48_300 };
    await test.get(PubSub).redis.hset(liveBitrateKey(video_content_id ?? ''), known);
    expect(await sent()).toEqual([4_600_000, 0, 1_240_000, 0]);
    expect((await signal()).breaks).toEqual([{ at: new Date(broke).toISOString(), seconds: 48 }]);

    const { video_id } = show;
    const at = (now - 1) * 60_000 + 30_000;
    const beat = { ...REPORTED, video_id, at };
    await test.get(LiveDelays).follow([
      { ...beat, instant: at - 2_000 },
      { ...beat, instant: at - 4_000 },
      // Of a replay, went back, paused, with a wrong clock.
      beat,
      { ...beat, instant: at - 600_000 },
      { ...beat, event: 'Pause', instant: at - 20_000 },
      { ...beat, instant: at + 5_000 },
    ]);
    expect((await signal()).minutes.map(({ delay }) => delay)).toEqual([null, null, 3_000, null]);

    await manager.update(LiveStreaming, show.id, { live_streaming_end_at: new Date((now - 1) * 60_000) });
    expect(await sent()).toEqual([4_600_000, 0, 1_240_000]);
    await manager.update(LiveStreaming, show.id, { live_streaming_end_at: null });
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

  it('WATCH-11 WATCH-08 counts the calls for help until its end, and those without an answer', async () => {
    const { manager } = test.database;
    const owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect((await figures(owner)).rows).toMatchObject([{ help_requests: 0, help_waiting: 0 }]);
    const ask = async (video_id: number) => {
      const headers = await test.signInAs('user', (await makeUser(manager)).id);
      const body = { help_request_reason: 'stalls', video_id };
      return ((await test.request('POST', '/api/helpRequest', { headers, body })).body.data as { insertId: number })
        .insertId;
    };
    const [first] = [await ask(show.video_id), await ask(show.video_id)];
    await ask((await makeVideo(manager)).id);
    const body = { id: first, help_request_answer: 'ลองเปิดใหม่' };
    await test.request('POST', '/api/helpRequestAnswer', { headers: owner, body });
    expect((await figures(owner)).rows).toMatchObject([{ help_requests: 2, help_waiting: 1 }]);

    const later = await ask(show.video_id);
    const { create_at: ended } = await manager.findOneByOrFail(HelpRequest, { id: later });
    await manager.update(LiveStreaming, show.id, { live_streaming_end_at: ended });
    await manager.update(HelpRequest, { id: later }, { create_at: new Date(ended.getTime() + 1_000) });
    expect((await figures(owner)).rows).toMatchObject([{ help_requests: 2, help_waiting: 1 }]);
    await manager.update(LiveStreaming, show.id, { live_streaming_end_at: null });
  });

  it('WATCH-04 finds a show by the name of its band', async () => {
    const { manager } = test.database;
    const owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    await manager.update('band', { id: show.band_id }, { band_name: 'ไม้หมอน' });
    const found = async (q: string) => {
      const { body } = await test.request('GET', `/api/liveStreaming?q=${encodeURIComponent(q)}`, { headers: owner });
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    expect(await found('หมอน')).toEqual([show.id]);
    expect(await found('ไม่มีวงนี้')).toEqual([]);
  });

  it("CAT-03 keeps another band's figures from a band", async () => {
    const { manager } = test.database;
    const { band_id } = await makeProduct(manager);
    const other = await makePersonnel(manager, { role: 'band', band_id });
    expect((await figures(await test.signInAs('personnel', other.id))).rows).toEqual([]);
  });
});
