import { addMonths } from '@wethi/format';
import { Clock, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
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

  it('ACC-12 a member is found by name, by phone as it is printed, and by where they come from', async () => {
    const group = await makeGroup();
    const person = await makeUser(test.database.manager, { user_nickname: 'ฟ้าใสค้นเจอ' });
    await post('member', { user_id: person.id, member_group_id: group, member_from: 'สแกนหน้างานค้นเจอ' });
    const [, begin, middle, end] = /^(\d{3})(\d{3})(\d{4})$/.exec(person.user_tel) ?? [];
    for (const q of ['ฟ้าใสค้น', `${begin}-${middle}-${end}`, person.user_tel, 'สแกนหน้างานค้น'])
      expect(await rows(`member?q=${encodeURIComponent(q)}`)).toMatchObject([{ user_id: person.id }]);
    expect(await rows('member?q=nobody-is-called-so')).toEqual([]);
  });

  it('ACC-12 who is added again stays one member, from then on', async () => {
    const group = await makeGroup();
    const user_id = (await makeUser(test.database.manager)).id;
    await post('member', { user_id, member_group_id: group, member_end: '2020-01-31' });
    expect((await post('member', { user_id, member_group_id: group })).body.result).toBe(true);
    expect(await rows(`memberByUserId?user_id=${user_id}`)).toMatchObject([{ member_end: addMonths(today, 12) }]);
  });

  it('ACC-12 who is added by a merged account is a member by the one that stays; nobody is who cannot sign in', async () => {
    const { manager } = test.database;
    const group = await makeGroup();
    const kept = await makeUser(manager);
    const gone = await makeUser(manager, { user_status: 'Block', user_merged_into: kept.id });
    const blocked = await makeUser(manager, { user_status: 'Block' });
    await post('member', { user_id: kept.id, member_group_id: group, member_end: '2020-01-31' });
    expect((await post('member', { user_id: gone.id, member_group_id: group })).body.result).toBe(true);
    expect((await post('member', { user_id: blocked.id, member_group_id: group })).status).toBe(422);
    const members = await rows(`memberByMemberGroupId?member_group_id=${group}`);
    expect(members).toMatchObject([{ user_id: kept.id, member_end: addMonths(today, 12) }]);
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

  it('ACC-12 ACC-09 whoever scans the QR of a group is a member at once, once, as long as there is room', async () => {
    const id = await makeGroup({ member_group_months: 6, member_group_limit: 1 });
    const keyNow = async () => {
      const { body } = await test.request('GET', `/api/memberGroupById?id=${id}`, { headers: office });
      return (body.data as { member_group_key: string }).member_group_key;
    };
    const key = await keyNow();
    expect(key).toMatch(/^[0-9a-f]{24}$/);
    const user = await makeUser(test.database.manager);
    const scan = async (user_id: number, scanned = key) => {
      const headers = await test.signInAs('user', user_id);
      return (await test.request('POST', '/api/confirmGroup', { headers, body: { key: scanned } })).body;
    };
    const joined = { member_group_name: 'เพื่อนหิ่งห้อย', member_end: addMonths(today, 6) };
    const scans = await Promise.all([scan(user.id), scan(user.id), scan(user.id)]);
    for (const { data } of scans) expect(data).toMatchObject(joined);
    expect(await rows(`memberByMemberGroupId?member_group_id=${id}`)).toMatchObject([
      { user_id: user.id, member_from: 'สแกนคิวอาร์' },
    ]);
    const other = (await makeUser(test.database.manager)).id;
    expect((await scan(other)).code).toBe('MEMBER_GROUP_FULL');
    expect((await scan(other, '0'.repeat(24))).code).toBe('NOT_FOUND');
    await test.database.query('UPDATE member SET member_end = ? WHERE user_id = ?', ['2020-01-31', user.id]);
    expect((await scan(user.id)).data).toMatchObject(joined);
    // Only the server makes keys.
    await post('memberGroup', { id, member_group_key: '1'.repeat(24) });
    expect(await keyNow()).toBe(key);
  });

  it('ACC-12 a QR that went where it should not is renewed: the old one is dead, who is in stays, and the log has no key', async () => {
    const id = await makeGroup();
    const keyOf = async () => {
      const { body } = await test.request('GET', `/api/memberGroupById?id=${id}`, { headers: office });
      return (body.data as { member_group_key: string }).member_group_key;
    };
    const scan = async (key: string) => {
      const headers = await test.signInAs('user', (await makeUser(test.database.manager)).id);
      return (await test.request('POST', '/api/confirmGroup', { headers, body: { key } })).body;
    };
    const old = await keyOf();
    expect((await scan(old)).result).toBe(true);
    expect((await post('memberGroupNewKey', { id })).body.result).toBe(true);
    const fresh = await keyOf();
    expect(fresh).toMatch(/^[0-9a-f]{24}$/);
    expect(fresh).not.toBe(old);
    expect((await scan(old)).code).toBe('NOT_FOUND');
    expect((await scan(fresh)).result).toBe(true);
    expect(await rows(`memberByMemberGroupId?member_group_id=${id}`)).toHaveLength(2);
    const log = await test.database.query<object[]>(
      "SELECT `before`, `after` FROM audit_log WHERE action = 'renew-key' AND entity = 'MemberGroup' AND entity_id = ?",
      [id],
    );
    expect(log).toEqual([{ before: null, after: null }]);
    expect((await post('memberGroupNewKey', { id: 999_999 })).body.code).toBe('NOT_FOUND');
    const customer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const asked = await test.request('POST', '/api/memberGroupNewKey', { headers: customer, body: { id } });
    expect(asked.status).toBe(403);
  });

  it('ACC-09 personnel invites by e-mail, to the address that its owner confirmed and to no other', async () => {
    const member_group_id = await makeGroup();
    const invite = async (user_email_at: Date | null, headers: Record<string, string> = office) => {
      const user_email = `guest${String(Boolean(user_email_at))}${Object.keys(headers).length}@example.com`;
      const { id } = await makeUser(test.database.manager, { user_email, user_email_at });
      const path = `/api/emailConfirmGroup?user_id=${id}&member_group_id=${member_group_id}`;
      return { user_email, body: (await test.request('GET', path, { headers })).body };
    };
    expect((await invite(null)).body.code).toBe('EMAIL_MISSING');
    const cookie = { cookie: office.authorization.replace('Bearer ', 'wethi_personnel='), host: 'admin.localhost' };
    expect((await invite(new Date(), cookie)).body.code).toBe('FOREIGN_ORIGIN');
    const { user_email, body } = await invite(new Date());
    expect(body.result).toBe(true);
    const [letter] = await test.database.query<{ payload: string }[]>(
      `SELECT payload FROM outbox WHERE name = 'send-letter' AND payload LIKE ?`,
      [`%${user_email}%`],
    );
    expect(letter?.payload).toMatch(/\/group\/[0-9a-f]{24}/);
  });

  it('ACC-12 a group tells how many are in it, and keeps a picture of its QR and a manual, a PDF too', async () => {
    const id = await makeGroup();
    await join(id);
    await join(id, { member_end: '2020-01-31' });
    const photograph = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#60a' } })
      .png()
      .toBuffer();
    const upload = (kind: string, bytes: Buffer, headers: object = office) => {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(bytes)]), 'ไฟล์');
      return test.request('POST', `/api/${kind}`, { headers, form });
    };
    const keep = async (kind: string, bytes: Buffer) =>
      ((await upload(kind, bytes)).body.data as { filename: string }).filename;
    const pdf = Buffer.from('%PDF-1.7 คู่มือ');
    const [qr, manual] = [await keep('uploadQr', photograph), await keep('uploadManual', pdf)];
    expect([qr, await keep('uploadManual', photograph)]).toEqual([
      expect.stringMatching(/^member-group\/[0-9a-f]{32}-900x900-[0-9a-f]{12}\.webp$/),
      expect.stringMatching(/\.webp$/),
    ]);
    expect(await test.get(Storage).get('public', manual)).toEqual(pdf);
    expect((await upload('uploadQr', pdf)).body.code).toBe('PICTURE_UNREADABLE');
    await post('memberGroup', { id, member_group_path: qr, member_group_path_manual: manual });
    const [group] = (await rows('memberGroup')).filter((row) => row['id'] === id);
    expect(group).toMatchObject({ members: 2, member_group_path: qr, member_group_path_manual: manual });
    const customer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect((await upload('uploadManual', pdf, customer)).status).toBe(403);
  });

  it('ACC-12 who is made a member is told by SMS where that is wished, and by what no column keeps', async () => {
    const group = await makeGroup();
    const told = async () =>
      (await test.database.query<{ payload: string }[]>("SELECT payload FROM outbox WHERE name = 'send-notice'")).map(
        ({ payload }) => JSON.parse(payload) as { tel: string; text: string },
      );
    const before = (await told()).length;
    await join(group);
    expect(await told()).toHaveLength(before);
    const { id: user_id, user_tel } = await makeUser(test.database.manager);
    const member = { user_id, member_group_id: group, member_end: '2031-01-31' };
    expect((await post('member', { ...member, member_notice: 'Y' })).body.result).toBe(true);
    expect((await told()).at(-1)).toEqual({
      tel: user_tel,
      text: expect.stringContaining('คุณเป็นสมาชิกกลุ่ม เพื่อนหิ่งห้อย ถึง 31-01-2031') as string,
    });
    expect((await post('member', { ...member, member_notice: 'yes' })).body.code).toBe('INVALID_INPUT');
    const [row] = await rows(`memberByUserId?user_id=${user_id}`);
    expect(row).not.toHaveProperty('member_notice');
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
