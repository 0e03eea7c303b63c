import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage, makeStageTime } from '@wethi/catalog/testing';
import { StageTime } from '@wethi/catalog';
import { type BegunSong, liveHealthKey } from '@wethi/contract';
import { makeOrder } from '@wethi/orders/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, EventStreamClient, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import { Video } from '../video/video.entity';
import type { LiveStreaming } from './live-streaming.entity';

describe('songs of a live show', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let song: StageTime;
  let owner: { authorization: string };
  let address: string;

  const tick = (stage_time_id: number, stage_time_begun: 'Y' | 'N', headers = owner) =>
    test.request('POST', '/api/liveStreamingSong', { headers, body: { id: show.id, stage_time_id, stage_time_begun } });
  const rowOf = ({ id }: StageTime) => test.database.manager.findOneByOrFail(StageTime, { id });

  /** What the packager says while the band sends. */
  async function onAirFor(seconds: number): Promise<void> {
    const { video_content_id } = await test.database.manager.findOneByOrFail(Video, { id: show.video_id });
    await test.get(PubSub).redis.set(liveHealthKey(video_content_id ?? ''), JSON.stringify({ seconds }), 'EX', 60);
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
    address = await test.listen();
  });
  beforeEach(async () => {
    const { manager } = test.database;
    const stage = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id: stage.id });
    song = await makeStageTime(manager, { stage_id: stage.id, stage_detail_time_start: '20:00:00' });
  });
  afterAll(() => test.close());

  it('WATCH-04 a song that is ticked off is a chapter of the recording, told to all at once, and can be taken back', async () => {
    const events = `${address}/api/stage/events?stage_id=${show.stage_id}`;
    const stream = await EventStreamClient.open(events, owner);
    await stream.sees('"type":"songs","songs":[]');
    await onAirFor(754.6);
    expect((await tick(song.id, 'Y')).status).toBe(200);
    const chapter = { video_id: show.video_id, title: song.stage_detail_time_title, start: 754 };
    await stream.sees(JSON.stringify({ type: 'songs', songs: [{ stage_time_id: song.id, ...chapter }] }));
    // The plan stays as it was.
    expect(await rowOf(song)).toMatchObject({
      ...{ video_id: show.video_id, stage_detail_time_second: 754, stage_detail_time_start: '20:00:00' },
    });
    await tick(song.id, 'N');
    await stream.sees('"type":"songs","songs":[]');
    expect(await rowOf(song)).toMatchObject({ video_id: null, stage_detail_time_second: null });
    stream.close();
  });

  it('WATCH-04 nothing begins before the band sends, nor a song of another stage', async () => {
    expect((await tick(song.id, 'Y')).body.code).toBe('LIVE_OFF_AIR');
    await onAirFor(10);
    const elsewhere = await makeStageTime(test.database.manager);
    expect((await tick(elsewhere.id, 'Y')).status).toBe(404);
    expect(await rowOf(elsewhere)).toMatchObject({ stage_detail_time_second: null });
  });

  describe('of a rehearsal', () => {
    let replay: Video;
    let rehearsal: LiveStreaming;
    let other: StageTime;

    beforeEach(async () => {
      const { manager } = test.database;
      const { stage_id, band_id } = show;
      replay = await makeVideo(manager, { stage_id, band_id });
      rehearsal = show;
      await choose('team');
      await manager.update(StageTime, song.id, { video_id: replay.id, stage_detail_time_second: 61 });
      other = await makeStageTime(manager, { stage_id });
      await onAirFor(10.5);
    });

    const choose = async (live_streaming_access: string) => {
      const body = { id: rehearsal.id, live_streaming_access };
      expect((await test.request('POST', '/api/liveStreaming', { headers: owner, body })).status).toBe(200);
    };
    const told = async (headers = owner) => {
      const events = `${address}/api/stage/events?stage_id=${show.stage_id}`;
      const stream = await EventStreamClient.open(events, headers);
      await stream.sees('"type":"songs"');
      stream.close();
      const [, songs = ''] = /"type":"songs","songs":(\[.*?\])\}/.exec(stream.seen) ?? [];
      return (JSON.parse(songs) as BegunSong[]).map((one) => [one.stage_time_id, one.video_id, one.start]);
    };

    it('WATCH-04 WATCH-12 leave the chapters of a replay alone: ticked, ticked again and taken back', async () => {
      const chapter = { video_id: replay.id, stage_detail_time_second: 61 };
      for (const begun of ['Y', 'Y', 'N', 'Y'] as const) {
        expect((await tick(song.id, begun)).status).toBe(200);
        expect(await rowOf(song)).toMatchObject(chapter);
        const rehearsed = begun === 'Y' ? [[song.id, rehearsal.video_id, 10]] : [];
        expect(await told()).toEqual([...rehearsed, [song.id, replay.id, 61]]);
      }
      await tick(other.id, 'Y');
      expect(await rowOf(other)).toMatchObject({ video_id: null, stage_detail_time_second: null });
    });

    it('WATCH-03 WATCH-04 are told to the team alone', async () => {
      await tick(other.id, 'Y');
      const { manager } = test.database;
      const product = await makeProduct(manager, { stage_id: show.stage_id, band_id: show.band_id });
      const { id: user_id } = await makeUser(manager);
      await makeOrder(manager, { user_id, product_id: product.id, approve_date: test.clock.today() });
      expect(await told(await test.signInAs('user', user_id))).toEqual([[song.id, replay.id, 61]]);
    });

    it('WATCH-04 become chapters of a rehearsal that viewers may watch, but for those of a replay', async () => {
      for (const one of [song, other]) await tick(one.id, 'Y');
      await choose('buyers');
      expect(await rowOf(other)).toMatchObject({ video_id: rehearsal.video_id, stage_detail_time_second: 10 });
      expect(await rowOf(song)).toMatchObject({ video_id: replay.id, stage_detail_time_second: 61 });
      expect((await told()).filter(([id]) => id === other.id)).toEqual([[other.id, rehearsal.video_id, 10]]);
    });
  });

  it('WATCH-04 CAT-03 a band ticks off songs of its own shows, never those of another band', async () => {
    await onAirFor(10);
    const { manager } = test.database;
    const own = await makePersonnel(manager, { role: 'band', band_id: show.band_id });
    const other = await makePersonnel(manager, { role: 'band', band_id: (await makeStage(manager)).band_id });
    expect((await tick(song.id, 'Y', await test.signInAs('personnel', other.id))).status).toBe(404);
    expect((await tick(song.id, 'Y', await test.signInAs('personnel', own.id))).status).toBe(200);
  });
});
