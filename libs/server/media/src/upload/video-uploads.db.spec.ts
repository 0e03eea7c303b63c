import { readdir, readFile, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { makeBand, makeStage } from '@wethi/catalog/testing';
import { VIDEO_BYTES } from '@wethi/contract';
import { OutboxRow, Storage } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { VideoSource } from '../processing/video-source.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import { VideoFiles } from '../testing/video-files';
import { Video } from '../video/video.entity';
import { VideoUploads } from './video-uploads';

const BASE = { 'tus-resumable': '1.0.0' };
const PART = { ...BASE, 'content-type': 'application/offset+octet-stream' };

describe('resumable uploads in two API processes', () => {
  let nodes: [TestApp, TestApp];
  let addresses: string[];
  let owner: { authorization: string };
  let bytes: Buffer;

  beforeAll(async () => {
    const files = await VideoFiles.open();
    bytes = await readFile(await files.copy('plain.mp4'));
    await files.close();
    const first = await createTestApp([MediaHttpModule]);
    nodes = [first, await createTestApp([MediaHttpModule], { STORAGE_DIR: first.config.STORAGE_DIR })];
    addresses = await Promise.all(nodes.map((node) => node.listen()));
    owner = await first.signInAs('personnel', 1);
  });
  afterAll(async () => {
    await nodes[1].close();
    await nodes[0].close();
  });

  const metadata = (video_id: number, filename = 'งาน.mp4') =>
    Object.entries({ video_id: String(video_id), filename })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const create = (video_id: number, size = bytes.length, headers: object = owner) =>
    fetch(`${addresses[0]}/api/uploads/videos`, {
      method: 'POST',
      headers: { ...BASE, 'upload-length': String(size), 'upload-metadata': metadata(video_id), ...headers },
    });
  const begin = async (video_id: number, size?: number) =>
    new URL((await create(video_id, size)).headers.get('location') ?? '', addresses[0]).pathname;
  const offsetOf = async (path: string, node = 0) => {
    const answer = await fetch(`${addresses[node]}${path}`, { method: 'HEAD', headers: { ...BASE, ...owner } });
    return Number(answer.headers.get('upload-offset'));
  };
  const send = (path: string, from: number, node = 0, part: Buffer = bytes.subarray(from)) =>
    fetch(`${addresses[node]}${path}`, {
      method: 'PATCH',
      headers: { ...PART, 'upload-offset': String(from), ...owner },
      body: new Uint8Array(part),
    });
  /** A line that breaks: the server never hears the end. */
  async function sendAndBreakOff(path: string, half: number): Promise<void> {
    const headers = { ...PART, 'upload-offset': '0', 'content-length': String(bytes.length), ...owner };
    const sending = request(`${addresses[0]}${path}`, { method: 'PATCH', headers });
    sending.on('error', () => undefined);
    sending.write(bytes.subarray(0, half));
    const file = join(nodes[0].config.STORAGE_DIR, 'uploads', path.split('/').at(-1) ?? '');
    await until(async () => (await stat(file)).size === half);
    sending.destroy();
  }
  const newVideo = (changes: Partial<Video> = {}) =>
    makeVideo(nodes[0].database.manager, { video_status: 'create', ...changes });
  const statusOf = async (id: number) => (await nodes[0].database.manager.findOneByOrFail(Video, { id })).video_status;

  it('WATCH-01 goes on where the line broke, in another process, and is handed over whole', async () => {
    const { id } = await newVideo();
    const path = await begin(id);
    expect(await statusOf(id)).toBe('upload');
    await sendAndBreakOff(path, 5_000);
    expect(await offsetOf(path, 1)).toBe(5_000);
    expect((await send(path, 5_000, 1)).status).toBe(204);
    expect(await statusOf(id)).toBe('process');
    const source = await nodes[0].database.manager.findOneByOrFail(VideoSource, { video_id: id });
    expect(source).toMatchObject({ source_name: 'งาน.mp4', source_bytes: bytes.length });
    expect((await nodes[0].get(Storage).get('private', source.source_path))?.equals(bytes)).toBe(true);
    expect(await nodes[0].database.manager.countBy(OutboxRow, { name: 'publish-video' })).toBe(1);
    // The answer was lost: the browser asks again, and nothing is sent or done twice.
    expect(await offsetOf(path)).toBe(bytes.length);
    expect(await nodes[0].database.manager.countBy(OutboxRow, { name: 'publish-video' })).toBe(1);
  });

  it('WATCH-01 refuses who may not write the video, and what is too large or has no size', async () => {
    const { id: band_id } = await makeBand(nodes[0].database.manager);
    const { id } = await newVideo({ band_id });
    const member = await nodes[0].signInAs('user', 1);
    expect((await create(id, 10, { authorization: '' })).status).toBe(401);
    expect((await create(id, 10, member)).status).toBe(403);
    expect((await create(999_999, 10)).status).toBe(404);
    expect((await create(id, 60 * 1024 ** 3)).status).toBe(413);
    expect((await create(id, Number.NaN)).status).toBe(422);
    expect((await create(id, 10, { ...owner, 'tus-resumable': '0.1.0' })).status).toBe(400);
    expect(await statusOf(id)).toBe('create');
    const path = await begin(id);
    const stranger = await nodes[0].signInAs('personnel', 2);
    await nodes[0].database.query("UPDATE personnel SET role = 'band', band_id = NULL WHERE id = 2");
    const look = await fetch(`${addresses[0]}${path}`, { method: 'HEAD', headers: { ...BASE, ...stranger } });
    expect(look.status).toBe(404);
    expect(
      (await fetch(`${addresses[0]}/api/uploads/videos/none`, { method: 'HEAD', headers: { ...BASE, ...owner } }))
        .status,
    ).toBe(404);
  });

  it('WATCH-01 takes no file for the video of a live show that is not packed', async () => {
    const { manager } = nodes[0].database;
    const show = await makeLiveStreaming(manager, { stage_id: (await makeStage(manager)).id });
    const refused = await create(show.video_id);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'LIVE_NOT_PACKED' }]);
    await manager.update(LiveStreaming, show.id, { live_streaming_packed_at: new Date() });
    const path = await begin(show.video_id);
    await manager.update(LiveStreaming, show.id, { live_streaming_packed_at: null });
    expect((await send(path, 0)).status).toBe(409);
    const gone = await fetch(`${addresses[1]}${path}`, { method: 'DELETE', headers: { ...BASE, ...owner } });
    expect([gone.status, await statusOf(show.video_id)]).toEqual([204, 'create']);
  });

  it('WATCH-01 refuses by its content what is no video, before the rest of it comes', async () => {
    const { id } = await newVideo();
    const path = await begin(id);
    expect((await send(path, 0, 0, Buffer.from('%PDF-1.7 and so on, as long as it may be'))).status).toBe(204);
    expect((await send(path, 40)).status).toBe(415);
    const gone = await fetch(`${addresses[0]}${path}`, { method: 'DELETE', headers: { ...BASE, ...owner } });
    expect([gone.status, await statusOf(id)]).toEqual([204, 'create']);
  });

  it('WATCH-01 an upload that is given up leaves the video as a new one', async () => {
    const { id } = await newVideo();
    const path = await begin(id);
    const gone = await fetch(`${addresses[1]}${path}`, { method: 'DELETE', headers: { ...BASE, ...owner } });
    expect([gone.status, await statusOf(id)]).toEqual([204, 'create']);
    expect((await send(path, 0)).status).toBe(404);
  });

  it('RUN-06 WATCH-01 a whole file is taken over once, however often it is asked for meanwhile', async () => {
    const { id } = await newVideo();
    const path = await begin(id);
    // As after an end whose answer nobody waited for.
    await writeFile(join(nodes[0].config.STORAGE_DIR, 'uploads', path.split('/').at(-1) ?? ''), bytes);
    const adopting = vi.spyOn(nodes[0].get(Storage), 'adopt');
    const offsets = await Promise.all(Array.from({ length: 5 }, () => offsetOf(path)));
    expect([offsets, adopting.mock.calls.length]).toEqual([Array<number>(5).fill(bytes.length), 1]);
    adopting.mockRestore();
    expect(await statusOf(id)).toBe('process');
  });

  it('WATCH-01 promises the same room to no two uploads, until one of them rests', async () => {
    const folder = join(nodes[0].config.STORAGE_DIR, 'uploads');
    const { bavail, bsize } = await statfs(folder);
    const room = bavail * bsize - 5 * 1024 ** 3;
    const fitting = Math.ceil(room / VIDEO_BYTES);
    const size = Math.floor(room / (fitting + 0.5));
    const paths: string[] = [];
    for (let place = 0; place < fitting; place += 1) paths.push(await begin((await newVideo()).id, size));
    const another = async () => (await create((await newVideo()).id, size)).status;
    expect(await another()).toBe(507);
    const [rested = ''] = paths;
    const hourAgo = Date.now() / 1000 - 3_600;
    await utimes(join(folder, rested.split('/').at(-1) ?? ''), hourAgo, hourAgo);
    expect([await another(), (await send(rested, 0)).status]).toEqual([201, 507]);
  });

  it('WATCH-01 one that nobody brought to its end goes after a week, and its video waits for a file again', async () => {
    const folder = join(nodes[0].config.STORAGE_DIR, 'uploads');
    const [left, done, begunAgain] = [await newVideo(), await newVideo(), await newVideo()];
    await sendAndBreakOff(await begin(left.id), 5_000);
    await send(await begin(done.id), 0);
    await begin(begunAgain.id);
    const young = (await begin(begunAgain.id)).split('/').at(-1) ?? '';
    const afterDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const note = join(folder, `${young}.json`);
    const noted = JSON.parse(await readFile(note, 'utf8')) as object;
    await writeFile(note, JSON.stringify({ ...noted, creation_date: afterDays(7) }));
    nodes[0].clock.set(afterDays(6));
    await nodes[0].get(VideoUploads).removeOld();
    expect(await statusOf(left.id)).toBe('upload');
    nodes[0].clock.set(afterDays(8));
    await nodes[0].get(VideoUploads).removeOld();
    const statuses = await Promise.all([left, done, begunAgain].map(({ id }) => statusOf(id)));
    expect([statuses, await readdir(folder)]).toEqual([
      ['create', 'process', 'upload'],
      [young, `${young}.json`],
    ]);
  });
});
