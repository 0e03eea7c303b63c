import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Storage } from '@wethi/platform';
import { createTestApp, S3Server, until, type TestApp } from '@wethi/platform/testing';
import { MediaJobsModule } from '../media-jobs.module';
import { publishUpload } from '../testing/published-video';
import { Video } from '../video/video.entity';
import { DrawRecording } from './draw-recording.job';

describe('the recording of a show that ended, where files are kept in S3', () => {
  let s3: S3Server;
  /** Leaves files on the disk of `stage` that S3 has not, as the packager does. */
  let before: TestApp;
  let stage: TestApp;
  let other: TestApp;
  let video: Video;
  const context = { key: 'ob-1', signal: new AbortController().signal };

  beforeAll(async () => {
    s3 = await S3Server.start();
    before = await createTestApp([MediaJobsModule]);
    stage = await createTestApp([MediaJobsModule], { ...s3.settings, STORAGE_DIR: before.config.STORAGE_DIR });
    other = await createTestApp([MediaJobsModule], s3.settings);
    video = await publishUpload(before);
    await stage.database.manager.update(Video, video.id, { video_path: null, video_frames: null });
  });
  afterAll(async () => {
    for (const test of [other, stage, before]) await test.close();
    await s3.stop();
  });

  const draw = (on: TestApp) => on.get(DrawRecording).draw({ video_id: video.id }, context);
  const read = async (on: TestApp, name: string) =>
    (await on.get(Storage).get('videos', `${video.video_content_id}/${name}`))?.toString('latin1') ?? '';
  const count = async () => {
    let files = 0;
    for await (const { path } of other.get(Storage).list('videos')) files += path ? 1 : 0;
    return files;
  };

  it('RUN-06 WATCH-12 waits for S3 and for the machine that has it, and is lost by neither', async () => {
    await expect(draw(other)).rejects.toThrow('no master.m3u8 of the recording here yet');
    await s3.pause();
    await expect(draw(stage)).rejects.toMatchObject({ statusCode: 503 });
    expect(await read(stage, 'master.m3u8')).toContain('#EXTM3U');
    await s3.resume();
    expect(await count()).toBe(0);
  });

  it('RUN-06 WATCH-12 is kept whole, drawn, and watched and drawn again on another machine', async () => {
    await draw(stage);
    const { video_frames, video_path } = await stage.database.manager.findOneByOrFail(Video, { id: video.id });
    expect([video_frames?.split(',').length, video_path]).toEqual([6, expect.stringMatching(/^video\//)]);
    const master = await read(other, 'master.m3u8');
    expect(master).toContain('com.wethi.storyboard');
    for (const frame of video_frames?.split(',') ?? []) expect(await read(other, frame)).toContain('JFIF');
    const kept = await count();
    await draw(other);
    expect(await count()).toBe(kept);
  });

  it('RUN-06 WATCH-12 of a show that was opened again waits for the machine that has the rest', async () => {
    const folder = join(stage.config.STORAGE_DIR, 'videos', video.video_content_id ?? '');
    const seconds = (text: string) =>
      [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0);
    const [best = ''] = (await read(stage, 'master.m3u8')).match(/^\w+-\d+\.m3u8$/gm) ?? [];
    const first = seconds(await read(stage, best));
    await stage.database.manager.update(Video, video.id, { video_duration: Math.round(4 * first) });
    await expect(draw(other)).rejects.toThrow('of the recording are not here yet');
    for (const name of (await readdir(folder)).filter((one) => /-\w+\.m3u8$/.test(one))) {
      const [begin = '', entries = ''] = (await readFile(join(folder, name), 'utf8')).split(/(?=#EXT-X-MAP)/);
      const [session = ''] = entries.split('#EXT-X-ENDLIST');
      const sessions = Array<string>(4).fill(session).join('#EXT-X-DISCONTINUITY\n');
      await writeFile(join(folder, name), `${begin}${sessions}#EXT-X-ENDLIST\n`);
    }
    await draw(stage);
    expect(seconds(await read(stage, best))).toBeCloseTo(4 * first, 3);
    await until(async () => Math.abs(seconds(await read(other, best)) - 4 * first) < 0.1);
  });
});
