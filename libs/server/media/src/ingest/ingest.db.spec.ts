import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeStage } from '@wethi/catalog/testing';
import { LIVE_ON_AIR } from '@wethi/contract';
import { OutboxRow, PubSub } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
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

  beforeAll(async () => {
    packager = createServer((request, response) => {
      orders.push(request.url ?? '');
      response.end(JSON.stringify({ seconds: 61.4, port: 8501 }));
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

  const publish = async (name: string, token = test.config.INTERNAL_TOKEN) => {
    const { status, headers } = await fetch(`${address}/internal/ingest/publish`, {
      method: 'POST',
      headers: { 'x-internal-token': token },
      body: new URLSearchParams({ call: 'publish', name }),
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  const change = (columns: Partial<LiveStreaming>) => test.database.manager.update(LiveStreaming, show.id, columns);
  const isLive = async () =>
    (await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id })).live_streaming_live;
  const onAir = (at = Date.now()) => test.get(PubSub).redis.zadd(LIVE_ON_AIR, at, contentId);
  const settle = () => test.get(Ingest).settle();

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

  it('WATCH-12 makes the replay of a show that was ended, once', async () => {
    await onAir();
    await change({ live_streaming_end_at: new Date() });
    await settle();
    await onAir(0);
    await settle();
    const video = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    expect([orders, video.video_status, video.video_duration]).toEqual([[`/end/${contentId}`], 'ready', 61]);
    expect(await test.database.manager.countBy(OutboxRow, { name: 'draw-recording' })).toBe(1);
    expect(await isLive()).toBe('N');
  });
});
