import { CONSENT_VERSION } from '@wethi/contract';
import { Sessions } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { OwnAccount } from './own-account';
import { SessionOpening } from './session-opening';
import { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';
import { makeUser } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';

const PIN = '2468';

describe('signing in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
  });
  afterEach(() => test.clock.set());
  afterAll(() => test.close());

  const register = async (browser: Browser, user_tel: string, ticket?: string) =>
    browser.call('POST', 'userRegister', {
      user_tel,
      user_password: PIN,
      ticket: ticket ?? (await browser.ticket(user_tel, 'register')),
      consent_version: CONSENT_VERSION,
    });
  const newPin = async (browser: Browser, user_tel: string, user_password: string) =>
    browser.call('POST', 'userUpdatePassword', {
      user_tel,
      user_password,
      ticket: await browser.ticket(user_tel, 'forgot'),
    });
  const withToken = (token: unknown, path = '/api/userCheckToken') =>
    test.request('GET', path, { headers: { authorization: `Bearer ${String(token)}` } });

  it('ACC-01 registers with phone, code and PIN, and is signed in at once', async () => {
    const browser = new Browser(test);
    const { body } = await register(browser, '0830000001');
    expect(body).toMatchObject({ result: true, message: 'สมัครสมาชิก สำเร็จ', token: expect.any(String) });
    const { insertId } = body.data as { insertId: number };
    const { result } = (await browser.call('GET', 'loginPing')).body;
    expect(result).toMatchObject({ id: insertId, user_tel: '0830000001', username: '0830000001', position: 'user' });
    const jobs = await test.database.query('SELECT payload FROM outbox WHERE name = ?', ['announce-registration']);
    expect(jobs).toContainEqual({ payload: JSON.stringify({ user_id: insertId }) });
  });

  it('ACC-10 who signs in keeps the account that was to be deleted, and is told, also where the transaction begins again', async () => {
    const browser = new Browser(test);
    const { insertId } = (await register(browser, '0830000091')).body.data as { insertId: number };
    const rowOf = async () =>
      (
        await test.database.query<{ user_delete_at: Date | null }[]>('SELECT user_delete_at FROM user WHERE id = ?', [
          insertId,
        ])
      )[0];
    await browser.call('POST', 'userDeletion', { user_password: PIN });
    expect(await rowOf()).toEqual({ user_delete_at: expect.any(Date) });
    const deadlock = Object.assign(new Error('deadlock'), { errno: 1213 });
    const opening = vi.spyOn(test.get(SessionOpening), 'open').mockRejectedValueOnce(deadlock);
    const { body } = await browser.login('0830000091', PIN);
    opening.mockRestore();
    expect(await rowOf()).toEqual({ user_delete_at: null });
    expect(body.message).toBe('ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม');
    expect(body.data).toMatchObject({ user_delete_at: null });
    expect((await browser.login('0830000091', PIN)).body.message).toBeUndefined();
  });

  it('ACC-10 who signs in keeps the account, also where its deletion is asked while their PIN is looked at', async () => {
    const browser = new Browser(test);
    const { insertId } = (await register(browser, '0830000092')).body.data as { insertId: number };
    const hashing = test.get(SecretHashing);
    const matches = hashing.matches.bind(hashing);
    const looking = vi.spyOn(hashing, 'matches').mockImplementationOnce(async (hash, pin) => {
      const wish = 'UPDATE user SET user_delete_at = NOW(3) + INTERVAL 7 DAY WHERE id = ?';
      await test.database.query(wish, [insertId]);
      return matches(hash, pin);
    });
    const { body } = await browser.login('0830000092', PIN);
    looking.mockRestore();
    expect(body).toMatchObject({ result: true, message: 'ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม' });
    const sql = 'SELECT user_delete_at FROM user WHERE id = ?';
    expect(await test.database.query(sql, [insertId])).toEqual([{ user_delete_at: null }]);
  });

  it('ACC-01 shows no secret and no social id in the own row, and keeps the consent', async () => {
    const browser = new Browser(test);
    await register(browser, '0830000002');
    const { result } = (await browser.call('GET', 'loginPing')).body;
    expect(Object.keys(result)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/password|token|FB|userID/)]),
    );
    const [row] = await test.database.query<object[]>('SELECT * FROM user WHERE user_tel = ?', ['0830000002']);
    expect(row).toMatchObject({
      consent_version: CONSENT_VERSION,
      user_password: expect.stringMatching(/^\$argon2id/),
    });
  });

  it.each([
    [{ ticket: 'x'.repeat(43) }, 422, 'TICKET_INVALID'],
    [{ ticket: undefined }, 422, 'INVALID_INPUT'],
    [{ user_password: '123' }, 422, 'INVALID_INPUT'],
    [{ consent_version: 'none' }, 422, 'INVALID_INPUT'],
    [{ user_status: 'Active' }, 422, 'INVALID_INPUT'],
  ])('ACC-01 registers nobody with %j', async (change, status, code) => {
    const right = {
      user_tel: '0830000003',
      user_password: PIN,
      ticket: 'y'.repeat(43),
      consent_version: CONSENT_VERSION,
    };
    const answer = await new Browser(test).call('POST', 'userRegister', { ...right, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('ACC-05 takes a ticket once, for its phone and its purpose, within ten minutes', async () => {
    const browser = new Browser(test);
    test.clock.set('2026-11-20T05:00:00Z');
    const ticket = await browser.ticket('0830000004', 'register');
    expect((await register(browser, '0830000005', ticket)).body.code).toBe('TICKET_INVALID');
    await register(browser, '0830000004', ticket);
    test.clock.advance(61);
    const reset = {
      user_tel: '0830000004',
      user_password: '1357',
      ticket: await browser.ticket('0830000004', 'forgot'),
    };
    const resets = Array.from({ length: 5 }, () => browser.call('POST', 'userUpdatePassword', reset));
    expect((await Promise.all(resets)).map(({ body }) => body.code).filter(Boolean)).toEqual(
      Array(4).fill('TICKET_INVALID'),
    );
    const late = await browser.ticket('0830000006', 'register');
    test.clock.advance(601);
    expect((await register(browser, '0830000006', late)).body.code).toBe('TICKET_INVALID');
  });

  it('ACC-02 signs in by phone and PIN, answers the own row and sets the cookie', async () => {
    await register(new Browser(test), '0830000007');
    const browser = new Browser(test);
    const { body, headers } = await browser.login('0830000007', PIN);
    expect(body).toMatchObject({ result: true, token: expect.any(String), data: { user_tel: '0830000007' } });
    const cookies = [headers['set-cookie']].flat().map(String);
    const session = cookies.find((cookie) => cookie.startsWith('wethi_member='));
    expect(session).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await browser.call('GET', 'userCheckToken')).body).toMatchObject({ result: true });
  });

  it('ACC-02 answers a wrong PIN and an unknown phone in the same words', async () => {
    await register(new Browser(test), '0830000008');
    const known = await new Browser(test).login('0830000008', '0000');
    const unknown = await new Browser(test).login('0830000097', '0000');
    expect(known.body).toEqual({ result: false, code: 'PIN_WRONG', message: 'PIN ไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it.each([null, '', 17, 'x'])('ACC-02 refuses %j as a ticket', async (ticket) => {
    const body = { user_tel: '0810000001', user_password: '1111', ticket };
    const { status, body: answer } = await new Browser(test).call('POST', 'login', body);
    expect([status, answer.code]).toEqual([422, 'INVALID_INPUT']);
  });

  it.each([
    ['a new PIN', "user_password = 'new'"],
    ['a block', "user_status = 'Block'"],
  ])('ACC-02 opens no session after %s while the PIN is judged', async (_, change) => {
    const browser = new Browser(test);
    const tel = change.includes('Block') ? '0830000018' : '0830000017';
    await register(browser, tel);
    const sessions = () =>
      test.database.query('SELECT s.id FROM session s JOIN user u ON u.id = s.subject_id WHERE user_tel = ?', [tel]);
    const before = await sessions();
    const hashing = test.get(SecretHashing);
    const judge = hashing.matches.bind(hashing);
    const judging = vi.spyOn(hashing, 'matches').mockImplementation(async (...secret) => {
      await test.database.query(`UPDATE user SET ${change} WHERE user_tel = ?`, [tel]);
      return judge(...secret);
    });
    const { body } = await browser.login(tel, PIN);
    judging.mockRestore();
    expect(body).toMatchObject({ result: false, code: 'PIN_WRONG' });
    expect(await sessions()).toEqual(before);
  });

  it('ACC-03 sets a new PIN by a code; the old PIN and all old sessions end', async () => {
    const browser = new Browser(test);
    const { token } = (await register(browser, '0830000009')).body;
    test.clock.advance(61);
    expect((await newPin(browser, '0830000009', '1357')).body).toMatchObject({ result: true, message: 'บันทึก สำเร็จ' });
    expect((await withToken(token)).body.code).toBe('TOKEN_EXPIRED');
    expect((await browser.login('0830000009', PIN)).body.code).toBe('PIN_WRONG');
    expect((await browser.login('0830000009', '1357')).body.result).toBe(true);
  });

  it('ACC-10 who sets the first PIN of an account that others made agrees to the terms by it', async () => {
    const { manager } = test.database;
    const version = { consent_version: '2020-01', consent_at: new Date('2020-01-01T00:00:00Z') };
    const [imported, earlier] = [await makeUser(manager), await makeUser(manager, version)];
    for (const { user_tel } of [imported, earlier]) {
      const browser = new Browser(test);
      const ticket = await browser.ticket(user_tel, 'forgot');
      const pin = { user_tel, user_password: PIN, ticket, consent_version: CONSENT_VERSION };
      expect((await browser.call('POST', 'userUpdatePassword', pin)).body.result).toBe(true);
    }
    const rowOf = ({ id }: User) => manager.findOneByOrFail(User, { id });
    const agreed = { consent_version: CONSENT_VERSION, consent_at: expect.any(Date) };
    expect(await rowOf(imported)).toMatchObject(agreed);
    expect(await rowOf(earlier)).toMatchObject(version);
  });

  it('ACC-06 ends a session at once by logout, for the token and for the cookie', async () => {
    const browser = new Browser(test);
    const { token } = (await register(browser, '0830000010')).body;
    expect((await browser.call('GET', 'logout')).body.code).toBe('FOREIGN_ORIGIN');
    expect((await browser.call('POST', 'logout')).body.result).toBe(true);
    expect(browser.cookies.has('wethi_member')).toBe(false);
    expect((await withToken(token)).status).toBe(401);
    expect((await browser.call('POST', 'logout')).status).toBe(200);
    expect((await browser.call('GET', 'loginPing')).body.code).toBe('NOT_SIGNED_IN');
  });

  it('ACC-06 ends a bearer session by the GET of the specification', async () => {
    const { token } = (await register(new Browser(test), '0830000011')).body;
    expect((await withToken(token, '/api/logout')).body.result).toBe(true);
    expect((await withToken(token)).body.code).toBe('TOKEN_EXPIRED');
  });

  it('ACC-06 logs out everywhere', async () => {
    const browser = new Browser(test);
    const { token } = (await register(browser, '0830000012')).body;
    const other = new Browser(test);
    await other.login('0830000012', PIN);
    await other.call('POST', 'logoutEverywhere');
    expect((await withToken(token)).status).toBe(401);
    expect((await other.call('GET', 'loginPing')).status).toBe(401);
  });

  it('ACC-06 gives a fresh token for 30 more days and ends the old one', async () => {
    test.clock.set('2026-11-20T05:00:00Z');
    const { token } = (await register(new Browser(test), '0830000013')).body;
    test.clock.advance(29 * 86_400);
    const { body } = await withToken(token, '/api/refreshToken');
    expect(body).toMatchObject({ result: { user_tel: '0830000013' }, token: expect.any(String) });
    expect((await withToken(token)).status).toBe(401);
    test.clock.advance(29 * 86_400);
    expect((await withToken(body['token'])).status).toBe(200);
    test.clock.advance(2 * 86_400);
    expect((await withToken(body['token'])).body.code).toBe('TOKEN_EXPIRED');
  });

  it('ACC-06 gives no fresh token to a session that ended while it asked', async () => {
    const { token } = (await register(new Browser(test), '0830000016')).body;
    const actor = await test.actorOf({ authorization: `Bearer ${String(token)}` });
    await test.get(Sessions).revokeAll('user', actor.id);
    await expect(test.get(OwnAccount).renew(actor)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('ACC-04 says of a phone only whether it is registered, and not without end', async () => {
    await register(new Browser(test), '0830000014');
    test.clock.set('2026-11-20T05:00:00Z');
    const browser = new Browser(test);
    expect((await browser.call('GET', 'userByTel?user_tel=0830000014')).body).toEqual({ result: true });
    expect((await browser.call('GET', 'userByTel?tel=0830000096')).body).toEqual({ result: false });
    const ask = () => browser.call('GET', 'userByTel?user_tel=0830000014');
    expect((await browser.askCode('0830000014', 'register')).body.code).toBe('PHONE_TAKEN');
    let refused = 0;
    for (let asked = 0; asked < 600; asked += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      refused += answers.filter(({ status }) => status === 429).length;
    }
    expect(refused).toBe(3);
    expect((await browser.askCode('0830000014', 'register')).body.code).toBe('TOO_MANY');
    expect((await browser.askCode('0830000096', 'register')).status).toBe(200);
  });
});
