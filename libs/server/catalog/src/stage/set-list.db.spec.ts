import { createTestApp, type TestApp } from '@wethi/platform/testing';
import type { BandMember } from '../band/band-member.entity';
import { CatalogHttpModule } from '../catalog-http.module';
import type { StageTime } from './stage-time.entity';
import type { StageTimeMember } from './stage-time-member.entity';
import { makeBandMember, makeStage, makeStageTime } from '../testing/catalog.factory';

describe('set list', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let song: StageTime;
  let members: BandMember[];
  const update = (body: object, headers: object = owner) =>
    test.request('POST', '/api/stageTimeMemberUpdate', { headers, body });
  const assign = async (...band_member_ids: (number | undefined)[]) => {
    const { body } = await update({ stage_id: song.stage_id, stage_time_id: song.id, band_member_ids });
    return (body.data as StageTimeMember[]).map((row) => row.band_member_id).sort((one, other) => one - other);
  };

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    owner = await test.signInAs('personnel', 1);
    const { manager } = test.database;
    const stage = await makeStage(manager);
    song = await makeStageTime(manager, { stage_id: stage.id });
    members = [];
    for (let count = 0; count < 3; count += 1) members.push(await makeBandMember(manager, { band_id: stage.band_id }));
  });
  afterAll(() => test.close());

  it('CAT-02 sets exactly these players, again and again', async () => {
    const [first, second, third] = members.map(({ id }) => id);
    expect(await assign(first, second)).toEqual([first, second]);
    expect(await assign(second, third)).toEqual([second, third]);
    expect(await assign(second, third)).toEqual([second, third]);
    const path = `/api/stageTimeMemberByStageIdAndMember?stage_id=${song.stage_id}&band_member_id=${first}`;
    expect((await test.request('GET', path)).body.total).toBe(0);
    expect(await assign()).toEqual([]);
  });

  it('CAT-02 survives the same list sent many times at once', async () => {
    const ids = members.map(({ id }) => id);
    const lists = await Promise.all(Array.from({ length: 6 }, () => assign(...ids)));
    expect(lists).toEqual(Array.from({ length: 6 }, () => ids));
    const { body } = await test.request('GET', `/api/stageTimeMemberByStageTimeId?stage_time_id=${song.id}`);
    expect(body.total).toBe(3);
  });

  it('CAT-02 leaves the list as it was when a member does not exist', async () => {
    const ids = members.map(({ id }) => id);
    await assign(...ids);
    const refused = await update({ stage_id: song.stage_id, stage_time_id: song.id, band_member_ids: [999999] });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'band_member_ids']);
    expect((await test.request('GET', `/api/stageTimeMemberByStageId?stage_id=${song.stage_id}`)).body.total).toBe(3);
  });

  it('CAT-02 refuses an item of another stage, also one by one', async () => {
    const other = await makeStage(test.database.manager);
    const wrong = { stage_id: other.id, stage_time_id: song.id };
    expect((await update({ ...wrong, band_member_ids: [] })).status).toBe(404);
    const body = { ...wrong, band_member_id: members[0]?.id };
    const one = await test.request('POST', '/api/stageTimeMember', { headers: owner, body });
    expect([one.status, one.body.errors?.[0]?.field]).toEqual([422, 'stage_time_id']);
  });

  it('CAT-03 is set by personnel only', async () => {
    const body = { stage_id: song.stage_id, stage_time_id: song.id, band_member_ids: [] };
    expect((await update(body, {})).status).toBe(401);
    expect((await update(body, await test.signInAs('user', 1))).status).toBe(403);
  });

  it('CAT-02 answers a set list in its order', async () => {
    const stage = await makeStage(test.database.manager);
    for (const item of [2, 1, 3])
      await makeStageTime(test.database.manager, { stage_id: stage.id, stage_detail_time_item: item, video_id: null });
    const { body } = await test.request('GET', `/api/stageTime?stage_id=${stage.id}`);
    expect((body.data as StageTime[]).map((row) => row.stage_detail_time_item)).toEqual([1, 2, 3]);
  });
});
