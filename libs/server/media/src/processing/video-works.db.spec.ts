import { makePersonnel } from '@wethi/accounts/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { masterPlaylist } from '../playlist/master-playlist';
import { makeVideo } from '../testing/media.factory';

const of = (name: string, width?: number, height?: number) => ({
  ...{ name, uri: `${name}.m3u8`, bandwidth: 900_000, averageBandwidth: 800_000, codecs: 'avc1.640028' },
  ...{ width, height },
});

describe('how far videos are', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp([MediaHttpModule])));
  afterAll(() => test.close());

  it('WATCH-01 WATCH-04 of the recording of a live show, which no upload made, tells what can be watched', async () => {
    const { manager } = test.database;
    const video_content_id = 'f'.repeat(32);
    const recording = await makeVideo(manager, { video_content_id });
    const foreign = await makeVideo(manager, { video_formath: 'hls' });
    const coming = await makeVideo(manager, { video_status: 'create' });
    const renditions = [of('480', 854, 480), of('1080', 1920, 1080), of('audio')];
    const master = Buffer.from(masterPlaylist({ renditions }));
    await test.get(Storage).put('videos', `${video_content_id}/master.m3u8`, master);
    const headers = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    const ids = [recording, foreign, coming].map(({ id }) => id);
    const path = `/api/videosWork?id_in=${ids.join(',')}&sort=id`;
    const { body } = await test.request('GET', path, { headers });
    expect(body.data).toMatchObject([
      { video_id: recording.id, watchable: ['1080', '480', 'audio'], parts: [] },
      { video_id: foreign.id, watchable: [] },
      { video_id: coming.id, watchable: [] },
    ]);
  });
});
