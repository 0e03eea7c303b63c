import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import type { StageTime } from '@wethi/catalog';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo, makeVideosUserStatus } from '../testing/media.factory';
import { VideosUserStatus } from './videos-user-status.entity';

const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const insertIdOf = ({ body }: TestAnswer) => (body.data as { insertId: number }).insertId;

describe('reactions to songs', () => {
  let test: TestApp;
  let productId: number;
  let song: StageTime;

  const read = (call: string, headers: object = {}) => test.request('GET', `/api/videosUserStatus${call}`, { headers });
  const choose = (headers: object, stage_time_status_type: string, item = song) =>
    test.request('POST', '/api/videosUserStatus', {
      headers,
      body: { stage_time_id: item.id, stage_time_status_type },
    });

  async function viewer(columns: object = {}) {
    const user = await makeUser(test.database.manager, columns);
    const approve_date = test.clock.today();
    await makeOrder(test.database.manager, { user_id: user.id, product_id: productId, approve_date });
    return { ...user, headers: await test.signInAs('user', user.id) };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_status: 'replay' });
    productId = product.id;
    const stage_id = product.stage_id ?? 0;
    song = await makeStageTime(manager, { stage_id, video_id: (await makeVideo(manager, { stage_id })).id });
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    await test.database.manager.deleteAll(VideosUserStatus);
  });
  afterAll(() => test.close());

  it('WATCH-06 a viewer chooses once for each song: the same again changes nothing, another replaces it', async () => {
    const { id, headers } = await viewer();
    const first = insertIdOf(await choose(headers, 'Like'));
    expect(insertIdOf(await choose(headers, 'Like'))).toBe(first);
    expect(insertIdOf(await choose(headers, 'Conf'))).toBe(first);
    const row = { id: first, user_id: id, stage_id: song.stage_id, videos_id: song.video_id, create_by: id };
    expect(await test.database.manager.find(VideosUserStatus)).toMatchObject([
      { ...row, stage_time_status_type: 'Conf', stage_time_status_view: 'N' },
    ]);
  });

  it('WATCH-06 twenty presses at once leave one choice', async () => {
    const { headers } = await viewer();
    const kinds = ['Like', 'Conf', 'Igno'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, press) => choose(headers, kinds[press % 3] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await test.database.manager.count(VideosUserStatus)).toBe(1);
  });

  it('WATCH-06 the totals of a song come with who chose what, by name and picture only', async () => {
    const [own, liking, unsure] = [
      await viewer({ user_nickname: 'ป๊อบ' }),
      await viewer({ user_nickname: 'มินท์_', user_path: 'user/m.webp', user_email: 'mint@example.com' }),
      await viewer({ user_nickname: null }),
    ];
    await choose(own.headers, 'Like');
    await choose(liking.headers, 'Like');
    await choose(unsure.headers, 'Igno');
    const answer = await read(`ByStageTimeId?stage_time_id=${song.id}`, own.headers);
    expect(answer.body).toMatchObject({
      ...{ totalLike: 2, totalConf: 0, totalIgno: 1, total: 1 },
      data: [{ user_id: own.id, stage_time_status_type: 'Like' }],
      memberList: [
        { stage_time_status_type: 'Igno', user_nickname: `09x-xxx-${unsure.user_tel.slice(-4)}`, user_path: null },
        { stage_time_status_type: 'Like', user_nickname: 'มินท์_', user_path: 'user/m.webp' },
        { stage_time_status_type: 'Like', user_nickname: 'ป๊อบ', user_path: null },
      ],
    });
    expect(answer.raw.toString()).not.toMatch(
      new RegExp(`${liking.user_tel}|${unsure.user_tel}|mint@|"user_id":${liking.id}\\b`),
    );
    const ofStage = await read(`?stage_id=${song.stage_id}`, own.headers);
    expect(ofStage.body).toMatchObject({
      data: [{ stage_time_id: song.id, stage_time_status_type: 'Like' }],
      totals: [{ stage_time_id: song.id, totalLike: 2, totalConf: 0, totalIgno: 1 }],
    });
  });

  it('WATCH-06 undo takes the choice away and may be repeated; by GET only with the token', async () => {
    const { headers } = await viewer();
    for (const [method, path] of [
      ['GET', 'videosUserStatusDel'],
      ['DELETE', 'videosUserStatus'],
    ] as const) {
      const id = insertIdOf(await choose(headers, 'Like'));
      const cookie = { cookie: `wethi_member=${headers.authorization.slice(7)}` };
      expect(codeOf(await test.request(method, `/api/${path}?id=${id}`, { headers: cookie }))).toEqual([
        403,
        'FOREIGN_ORIGIN',
      ]);
      expect(await test.database.manager.count(VideosUserStatus)).toBe(1);
      for (let time = 0; time < 2; time += 1)
        expect((await test.request(method, `/api/${path}?id=${id}`, { headers })).status).toBe(200);
      expect(await test.database.manager.count(VideosUserStatus)).toBe(0);
    }
  });

  it('WATCH-06 customers find their own choices, personnel everybody’s', async () => {
    const [own, other] = [await viewer(), await viewer()];
    const [mine, theirs] = [
      await makeVideosUserStatus(test.database.manager, song, own.id),
      await makeVideosUserStatus(test.database.manager, song, other.id, 'Igno'),
    ];
    const ids = async (call: string, headers: object) =>
      ((await read(call, headers)).body.data as VideosUserStatus[]).map(({ id }) => id);
    expect(await ids('', own.headers)).toEqual([mine.id]);
    expect(await ids('ByUserId', own.headers)).toEqual([mine.id]);
    expect(await ids(`ByUserStageTimeId?stage_time_id=${song.id}`, own.headers)).toEqual([mine.id]);
    expect(await ids(`?user_id=${other.id}`, own.headers)).toEqual([]);
    expect((await read(`FindById?id=${mine.id}`, own.headers)).body.data).toMatchObject({ id: mine.id });
    for (const call of [`FindById?id=${theirs.id}`, `ByUserId?user_id=${other.id}`])
      expect(codeOf(await read(call, own.headers))).toEqual([404, 'NOT_FOUND']);
    const personnel = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    expect(await ids('', personnel)).toEqual([mine.id, theirs.id]);
    expect(await ids(`ByUserStageTimeId?stage_time_id=${song.id}&user_id=${other.id}`, personnel)).toEqual([theirs.id]);
  });

  it('WATCH-06 who may not watch the stage neither chooses nor sees totals', async () => {
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    for (const answer of [
      await choose(stranger, 'Like'),
      await read(`?stage_id=${song.stage_id}`, stranger),
      await read(`ByStageTimeId?stage_time_id=${song.id}`, stranger),
    ])
      expect(codeOf(answer)).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    const { headers } = await viewer();
    expect((await choose(headers, 'Love')).body.errors?.[0]?.field).toBe('stage_time_status_type');
    test.clock.set('2026-12-03T00:00:00+07:00');
    expect(codeOf(await choose(headers, 'Like'))).toEqual([403, 'VIDEO_WINDOW_OVER']);
  });

  it.each(['Infinity', '-Infinity', '1e999', '1.5', 'song'])('WATCH-06 %s is no stage and no song', async (id) => {
    const { headers } = await viewer();
    const personnel = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    for (const reader of [headers, personnel]) {
      expect((await read(`?stage_id=${id}`, reader)).body.errors?.[0]?.field).toBe('stage_id');
      expect((await read(`ByStageTimeId?stage_time_id=${id}`, reader)).body.errors?.[0]?.field).toBe('stage_time_id');
    }
    const own = await read(`ByUserId?stage_id=${id}`, headers);
    expect([own.status, own.body.errors?.[0]?.field]).toEqual([422, 'stage_id']);
  });
});
