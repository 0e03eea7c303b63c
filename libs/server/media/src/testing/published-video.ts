import { randomBytes } from 'node:crypto';
import type { TestApp } from '@wethi/platform/testing';
import { PublishVideo } from '../processing/publish-video.job';
import { VideoSource } from '../processing/video-source.entity';
import { VideoSources } from '../processing/video-sources';
import { Video } from '../video/video.entity';
import { makeVideo } from './media.factory';
import { VideoFiles } from './video-files';

/** A video that a worker made ready of an upload, as the jobs do; `test` runs MediaJobsModule. */
export async function publishUpload(test: TestApp): Promise<Video> {
  const { manager } = test.database;
  const files = await VideoFiles.open();
  const { id: video_id } = await makeVideo(manager, { video_status: 'upload', video_duration: null });
  const upload = randomBytes(16).toString('hex');
  const name = 'large.mp4';
  const source = { video_id, name, upload, file: await files.copy(name), bytes: 1, begunAt: test.clock.now() };
  await test.get(VideoSources).accept(source);
  await files.close();
  const { run } = await manager.findOneByOrFail(VideoSource, { video_id });
  const context = { key: 'ob-1', signal: new AbortController().signal };
  await test.get(PublishVideo).publish({ video_id, run: run ?? 'none' }, context);
  return manager.findOneByOrFail(Video, { id: video_id });
}
