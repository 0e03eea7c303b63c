import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStage } from '@wethi/catalog/testing';
import { Ingest, LiveStreaming, MediaHttpModule, Video } from '@wethi/media';
import { makeLiveStreaming } from '@wethi/media/testing';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { cookieOf, freePort, LiveSystem, note } from './testing/live-system';
import { FPS, numbersIn, Publisher } from './testing/publisher';

const KEY = 'a1b2c3d4e5f60718';

/** One show from the first try to its replay: every test goes on where the one before left it. */
describe('a live show', () => {
  let test: TestApp;
  let live: LiveSystem;
  let show: LiveStreaming;
  let contentId: string;
  let publisher: Publisher;

  beforeAll(async () => {
    const packagerPort = await freePort();
    test = await createTestApp([MediaHttpModule], { PACKAGER_PORT: String(packagerPort) });
    const apiPort = Number(new URL(await test.listen()).port);
    live = await LiveSystem.start(apiPort, packagerPort, test.config.REDIS_URL);
    const { manager } = test.database;
    const { id: stage_id } = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id, live_streaming_stream_key: KEY });
    contentId = (await manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id ?? '';
  });
  afterAll(async () => {
    await publisher.break();
    await live.stop();
    await test.close();
  });

  const publish = (ending = '', options = {}) => new Publisher(live.addressOf(`${KEY}${ending}`), options);
  const rowOf = () => test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
  const isLive = async (live_streaming_live: string) => (await rowOf()).live_streaming_live === live_streaming_live;
  const playlist = async (name = 'source') => (await live.watch(contentId, `${name}.m3u8`)).text;
  const sessions = async () => ((await playlist()).match(/#EXT-X-MAP/g) ?? []).length;
  const segments = async () => ((await playlist()).match(/#EXTINF/g) ?? []).length;
  /** Waits until pictures come that were not there before. @returns milliseconds */
  const goesOn = async (began = Date.now()) => {
    const before = await segments();
    await until(async () => (await segments()) > before + 1);
    return Date.now() - began;
  };
  const health = () => test.get(Ingest).health(contentId);

  it('WATCH-04 takes no publisher with a wrong key, nor one of a closed show', async () => {
    await new Publisher(live.addressOf('0123456789')).ended;
    await test.database.manager.update(LiveStreaming, show.id, { live_streaming_status: 'N' });
    await publish().ended;
    await test.database.manager.update(LiveStreaming, show.id, { live_streaming_status: 'Y' });
    expect((await live.watch(contentId, 'source.m3u8')).status).toBe(404);
    expect(await isLive('N')).toBe(true);
  });

  it('WATCH-04 is on air when the key is right, with all qualities', async () => {
    publisher = publish();
    await until(async () => (await playlist()).includes('#EXT-X-PART:'));
    const first = Date.now() - publisher.began;
    await until(() => isLive('Y'));
    await until(async () => (await live.watch(contentId, 'master.m3u8')).text.includes('audio.m3u8'));
    note(`first part ${first} ms after the publisher was started, master ${Date.now() - publisher.began} ms`);
    expect(await live.watch(contentId, 'master.m3u8')).toMatchObject({
      headers: { 'cache-control': 'private, no-store' },
    });
    const master = live.read(contentId, 'master.m3u8');
    expect(master).toMatch(/RESOLUTION=320x180,CODECS="avc1.42c0..,mp4a.40.2"\nsource.m3u8\n.*RESOLUTION=214x120/);
    await until(async () => (await health())?.state === 'onAir');
    expect(await health()).toMatchObject({ width: 320, height: 180, fps: FPS, audioChannels: 1, warnings: [] });
  });

  it('WATCH-03 opens nothing without the cookie', async () => {
    await until(async () => (await segments()) > 1);
    const files = ['master.m3u8', 'source.m3u8', '120.m3u8', 'source-0.mp4', 'source-0.m4s', 'source-0.0.m4s'];
    for (const file of files) {
      expect([file, (await live.watch(contentId, file)).status]).toEqual([file, 200]);
      expect([file, (await live.watch(contentId, file, {})).status]).toEqual([file, 403]);
    }
    for (const path of [
      `/live-parts/${contentId}/source-0.m4s`,
      '/internal/ingest/publish',
      `/recordings/${contentId}`,
    ])
      expect((await live.edge.ask(path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });

  it('WATCH-03 opens nothing to the cookie of another video, however the path is written', async () => {
    const headers = cookieOf('another1');
    writeFileSync(join(live.edge.storage, 'live', 'another1'), '');
    const ways = ['..\\{}\\x/..', '..%5C{}%5Cx/..', '../another1/..\\{}\\y/..', 'x/..\\..\\{}\\x/..'];
    for (const way of ways.map((way) => way.replace('{}', contentId)))
      for (const file of ['source.m3u8', 'master.m3u8', `source-${await segments()}.0.m4s`]) {
        const answer = await live.edge.ask(`/v/another1/${way}/${file}`, { headers });
        expect([way, file, answer.status === 200 && answer.text !== '']).toEqual([way, file, false]);
      }
    rmSync(join(live.edge.storage, 'live', 'another1'));
  });

  it('WATCH-04 answers a player that asks for the next part when the part is there', async () => {
    const hint = /PRELOAD-HINT:TYPE=PART,URI="(source-(\d+)\.(\d+)\.m4s)"/.exec(await playlist());
    const [, file = '', segment, part] = hint ?? [];
    const next = await live.watch(contentId, `source.m3u8?_HLS_msn=${segment}&_HLS_part=${part}`);
    expect(next.text).toContain(`URI="source-${segment}.`);
    expect((await live.watch(contentId, file)).status).toBe(200);
    expect((await live.watch(contentId, 'source-99999.0.m4s')).status).toBe(404);
    while ((await segments()) < 16) await goesOn();
    expect((await live.watch(contentId, 'source.m3u8?_HLS_skip=YES')).text).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=');
  }, 90_000);

  it('WATCH-04 goes on in the same playlists when the publisher comes back', async () => {
    await publisher.break();
    await until(() => isLive('N'));
    expect(await health()).toMatchObject({ state: 'lost' });
    publisher = publish();
    await until(async () => (await sessions()) === 2);
    expect(await playlist()).toContain('#EXT-X-DISCONTINUITY');
    await until(() => isLive('Y'));
  });

  it('WATCH-04 goes on when ffmpeg is killed, and when the packager is', async () => {
    await goesOn();
    live.killFfmpeg();
    note(`ffmpeg killed: goes on after ${await goesOn()} ms`);
    await live.killPackager();
    const killed = Date.now();
    // Without the packager, the playlist on disk.
    expect(await live.watch(contentId, 'source.m3u8')).toMatchObject({ status: 200 });
    expect((await playlist()).includes('#EXT-X-PART:')).toBe(false);
    await live.startPackager();
    note(`packager killed: goes on after ${await goesOn(killed)} ms`);
    expect(await sessions()).toBe(4);
  });

  it('WATCH-04 goes on with every picture when nginx stood still for seconds', async () => {
    await live.stallRtmp(6_000);
    await goesOn();
    expect(await sessions()).toBe(4);
  });

  it('WATCH-16 takes the backup while the publisher is away, and the publisher when it is back', async () => {
    const backup = publish('-backup');
    await until(async () => (await health())?.hasBackup === true);
    await publisher.break();
    const broke = Date.now();
    await until(async () => (await health())?.warnings.includes('onBackup') ?? false);
    note(`backup: goes on after ${await goesOn(broke)} ms`);
    publisher = publish('', { frames: 4 * FPS });
    await until(async () => (await health())?.warnings.length === 0);
    await backup.break();
    await publisher.ended;
    await until(() => isLive('N'));
  });

  it('WATCH-12 becomes a replay when it is ended, with every picture of every session', async () => {
    await test.database.manager.update(LiveStreaming, show.id, { live_streaming_end_at: new Date() });
    await test.get(Ingest).settle();
    const video = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    expect(video.video_status).toBe('ready');
    expect((await live.watch(contentId, 'source.m3u8')).headers['cache-control']).toBe('private, max-age=30');
    for (const name of ['source', '120', 'audio']) expect(await playlist(name)).toMatch(/#EXT-X-ENDLIST\n$/);
    const shown = (await playlist())
      .split('#EXT-X-MAP')
      .slice(1)
      .map((session) => {
        const files = [/URI="([^"]+)"/.exec(session)?.[1] ?? '', ...(session.match(/^\S+\.m4s$/gm) ?? [])];
        return Buffer.concat(files.map((file) => live.bytes(contentId, file)));
      });
    const numbers = await Promise.all(shown.map(numbersIn));
    for (const session of numbers)
      expect(session).toEqual(Array.from({ length: session.length }, (_, index) => (session[0] ?? 0) + index));
    // Who came, was killed (twice), stood by, came back and left by themselves.
    const [first = [], second = [], third = [], fourth = [], , last = []] = numbers;
    expect([first[0], second[0], last[0], last.length]).toEqual([0, 0, 0, 4 * FPS]);
    // What was begun anew follows without a gap.
    for (const [before, after] of [
      [second, third],
      [third, fourth],
    ] as const)
      expect(after[0]).toBeLessThanOrEqual((before.at(-1) ?? 0) + 1);
    const seconds = numbers.reduce((sum, { length }) => sum + length, 0) / FPS;
    expect(Math.abs((video.video_duration ?? 0) - seconds)).toBeLessThan(2);
  });

  it('WATCH-04 takes no publisher any more once it was ended', async () => {
    await publish().ended;
    expect(await isLive('N')).toBe(true);
  });
});
