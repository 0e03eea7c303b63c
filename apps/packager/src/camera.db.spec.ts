import { makeStage } from '@wethi/catalog/testing';
import { backupOf, liveHealthKey } from '@wethi/contract';
import { Ingest, LiveStreaming, LiveStreamingCamera, MediaHttpModule, Video } from '@wethi/media';
import { makeLiveStreaming, makeLiveStreamingCamera } from '@wethi/media/testing';
import { PubSub, Storage } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { cookieOf, freePort, LiveSystem, note } from './testing/live-system';
import { FPS, numbersIn, Publisher } from './testing/publisher';

const KEY = 'b1b2c3d4e5f60718';
const CAMERA_KEY = 'c1b2c3d4e5f60718';

/** A show and a member's camera that are sent side by side, up to their recordings. */
describe('a camera beside a live show', () => {
  let test: TestApp;
  let live: LiveSystem;
  let show: LiveStreaming;
  let showFolder: string;
  let camera: LiveStreamingCamera;
  let folder: string;
  const publishers: Publisher[] = [];

  beforeAll(async () => {
    const packagerPort = await freePort();
    test = await createTestApp([MediaHttpModule], { PACKAGER_PORT: String(packagerPort) });
    live = await LiveSystem.start(Number(new URL(await test.listen()).port), packagerPort, test.config.REDIS_URL);
    const { manager } = test.database;
    const { id: stage_id } = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id, live_streaming_stream_key: KEY });
    showFolder = (await manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id ?? '';
    camera = await makeLiveStreamingCamera(manager, show, { live_streaming_camera_stream_key: CAMERA_KEY });
    folder = camera.live_streaming_camera_content_id ?? '';
  });
  afterAll(async () => {
    await Promise.all(publishers.map((publisher) => publisher.break()));
    await live.stop();
    await test.close();
  });

  const publish = (key: string, options = {}) => {
    const publisher = new Publisher(live.addressOf(key), options);
    publishers.push(publisher);
    return publisher;
  };
  const isOnAir = (live_streaming_camera_live: 'Y' | 'N') =>
    test.database.manager.existsBy(LiveStreamingCamera, { id: camera.id, live_streaming_camera_live });
  const segments = (of: string) => live.read(of, 'source.m3u8').split('#EXTINF').length - 1;
  const master = () => live.read(folder, 'master.m3u8');

  it('WATCH-10 takes no camera whose picture would have to be encoded', async () => {
    const publisher = publish(CAMERA_KEY, { options: '-c:v flv1 -b:v 1M', frames: 5 * FPS });
    await publisher.ended;
    expect(live.read(folder, 'source.m3u8')).toBe('');
  }, 30_000);

  it('WATCH-10 is packed beside the show in one quality, as it comes', async () => {
    publish(KEY);
    await until(() => segments(showFolder) > 1);
    const began = publish(CAMERA_KEY).began;
    await until(async () => (await live.watch(folder, 'source.m3u8')).text.includes('#EXT-X-PART:'));
    note(`a camera's first part ${Date.now() - began} ms after its publisher was started`);
    await until(() => isOnAir('Y'));
    await until(async () => (await live.watch(folder, 'still.jpg')).status === 200);
    await until(() => master() !== '');
    expect(master().match(/^\w+\.m3u8$/gm)).toEqual(['source.m3u8']);
    expect(live.read(showFolder, 'master.m3u8').match(/^\w+\.m3u8$/gm)).toEqual([
      ...['source.m3u8', '120.m3u8', 'audio.m3u8'],
    ]);
  });

  it('WATCH-03 WATCH-10 opens to its own cookie alone, not to that of the show', async () => {
    await until(() => segments(folder) > 1);
    for (const file of ['master.m3u8', 'source.m3u8', 'source-0.mp4', 'source-0.m4s', 'still.jpg']) {
      expect([file, (await live.watch(folder, file)).status]).toEqual([file, 200]);
      expect([file, (await live.watch(folder, file, {})).status]).toEqual([file, 403]);
      expect([file, (await live.watch(folder, file, cookieOf(showFolder))).status]).toEqual([file, 403]);
    }
  });

  it('WATCH-10 goes off air without the show, which goes on', async () => {
    await publishers.at(-1)?.break();
    await until(() => isOnAir('N'));
    const before = segments(showFolder);
    await until(() => segments(showFolder) > before + 1);
    const row = await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
    expect(row.live_streaming_live).toBe('Y');
    publish(CAMERA_KEY);
    await until(() => isOnAir('Y'));
  });

  it('WATCH-10 WATCH-16 is taken by SRT, and goes on with its backup while that is away', async () => {
    const key = 'd1b2c3d4e5f60718';
    const { live_streaming_camera_content_id: other } = await makeLiveStreamingCamera(test.database.manager, show, {
      live_streaming_camera_stream_key: key,
    });
    const address = await live.openSrt(other ?? '', key);
    const bySrt = new Publisher(address());
    await until(() => segments(other ?? '') > 0);
    const backup = new Publisher(live.addressOf(backupOf(key)));
    try {
      const health = async () => (await test.get(PubSub).redis.get(liveHealthKey(other ?? ''))) ?? '';
      await until(async () => (await health()).includes('"hasBackup":true'));
      await bySrt.break();
      await until(async () => (await health()).includes('"onBackup"'));
      const before = segments(other ?? '');
      await until(() => segments(other ?? '') > before + 1);
    } finally {
      await backup.break();
    }
  });

  it('WATCH-10 WATCH-12 becomes a video beside the replay, and its publisher is sent away', async () => {
    // The API reads what the packager wrote; here each has a disk of its own.
    for (const name of [showFolder, folder])
      await test.get(Storage).put('videos', `${name}/source.m3u8`, live.bytes(name, 'source.m3u8'));
    await test.database.manager.update(LiveStreaming, show.id, { live_streaming_end_at: new Date() });
    await test.get(Ingest).settle();
    await publishers.at(-1)?.ended;
    const video = await test.database.manager.findOneByOrFail(Video, { video_content_id: folder });
    expect(video).toMatchObject({ video_type: 'member', video_status: 'ready', stage_id: show.stage_id });
    expect(video.video_start_ms).toBeGreaterThan(1_000);
    const playlist = live.read(folder, 'source.m3u8');
    expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/);
    const sessions = playlist.split('#EXT-X-MAP').slice(1);
    const numbers = await Promise.all(
      sessions.map((session) => {
        const files = [/URI="([^"]+)"/.exec(session)?.[1] ?? '', ...(session.match(/^\S+\.m4s$/gm) ?? [])];
        return numbersIn(Buffer.concat(files.map((file) => live.bytes(folder, file))));
      }),
    );
    expect(numbers.map(([first]) => first)).toEqual([0, 0]);
    expect(Math.abs((video.video_duration ?? 0) - numbers.flat().length / FPS)).toBeLessThan(1);
  });
});
