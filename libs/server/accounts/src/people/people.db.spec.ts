import { join } from 'node:path';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { seedDemoAccounts, seedDemoColleagues } from '../demo/demo-accounts';
import { Personnel } from './personnel.entity';
import { SecretHashing } from './secret-hashing';
import { makePersonnel, makeStaff, makeUser } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';

describe('users, personnel and staff', () => {
  let test: TestApp;
  let office: { authorization: string };
  let officeId: number;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    officeId = (await makePersonnel(test.database.manager, { username: 'office' })).id;
    office = await test.signInAs('personnel', officeId);
  });
  afterAll(() => test.close());

  const post = (path: string, body: object, headers: object = office) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const get = (path: string, headers: object = office) => test.request('GET', `/api/${path}`, { headers });

  it('ACC-12 lists and finds users for personnel, without any secret', async () => {
    const { id } = await makeUser(test.database.manager, { user_nickname: 'ใบตอง', user_password: 'hash' });
    const { body } = await get('user?q=ใบตอง');
    expect(body).toMatchObject({ result: true, total: 1, data: [{ id, user_nickname: 'ใบตอง' }] });
    expect(JSON.stringify(body)).not.toMatch(/user_password|"token"/);
    expect((await get('user?user_password=hash')).status).toBe(422);
  });

  it('ACC-12 finds a user by a phone as it is printed, or by its end', async () => {
    const { id } = await makeUser(test.database.manager, { user_tel: '0801346890' });
    const found = async (q: string) =>
      ((await get(`user?q=${encodeURIComponent(q)}`)).body.data as { id: number }[]).map((user) => user.id);
    for (const q of ['080-134-6890', '080 134 6890', '+66 80 134 6890', '66801346890', '134-6890'])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found('080-134-6891')).toEqual([]);
  });

  it('ACC-12 ACC-10 an account that was deleted is named where it is asked for, and neither listed nor found', async () => {
    const gone = { user_tel: 'x000004711', user_status: 'Block', user_deleted_at: new Date() } as const;
    const { id } = await makeUser(test.database.manager, gone);
    const found = async (query: string) =>
      ((await get(`user?${query}`)).body.data as { id: number }[]).map((user) => user.id);
    expect(await found('q=4711')).toEqual([]);
    expect(await found('sort=-id')).not.toContain(id);
    expect(await found(`id=${id}`)).toEqual([id]);
    expect(await found(`id_in=${id}`)).toEqual([id]);
  });

  it('ACC-12 creates and changes a user; a phone or an e-mail is taken once', async () => {
    const { user_tel } = await makeUser(test.database.manager, { user_email: 'taken@example.com' });
    const { body } = await post('user', { user_tel: '0870000001', user_email: '' });
    const { insertId: id } = body.data as { insertId: number };
    expect((await post('user', { user_tel })).body.code).toBe('PHONE_TAKEN');
    const moved = await post('user', { id, user_tel: '0870000002' });
    expect([moved.status, moved.body.code]).toEqual([422, 'INVALID_INPUT']);
    const taken = (await post('user', { id, user_email: 'taken@example.com' })).body;
    expect([taken.code, taken.message]).toEqual(['EMAIL_TAKEN', 'เมล์นี้ในระบบเเล้ว']);
    expect((await post('user', { id, user_email: 'not-an-address' })).status).toBe(422);
  });

  it('ACC-12 blocking users ends their sessions at once and keeps them out until they are unblocked', async () => {
    const user_password = await test.get(SecretHashing).hash('2468');
    const { id, user_tel } = await makeUser(test.database.manager, { user_password });
    const member = await test.signInAs('user', id);
    await post('user', { id, user_status: 'Block' });
    expect((await get('loginPing', member)).status).toBe(401);
    const refused = await new Browser(test).login(user_tel, '2468');
    expect([refused.status, refused.body.code]).toEqual([403, 'USER_BLOCKED']);
    await post('user', { id, user_status: 'Active' });
    expect((await new Browser(test).login(user_tel, '2468')).body.result).toBe(true);
  });

  it('ACC-12 deletes a user and their sessions', async () => {
    const { id } = await makeUser(test.database.manager);
    const member = await test.signInAs('user', id);
    await test.request('DELETE', `/api/user?id=${id}`, { headers: office });
    expect((await get('loginPing', member)).status).toBe(401);
    expect((await get(`userById?id=${id}`)).status).toBe(404);
  });

  it('ACC-08 members read and name only themselves; what they may not write is left as it is', async () => {
    const [me, other] = [await makeUser(test.database.manager), await makeUser(test.database.manager)];
    const member = await test.signInAs('user', me.id);
    expect((await get(`userById?id=${me.id}`, member)).body.data).toMatchObject({ user_tel: me.user_tel });
    expect((await get(`userById?id=${other.id}`, member)).status).toBe(404);
    expect((await get('user', member)).status).toBe(403);
    expect((await post('user', { id: other.id, user_name: 'x' }, member)).status).toBe(403);
    const whole = { ...me, user_name: 'สมหญิง', user_status: 'Block', user_tel: '0870000099', create_by: 1 };
    expect((await post('user', whole, member)).body).toMatchObject({ result: true, data: { insertId: me.id } });
    const { data } = (await get(`userById?id=${me.id}`)).body;
    expect(data).toMatchObject({ user_name: 'สมหญิง', user_status: 'Active', user_tel: me.user_tel });
  });

  it('ACC-08 says of an e-mail only whether somebody else has it', async () => {
    const { id } = await makeUser(test.database.manager, { user_email: 'mine@example.com' });
    await makeUser(test.database.manager, { user_email: 'theirs@example.com' });
    const member = await test.signInAs('user', id);
    expect((await get('userByEmail?user_email=mine@example.com', member)).body).toEqual({ result: false });
    expect((await get('userByEmail?user_email=theirs@example.com', member)).body).toEqual({ result: true });
    expect((await get('userByEmail?user_email=theirs@example.com', {})).status).toBe(401);
  });

  it('ACC-12 personnel: a password is written, never read; without one the old stays', async () => {
    const { body } = await post('personnel', { username: 'wanna', password: 'long-enough-1' });
    const { insertId: id } = body.data as { insertId: number };
    await post('personnel', { id, personnel_nickname: 'วรรณ', password: null });
    const row = (await get(`personnelById?id=${id}`)).body.data as { password?: string };
    expect([row.password, row]).toEqual([undefined, expect.objectContaining({ username: 'wanna', status_by: 'N' })]);
    const login = { username: 'wanna', password: 'long-enough-1' };
    expect((await new Browser(test).call('POST', 'loginAdmin', login)).body.result).toBe(true);
    const trail = await test.database.query('SELECT * FROM audit_log WHERE entity = ?', ['Personnel']);
    expect(JSON.stringify(trail)).not.toMatch(/argon2|long-enough/);
  });

  it.each([
    [{ username: 'Office' }, 200, 'มีชื่อผู้ใช้นี้แล้ว ลอง Office2'],
    [{ username: 'abc' }, 422, undefined],
    [{ username: 'วรรณา' }, 422, undefined],
    [{ username: 'shorty', password: 'too-short' }, 422, undefined],
  ])('ACC-12 refuses personnel %j', async (row, status, message) => {
    const answer = await post('personnel', row);
    expect([answer.status, answer.body.result]).toEqual([status, false]);
    if (message) expect(answer.body).toMatchObject({ code: 'USERNAME_TAKEN', message });
  });

  it('ACC-12 finds a username and says that it is taken', async () => {
    expect((await get('personnelByUsername?username=office')).body).toMatchObject({
      total: 1,
      message: 'ชื่อผู้ใช้นี้มีในระบบเเล้ว',
    });
    expect((await get('personnelByUsername?username=free')).body).toEqual({ result: true, data: [], total: 0 });
  });

  it('ACC-12 disabling personnel or a new password ends the sessions; nobody shuts themselves out', async () => {
    const { id } = await makePersonnel(test.database.manager);
    for (const change of [{ status_by: 'Y' }, { password: 'another-long-1' }, { personnel_position: 'guest' }]) {
      const session = await test.signInAs('personnel', id);
      await post('personnel', { id, ...change });
      expect((await get('loginPing', session)).status).toBe(401);
    }
    expect((await post('personnel', { id: officeId, status_by: 'Y' })).body.code).toBe('OWN_ACCOUNT');
    const removal = await test.request('DELETE', `/api/personnel?id=${officeId}`, { headers: office });
    expect(removal.body.code).toBe('OWN_ACCOUNT');
    await post('personnel', { id: officeId, password: 'my-new-password' });
    expect((await get('loginPing')).status).toBe(200);
  });

  it('ACC-12 staff: a plain resource with a password that is never read', async () => {
    const { id } = await makeStaff(test.database.manager);
    await post('staff', { id, staff_nickname: 'จูน', password: 'long-enough-1' });
    const { data } = (await get(`staffById?id=${id}`)).body;
    expect(data).toMatchObject({ staff_nickname: 'จูน' });
    expect(data).not.toHaveProperty('password');
  });

  it('TELL-01 personnel sends an SMS; the GET takes no cookie', async () => {
    const message = encodeURIComponent('รอบพิเศษเริ่ม 19:30 น.');
    const path = `/api/sendSMS?tel=0870000010&message=${message}`;
    expect((await test.request('GET', path, { headers: office })).body.result).toBe(true);
    const cookie = `wethi_personnel=${office.authorization.slice(7)}`;
    expect((await test.request('GET', path, { headers: { cookie, host: 'admin.localhost' } })).status).toBe(403);
    const jobs = await test.database.query<object[]>('SELECT payload FROM outbox WHERE name = ?', ['send-sms']);
    expect(jobs).toEqual([{ payload: JSON.stringify({ tel: '0870000010', text: 'รอบพิเศษเริ่ม 19:30 น.' }) }]);
  });

  it('RUN-04 seeds the demo accounts once, ready to sign in', async () => {
    const tools = { manager: test.database.manager, hashing: test.get(SecretHashing), storage: test.get(Storage) };
    const seed = () => seedDemoAccounts({ ...tools, art: join(__dirname, '../../../../../tools/db/demo-art') });
    const first = await seed();
    expect(await seed()).toMatchObject({ owner: { id: first.owner.id }, users: first.users.map(({ id }) => ({ id })) });
    expect((await new Browser(test).login('0810000004', '2468')).body.result).toBe(true);
    const owner = { username: 'owner', password: 'owner-demo-2026' };
    expect((await new Browser(test).call('POST', 'loginAdmin', owner)).body.data).toMatchObject({ role: 'owner' });
    const insert = "INSERT INTO band (band_name) VALUES ('วงใหม่') RETURNING id";
    const [{ id: band_id } = { id: 0 }] = await test.database.query<{ id: number }[]>(insert);
    await seedDemoColleagues(tools, band_id);
    for (const [role, more] of Object.entries({ shop: {}, band: { band_id } })) {
      const login = { username: role, password: `${role}-demo-2026` };
      expect((await new Browser(test).call('POST', 'loginAdmin', login)).body.data).toMatchObject({ role, ...more });
    }
  });

  it('ACC-12 another role ends the sessions, and counts at once where none was ended', async () => {
    const { id } = await makePersonnel(test.database.manager);
    const [first, second] = [await test.signInAs('personnel', id), await test.signInAs('personnel', id)];
    await test.database.query("UPDATE personnel SET role = 'shop' WHERE id = ?", [id]);
    expect((await get('personnel', first)).status).toBe(403);
    expect((await get('user', first)).status).toBe(200);
    await post('personnel', { id, role: 'shop', personnel_nickname: 'same role' });
    expect((await get('user', first)).status).toBe(200);
    await post('personnel', { id, role: 'owner' });
    for (const session of [first, second]) expect((await get('user', session)).status).toBe(401);
  });

  it('ACC-12 a session without its person is none, however the row went', async () => {
    const { id } = await makePersonnel(test.database.manager);
    const session = await test.signInAs('personnel', id);
    await test.database.query('DELETE FROM personnel WHERE id = ?', [id]);
    expect((await get('loginPing', session)).status).toBe(401);
    const user = await makeUser(test.database.manager);
    const member = await test.signInAs('user', user.id);
    await test.database.query("UPDATE user SET user_status = 'Block' WHERE id = ?", [user.id]);
    expect((await get('loginPing', member)).status).toBe(401);
  });

  it('ACC-12 the role band needs a band; nobody takes the role from themselves', async () => {
    const { body, status } = await post('personnel', { username: 'somebody', role: 'band' });
    expect([status, body.errors]).toEqual([422, [{ field: 'band_id', message: 'กรุณาเลือกวง' }]]);
    expect((await post('personnel', { id: officeId, role: 'shop' })).body.code).toBe('OWN_ACCOUNT');
  });

  it('ACC-12 ADMIN-04 of owners who end each other at the same moment one stays', async () => {
    const [one, other] = [await makePersonnel(test.database.manager), await makePersonnel(test.database.manager)];
    const ends = [
      (id: number, headers: object) => post('personnel', { id, role: 'shop' }, headers),
      (id: number, headers: object) => post('personnel', { id, status_by: 'Y' }, headers),
      (id: number, headers: { authorization: string }) =>
        test.request('DELETE', `/api/personnel?id=${id}`, { headers }),
    ];
    for (const end of ends) {
      const { manager } = test.database;
      await manager.save(
        Personnel,
        [one, other].map(({ id, username }) => ({ id, username, role: 'owner' as const, status_by: 'N' as const })),
      );
      await test.database.query("UPDATE personnel SET role = 'shop' WHERE id NOT IN (?)", [[one.id, other.id]]);
      const [mine, theirs] = [await test.signInAs('personnel', one.id), await test.signInAs('personnel', other.id)];
      await Promise.all([end(other.id, mine), end(one.id, theirs)]);
      const left = "SELECT id FROM personnel WHERE role = 'owner' AND status_by = 'N'";
      expect(await test.database.query(left)).toHaveLength(1);
    }
  });
});
