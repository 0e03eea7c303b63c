import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeStage } from '@wethi/catalog/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaJobsModule } from '../media-jobs.module';
import { makeLiveStreaming, makeLiveStreamingCamera, makeVideo } from '../testing/media.factory';
import { DeleteOrphanVideos } from './delete-orphan-videos.job';

const DAY = 86_400;

describe('files of videos that are no more', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp([MediaJobsModule])));
  afterAll(() => test.close());

  it('RUN-05 are deleted two days later, and those of no other', async () => {
    const { manager } = test.database;
    const { video_content_id } = await makeVideo(manager);
    const show = await makeLiveStreaming(manager, { stage_id: (await makeStage(manager)).id });
    const { live_streaming_camera_content_id: camera } = await makeLiveStreamingCamera(manager, show);
    test.clock.set(new Date(Date.now() + 10 * DAY * 1000).toISOString());
    const now = test.clock.now().getTime() / 1000;
    const put = async (folder: string, age: number) => {
      await test.get(Storage).put('videos', `${folder}/master.m3u8`, Buffer.from('#EXTM3U'));
      await utimes(join(test.config.STORAGE_DIR, 'videos', folder, 'master.m3u8'), now - age, now - age);
    };
    await put(video_content_id ?? '', 9 * DAY);
    // What a camera sent in rehearsal becomes a video when its show has ended.
    await put(camera ?? '', 9 * DAY);
    await put('deletedlongago', 3 * DAY);
    await put('deletedyesterday', DAY);
    const making = join(test.config.STORAGE_DIR, 'making');
    for (const [bench, age] of [
      ['killed', 3 * DAY],
      ['working', DAY],
    ] as const) {
      await mkdir(join(making, bench), { recursive: true });
      await utimes(join(making, bench), now - age, now - age);
    }
    await test.get(DeleteOrphanVideos).sweep();
    expect((await test.get(Storage).folders('videos')).sort()).toEqual(
      ['deletedyesterday', video_content_id, camera].sort(),
    );
    expect(await readdir(making)).toEqual(['working']);
  });
});
