import { makePersonnel } from '@wethi/accounts/testing';
import { makeBand } from '@wethi/catalog/testing';
import { PubSub, Storage } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { masterPlaylist } from '../playlist/master-playlist';
import { makeVideo } from '../testing/media.factory';
import { VideoProgress, VIDEOS_CHANNEL } from './video-progress';
import { VideoWorks } from './video-works';

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

  it('WATCH-01 ADMIN-04 tells a band of a video that was made after somebody began to look, and of no other band’s', async () => {
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager);
    const seen: string[] = [];
    const actor = {
      kind: 'personnel' as const,
      id: 1,
      session: 'a',
      role: 'band' as const,
      band_id,
      mfa: 'ok' as const,
    };
    const listening = test
      .get(VideoWorks)
      .events(actor)
      .subscribe((event) => void seen.push(event));
    await until(async () => (await test.get(PubSub).listenersOf(VIDEOS_CHANNEL)) > 0);
    const [others, own] = [await makeVideo(manager), await makeVideo(manager, { band_id })];
    for (const { id } of [others, own, others, own]) await test.get(VideoProgress).changed(id);
    const event = JSON.stringify({ video_id: own.id });
    await until(async () => seen.length > 1);
    listening.unsubscribe();
    expect(seen).toEqual([event, event]);
  });
});
