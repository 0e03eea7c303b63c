import { addMonths } from '@wethi/format';
import { Clock } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { makePersonnel, makeUser } from '../testing/accounts.factory';

describe('members and their groups', () => {
  let test: TestApp;
  let office: { authorization: string };
  let today: string;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    today = test.get(Clock).today();
  });
  afterAll(() => test.close());

  const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: office, body });
  const rows = async (path: string) => {
    return (await test.request('GET', `/api/${path}`, { headers: office })).body.data as Record<string, unknown>[];
  };
  const makeGroup = async (group: object = {}) => {
    const { body } = await post('memberGroup', { member_group_name: 'เพื่อนหิ่งห้อย', ...group });
    return (body.data as { insertId: number }).insertId;
  };
  const join = async (member_group_id: number, member: object = {}) => {
    const user_id = (await makeUser(test.database.manager)).id;
    return post('member', { user_id, member_group_id, ...member });
  };

  it('ACC-12 a member stays as long as the group says, or until the day that personnel names', async () => {
    const group = await makeGroup({ member_group_months: 6 });
    await join(group);
    await join(group, { member_end: '2031-05-31', member_from: 'ซื้อครบ 10 งาน' });
    const members = await rows(`memberByMemberGroupId?member_group_id=${group}`);
    expect(members.map(({ member_end }) => member_end).sort()).toEqual([addMonths(today, 6), '2031-05-31']);
  });

  it('ACC-12 who is added again stays one member, from then on', async () => {
    const group = await makeGroup();
    const user_id = (await makeUser(test.database.manager)).id;
    await post('member', { user_id, member_group_id: group, member_end: '2020-01-31' });
    expect((await post('member', { user_id, member_group_id: group })).body.result).toBe(true);
    expect(await rows(`memberByUserId?user_id=${user_id}`)).toMatchObject([{ member_end: addMonths(today, 12) }]);
  });

  it('ACC-12 many at once do not pass the limit of a group, and who is over leaves room', async () => {
    const group = await makeGroup({ member_group_limit: 3 });
    await join(group, { member_end: '2020-01-31' });
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await join(group)).body.code));
    expect(codes.filter((code) => code === 'MEMBER_GROUP_FULL')).toHaveLength(5);
    const [first] = (await rows(`memberByMemberGroupId?member_group_id=${group}`)).filter(
      ({ member_end }) => String(member_end) >= today,
    );
    // Who is in may stay longer.
    const { body } = await post('member', { id: first?.id, member_end: '2031-01-01' });
    expect(body.result).toBe(true);
  });

  it('ACC-12 a group with members stays, and customers see neither', async () => {
    const group = await makeGroup();
    const joined = await join(group);
    const removed = await test.request('DELETE', `/api/memberGroup?id=${group}`, { headers: office });
    expect([removed.status, removed.body.result]).toEqual([409, false]);
    expect(joined.body.result).toBe(true);
    const customer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    for (const path of ['member', 'memberGroup', `memberByMemberGroupId?member_group_id=${group}`])
      expect((await test.request('GET', `/api/${path}`, { headers: customer })).status).toBe(403);
  });
});
