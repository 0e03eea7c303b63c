import { makePersonnel } from '@wethi/accounts/testing';
import { makeStage, makeStageTime } from '@wethi/catalog/testing';
import { StageTime } from '@wethi/catalog';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Video } from '../video/video.entity';

describe('chapters of a recording', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let video: Video;
  let songs: [StageTime, StageTime, StageTime];

  const save = (seconds: (number | null)[], { headers = owner, id = video.id } = {}) => {
    const chapters = seconds.map((second, at) => ({ stage_time_id: songs[at]?.id, second }));
    return test.request('POST', '/api/videosChapters', { headers, body: { id, chapters } });
  };
  const kept = () =>
    Promise.all(
      songs.map(async ({ id }) => {
        const song = await test.database.manager.findOneByOrFail(StageTime, { id });
        return [song.video_id, song.stage_detail_time_second];
      }),
    );

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    const { manager } = test.database;
    const { id: stage_id, band_id } = await makeStage(manager);
    video = await makeVideo(manager, { stage_id, band_id, video_duration: 1200 });
    const song = (item: number, title: string) =>
      makeStageTime(manager, { stage_id, stage_detail_time_item: item, stage_detail_time_title: title });
    songs = [await song(1, 'เปิดเวที'), await song(2, 'คลื่นลูกแรก'), await song(3, 'น้ำขึ้น')];
  });
  afterAll(() => test.close());

  it('WATCH-02 CAT-06 the songs of a stage begin where somebody says, and one that is left out is no chapter', async () => {
    const answer = await save([0, 372, 1000]);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject(
      [0, 372, 1000].map((stage_detail_time_second) => ({ stage_detail_time_second })),
    );
    expect(await kept()).toEqual([0, 372, 1000].map((second) => [video.id, second]));
    await save([5, null, 1000]);
    expect(await kept()).toEqual([
      [video.id, 5],
      [null, null],
      [video.id, 1000],
    ]);
  });

  it('WATCH-02 a song before the one that it follows, or after the end, is refused by its name, and nothing is kept', async () => {
    const early = await save([0, 600, 540]);
    expect([early.status, early.body.errors]).toEqual([
      422,
      [{ field: 'chapters', message: '“น้ำขึ้น” ต้องเริ่มหลัง 10:00' }],
    ]);
    expect((await save([0, 600, 600])).status).toBe(422);
    expect((await save([0, 600, 1200])).body.errors).toEqual([
      { field: 'chapters', message: '“น้ำขึ้น” ต้องเริ่มก่อน 20:00' },
    ]);
    expect(await kept()).toEqual(Array(3).fill([null, null]));
  });

  it('WATCH-02 a song of another stage, and a video without one, are refused', async () => {
    const { manager } = test.database;
    const elsewhere = await makeStageTime(manager);
    const chapters = [{ stage_time_id: elsewhere.id, second: 3 }];
    const foreign = await test.request('POST', '/api/videosChapters', {
      headers: owner,
      body: { id: video.id, chapters },
    });
    expect([foreign.status, foreign.body.errors?.[0]?.field]).toEqual([422, 'chapters']);
    const { id } = await makeVideo(manager, { stage_id: null });
    expect((await save([0], { id })).status).toBe(422);
    expect((await save([-1])).status).toBe(422);
  });

  it('WATCH-02 CAT-03 a band says it of its own recordings, never of those of another band', async () => {
    const { manager } = test.database;
    const other = await makePersonnel(manager, { role: 'band', band_id: (await makeStage(manager)).band_id });
    const own = await makePersonnel(manager, { role: 'band', band_id: video.band_id });
    expect((await save([1], { headers: await test.signInAs('personnel', other.id) })).status).toBe(404);
    expect((await save([1], { headers: await test.signInAs('personnel', own.id) })).status).toBe(200);
  });

  it('WATCH-02 two people who save at once leave the chapters of one of them', async () => {
    await Promise.all([save([1, 2, 3]), save([11, 12, 13])]);
    const seconds = (await kept()).map(([, second]) => Number(second));
    expect([
      [1, 2, 3],
      [11, 12, 13],
    ]).toContainEqual(seconds);
  });
});
