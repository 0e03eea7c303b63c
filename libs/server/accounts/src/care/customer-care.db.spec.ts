import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { SecretHashing } from '../people/secret-hashing';
import { makeAddress, makePersonnel, makeUser } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';
import type { UserCare } from './care.dto';

describe('what personnel does for a customer', () => {
  let test: TestApp;
  let office: { authorization: string };

  const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: office, body });
  const care = async (user_id: number) =>
    (await test.request('GET', `/api/userCare?user_id=${user_id}`, { headers: office })).body
      .data as unknown as UserCare; // an answer is typed by its envelope alone
  const customer = () => makeUser(test.database.manager);
  const ping = async (headers: object) => (await test.request('GET', '/api/loginPing', { headers })).status;
  const texts = async () => {
    const rows = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name LIKE 'send-%'",
    );
    return rows.map(({ payload }) => JSON.parse(payload) as { tel: string; text: string });
  };
  const audited = (entity_id: number) =>
    test.database.query<{ action: string }[]>(
      "SELECT action FROM audit_log WHERE entity = 'User' AND entity_id = ? ORDER BY id",
      [entity_id],
    );

  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    const person = { role: 'shop' as const, personnel_nickname: 'พี่นา' };
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager, person)).id);
  });
  afterAll(() => test.close());

  it('ACC-12 a note says who wrote it and when; customers reach none of it', async () => {
    const { id: user_id } = await customer();
    await post('userNote', { user_id, user_note_text: 'คุณแม่ดูด้วยทีวี' });
    expect((await care(user_id)).notes).toMatchObject([{ user_note_text: 'คุณแม่ดูด้วยทีวี', by_name: 'พี่นา' }]);
    const own = await test.signInAs('user', user_id);
    expect((await test.request('GET', `/api/userCare?user_id=${user_id}`, { headers: own })).status).toBe(403);
    const row = await test.request('GET', `/api/userById?id=${user_id}`, { headers: own });
    expect(JSON.stringify(row.body)).not.toMatch(/ทีวี|block_reason/);
  });

  it('ACC-10 ADMIN-04 the audit log says that somebody wrote a note or an SMS about whom, and nothing of the words', async () => {
    const { id: user_id, user_tel } = await customer();
    const { data } = (await post('userNote', { user_id, user_note_text: 'แพ้อาหารทะเล' })).body;
    await post('sendSMS', { tel: user_tel, message: 'ข้อความส่วนตัว' });
    await post('sendSMS', { tel: '0877777701', message: 'ข้อความส่วนตัว' });
    const log = await test.database.query<object[]>(
      'SELECT action, entity, entity_id, `before`, `after` FROM audit_log ORDER BY id DESC LIMIT 3',
    );
    const { insertId } = data as { insertId: number };
    expect(log).toEqual([
      { action: 'send-sms', entity: 'Sms', entity_id: 0, before: null, after: '{}' },
      { action: 'send-sms', entity: 'User', entity_id: user_id, before: null, after: '{}' },
      { action: 'create', entity: 'UserNote', entity_id: insertId, before: null, after: JSON.stringify({ user_id }) },
    ]);
  });

  it('ACC-12 blocking ends every session at once, tells who wishes it, and says who did it', async () => {
    const { id: user_id, user_tel } = await customer();
    const own = await test.signInAs('user', user_id);
    await post('userBlock', { user_id, user_block_reason: 'สลิปปลอม', tell: 'Y' });
    expect(await ping(own)).toBe(401);
    expect((await care(user_id)).block).toMatchObject({ by_name: 'พี่นา' });
    expect((await texts()).filter(({ tel }) => tel === user_tel)).toMatchObject([
      { text: 'บัญชีถูกระงับชั่วคราว สอบถามทีมงานทางไลน์ของเวที' },
    ]);
    await post('userUnblock', { user_id });
    expect((await care(user_id)).block).toBeNull();
    expect(await ping(await test.signInAs('user', user_id))).toBe(200);
  });

  it('WATCH-09 ACC-12 who is blocked reads why, when and by which number with the right PIN, and nobody else does', async () => {
    const user_password = await test.get(SecretHashing).hash('2468');
    const { id: user_id, user_tel } = await makeUser(test.database.manager, { user_password });
    const why = { user_block_reason: 'สลิปปลอม · สลิปเดียวกับคุณแดง', user_block_told: 'สลิปปลอม' };
    await post('userBlock', { user_id, ...why, tell: 'N' });
    const { block } = await care(user_id);
    const { status, body } = await new Browser(test).login(user_tel, '2468');
    expect([status, body.code]).toEqual([403, 'USER_BLOCKED']);
    expect(body.data).toEqual({ reason: 'สลิปปลอม', at: block?.at, reference: block?.reference });
    expect(block?.reference).toMatch(/^B-\d+$/);
    const { body: guess } = await new Browser(test).login(user_tel, '1357');
    expect([guess.code, guess.data]).toEqual(['PIN_WRONG', undefined]);
    await post('userUnblock', { user_id });
    await post('userBlock', { user_id, user_block_reason: 'ลูกค้าขอปิดเอง', tell: 'N' });
    const again = await new Browser(test).login(user_tel, '2468');
    expect(again.body.data).toMatchObject({ reason: null });
  });

  it('ACC-12 whose account was merged reads where to go on, and not that they are kept out', async () => {
    const { manager } = test.database;
    const kept = await makeUser(manager);
    const user_password = await test.get(SecretHashing).hash('2468');
    const told = 'บัญชีนี้รวมกับเบอร์ 081-000-0001 แล้ว เข้าระบบด้วยเบอร์นั้น';
    const gone = { user_status: 'Block', user_block_told: told, user_merged_into: kept.id } as const;
    const { user_tel } = await makeUser(manager, { user_password, ...gone });
    const { body } = await new Browser(test).login(user_tel, '2468');
    expect(body).toMatchObject({ code: 'USER_BLOCKED', message: told, data: { merged: true } });
  });

  it('ACC-05 ACC-12 right PINs of somebody blocked do not count as wrong ones', async () => {
    const user_password = await test.get(SecretHashing).hash('2468');
    const { id: user_id, user_tel } = await makeUser(test.database.manager, { user_password });
    await post('userBlock', { user_id, user_block_reason: 'สลิปปลอม', tell: 'N' });
    const browser = new Browser(test);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await browser.login(user_tel, '2468')).body.code).toBe('USER_BLOCKED');
    await post('userUnblock', { user_id });
    expect((await browser.login(user_tel, '2468')).body.result).toBe(true);
  });

  it('ACC-06 ACC-12 one device is signed out, or all of them, and nobody else', async () => {
    const { id: user_id } = await customer();
    const [first, second, other] = [
      await test.signInAs('user', user_id),
      await test.signInAs('user', user_id),
      await test.signInAs('user', (await customer()).id),
    ];
    const { session } = await test.actorOf(first);
    const end = (query: string) => test.request('DELETE', `/api/userDevices?${query}`, { headers: office });
    const foreign = await end(`user_id=${user_id}&id=${(await test.actorOf(other)).session}`);
    expect(foreign.status).toBe(404);
    await end(`user_id=${user_id}&id=${session}`);
    expect([await ping(first), await ping(second), await ping(other)]).toEqual([401, 200, 200]);
    await end(`user_id=${user_id}`);
    expect([await ping(second), await ping(other)]).toEqual([401, 200]);
    expect((await audited(user_id)).map(({ action }) => action)).toEqual(['sign-out', 'sign-out']);
  });

  it('ACC-03 ACC-12 a code for a new PIN goes to the phone alone, and is noted without it', async () => {
    const { id: user_id, user_tel } = await customer();
    const { body } = await post('userPinCode', { user_id });
    const [sms] = (await texts()).filter(({ tel }) => tel === user_tel);
    const code = /\d{4}/.exec(sms?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    expect(body.data).toMatchObject({ expires_in: 300, resend_in: 60 });
    expect(JSON.stringify(body)).not.toContain(`"${code}"`);
    const verify = { telNumber: user_tel, pin: code, purpose: 'forgot' };
    expect((await test.request('POST', '/api/verifyOTP', { body: verify })).body.result).toBe(true);
    expect((await post('userPinCode', { user_id })).body.code).toBe('CODE_TOO_SOON');
  });

  it('ACC-12 a membership counts while it lasts, and the default address is told in one line', async () => {
    const { id: user_id } = await customer();
    expect(await care(user_id)).toMatchObject({ is_member: false, address: null });
    await makeAddress(test.database.manager, user_id, { user_address_default: 'Y' });
    const { body } = await post('memberGroup', { member_group_name: 'เพื่อนหิ่งห้อย' });
    const member_group_id = (body.data as { insertId: number }).insertId;
    await post('member', { user_id, member_group_id });
    expect(await care(user_id)).toMatchObject({
      is_member: true,
      address: '45/12 ซอยสุขใจ 3 บางกระสอ เมืองนนทบุรี นนทบุรี 11000',
    });
  });
});
