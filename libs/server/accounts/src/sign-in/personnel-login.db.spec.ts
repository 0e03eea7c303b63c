import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import type { Personnel } from '../people/personnel.entity';
import { SecretHashing } from '../people/secret-hashing';
import { makePersonnel } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';

const PASSWORD = 'ร้องเพลงทุกวัน-2026';

describe('signing personnel in', () => {
  let test: TestApp;
  let hash: string;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    hash = await test.get(SecretHashing).hash(PASSWORD);
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterAll(() => test.close());

  const person = (overrides: Partial<Personnel> = {}) =>
    makePersonnel(test.database.manager, { password: hash, ...overrides });
  const login = (browser: Browser, username: string, password: string, call = 'loginAdmin') =>
    browser.call('POST', call, { username, password });

  it.each(['loginAdmin', 'loginPersonnel'])(
    'ACC-11 %s answers username and position and opens the office',
    async (call) => {
      const { username } = await person();
      const browser = new Browser(test, undefined, 'admin.localhost');
      const { body } = await login(browser, username.toUpperCase(), PASSWORD, call);
      expect(body).toMatchObject({
        result: true,
        token: expect.any(String),
        data: { username, position: 'personnel' },
      });
      expect((await browser.call('GET', 'loginPing')).body.result).toMatchObject({ username, position: 'personnel' });
      expect((await browser.call('GET', 'personnel')).status).toBe(200);
    },
  );

  it('ACC-11 answers a wrong password, an unknown name and a spelling that only looks the same alike', async () => {
    await person({ username: 'cafe' });
    const answers = [
      await login(new Browser(test), 'cafe', 'wrong-password'),
      await login(new Browser(test), 'nobody', PASSWORD),
      await login(new Browser(test), 'café', PASSWORD),
    ];
    const expected = { result: false, code: 'LOGIN_FAILED', message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' };
    expect(answers.map(({ body }) => body)).toEqual([expected, expected, expected]);
  });

  it('ACC-11 lets in neither another position nor who is disabled', async () => {
    const [visitor, gone] = [await person({ personnel_position: 'ช่างเสียง' }), await person({ status_by: 'Y' })];
    expect((await login(new Browser(test), visitor.username, PASSWORD)).body.code).toBe('NOT_ALLOWED');
    expect((await login(new Browser(test), gone.username, PASSWORD)).body.code).toBe('USER_BLOCKED');
  });

  it('ACC-11 a member opens no call of personnel, nor the reverse', async () => {
    const member = await test.signInAs('user', 1);
    const { id } = await person();
    const office = await test.signInAs('personnel', id);
    expect((await test.request('GET', '/api/personnel', { headers: member })).status).toBe(403);
    expect((await test.request('GET', '/api/user', { headers: office })).status).toBe(200);
  });

  it('ACC-05 wrong passwords cost growing waits, but not on the device that signed in before', async () => {
    const { username } = await person();
    const own = new Browser(test, undefined, 'admin.localhost');
    await login(own, username, PASSWORD);
    const stranger = new Browser(test, undefined, 'admin.localhost');
    for (let tried = 0; tried < 5; tried += 1) await login(stranger, username, `wrong-password-${tried}`);
    const locked = await login(stranger, username, PASSWORD);
    expect([locked.status, locked.body.code, locked.headers['retry-after']]).toEqual([429, 'LOGIN_LOCKED', '30']);
    expect((await login(own, username, PASSWORD)).body.result).toBe(true);
    test.clock.advance(31);
    expect((await login(stranger, username, PASSWORD)).body.result).toBe(true);
  });
});
