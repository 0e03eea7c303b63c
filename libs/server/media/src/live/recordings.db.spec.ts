import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { AuditEntry, Config } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import type { LiveStreaming } from './live-streaming.entity';

describe('what a band sent', () => {
  let test: TestApp;
  let folder: string;
  let stream: string;
  let show: LiveStreaming;
  let owner: { authorization: string };

  const list = (headers: object = owner) =>
    test.request('GET', `/api/liveStreamingRecordings?id=${show.id}`, { headers });
  const take = (recording: string, headers: object = owner) =>
    test.request('GET', `/api/liveStreamingRecording?id=${show.id}&recording=${recording}`, { headers });

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const { manager } = test.database;
    const { stage_id } = await makeProduct(manager);
    show = await makeLiveStreaming(manager, { stage_id: stage_id ?? 0, live_streaming_name: 'คืนแรก' });
    stream = (await manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id ?? '';
    owner = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    folder = join(test.get(Config).STORAGE_DIR, 'recordings');
    await mkdir(folder, { recursive: true });
    const put = (name: string, bytes: number) => writeFile(join(folder, name), Buffer.alloc(bytes));
    await put(`${stream}-1795870900.flv`, 300);
    await put(`${stream}-1795870800.flv`, 500);
    await put(`${stream}-1795870950.flv`, 13);
    await put(`${stream}-backup-1795870850.flv`, 200);
    await put(`other${stream}-1795870800.flv`, 100);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await test.close();
  });

  it('WATCH-04 lists the files of the show, the oldest first, with what the standby line sent', async () => {
    const { body } = await list();
    expect(body.data).toEqual([
      { recording: `${stream}-1795870800.flv`, begun_at: '2026-11-28T13:00:00.000Z', size: 500, is_backup: 'N' },
      { recording: `${stream}-backup-1795870850.flv`, begun_at: expect.any(String), size: 200, is_backup: 'Y' },
      { recording: `${stream}-1795870900.flv`, begun_at: expect.any(String), size: 300, is_backup: 'N' },
    ]);
  });

  it('WATCH-03 WATCH-04 hands one to nginx for those who run the show, and notes who took it', async () => {
    const recording = `${stream}-1795870800.flv`;
    const { status, headers } = await take(recording);
    expect(status).toBe(200);
    expect(headers['x-accel-redirect']).toBe(`/recordings/${recording}`);
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/^attachment; .*คืนแรก 1795870800\.flv$/);
    const trace = { action: 'export', entity: 'LiveStreaming', entity_id: show.id };
    expect(await test.database.manager.findOneBy(AuditEntry, trace)).not.toBeNull();
  });

  it('WATCH-03 never opens without rights: guests, buyers, another band, another show’s file, a made-up one', async () => {
    const { manager } = test.database;
    const recording = `${stream}-1795870800.flv`;
    const viewer = await test.signInAs('user', (await makeUser(manager)).id);
    const band = await makeBand(manager);
    const stranger = await test.signInAs(
      'personnel',
      (await makePersonnel(manager, { role: 'band', band_id: band.id })).id,
    );
    for (const headers of [{}, viewer, stranger]) {
      for (const answer of [await list(headers), await take(recording, headers)]) {
        expect(answer.status).toBeGreaterThanOrEqual(401);
        expect(answer.headers['x-accel-redirect']).toBeUndefined();
      }
    }
    for (const other of [`other${stream}-1795870800.flv`, `${stream}-1.flv`, `..%2f${recording}`]) {
      const answer = await take(other);
      expect([404, 422]).toContain(answer.status);
      expect(answer.headers['x-accel-redirect']).toBeUndefined();
    }
  });

  it('WATCH-04 a recording whose waiting time is cut begins with its first song, for everybody who opens it', async () => {
    const { manager } = test.database;
    await manager.update(Video, show.video_id, { video_status: 'ready', video_duration: 600 });
    const post = (body: object) =>
      test.request('POST', '/api/videos', { headers: owner, body: { id: show.video_id, ...body } });
    await manager.update('live_streaming', { id: show.id }, { live_streaming_packed_at: test.clock.now() });
    expect((await post({ video_begin: 600 })).body.code).toBe('INVALID_INPUT');
    await manager.update(Video, show.video_id, { video_begin: 130 });
    const opened = await test.request('GET', `/api/videosUserViewById?id=${show.video_id}`, { headers: owner });
    expect(opened.body.data).toMatchObject({ video_begin: 130, playback: { position: 130 } });
  });
});
