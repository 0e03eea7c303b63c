import { statfs } from 'node:fs/promises';
import { Storage } from '@wethi/platform';
import { createTestApp, S3Server, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { MediaJobsModule } from '../media-jobs.module';
import { MeasureRoom } from './measure-room.job';

describe('the room for videos', () => {
  let s3: S3Server;
  let onDisk: TestApp;
  let onS3: TestApp;

  beforeAll(async () => {
    s3 = await S3Server.start();
    onDisk = await createTestApp([MediaHttpModule, MediaJobsModule]);
    onS3 = await createTestApp([MediaHttpModule, MediaJobsModule], s3.settings);
  });
  afterAll(async () => {
    for (const test of [onDisk, onS3]) await test.close();
    await s3.stop();
  });

  const room = async (test: TestApp) => {
    const headers = await test.signInAs('personnel', 1);
    return (await test.request('GET', '/api/videosRoom', { headers })).body.data as Record<string, number | null>;
  };

  it('WATCH-01 ADMIN-05 is that of the disk, where files lie on one', async () => {
    await onDisk.get(MeasureRoom).measure();
    const { blocks, bfree, bavail, bsize } = await statfs(onDisk.config.STORAGE_DIR);
    const { used_bytes, total_bytes } = await room(onDisk);
    const gigabytes = (bytes: number | null | undefined) => Math.round((bytes ?? 0) / 1e9);
    // Others write to it meanwhile.
    expect(Math.abs(gigabytes(used_bytes) - gigabytes((blocks - bfree) * bsize))).toBeLessThanOrEqual(1);
    expect(Math.abs(gigabytes(total_bytes) - gigabytes((blocks - bfree + bavail) * bsize))).toBeLessThanOrEqual(1);
  });

  it('WATCH-01 ADMIN-05 is what was found in S3, which has no end', async () => {
    expect(await room(onS3)).toEqual({ used_bytes: null, total_bytes: null });
    const storage = onS3.get(Storage);
    await storage.put('videos', 'show/1.m4s', Buffer.alloc(1_000));
    await storage.put('videos', 'show/2.m4s', Buffer.alloc(500));
    await storage.put('private', 'video-source/a.mp4', Buffer.alloc(70));
    await onS3.get(MeasureRoom).measure();
    expect(await room(onS3)).toEqual({ used_bytes: 1_570, total_bytes: null });
  });
});
