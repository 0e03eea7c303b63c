import { createTestApp, type TestApp } from '@wethi/platform/testing';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the command makes the link that these calls take
import { letOwnerIn } from '../../../../../tools/db/owner.ts';
import { AccountsHttpModule } from '../accounts-http.module';
import { Browser } from '../testing/browser';
import { makePersonnel, makeUser } from '../testing/accounts.factory';

const PASSWORD = 'chosen-by-myself-2026';

describe('the first password of personnel', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let count = 0;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterEach(() => test.clock.set());
  afterAll(() => test.close());

  const post = (path: string, body: object, headers: Record<string, string> = owner) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const add = async (more: object = {}) => {
    count += 1;
    const person = { username: `newcomer${count}`, personnel_tel: `08700001${count + 10}`, role: 'shop', ...more };
    const { data } = (await post('personnel', person)).body;
    return { ...person, id: (data as { insertId: number }).insertId };
  };
  /** What the newest SMS to a phone holds behind the hash of its link. */
  const tokenFor = async (tel: string) => {
    const [sms] = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'send-sms' AND payload LIKE ? ORDER BY id DESC LIMIT 1",
      [`%${tel}%`],
    );
    return /\/admin\/login#link=([\w-]{32}) ใช้ได้ 24 ชั่วโมง/.exec(sms?.payload ?? '')?.[1];
  };
  const choose = async (token: string | undefined, pass = PASSWORD, confirm = pass) =>
    (await post('personnelFirstPassword', { token, pass, confirm }, {})).body;
  const login = async (username: string, password = PASSWORD) =>
    (await new Browser(test).call('POST', 'loginAdmin', { username, password })).body.result;

  it('ACC-12 comes by a link in an SMS, is chosen once, and nobody else sees it', async () => {
    const { username, personnel_tel, id } = await add();
    expect(await login(username)).toBe(false);
    const token = await tokenFor(personnel_tel);
    expect((await choose(token, PASSWORD, 'something-else')).errors).toMatchObject([{ field: 'confirm' }]);
    expect((await choose(token, 'short')).errors).toMatchObject([{ field: 'pass' }, { field: 'confirm' }]);
    expect((await choose(token)).data).toEqual({ username });
    expect(await login(username)).toBe(true);
    expect((await choose(token, 'another-password')).code).toBe('LINK_INVALID');
    expect((await post('personnelLink', { id })).body.code).toBe('PASSWORD_SET');
    const log = await test.database.query<object[]>(
      "SELECT actor_id, action FROM audit_log WHERE entity = 'Personnel' AND entity_id = ? AND action = 'set-password'",
      [id],
    );
    expect(log).toEqual([{ actor_id: id, action: 'set-password' }]);
    const kept = await test.database.query('SELECT link_hash FROM personnel_link WHERE link_hash = ?', [token]);
    expect(kept).toEqual([]);
  });

  it('ACC-12 RUN-04 the first owner, and one who lost password and second factor, come in by a link that the machine prints', async () => {
    const { manager } = test.database;
    const letIn = (username: string) => letOwnerIn(test.config.DATABASE_URL, username);
    const ownerOf = async (username: string) =>
      (
        await test.database.query<{ id: number; role: string }[]>('SELECT id, role FROM personnel WHERE username = ?', [
          username,
        ])
      )[0];
    expect((await choose(await letIn('first-owner'))).data).toEqual({ username: 'first-owner' });
    expect(await login('first-owner')).toBe(true);
    const first = await ownerOf('first-owner');
    expect(first?.role).toBe('owner');
    await manager.insert('personnel_totp', { personnel_id: first?.id, totp_secret: 'x', confirmed_at: new Date() });
    const session = await test.signInAs('personnel', first?.id ?? 0);
    const token = await letIn('first-owner');
    expect((await test.request('GET', '/api/loginPing', { headers: session })).status).toBe(401);
    expect((await choose(token, 'the-next-password')).data).toEqual({ username: 'first-owner' });
    expect([await login('first-owner'), await login('first-owner', 'the-next-password')]).toEqual([false, true]);
    const noted = await test.database.query(
      'SELECT actor_kind, action FROM audit_log WHERE entity_id = ? AND actor_kind = ?',
      [first?.id, 'system'],
    );
    expect(noted).toEqual([
      { actor_kind: 'system', action: 'create' },
      { actor_kind: 'system', action: 'renew-password' },
    ]);
    const { username } = await add();
    await expect(letIn(username)).rejects.toThrow('is no owner');
  });

  it('ACC-12 a link is dead after a day, with the next one, with a password from the owner, and with the account shut', async () => {
    const late = await add();
    const old = await tokenFor(late.personnel_tel);
    test.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    expect((await choose(old)).code).toBe('LINK_INVALID');
    test.clock.set();
    expect((await post('personnelLink', { id: late.id })).body.result).toBe(true);
    expect((await choose(old)).code).toBe('LINK_INVALID');
    const fresh = await tokenFor(late.personnel_tel);
    expect(fresh).not.toBe(old);
    await post('personnel', { id: late.id, password: 'set-by-the-owner-1' });
    expect((await choose(fresh)).code).toBe('LINK_INVALID');
    expect(await login(late.username, 'set-by-the-owner-1')).toBe(true);

    const shut = await add();
    const token = await tokenFor(shut.personnel_tel);
    await post('personnel', { id: shut.id, status_by: 'Y' });
    expect((await choose(token)).code).toBe('LINK_INVALID');
    expect((await post('personnelLink', { id: shut.id })).body.code).toBe('NOT_FOUND');
  });

  it('ACC-12 a link that went to a mistyped phone is dead with its correction, and another goes to the right one', async () => {
    const { id, username, personnel_tel } = await add();
    const mistyped = await tokenFor(personnel_tel);
    await post('personnel', { id, personnel_nickname: 'จูน', personnel_tel });
    await post('personnel', { id, personnel_tel: '0870000999' });
    expect((await choose(mistyped)).code).toBe('LINK_INVALID');
    const token = await tokenFor('0870000999');
    await post('personnel', { id, personnel_tel: null });
    expect((await choose(token)).code).toBe('LINK_INVALID');
    await post('personnel', { id, personnel_tel: '0870000998' });
    expect(await tokenFor('0870000998')).toBeUndefined();
    await post('personnelLink', { id });
    expect((await choose(await tokenFor('0870000998'))).data).toEqual({ username });
    await post('personnel', { id, personnel_tel: '0870000997' });
    expect(await tokenFor('0870000997')).toBeUndefined();
  });

  it('ACC-11 an owner renews a password by a link: the old one and all sessions end; without a phone nothing does', async () => {
    const known = await add({ password: 'set-by-the-owner-1' });
    const session = await test.signInAs('personnel', known.id);
    expect((await post('personnelNewPassword', { id: known.id })).body.result).toBe(true);
    expect(await login(known.username, 'set-by-the-owner-1')).toBe(false);
    expect((await test.request('GET', '/api/loginPing', { headers: session })).status).toBe(401);
    expect((await choose(await tokenFor(known.personnel_tel))).data).toEqual({ username: known.username });
    expect(await login(known.username)).toBe(true);
    const silent = await add({ personnel_tel: null, password: 'set-by-the-owner-1' });
    expect((await post('personnelNewPassword', { id: silent.id })).body.errors).toMatchObject([
      { field: 'personnel_tel' },
    ]);
    expect(await login(silent.username, 'set-by-the-owner-1')).toBe(true);
  });

  it('ACC-11 ACC-05 who chose another password after many wrong ones waits no longer, not even while others go on trying', async () => {
    const { id, username, personnel_tel } = await add({ password: 'set-by-the-owner-1' });
    const [own, stranger] = [new Browser(test), new Browser(test)];
    const tryOn = async (browser: Browser, password: string) =>
      (await browser.call('POST', 'loginAdmin', { username, password })).body.code;
    await tryOn(own, 'set-by-the-owner-1');
    for (let tried = 0; tried < 6; tried += 1)
      for (const browser of [own, stranger]) await tryOn(browser, `forgotten-${tried}`);
    expect([await tryOn(own, 'forgotten-7'), await tryOn(stranger, 'forgotten-7')]).toEqual([
      'LOGIN_LOCKED',
      'LOGIN_LOCKED',
    ]);
    await post('personnelNewPassword', { id });
    const chosen = { token: await tokenFor(personnel_tel), pass: PASSWORD, confirm: PASSWORD };
    const another = new Browser(test);
    for (const [name, value] of own.cookies) if (name.endsWith('wethi_device')) another.cookies.set(name, value);
    expect((await another.call('POST', 'personnelFirstPassword', chosen)).body.result).toBe(true);
    for (let tried = 0; tried < 7; tried += 1) await tryOn(stranger, `guess-${tried}`);
    expect(await tryOn(stranger, 'guess')).toBe('LOGIN_LOCKED');
    expect(await tryOn(another, PASSWORD)).toBeUndefined();
  });

  it('ACC-11 nobody renews their own password so; signing somebody out leaves the one who asks signed in', async () => {
    const { id } = await makePersonnel(test.database.manager);
    const [here, there] = [await test.signInAs('personnel', id), await test.signInAs('personnel', id)];
    expect((await post('personnelNewPassword', { id }, here)).body.code).toBe('OWN_ACCOUNT');
    expect((await post('personnelSignOut', { id }, here)).body.result).toBe(true);
    const pings = [here, there].map((headers) => test.request('GET', '/api/loginPing', { headers }));
    expect((await Promise.all(pings)).map(({ status }) => status)).toEqual([200, 401]);
    expect((await post('personnelSignOut', { id: 999_999 })).body.code).toBe('NOT_FOUND');
    const log = "SELECT action FROM audit_log WHERE entity = 'Personnel' AND entity_id = ?";
    expect(await test.database.query(log, [id])).toEqual([{ action: 'sign-out' }]);
  });

  it('ACC-12 many who use one link at once are one; a link needs a phone; no more than five a day', async () => {
    const { personnel_tel, id } = await add();
    const token = await tokenFor(personnel_tel);
    const codes = await Promise.all(Array.from({ length: 4 }, async () => (await choose(token)).result));
    expect(codes.filter(Boolean)).toHaveLength(1);
    const { data } = (await test.request('GET', `/api/personnelById?id=${id}`, { headers: owner })).body;
    expect(data).toMatchObject({ has_login: 'Y' });

    const silent = await add({ personnel_tel: null });
    expect((await post('personnelLink', { id: silent.id })).body.errors).toMatchObject([{ field: 'personnel_tel' }]);
    const slow = await add();
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await post('personnelLink', { id: slow.id })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const given = await add({ password: 'set-by-the-owner-1' });
    expect(await tokenFor(given.personnel_tel)).toBeUndefined();
    const customer = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect((await post('personnelLink', { id: slow.id }, customer)).status).toBe(403);
  });
});
