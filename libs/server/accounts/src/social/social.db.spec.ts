import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests run the real client against the stand-in
import { openTestSandbox } from '../../../../../apps/sandbox/src/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { SecretHashing } from '../people/secret-hashing';
import { makeUser } from '../testing/accounts.factory';

const SHOP = 'http://localhost:8080';
const PIN = '2580';

/** A browser with its cookies. */
interface Browser {
  cookies: Map<string, string>;
  authorization?: string;
}

interface Person {
  name: string;
  email?: string;
  proven?: boolean;
}

describe('signing in with LINE and Facebook', () => {
  let test: TestApp;
  let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
  let url: string;

  beforeAll(async () => {
    sandbox = await openTestSandbox({
      ...{ lineId: 'line-test', lineSecret: 'line-secret', facebookId: 'fb-test', facebookSecret: 'fb-secret' },
      shopUrl: SHOP,
    });
    url = `http://127.0.0.1:${(await sandbox.sandbox.listen()).port}`;
    test = await createTestApp([AccountsHttpModule], {
      ...{ LINE_LOGIN_URL: url, LINE_API_URL: url, LINE_LOGIN_ID: 'line-test', LINE_LOGIN_SECRET: 'line-secret' },
      ...{ FACEBOOK_URL: url, FACEBOOK_API_URL: url, FACEBOOK_APP_ID: 'fb-test', FACEBOOK_APP_SECRET: 'fb-secret' },
      PUBLIC_URL: SHOP,
    });
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });

  const newBrowser = (authorization?: string): Browser => ({ cookies: new Map(), authorization });

  async function visit(browser: Browser, method: string, path: string, body?: object): Promise<TestAnswer> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie && { cookie, origin: SHOP, host: 'localhost:8080' }),
      ...(browser.authorization && { authorization: browser.authorization }),
    };
    const answer = await test.request(method, path, { headers, body });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      browser.cookies.set(name, value);
    }
    return answer;
  }

  /** Presses the button of the shop. @returns where the site is asked */
  async function begin(browser: Browser, provider: string, more = ''): Promise<string> {
    const { headers } = await visit(browser, 'GET', `/api/socialBegin?provider=${provider}${more}`);
    return String(headers['location']);
  }

  /** Answers on the site's page. @returns the path of the shop that the browser comes back to */
  async function agree(address: string, person: Person | 'no', change: (asked: URL) => void = () => undefined) {
    const asked = new URL(address);
    change(asked);
    const body = new URLSearchParams({ asked: asked.search.slice(1), answer: person === 'no' ? 'no' : 'yes' });
    if (person !== 'no') {
      body.set('name', person.name);
      body.set('email', person.email ?? '');
      if (person.proven) body.set('proven', 'yes');
    }
    const response = await fetch(asked, { method: 'POST', body, redirect: 'manual' });
    const back = response.headers.get('location');
    return back ? back.slice(SHOP.length) : `${response.status}`;
  }

  const comeBack = async (browser: Browser, path: string) => {
    const { headers } = await visit(browser, 'GET', path);
    return String(headers['location']).slice(SHOP.length);
  };
  const through = async (browser: Browser, provider: string, person: Person | 'no', more = '') =>
    comeBack(browser, await agree(await begin(browser, provider, more), person));
  const pending = async (browser: Browser) => (await visit(browser, 'GET', '/api/socialPending')).body;
  const finish = async (browser: Browser, body: object) =>
    (await visit(browser, 'POST', '/api/userFacebook', body)).body;
  const me = async (browser: Browser) => {
    const { body } = await visit(browser, 'GET', '/api/loginPing');
    return (body.result as unknown as { id?: number }).id; // an answer is typed by its envelope alone
  };
  const member = async (overrides: object = {}) => {
    const user_password = await test.get(SecretHashing).hash(PIN);
    return makeUser(test.database.manager, { user_password, ...overrides });
  };

  it.each(['line', 'facebook'])('ACC-07 %s: linked once by phone and PIN, it signs in from then on', async (site) => {
    const { id, user_tel } = await member();
    const person = { name: `ฟ้าใส ${site}` };
    const first = newBrowser();
    expect(await through(first, site, person)).toBe(`/member?dialog=social&social=${site}-pending`);
    expect((await pending(first)).data).toMatchObject({ provider: site, kind: 'new', name: person.name });
    expect(await finish(first, { user_tel, user_password: PIN })).toMatchObject({ result: true });
    expect(await me(first)).toBe(id);
    const second = newBrowser();
    expect(await through(second, site, person, '&then=/package/x?dialog=pay')).toBe('/package/x?dialog=pay');
    expect(await me(second)).toBe(id);
  });

  it.each([
    ['line', 'line-secret'],
    ['facebook', 'fb-secret'],
  ])('ACC-07 %s: the address carries PKCE, state and nonce, and no secret', async (site, secret) => {
    const asked = new URL(await begin(newBrowser(), site)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(
      [asked.get('state'), asked.get('nonce'), asked.get('code_challenge')].every((text) => text?.length === 43),
    ).toBe(true);
    expect(asked.get('redirect_uri')).toBe(`${SHOP}/api/${site}Return`);
    expect(String(asked)).not.toContain(secret);
  });

  it('ACC-07 ACC-10 who asked for the account to go and signs in again stays, and is told so', async () => {
    const { id, user_tel } = await member();
    const person = { name: 'ฟ้าใส อยู่ต่อ' };
    const first = newBrowser();
    await through(first, 'line', person);
    await finish(first, { user_tel, user_password: PIN });
    await test.database.query('UPDATE user SET user_delete_at = NOW() + INTERVAL 6 DAY WHERE id = ?', [id]);
    const second = newBrowser();
    expect(await through(second, 'line', person)).toBe('/member?dialog=social&social=line-kept');
    expect(await me(second)).toBe(id);
    const [user] = await test.database.query<{ user_delete_at: Date | null }[]>(
      'SELECT user_delete_at FROM user WHERE id = ?',
      [id],
    );
    expect(user?.user_delete_at).toBeNull();
    expect(await through(newBrowser(), 'line', person)).toBe('/member');
  });

  it('ACC-07 TELL-06 LINE offers the account of the shop as a friend, where the shop writes by LINE', async () => {
    const offered = async (site: string) => new URL(await begin(newBrowser(), site)).searchParams.get('bot_prompt');
    expect(await offered('line')).toBeNull();
    Object.assign(test.config, { LINE_MESSAGE_TOKEN: 'line-token' });
    expect([await offered('line'), await offered('facebook')]).toEqual(['normal', null]);
    Object.assign(test.config, { LINE_MESSAGE_TOKEN: '' });
  });

  it('ACC-07 LINE is tried again past its app, which would bring them back to the wrong browser once more', async () => {
    const past = async (site: string, more = '') =>
      new URL(await begin(newBrowser(), site, more)).searchParams.get('disable_auto_login');
    expect([await past('line'), await past('line', '&app=0')]).toEqual([null, 'true']);
    expect(await past('facebook', '&app=0')).toBeNull();
  });

  it('ACC-07 a proven address proposes the account, and only its PIN links it; a wrong one counts', async () => {
    const proven = { user_email: 'fahsai@example.com', user_email_at: new Date(), user_nickname: 'ฟ้าใส' };
    const { id, user_tel } = await member(proven);
    const browser = newBrowser();
    await through(browser, 'line', { name: 'พี่ฟ้า', email: 'fahsai@example.com', proven: true });
    expect((await pending(browser)).data).toMatchObject({
      kind: 'link',
      user_nickname: 'ฟ้าใส',
      user_tel: expect.stringMatching(/x/),
      user_email: 'f•••••@example.com',
    });
    expect(JSON.stringify(await pending(browser))).not.toContain(user_tel);
    expect(await finish(browser, { user_password: '1111' })).toMatchObject({ result: false, code: 'PIN_WRONG' });
    const [counted] = await test.database.query<{ failures: number }[]>(
      'SELECT failures FROM sign_in_failure WHERE counter = ?',
      [`phone:${user_tel}`],
    );
    expect(counted?.failures).toBe(1);
    expect(await me(browser)).toBeUndefined();
    expect(await finish(browser, { user_password: PIN })).toMatchObject({ result: true });
    expect(await me(browser)).toBe(id);
  });

  describe.each([
    ['line', 'facebook'],
    ['facebook', 'line'],
  ])('%s refuses', (site, otherSite) => {
    const FAILED = `dialog=social&social=${site}-failed`;

    it.each([
      ['the site does not call proven', { user_email_at: new Date() }, false],
      ['nobody proved here', { user_email_at: null }, true],
    ])('ACC-07 to propose anybody for an address that %s', async (_, columns, proven) => {
      const email = `someone-${site}-${proven ? 1 : 2}@example.com`;
      await member({ user_email: email, ...columns });
      const browser = newBrowser();
      expect(await through(browser, site, { name: `คนอื่น ${email}`, email, proven })).toBe(
        `/member?dialog=social&social=${site}-pending`,
      );
      expect((await pending(browser)).data).toMatchObject({ kind: 'new', user_tel: null });
      expect(await finish(browser, { user_password: PIN })).toMatchObject({ code: 'SOCIAL_OVER' });
    });

    it('ACC-07 the second answer of one code, which signs nobody in', async () => {
      const { user_tel } = await member();
      const person = { name: `ใช้ซ้ำ ${site}` };
      await through(newBrowser(), site, person);
      const browser = newBrowser();
      const path = await agree(await begin(browser, site), person);
      await comeBack(browser, path);
      await finish(browser, { user_tel, user_password: PIN });
      const thief = { cookies: new Map(browser.cookies) };
      thief.cookies.delete('wethi_member');
      expect(await comeBack(thief, path)).toBe(`/?${FAILED}`);
      expect(await me(thief)).toBeUndefined();
    });

    it('ACC-07 a code that was used, even in an answer with a state of its own', async () => {
      const person = { name: `รหัสเก่า ${site}` };
      const browser = newBrowser();
      const used = new URL(await agree(await begin(browser, site), person), SHOP);
      await comeBack(browser, used.pathname + used.search);
      const fresh = new URL(await agree(await begin(browser, site), person), SHOP);
      fresh.searchParams.set('code', used.searchParams.get('code') ?? '');
      expect(await comeBack(browser, fresh.pathname + fresh.search)).toBe(`/member?${FAILED}`);
    });

    it('ACC-07 an answer of another browser, of another site, with another state, or too late', async () => {
      const person = { name: `สลับ ${site}` };
      const victim = newBrowser();
      await begin(victim, site);
      const attacker = newBrowser();
      const path = await agree(await begin(attacker, site), person);
      expect(await comeBack(victim, path)).toBe(`/?${FAILED}`);
      const other = await agree(await begin(attacker, site), person, (asked) => asked.searchParams.set('state', 'x'));
      expect(await comeBack(attacker, other)).toBe(`/?${FAILED}`);
      const crossed = (await agree(await begin(attacker, site), person)).replace(`${site}Return`, `${otherSite}Return`);
      expect(await comeBack(attacker, crossed)).toBe(`/?dialog=social&social=${otherSite}-failed`);
      const late = await agree(await begin(attacker, site), person);
      test.clock.advance(16 * 60);
      expect(await comeBack(attacker, late)).toBe(`/?${FAILED}`);
    });

    it('ACC-07 a code of another redirect, verifier or nonce', async () => {
      const person = { name: `ทางอื่น ${site}` };
      const browser = newBrowser();
      const changes: [string, string][] = [
        ['redirect_uri', `${SHOP}/api/${otherSite}Return`],
        ['code_challenge', 'A'.repeat(43)],
        ['nonce', 'another'],
      ];
      for (const [name, value] of changes) {
        const path = await agree(await begin(browser, site), person, (asked) => asked.searchParams.set(name, value));
        const back = path.replace(`${otherSite}Return`, `${site}Return`);
        expect([name, await comeBack(browser, back)]).toEqual([name, `/member?${FAILED}`]);
      }
      const foreign = await agree(await begin(browser, site), person, (asked) =>
        asked.searchParams.set('redirect_uri', 'https://evil.example/api/x'),
      );
      expect(foreign).toBe('400');
      expect(await me(browser)).toBeUndefined();
    });

    it('ACC-07 nobody for who says no: they come back to where they were, and nothing has changed', async () => {
      const browser = newBrowser();
      const back = await through(browser, site, 'no', '&then=/package/show');
      expect(back).toBe(`/package/show?dialog=social&social=${site}-cancelled`);
      expect(await pending(browser)).toMatchObject({ code: 'SOCIAL_OVER' });
      expect(await me(browser)).toBeUndefined();
    });
  });

  it('ACC-07 a new account needs phone, code and PIN', async () => {
    const browser = newBrowser();
    await through(browser, 'line', { name: 'หน้าใหม่' });
    const user_tel = '0899990001';
    const wish = { user_tel, user_password: PIN, consent_version: '2026-11' };
    expect((await finish(browser, { ...wish, ticket: 'x'.repeat(32) })).result).toBe(false);
    expect(await test.database.query('SELECT id FROM user WHERE user_tel = ?', [user_tel])).toEqual([]);
  });

  it('ACC-07 linking from the profile, a conflict that changes nothing, and unlinking', async () => {
    const [mine, other] = [await member(), await member()];
    const person = { name: 'ของฉัน' };
    const own = newBrowser((await test.signInAs('user', mine.id)).authorization);
    const list = async (browser: Browser) =>
      (await visit(browser, 'GET', '/api/userSocials')).body.data as unknown as object[]; // an answer is typed by its envelope alone
    const wish = '&link=1&then=/profile/security';
    expect(await through(own, 'line', person, wish)).toBe('/profile/security?dialog=social&social=line-pending');
    expect((await pending(own)).data).toMatchObject({
      kind: 'own',
      user_nickname: mine.user_nickname,
      user_email: null,
    });
    expect(await list(own)).toEqual([]);
    expect(await finish(own, { user_password: '0000' })).toMatchObject({ code: 'PIN_WRONG' });
    expect(await list(own)).toEqual([]);
    expect(await finish(own, { user_password: PIN })).toMatchObject({ result: true, data: { id: mine.id } });
    // Linking is no sign-in: the session goes on, and none is opened beside it.
    expect(await me(own)).toBe(mine.id);
    const sessions = "SELECT revoked_at FROM session WHERE kind = 'user' AND subject_id = ?";
    expect(await test.database.query(sessions, [mine.id])).toEqual([{ revoked_at: null }]);
    expect(await through(own, 'line', person, wish)).toBe('/profile/security?dialog=social&social=line-linked');
    const told = await test.database.query("SELECT payload FROM outbox WHERE name = 'send-notice' AND payload LIKE ?", [
      `%${mine.user_tel}%`,
    ]);
    expect(told).toHaveLength(1);
    expect(await list(own)).toMatchObject([{ social_provider: 'line', social_name: 'ของฉัน' }]);
    expect(JSON.stringify(await list(own))).not.toMatch(/subject/);
    const theirs = newBrowser((await test.signInAs('user', other.id)).authorization);
    await through(theirs, 'line', person, '&link=1');
    expect((await pending(theirs)).data).toMatchObject({ kind: 'conflict', user_email: null });
    expect(await finish(theirs, { user_tel: other.user_tel, user_password: PIN })).toMatchObject({
      code: 'SOCIAL_TAKEN',
    });
    expect(await list(theirs)).toEqual([]);
    await visit(own, 'DELETE', '/api/userSocials?provider=line');
    expect(await list(own)).toEqual([]);
    expect(await through(newBrowser(), 'line', person)).toContain('line-pending');
  });

  it('ACC-07 an account that is linked already takes no second one of the same site', async () => {
    const { id, user_tel } = await member();
    const own = newBrowser((await test.signInAs('user', id)).authorization);
    await through(own, 'line', { name: 'คนแรก' }, '&link=1');
    expect(await finish(own, { user_password: PIN })).toMatchObject({ result: true });
    expect(await through(own, 'line', { name: 'คนที่สอง' }, '&link=1')).toContain('line-taken');
    const elsewhere = newBrowser();
    await through(elsewhere, 'line', { name: 'คนที่สาม' });
    expect(await finish(elsewhere, { user_tel, user_password: PIN })).toMatchObject({ code: 'SOCIAL_TAKEN' });
    const linked = 'SELECT social_name FROM user_social WHERE user_id = ?';
    expect(await test.database.query(linked, [id])).toEqual([{ social_name: 'คนแรก' }]);
  });

  it('ACC-07 ACC-06 whose session is over comes back to where they wanted to link, to sign in again', async () => {
    const { status, headers } = await visit(newBrowser(), 'GET', '/api/socialBegin?provider=line&then=%2Fme&link=1');
    expect([status, headers['location']]).toEqual([303, `${SHOP}/me?dialog=expired`]);
  });

  it('ACC-07 a hall of guests behind one address goes to LINE', async () => {
    const guests = Array.from({ length: 100 }, () => visit(newBrowser(), 'GET', '/api/socialBegin?provider=line'));
    expect(new Set((await Promise.all(guests)).map(({ status }) => status))).toEqual(new Set([303]));
  });

  it('ACC-07 a blocked person stays out', async () => {
    const { id, user_tel } = await member();
    const person = { name: 'ถูกระงับ' };
    const browser = newBrowser();
    await through(browser, 'line', person);
    await finish(browser, { user_tel, user_password: PIN });
    await test.database.query("UPDATE user SET user_status = 'Block' WHERE id = ?", [id]);
    expect(await through(newBrowser(), 'line', person)).toContain('line-blocked');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])(
    'ACC-07 sends nobody to %s',
    async (then) => {
      const path = `/api/socialBegin?provider=line&then=${encodeURIComponent(then)}`;
      expect((await visit(newBrowser(), 'GET', path)).status).toBe(422);
    },
  );
});
