import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { SecretHashing } from '../people/secret-hashing';
import { makePersonnel, makeUser } from '../testing/accounts.factory';

const SHOP = { host: 'wethi.example' };
const ADMIN = { host: 'admin.wethi.example' };
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

async function withLogins(settings: Record<string, string> = {}) {
  const test = await createTestApp([AccountsHttpModule], settings);
  const { manager } = test.database;
  const hashing = test.get(SecretHashing);
  const { user_tel, id } = await makeUser(manager, { user_password: await hashing.hash('2468') });
  const password = 'long-enough-1';
  const { username } = await makePersonnel(manager, { password: await hashing.hash(password) });
  const post = (path: string, body: object, headers: object) =>
    test.request('POST', `/api/${path}`, { body, headers: { ...OWN_PAGE, ...headers } });
  return {
    test,
    id,
    login: (headers: object) => post('login', { user_tel, user_password: '2468' }, headers),
    loginAdmin: (headers: object) => post('loginAdmin', { username, password }, headers),
  };
}

const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);

describe('cookies of a sign-in', () => {
  let test: TestApp;
  let logins: Awaited<ReturnType<typeof withLogins>>;
  const ping = (cookie: string, host: object) =>
    test.request('GET', '/api/loginPing', { headers: { cookie, ...host } });

  beforeAll(async () => {
    logins = await withLogins();
    ({ test } = logins);
  });
  afterAll(() => test.close());

  it('ACC-06 a cookie counts for the audience it is named after, on the host of that audience', async () => {
    const member = (await logins.login(SHOP)).body['token'];
    const personnel = (await logins.loginAdmin(ADMIN)).body['token'];
    expect((await ping(`wethi_member=${member}`, SHOP)).status).toBe(200);
    expect((await ping(`wethi_personnel=${personnel}`, ADMIN)).status).toBe(200);
    const refused = [
      ping(`wethi_member=${personnel}`, SHOP),
      ping(`wethi_personnel=${member}`, ADMIN),
      ping(`wethi_member=${member}`, ADMIN),
      ping(`wethi_personnel=${personnel}`, SHOP),
    ];
    for (const answer of refused) expect((await answer).status).toBe(401);
  });

  it('ACC-06 a session that ended elsewhere takes its cookie along', async () => {
    const cookie = `wethi_member=${(await logins.login(SHOP)).body['token']}`;
    expect(cookiesOf(await ping(cookie, SHOP))).toEqual([]);
    await test.request('POST', '/api/logoutEverywhere', { body: {}, headers: { ...OWN_PAGE, ...SHOP, cookie } });
    const refused = await ping(cookie, SHOP);
    expect([refused.status, refused.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    expect(cookiesOf(refused)).toContainEqual(expect.stringMatching(/^wethi_member=;.*Expires=Thu, 01 Jan 1970/));
  });

  it('ACC-06 gives a cookie on the host of its audience only; the token opens both hosts', async () => {
    expect(cookiesOf(await logins.loginAdmin(ADMIN)).some((set) => set.startsWith('wethi_personnel='))).toBe(true);
    const onShop = await logins.loginAdmin(SHOP);
    expect(cookiesOf(onShop).some((set) => set.startsWith('wethi_personnel='))).toBe(false);
    const authorization = `Bearer ${String(onShop.body['token'])}`;
    expect((await ping('', { ...SHOP, authorization })).status).toBe(200);
  });

  it.each(['login', 'loginAdmin', 'loginPersonnel', 'userRegister', 'userUpdatePassword', 'verifyOTP', 'logout'])(
    'ACC-02 %s refuses pages of other origins',
    async (path) => {
      const foreign = [
        { origin: 'http://evil.example' },
        { origin: 'https://wethi.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of foreign) {
        const answer = await test.request('POST', `/api/${path}`, { body: {}, headers: { ...SHOP, ...headers } });
        expect([answer.status, answer.body.code, cookiesOf(answer)]).toEqual([403, 'FOREIGN_ORIGIN', []]);
      }
      for (const headers of [{}, { origin: 'http://wethi.example' }, { 'sec-fetch-site': 'none' }]) {
        const answer = await test.request('POST', `/api/${path}`, { body: {}, headers: { ...SHOP, ...headers } });
        expect(answer.status).not.toBe(403);
      }
    },
  );
});

describe('cookies of a site behind TLS', () => {
  let logins: Awaited<ReturnType<typeof withLogins>>;
  beforeAll(async () => {
    logins = await withLogins({ PUBLIC_URL: 'https://wethi.example', ADMIN_URL: 'https://admin.wethi.example' });
  });
  afterAll(() => logins.test.close());

  it('ACC-06 go by https alone and belong to the host, also where the request came without TLS', async () => {
    const member = cookiesOf(await logins.login(SHOP));
    const personnel = cookiesOf(await logins.loginAdmin(ADMIN));
    const names = (cookies: string[]) => cookies.map((cookie) => cookie.split('=')[0]).sort();
    expect(names(member)).toEqual(['__Host-wethi_device', '__Host-wethi_member']);
    expect(names(personnel)).toEqual(['__Host-wethi_device', '__Host-wethi_personnel']);
    for (const cookie of [...member, ...personnel])
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
  });

  it('ACC-06 count under that name only', async () => {
    const { authorization } = await logins.test.signInAs('user', logins.id);
    const ping = (name: string) =>
      logins.test.request('GET', '/api/loginPing', {
        headers: { ...SHOP, cookie: `${name}=${authorization.slice('Bearer '.length)}` },
      });
    expect((await ping('__Host-wethi_member')).status).toBe(200);
    expect((await ping('wethi_member')).status).toBe(401);
  });
});
