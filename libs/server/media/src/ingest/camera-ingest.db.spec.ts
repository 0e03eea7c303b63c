import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser } from '@wethi/accounts/testing';
import { makeBandMember, makeProduct, makeStage } from '@wethi/catalog/testing';
import { backupOf, isCameraName, LIVE_ON_AIR, type LiveAccess, type YesNo } from '@wethi/contract';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow, PubSub, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import { Ingest } from './ingest';

/** Every test goes on where the one before left the evening. */
describe('the cameras of a live show', () => {
  let test: TestApp;
  /** Stands where the packager does, whose process has tests of its own (apps/packager). */
  let packager: Server;
  const orders: string[] = [];
  /** What the packager has of a stream when it is to end it. */
  let seconds: number | null = 61.4;
  let show: LiveStreaming;
  let member: { id: number };
  let headers: { authorization: string };
  let cameraId: number;
  let name: string;
  let key: string;

  beforeAll(async () => {
    packager = createServer((request, response) => {
      orders.push(request.url ?? '');
      response.end(JSON.stringify({ seconds, port: 8501 }));
    }).listen(0, '127.0.0.1');
    await once(packager, 'listening');
    const { port } = packager.address() as AddressInfo;
    test = await createTestApp([MediaHttpModule], { PACKAGER_PORT: String(port) });
    const { manager } = test.database;
    const { id: stage_id, band_id } = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id });
    member = await makeBandMember(manager, { band_id, band_member_name: 'พราว' });
    headers = await test.signInAs('personnel', 1);
  });
  afterAll(async () => {
    packager.close();
    await test.close();
  });
  beforeEach(() => orders.splice(0));

  const add = (band_member_id: number, more = {}) =>
    test.request('POST', '/api/liveStreamingCamera', {
      headers,
      body: { live_streaming_id: show.id, band_member_id, ...more },
    });
  const ask = (path: string) => test.request('GET', `/api/${path}`, { headers });
  const camera = () => test.database.manager.findOneByOrFail(LiveStreamingCamera, { id: cameraId });
  const isOnAir = async () => (await camera()).live_streaming_camera_live;
  const change = (columns: Partial<LiveStreaming>) => test.database.manager.update(LiveStreaming, show.id, columns);
  const sends = (at = test.clock.now().getTime()) => test.get(PubSub).redis.zadd(LIVE_ON_AIR, at, name);
  const leaves = () => test.get(PubSub).redis.zrem(LIVE_ON_AIR, name);
  const settle = () => test.get(Ingest).settle();
  const open = (secret: string) => test.get(Ingest).open(secret);

  it('WATCH-10 a member gets one camera of a show, with a key of its own that is read by itself', async () => {
    const { status, body } = await add(member.id);
    expect(status).toBe(200);
    cameraId = (body.data as { insertId: number }).insertId;
    name = (await camera()).live_streaming_camera_content_id ?? '';
    expect([isCameraName(name), name.length]).toEqual([true, 32]);
    const known = (await ask(`liveStreamingCameraKey?id=${cameraId}`)).body.data as Record<string, string>;
    key = known['live_streaming_stream_key'] ?? '';
    expect([key.length, known['live_streaming_server']]).toEqual([40, test.config.LIVE_SERVER]);
    const list = await ask(`liveStreamingCameraByLiveStreamingId?live_streaming_id=${show.id}`);
    expect(list.body.data).toMatchObject([{ id: cameraId, live_streaming_camera_live: 'N' }]);
    expect(JSON.stringify(list.body)).not.toContain(key);
    expect((await add(member.id)).body.code).toBe('LIVE_CAMERA_TAKEN');
  });

  it('WATCH-10 gets another key, with which the old one opens nothing and whoever sends is sent away', async () => {
    const { body } = await test.request('POST', '/api/liveStreamingCameraNewKey', { headers, body: { id: cameraId } });
    const { live_streaming_stream_key: renewed } = body.data as { live_streaming_stream_key: string };
    expect([renewed.length, renewed === key, await open(key), await open(renewed)]).toEqual([
      40,
      false,
      undefined,
      name,
    ]);
    expect(orders).toEqual([expect.stringContaining(name)]);
    key = renewed;
  });

  it('WATCH-10 takes no member of another band, and moves to no other show', async () => {
    const { manager } = test.database;
    expect((await add((await makeBandMember(manager)).id)).status).toBe(422);
    const other = await makeLiveStreaming(manager, { stage_id: show.stage_id });
    expect((await add(member.id, { id: cameraId, live_streaming_id: other.id })).status).toBe(422);
  });

  it('WATCH-10 WATCH-16 its key opens its stream and that which stands by, and nothing of the show; a closed show takes no camera', async () => {
    expect([await open(key), await open(backupOf(key)), await open(name)]).toEqual([name, backupOf(name), undefined]);
    await change({ live_streaming_status: 'N' });
    expect(await open(key)).toBeUndefined();
    await sends();
    await settle();
    expect(orders).toEqual([`/drop/${name}`]);
    await change({ live_streaming_status: 'Y' });
  });

  it('WATCH-10 who sends with a key that was replaced is sent away, also when the packager was away', async () => {
    const columns = (live_streaming_camera_stream_key: string) =>
      test.database.manager.update(LiveStreamingCamera, cameraId, { live_streaming_camera_stream_key });
    expect(await open(key)).toBe(name);
    await sends();
    await columns('another');
    await settle();
    expect(orders).toEqual([`/drop/${name}`]);
    await columns(key);
    await settle();
    expect(orders).toHaveLength(1);
  });

  it('WATCH-10 WATCH-16 opens a way for weak uplinks of its own until somebody closes it or renews the key', async () => {
    const address = async () => (await ask(`liveStreamingCameraSrt?id=${cameraId}`)).body.data;
    const turn = (srt_open: string) =>
      test.request('POST', '/api/liveStreamingCameraSrt', { headers, body: { id: cameraId, srt_open } });
    const opened = { live_streaming_srt: expect.stringMatching(/^srt:\/\/[^:]+:8501$/) };
    expect(await address()).toEqual({ live_streaming_srt: null });
    expect((await turn('Y')).body.data).toEqual(opened);
    expect(await address()).toEqual(opened);
    expect((await ask(`liveStreamingSrt?id=${show.id}`)).body.data).toEqual({ live_streaming_srt: null });
    await turn('N');
    expect([orders, await address()]).toEqual([[`/srt/${name}`, `/srt-off/${name}`], { live_streaming_srt: null }]);
    await turn('Y');
    const columns = (live_streaming_camera_stream_key: string) =>
      test.database.manager.update(LiveStreamingCamera, cameraId, { live_streaming_camera_stream_key });
    await columns('another');
    expect(await address()).toEqual({ live_streaming_srt: null });
    await columns(key);
    expect(await address()).toEqual(opened);
    await change({ live_streaming_end_at: test.clock.now() });
    expect((await turn('Y')).body.code).toBe('LIVE_SRT_OFF');
    await change({ live_streaming_end_at: null });
  });

  it('WATCH-10 is on air while it sends, which puts no show on air', async () => {
    await sends();
    await settle();
    const { live_streaming_live, live_streaming_start_at } = await test.database.manager.findOneByOrFail(
      LiveStreaming,
      { id: show.id },
    );
    expect([await isOnAir(), live_streaming_live, live_streaming_start_at]).toEqual(['Y', 'N', null]);
    await leaves();
    await settle();
    expect([await isOnAir(), orders]).toEqual(['N', []]);
  });

  const playlist = (date: string) =>
    Buffer.from(`#EXTM3U\n#EXT-X-PROGRAM-DATE-TIME:${date}\n#EXTINF:1.00000,\na.m4s\n`);
  const videos = () => test.database.manager.findBy(Video, { video_type: 'member' });
  const jobs = () => test.database.manager.countBy(OutboxRow, { name: 'draw-recording' });

  it('WATCH-10 WATCH-12 one that was sent is asked for again where this packager knows nothing of it', async () => {
    await change({ live_streaming_end_at: test.clock.now() });
    seconds = null;
    await settle();
    expect((await camera()).live_streaming_camera_packed_at).toBeNull();
    seconds = 61.4;
    await change({ live_streaming_end_at: null, live_streaming_packed_at: null });
    orders.splice(0);
  });

  it('WATCH-10 WATCH-12 becomes a video of the stage when the show ends, once, with its beginning beside the show’s', async () => {
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    const storage = test.get(Storage);
    await storage.put('videos', `${video_content_id}/source.m3u8`, playlist('2026-11-28T13:00:00.000Z'));
    await storage.put('videos', `${name}/source.m3u8`, playlist('2026-11-28T13:00:02.500Z'));
    await change({ live_streaming_end_at: test.clock.now() });
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await videos()).toMatchObject([
      {
        ...{ stage_id: show.stage_id, band_id: show.band_id, band_member_id: member.id, video_name: 'กล้องพราว' },
        ...{ video_content_id: name, video_status: 'ready', video_duration: 61, video_start_ms: 2_500 },
      },
    ]);
    // The show's own recording and the camera's.
    expect([new Set(orders), await jobs()]).toEqual([new Set([`/end/${video_content_id}`, `/end/${name}`]), 2]);
  });

  it('WATCH-10 sends away who sends beside a show that ended, and leaves the video as it is', async () => {
    await sends();
    await settle();
    expect([new Set(orders), await isOnAir(), await jobs()]).toEqual([new Set([`/end/${name}`]), 'N', 2]);
    await leaves();
  });

  it('WATCH-10 WATCH-12 a show that was opened again takes its cameras again, into the same video', async () => {
    await test.request('POST', '/api/liveStreamingReopen', { headers, body: { id: show.id } });
    expect(orders.splice(0)).toContain(`/open/${name}`);
    expect(await open(key)).toBe(name);
    await settle();
    expect(orders).toEqual([]);
    test.clock.advance(60);
    seconds = 80;
    await change({ live_streaming_end_at: test.clock.now() });
    await settle();
    expect((await videos()).map(({ video_duration }) => video_duration)).toEqual([80]);
  });

  it('WATCH-10 a camera that sent nothing has no video, and is asked for once', async () => {
    seconds = null;
    const other = await makeBandMember(test.database.manager, { band_id: show.band_id });
    const { insertId } = (await add(other.id)).body.data as { insertId: number };
    await settle();
    await settle();
    expect(orders).toHaveLength(1);
    const row = await test.database.manager.findOneByOrFail(LiveStreamingCamera, { id: insertId });
    expect([row.video_id, (await videos()).length]).toEqual([null, 1]);
  });

  it('WATCH-03 WATCH-10 what cameras of a rehearsal and of a replay that stays closed sent opens with it, not before', async () => {
    const { manager } = test.database;
    const { id: product_id } = await makeProduct(manager, { stage_id: show.stage_id, band_id: show.band_id });
    const { id: user_id } = await makeUser(manager);
    await makeOrder(manager, { user_id, product_id, approve_date: test.clock.today() });
    const buyer = await test.signInAs('user', user_id);
    const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers, body });
    seconds = 80;
    const ended = async (access: LiveAccess, video_disable?: YesNo) => {
      const { id, video_id } = await makeLiveStreaming(manager, { stage_id: show.stage_id });
      const camera_id = ((await add(member.id, { live_streaming_id: id })).body.data as { insertId: number }).insertId;
      await post('liveStreaming', { id, live_streaming_access: access });
      await post('liveStreamingEnd', { id, video_disable });
      await settle();
      const sent = (await manager.findOneByOrFail(LiveStreamingCamera, { id: camera_id })).video_id;
      const opened = async () =>
        (await test.request('GET', `/api/videosUserViewById?id=${sent}`, { headers: buyer })).body.code ?? 'OK';
      return { id, video_id, opened };
    };
    const [shown, rehearsal, closed] = [await ended('buyers', 'N'), await ended('team'), await ended('buyers', 'Y')];
    const all = () => Promise.all([shown, rehearsal, closed].map(({ opened }) => opened()));
    expect(await all()).toEqual(['OK', 'VIDEO_CLOSED', 'VIDEO_CLOSED']);
    await post('videos', { id: shown.video_id, video_disable: 'Y' });
    await post('liveStreaming', { id: rehearsal.id, live_streaming_access: 'buyers' });
    await post('videos', { id: closed.video_id, video_disable: 'N' });
    expect(await all()).toEqual(['VIDEO_CLOSED', 'OK', 'OK']);
    await post('liveStreamingReopen', { id: closed.id });
    await post('liveStreamingEnd', { id: closed.id, video_disable: 'Y' });
    expect(await closed.opened()).toBe('VIDEO_CLOSED');
    await settle();
  });

  it('WATCH-10 who sends to a camera that is removed is sent away, also when that was missed', async () => {
    const { manager } = test.database;
    const live = await makeLiveStreaming(manager, { stage_id: show.stage_id });
    const { insertId } = (await add(member.id, { live_streaming_id: live.id })).body.data as { insertId: number };
    const of = await manager.findOneByOrFail(LiveStreamingCamera, { id: insertId });
    name = of.live_streaming_camera_content_id ?? '';
    await sends();
    await settle();
    const removed = await test.request('DELETE', `/api/liveStreamingCamera?id=${insertId}`, { headers });
    expect([removed.status, orders]).toEqual([200, [`/end/${name}`]]);
    await settle();
    expect(orders).toEqual([`/end/${name}`, `/end/${name}`]);
    await leaves();
  });
});
