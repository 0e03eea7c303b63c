import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MediaHttpModule, MediaJobsModule, type Video } from '@wethi/media';
import { publishUpload } from '@wethi/media/published-video';
import { Storage } from '@wethi/platform';
import { createTestApp, S3Server, type TestApp } from '@wethi/platform/testing';
import { startEdge, type Edge } from '../../../tools/services/testing/edge';

/** One machine makes a video ready; the other, with a disk of its own, has nothing but S3 in common with it. */
describe('two machines that share S3', () => {
  let s3: S3Server;
  let maker: TestApp;
  let other: TestApp;
  let edge: Edge;
  let video: Video;
  let folder: string;

  beforeAll(async () => {
    s3 = await S3Server.start();
    maker = await createTestApp([MediaJobsModule], s3.settings);
    other = await createTestApp([MediaHttpModule], s3.settings);
    const api = [Number(new URL(await other.listen()).port)];
    const { STORAGE_DIR, INTERNAL_TOKEN, MEDIA_SECRET } = other.config;
    edge = await startEdge({ api }, { ...s3.settings, STORAGE_DIR, INTERNAL_TOKEN, MEDIA_SECRET });
    video = await publishUpload(maker);
    folder = `/v/${video.video_content_id}`;
  });
  afterAll(async () => {
    await edge.stop();
    await maker.close();
    await other.close();
    await s3.stop();
  });

  function cookie({ of = video.video_content_id, seconds = 60 } = {}): { cookie: string } {
    const expires = Math.floor(Date.now() / 1000) + seconds;
    const signed = `${expires}.u12.s-1.${of}.${other.config.MEDIA_SECRET}`;
    return { cookie: `vt=${expires}.u12.s-1.${createHash('md5').update(signed).digest('base64url')}` };
  }
  const get = (path: string, headers: Record<string, string> = cookie()) => edge.ask(path, { headers });
  const onDisk = (path: string) => existsSync(join(other.config.STORAGE_DIR, path));
  const filesOf = (playlist: string) => playlist.match(/[\w.-]+\.(m3u8|m4s|mp4|vtt)\b/g) ?? [];

  it('RUN-06 WATCH-03 opens nothing without the cookie, of playlists, segments, pictures and captions, and fetches nothing for it', async () => {
    const storage = maker.get(Storage);
    await storage.put('videos', `${video.video_content_id}/captions-th.vtt`, Buffer.from('WEBVTT'));
    const paths: string[] = [];
    for await (const { path } of storage.list('videos', video.video_content_id ?? '')) paths.push(`/v/${path}`);
    const kinds = new Set(paths.map((path) => extname(path)));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['.jpg', '.m3u8', '.m4s', '.mp4', '.vtt']));
    for (const path of paths) {
      expect((await get(path, {})).status).toBe(403);
      expect((await get(path, cookie({ of: 'another' }))).status).toBe(403);
      expect((await get(path, cookie({ seconds: -1 }))).status).toBe(410);
    }
    expect(onDisk('videos')).toBe(false);
  });

  it('RUN-06 WATCH-01 plays a video that the other machine published, from its own disk from then on', async () => {
    const master = await get(`${folder}/master.m3u8`);
    expect([master.status, master.headers['content-type'], master.headers['cache-control']]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
      'private, max-age=30',
    ]);
    const playlists = filesOf(master.text).filter((name) => name.endsWith('.m3u8'));
    expect(playlists.length).toBeGreaterThan(1);
    for (const playlist of playlists) {
      const segments = filesOf((await get(`${folder}/${playlist}`)).text);
      expect(segments.length).toBeGreaterThan(1);
      for (const segment of segments) {
        const answers = await Promise.all(Array.from({ length: 5 }, () => get(`${folder}/${segment}`)));
        const written = await maker.get(Storage).get('videos', `${video.video_content_id}/${segment}`);
        expect(answers.map(({ status, text }) => [status, text === written?.toString()])).toEqual(
          answers.map(() => [200, true]),
        );
        expect(answers[0]?.headers['cache-control']).toMatch(/^private, .*immutable$/);
        expect(onDisk(`videos/${video.video_content_id}/${segment}`)).toBe(true);
        expect((await get(`${folder}/${segment}`, {})).status).toBe(403);
      }
    }
    const [segment = ''] = filesOf((await get(`${folder}/${playlists[0]}`)).text);
    const part = await get(`${folder}/${segment}`, { ...cookie(), range: 'bytes=4-7' });
    expect([part.status, part.headers['content-length']]).toEqual([206, '4']);
  });

  it('RUN-06 shows a public picture and its widths, each kept as long as it may be', async () => {
    const path = video.video_path ?? '';
    const first = await get(`/files/${path}`, {});
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/webp']);
    expect([first.headers['cache-control'], first.headers['content-security-policy']]).toEqual([
      'public, max-age=31536000, immutable',
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    ]);
    await rm(join(other.config.STORAGE_DIR, 'public'), { recursive: true });
    const width = `${path.replace(/\.webp$/, '')}.w320.webp`;
    expect((await get(`/files/${width}`, {})).headers['cache-control']).toBe('public, max-age=60');
    await maker.get(Storage).put('public', width, Buffer.from('small'));
    const small = await get(`/files/${width}`, {});
    expect([small.text, small.headers['cache-control']]).toEqual(['small', 'public, max-age=31536000, immutable']);
    expect((await get('/files/none/none.webp', {})).status).toBe(404);
  });

  it('RUN-06 leads nobody to what is private, to another video, or to the door itself', async () => {
    await maker.get(Storage).put('private', 'slip/secret.webp', Buffer.from('slip'));
    await maker.get(Storage).put('videos', 'another/0.m4s', Buffer.from('of another video'));
    for (const path of [
      '/files/../private/slip/secret.webp',
      '/files/%2e%2e/private/slip/secret.webp',
      '/files/%252e%252e/private/slip/secret.webp',
      '/private/slip/secret.webp',
      '/stored-videos/another/0.m4s',
      '/internal/storage/v/another/0.m4s',
      '/api/../internal/storage/v/another/0.m4s',
      `${folder}/../another/0.m4s`,
      `${folder}/%2e%2e/another/0.m4s`,
      `${folder}/%252e%252e/another/0.m4s`,
      `${folder}/..%2fanother/0.m4s`,
      `${folder}/x%3f/../../another/0.m4s`,
    ]) {
      const { status, text } = await get(path);
      expect([path, status >= 400, /slip$|of another/.test(text)]).toEqual([path, true, false]);
    }
    expect([onDisk('private'), onDisk('videos/another')]).toEqual([false, false]);
    const { port } = new URL(await other.app.getUrl());
    const ask = (path: string, token: string) =>
      fetch(`http://127.0.0.1:${port}/internal/storage${path}`, { headers: { 'x-internal-token': token } });
    expect((await ask('/v/another/0.m4s', 'wrong')).status).toBe(403);
    for (const path of ['/private/slip/secret.webp', '/files/..%2fprivate/slip/secret.webp', '/v/.hidden', '/v/'])
      expect([path, (await ask(path, other.config.INTERNAL_TOKEN)).status]).toEqual([path, 404]);
  });

  it('RUN-06 while S3 is away what lies here plays on, and the rest is asked for again', async () => {
    const [frame] = video.video_frames?.split(',') ?? [];
    await s3.pause();
    try {
      expect((await get(`${folder}/master.m3u8`)).status).toBe(200);
      const [playlist = ''] = filesOf((await get(`${folder}/master.m3u8`)).text).filter((name) =>
        name.endsWith('.m3u8'),
      );
      expect((await get(`${folder}/${playlist}`)).status).toBe(200);
      const absent = await get(`${folder}/${frame}`);
      expect([absent.status, JSON.parse(absent.text)]).toMatchObject([503, { code: 'BUSY' }]);
    } finally {
      await s3.resume();
    }
    expect((await get(`${folder}/${frame}`)).status).toBe(200);
    expect(
      (await readdir(join(other.config.STORAGE_DIR, 'videos', video.video_content_id ?? ''))).includes(frame ?? ''),
    ).toBe(true);
  });
});
