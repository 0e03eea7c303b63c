import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Product, Stage } from '@wethi/catalog';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { LIVE_ON_AIR } from '@wethi/contract';
import { OutboxRow, PubSub, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { VideoSource } from '../processing/video-source.entity';
import { makeLiveStreaming, makeLiveStreamingCamera } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import { Ingest } from './ingest';

const KEY = 'a1b2c3d4e5f60718';

describe('the ingest', () => {
  let test: TestApp;
  let address: string;
  let show: LiveStreaming;
  let contentId: string;
  /** Stands where the packager does, whose process has tests of its own (apps/packager). */
  let packager: Server;
  const orders: string[] = [];
  /** What the packager has of a show when it is to end it. */
  let seconds: number | null = 61.4;
  /** The show that it cannot do anything with. */
  let broken: string | undefined;
  /** The show that it reads for long when it is to end it. */
  let slow: { name: string; read: Promise<unknown> } | undefined;
  /** It tells of what it ended, also while it is still asked. */
  let told: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    packager = createServer((request, response) => {
      orders.push(request.url ?? '');
      if (request.url?.endsWith(broken ?? '?')) return void response.writeHead(500).end();
      const answer = () => response.end(JSON.stringify({ seconds, port: 8501 }));
      if (!request.url?.startsWith('/end/')) return void answer();
      told = onAir(0)
        .then(() => request.url === `/end/${slow?.name}` && slow?.read)
        .then(answer)
        .then(() => (seconds === null ? undefined : hook('changed')));
    }).listen(0, '127.0.0.1');
    await once(packager, 'listening');
    const { port } = packager.address() as AddressInfo;
    test = await createTestApp([MediaHttpModule], { PACKAGER_PORT: String(port) });
    address = await test.listen();
    const { manager } = test.database;
    const { id: stage_id } = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id, live_streaming_stream_key: KEY });
    contentId = (await manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id ?? '';
  });
  afterAll(async () => {
    packager.close();
    await test.close();
  });
  beforeEach(() => orders.splice(0));

  const hook = async (call: string, fields: Record<string, string> = {}, token = test.config.INTERNAL_TOKEN) => {
    const answer = await fetch(`${address}/internal/ingest/${call}`, {
      method: 'POST',
      // A connection that is kept for the next call would keep the API from ending.
      headers: { 'x-internal-token': token, connection: 'close' },
      body: new URLSearchParams({ call, ...fields }),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer;
  };
  const publish = async (name: string, token?: string) => {
    const { status, headers } = await hook('publish', { name }, token);
    return [status, headers.get('location')];
  };
  const change = (columns: Partial<LiveStreaming>) => test.database.manager.update(LiveStreaming, show.id, columns);
  const isLive = async () =>
    (await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id })).live_streaming_live;
  const onAir = (at = test.clock.now().getTime()) => test.get(PubSub).redis.zadd(LIVE_ON_AIR, at, contentId);
  const settle = () => test.get(Ingest).settle();
  /** Until the packager has nothing more to tell. @returns what it was asked for, once each */
  const quiet = async () => {
    for (let last: unknown; last !== told;) await (last = told);
    return [...new Set(orders.splice(0))];
  };

  it('WATCH-04 turns a key into the folder of the show, and that of a backup into its neighbour', async () => {
    expect(await publish(KEY)).toEqual([302, contentId]);
    expect(await publish(`${KEY}-backup`)).toEqual([302, `${contentId}-backup`]);
    for (const wrong of ['', '-backup', contentId, `${KEY}x`]) expect(await publish(wrong)).toEqual([403, null]);
  });

  it('WATCH-04 answers nobody without the internal token', async () => {
    expect(await publish(KEY, 'wrong')).toEqual([403, null]);
  });

  it('WATCH-04 says on air what the packager has, and off air what it is silent about', async () => {
    await onAir();
    await settle();
    expect(await isLive()).toBe('Y');
    await onAir(Date.now() - 20_000);
    await settle();
    expect([await isLive(), orders]).toEqual(['N', []]);
  });

  it('WATCH-04 puts off air whose key was replaced, or whose show is closed', async () => {
    await onAir();
    await change({ live_streaming_stream_key: 'another' });
    await settle();
    await change({ live_streaming_stream_key: KEY, live_streaming_status: 'N' });
    await settle();
    await change({ live_streaming_status: 'Y' });
    await settle();
    expect(orders).toEqual([`/drop/${contentId}`, `/drop/${contentId}`]);
  });

  it('WATCH-04 a show that the packager fails with keeps no other from going on and off air', async () => {
    const { manager } = test.database;
    const other = await makeLiveStreaming(manager, { stage_id: show.stage_id });
    broken = contentId;
    await onAir();
    await change({ live_streaming_status: 'N' });
    const { video_content_id } = await manager.findOneByOrFail(Video, { id: other.video_id });
    await test.get(PubSub).redis.zadd(LIVE_ON_AIR, Date.now(), video_content_id ?? '');
    await settle();
    expect((await manager.findOneByOrFail(LiveStreaming, { id: other.id })).live_streaming_live).toBe('Y');
    broken = undefined;
    await change({ live_streaming_status: 'Y' });
    await manager.delete(LiveStreaming, other.id);
  });

  it('WATCH-04 a show that takes long to end keeps no other from going on air', async () => {
    const { manager } = test.database;
    const [long, other] = [
      await makeLiveStreaming(manager, { stage_id: show.stage_id, live_streaming_end_at: test.clock.now() }),
      await makeLiveStreaming(manager, { stage_id: show.stage_id }),
    ];
    const nameOf = async ({ video_id }: LiveStreaming) =>
      (await manager.findOneByOrFail(Video, { id: video_id })).video_content_id ?? '';
    let read = () => undefined;
    seconds = null;
    slow = { name: await nameOf(long), read: new Promise((resolve) => (read = resolve as typeof read)) };
    await test.get(PubSub).redis.zadd(LIVE_ON_AIR, test.clock.now().getTime(), await nameOf(other));
    const settling = settle();
    await expect
      .poll(async () => (await manager.findOneByOrFail(LiveStreaming, { id: other.id })).live_streaming_live)
      .toBe('Y');
    read();
    await settling;
    [slow, seconds] = [undefined, 61.4];
    await manager.delete(LiveStreaming, [long.id, other.id]);
  });

  it('WATCH-04 opens a way for weak uplinks until somebody closes it or renews the key', async () => {
    const headers = await test.signInAs('personnel', 1);
    const id = show.id;
    const address = async () =>
      (await test.request('GET', `/api/liveStreamingSrt?id=${id}`, { headers })).body.data as object;
    const turn = (srt_open: string) =>
      test.request('POST', '/api/liveStreamingSrt', { headers, body: { id, srt_open } });
    const host = new URL(test.config.LIVE_SERVER.replace('rtmp:', 'http:')).hostname;
    expect(await address()).toEqual({ live_streaming_srt: null });
    expect((await turn('Y')).body.data).toEqual({ live_streaming_srt: `srt://${host}:8501` });
    expect(await address()).toEqual({ live_streaming_srt: `srt://${host}:8501` });
    await turn('N');
    expect([orders, await address()]).toEqual([
      [`/srt/${contentId}`, `/srt-off/${contentId}`],
      { live_streaming_srt: null },
    ]);
    await turn('Y');
    await change({ live_streaming_stream_key: 'another' });
    expect(await address()).toEqual({ live_streaming_srt: null });
    await change({ live_streaming_stream_key: KEY });
  });

  describe('of a show that is deleted', () => {
    const listening = () => test.get(PubSub).redis.hkeys('live:srt');
    const close = () => test.get(PubSub).redis.del('live:srt');
    beforeEach(close);
    afterEach(close);

    /** A show and a camera of it, each with a way for weak uplinks. @returns the show's id and the orders to end them */
    async function listeningShow() {
      const { manager } = test.database;
      const headers = await test.signInAs('personnel', 1);
      const { id, band_id, video_id } = await makeLiveStreaming(manager, { stage_id: show.stage_id });
      const camera = await makeLiveStreamingCamera(manager, { id, band_id });
      const open = { headers, body: { id, srt_open: 'Y' } };
      await test.request('POST', '/api/liveStreamingSrt', open);
      await test.request('POST', '/api/liveStreamingCameraSrt', { ...open, body: { ...open.body, id: camera.id } });
      expect(await listening()).toHaveLength(2);
      const { video_content_id } = await manager.findOneByOrFail(Video, { id: video_id });
      const ends = [video_content_id, camera.live_streaming_camera_content_id].map((name) => `/end/${name}`).sort();
      orders.splice(0);
      return { id, headers, ends };
    }

    it('WATCH-04 WATCH-10 the ways in are free for others, those of its cameras as well', async () => {
      const { id, headers, ends } = await listeningShow();
      expect((await test.request('DELETE', `/api/liveStreaming?id=${id}`, { headers })).status).toBe(200);
      expect([(await quiet()).sort(), await listening()]).toEqual([ends, []]);
    });

    it('WATCH-04 WATCH-10 they are free by the next look when the packager was away', async () => {
      const { id, ends } = await listeningShow();
      await settle();
      expect([orders, (await listening()).length]).toEqual([[], 2]);
      await test.database.manager.delete(LiveStreaming, id);
      await settle();
      expect([(await quiet()).sort(), await listening()]).toEqual([ends, []]);
    });
  });

  const videoOf = () => test.database.manager.findOneByOrFail(Video, { id: show.video_id });
  const jobs = () => test.database.manager.countBy(OutboxRow, { name: 'draw-recording' });
  const post = async (path: string, body: object) =>
    test.request('POST', `/api/${path}`, { headers: await test.signInAs('personnel', 1), body });

  it('WATCH-12 saving the video of a show on air makes no replay of it', async () => {
    await test.get(Storage).put('videos', `${contentId}/master.m3u8`, Buffer.from('#EXTM3U'));
    expect((await post('videos', { id: show.video_id, video_detail: '<p>คืนนี้</p>' })).status).toBe(200);
    expect((await videoOf()).video_status).toBe('create');
  });

  it('WATCH-12 makes the replay of a show that was ended, once', async () => {
    await onAir();
    await change({ live_streaming_end_at: test.clock.now() });
    await Promise.all([settle(), settle()]);
    expect(await quiet()).toEqual([`/end/${contentId}`]);
    await settle();
    const { video_status, video_duration } = await videoOf();
    expect([orders, video_status, video_duration]).toEqual([[], 'ready', 61]);
    expect([await jobs(), await isLive()]).toEqual([1, 'N']);
    const { redis } = test.get(PubSub);
    const kept = ['live:opened-by', 'live:srt'].map((key) => redis.hexists(key, contentId));
    expect(await Promise.all(kept)).toEqual([0, 0]);
  });

  it('WATCH-12 sends away who publishes into a replay, which stays as it is', async () => {
    await test.database.manager.update(Video, show.video_id, { video_duration: 60 });
    await onAir();
    await settle();
    expect([await quiet(), (await videoOf()).video_duration, await jobs()]).toEqual([[`/end/${contentId}`], 60, 1]);
  });

  it('WATCH-12 WATCH-04 a show that was opened again is taken up with its cameras, and becomes a replay again', async () => {
    const camera = await makeLiveStreamingCamera(test.database.manager, show);
    expect((await post('liveStreamingReopen', { id: show.id })).status).toBe(200);
    const names = [contentId, camera.live_streaming_camera_content_id];
    expect(orders.splice(0).sort()).toEqual(names.map((name) => `/open/${name}`).sort());
    await test.database.manager.delete(LiveStreamingCamera, camera.id);
    expect((await videoOf()).video_status).toBe('create');
    test.clock.advance(60);
    await onAir();
    await settle();
    expect([orders, await isLive()]).toEqual([[], 'Y']);
    await post('liveStreamingEnd', { id: show.id });
    await settle();
    expect(await quiet()).toEqual([`/end/${contentId}`]);
    await settle();
    const { video_status, video_duration } = await videoOf();
    expect([orders, video_status, video_duration, await jobs()]).toEqual([[], 'ready', 61, 2]);
  });

  it('WATCH-12 a show is not opened again once a file took the place of what it sent', async () => {
    const source = { source_name: 'a.mp4', source_bytes: 1, source_path: 'video-source/a.mp4' };
    await test.database.manager.insert(VideoSource, { video_id: show.video_id, ...source });
    expect((await post('liveStreamingReopen', { id: show.id })).body.code).toBe('LIVE_END_KEPT');
    await test.database.manager.delete(VideoSource, { video_id: show.video_id });
  });

  it('WATCH-12 a show that was on air is asked for again where this packager knows nothing of it, for an hour', async () => {
    await change({ live_streaming_end_at: test.clock.now(), live_streaming_packed_at: null });
    await test.database.manager.update(Video, show.video_id, { video_status: 'create' });
    const isPacked = async () => {
      await settle();
      const { live_streaming_packed_at } = await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
      return live_streaming_packed_at !== null;
    };
    seconds = null;
    expect(await isPacked()).toBe(false);
    test.clock.advance(3_599);
    expect(await isPacked()).toBe(false);
    test.clock.advance(1);
    expect([await isPacked(), (await videoOf()).video_status]).toEqual([true, 'create']);
  });

  it('WATCH-12 asks no more for the end of a show that never sent anything, and leaves its video to an upload', async () => {
    await change({ live_streaming_start_at: null, live_streaming_packed_at: null });
    seconds = null;
    await settle();
    expect(await quiet()).toEqual([`/end/${contentId}`]);
    await settle();
    expect([orders, (await videoOf()).video_status, await jobs()]).toEqual([[], 'create', 2]);
    // By these two everybody sees that it has no replay.
    const { body } = await test.request('GET', `/api/liveStreamingById?id=${show.id}`);
    expect(body.data).toMatchObject({ live_streaming_packed_at: expect.any(String) as string });
    expect((await test.request('GET', `/api/videosById?id=${show.video_id}`)).status).toBe(404);
  });

  describe('and what is sold of it', () => {
    const seen = async () => {
      const rows = await test.database.manager.find(Product, {
        where: { stage_id: show.stage_id },
        order: { id: 'ASC' },
      });
      return rows.map(({ product_live }) => product_live).join('');
    };
    const lineGone = () => onAir(test.clock.now().getTime() - 20_000);

    beforeEach(async () => {
      const { manager } = test.database;
      const { stage_id } = show;
      await manager.update(Stage, stage_id, { stage_date: '2026-11-28', stage_time_start: '19:30:00' });
      await makeProduct(manager, { stage_id, product_status: 'sale' });
      await makeProduct(manager, { stage_id, product_status: 'end', product_format: 'both' });
      await makeProduct(manager, { stage_id, product_status: 'replay' });
      await makeProduct(manager, { stage_id, product_status: 'sale', product_format: 'onsite' });
      await makeProduct(manager, { stage_id, product_status: 'sale', product_type: 'C' });
      await manager.update(Product, { stage_id }, { product_show_at: '2026-11-28 19:30:00' });
      await change({
        ...{ live_streaming_live: 'N', live_streaming_start_at: null },
        ...{ live_streaming_end_at: null, live_streaming_packed_at: null, live_streaming_access: 'buyers' },
      });
      test.clock.set('2026-11-28T19:10:00+07:00');
      await onAir();
    });
    afterEach(async () => {
      await lineGone();
      await test.database.manager.delete(Product, { stage_id: show.stage_id });
      test.clock.set();
      await settle();
    });

    it('CAT-09 WATCH-04 is seen live from its picture to its end, also while the line is gone', async () => {
      expect(await seen()).toBe('NNNNN');
      await settle();
      expect(await seen()).toBe('YYNNN');
      await lineGone();
      await settle();
      expect([await isLive(), await seen()]).toEqual(['N', 'YYNNN']);
      await change({ live_streaming_end_at: test.clock.now(), live_streaming_packed_at: test.clock.now() });
      await settle();
      expect(await seen()).toBe('NNNNN');
    });

    it('CAT-09 is live no more in the night, where nobody ends it', async () => {
      await settle();
      test.clock.set('2026-11-29T01:31:00+07:00');
      await onAir();
      await settle();
      expect([await isLive(), await seen()]).toEqual(['Y', 'NNNNN']);
    });

    it('CAT-09 is not live in a rehearsal, on another day, and where it is cancelled', async () => {
      await change({ live_streaming_access: 'team' });
      await settle();
      expect(await seen()).toBe('NNNNN');
      await change({ live_streaming_access: 'all' });
      await test.database.manager.update(Stage, show.stage_id, { stage_status: 'Cancel' });
      await settle();
      expect(await seen()).toBe('NNNNN');
      await test.database.manager.update(Stage, show.stage_id, { stage_status: 'Ready' });
      test.clock.set('2026-11-27T19:10:00+07:00');
      await onAir();
      await settle();
      expect(await seen()).toBe('NNNNN');
    });

    it('CAT-09 is live where somebody says so, and renews its page', async () => {
      await lineGone();
      await test.database.manager.update(
        Product,
        { stage_id: show.stage_id, product_type: 'C' },
        { product_status: 'live' },
      );
      await settle();
      expect(await seen()).toBe('NNNNY');
    });
  });
});
