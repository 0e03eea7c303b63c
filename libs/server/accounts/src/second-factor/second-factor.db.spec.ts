import { Controller, Get, Module } from '@nestjs/common';
import { TOTP_CLOSED_SECONDS, TOTP_DEVICE_DAYS, TOTP_FRESH_SECONDS } from '@wethi/contract';
import { Allow, Answers, BearerOnly, NoData } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Secret, TOTP } from 'otpauth';
import { AccountsHttpModule } from '../accounts-http.module';
import { SecondFactor } from './second-factor';
import { SecretHashing } from '../people/secret-hashing';
import { makePersonnel } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';

const PASSWORD = 'ร้องเพลงทุกวัน-2026';

@Controller()
@Allow('orders.approve')
class MoneyController {
  /** Such as a receipt, which a link opens. */
  @Get('moneyShown')
  @Answers('moneyShown', { one: NoData })
  shown(): null {
    return null;
  }

  @Get('moneyMoved')
  @BearerOnly()
  @Answers('moneyMoved', { one: NoData })
  moved(): null {
    return null;
  }
}

@Module({ controllers: [MoneyController] })
class MoneyModule {}

describe('the second factor of personnel', () => {
  let test: TestApp;
  let hash: string;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule, MoneyModule], {
      PERSONNEL_TOTP: 'required',
      PERSONNEL_SESSION_HOURS: '12',
      PERSONNEL_IDLE_MINUTES: '30',
    });
    hash = await test.get(SecretHashing).hash(PASSWORD);
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterAll(() => test.close());

  const office = () => new Browser(test, undefined, 'admin.localhost');
  const login = (browser: Browser, username: string, more: object = {}) =>
    browser.call('POST', 'loginAdmin', { username, password: PASSWORD, ...more });
  /** Digits as an app shows them. @param later seconds from now */
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime() + later * 1000,
    });
  const anyChange = (browser: Browser) =>
    browser.call('POST', 'personnel', { username: `new-${Math.random().toString(36).slice(2, 9)}`, role: 'shop' });

  /** Somebody whose app is set up, signed in; the next code is one that was not used. */
  async function withApp(overrides: object = {}) {
    const person = await makePersonnel(test.database.manager, { password: hash, ...overrides });
    const browser = office();
    await login(browser, person.username);
    const { secret } = (await browser.call('POST', 'totpBegin')).body.data as { secret: string };
    const confirmed = await browser.call('POST', 'totpConfirm', { totp: codeOf(secret) });
    const { codes } = confirmed.body.data as { codes: string[] };
    test.clock.advance(60);
    return { person, browser, secret, codes };
  }

  it('ACC-11 money and roles wait until it is set up; eight recovery codes are shown once', async () => {
    const { username } = await makePersonnel(test.database.manager, { password: hash });
    const browser = office();
    await login(browser, username);
    expect((await browser.call('GET', 'personnel')).status).toBe(200);
    const refused = await anyChange(browser);
    expect([refused.status, refused.body.code]).toEqual([403, 'TOTP_SETUP']);
    const { secret, uri } = (await browser.call('POST', 'totpBegin')).body.data as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`เวที:${username}`);
    expect((await browser.call('POST', 'totpConfirm', { totp: '000000' })).body.code).toBe('TOTP_WRONG');
    const { body } = await browser.call('POST', 'totpConfirm', { totp: codeOf(secret) });
    const { codes } = body.data as { codes: string[] };
    expect(new Set(codes).size).toBe(8);
    expect((await anyChange(browser)).body.result).toBe(true);
    const kept = JSON.stringify(await test.database.query('SELECT * FROM personnel_recovery, personnel_totp'));
    for (const secretText of [secret, ...codes]) expect(kept).not.toContain(secretText);
    expect((await browser.call('POST', 'totpBegin')).body.code).toBe('TOTP_SET');
  });

  it('ACC-11 one that is set up in this moment is replaced by nobody who began beside it', async () => {
    const { person, browser, secret } = await withApp();
    const isSet = vi.spyOn(test.get(SecondFactor), 'isSet').mockResolvedValueOnce(false);
    expect((await browser.call('POST', 'totpBegin')).body.code).toBe('TOTP_SET');
    isSet.mockRestore();
    expect((await login(office(), person.username, { totp: codeOf(secret) })).body.result).toBe(true);
  });

  it('ACC-11 signing in asks for six digits, takes each once, and one step early or late', async () => {
    const { person, secret } = await withApp();
    const browser = office();
    expect((await login(browser, person.username)).body).toMatchObject({ result: false, code: 'TOTP_NEEDED' });
    expect((await browser.call('GET', 'loginPing')).status).toBe(401);
    expect((await login(browser, person.username, { totp: codeOf(secret, -90) })).body.code).toBe('TOTP_WRONG');
    const late = codeOf(secret, -30);
    expect((await login(browser, person.username, { totp: late })).body.result).toBe(true);
    expect((await login(office(), person.username, { totp: late })).body.code).toBe('TOTP_WRONG');
    expect((await login(office(), person.username, { totp: codeOf(secret, 30) })).body.result).toBe(true);
    // A later one was taken: this one is over, too.
    expect((await login(office(), person.username, { totp: codeOf(secret) })).body.code).toBe('TOTP_WRONG');
  });

  it('ACC-11 ten wrong codes close it for five minutes and tell the owners; a recovery code opens it', async () => {
    const owner = await makePersonnel(test.database.manager, { personnel_tel: '0899990001' });
    const { person, secret, codes } = await withApp({ role: 'shop' });
    const browser = office();
    const tries = [];
    for (let tried = 0; tried < 10; tried += 1) tries.push(await login(browser, person.username, { totp: '000000' }));
    expect(tries.slice(0, 9).map(({ body }) => body.code)).toEqual(Array(9).fill('TOTP_WRONG'));
    expect(tries[8]!.body.data).toEqual({ tries_left: 1 });
    const locked = await login(browser, person.username, { totp: codeOf(secret) });
    expect([tries[9]!.body.code, locked.status, locked.body.code]).toEqual(['TOTP_LOCKED', 429, 'TOTP_LOCKED']);
    const told = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'send-notice' AND payload LIKE ?",
      [`%${owner.personnel_tel}%`],
    );
    expect(told.map(({ payload }) => (JSON.parse(payload) as { text: string }).text)).toEqual([
      expect.stringContaining(person.username),
    ]);
    const typed = codes[0]!.toLowerCase().replace('-', ' ');
    expect((await login(office(), person.username, { recovery: typed })).body.result).toBe(true);
    expect((await login(office(), person.username, { recovery: codes[0] })).body.code).toBe('TOTP_WRONG');
    test.clock.advance(TOTP_CLOSED_SECONDS);
    expect((await login(office(), person.username, { totp: codeOf(secret) })).body.result).toBe(true);
  });

  it('ACC-11 asks again when the last code is old, on a remembered device, too', async () => {
    const { person, browser, secret } = await withApp();
    test.clock.advance(TOTP_FRESH_SECONDS);
    const stale = await anyChange(browser);
    expect([stale.status, stale.body.code]).toEqual([403, 'TOTP_AGAIN']);
    expect((await browser.call('GET', 'personnel')).status).toBe(200);
    expect((await browser.call('POST', 'totpAgain', { totp: codeOf(secret) })).body.result).toBe(true);
    expect((await anyChange(browser)).body.result).toBe(true);
    test.clock.advance(60);
    const own = office();
    await login(own, person.username, { totp: codeOf(secret), remember: true });
    expect((await login(own, person.username)).body.result).toBe(true);
    expect((await anyChange(own)).body.code).toBe('TOTP_AGAIN');
    test.clock.advance(TOTP_DEVICE_DAYS * 86_400 + 1);
    expect((await login(own, person.username)).body.code).toBe('TOTP_NEEDED');
  });

  it('ACC-11 BUY-12 asks again for no reading: what a link or a picture shows could not ask, and stays open', async () => {
    const { person, browser } = await withApp();
    const none = office();
    await makePersonnel(test.database.manager, { password: hash, username: 'without-app' });
    await login(none, 'without-app');
    test.clock.advance(TOTP_FRESH_SECONDS);
    expect((await browser.call('GET', 'moneyShown')).status).toBe(200);
    expect((await none.call('GET', 'moneyShown')).body.code).toBe('TOTP_SETUP');
    const bearer = await test.signInAs('personnel', person.id);
    expect((await test.request('GET', '/api/moneyMoved', { headers: bearer })).body.code).toBe('TOTP_AGAIN');
  });

  it('ACC-11 another owner takes it away from who lost their phone, and nobody from themselves', async () => {
    const lost = await withApp({ role: 'shop' });
    const { person: owner, browser, secret } = await withApp();
    await browser.call('POST', 'totpAgain', { totp: codeOf(secret) });
    expect((await browser.call('POST', 'totpReset', { id: owner.id })).body.code).toBe('OWN_ACCOUNT');
    expect((await browser.call('POST', 'totpReset', { id: lost.person.id })).body.result).toBe(true);
    expect((await lost.browser.call('GET', 'loginPing')).status).toBe(401);
    expect((await login(office(), lost.person.username)).body.result).toBe(true);
    const { body } = await browser.call('GET', `personnelById?id=${lost.person.id}`);
    expect(body.data).toMatchObject({ totp: 'N' });
  });

  it('ACC-06 a session of personnel ends after a working day, and after half an hour of rest', async () => {
    const { username } = await makePersonnel(test.database.manager, { password: hash });
    const browser = office();
    await login(browser, username);
    test.clock.advance(29 * 60);
    expect((await browser.call('GET', 'loginPing')).status).toBe(200);
    test.clock.advance(29 * 60);
    expect((await browser.call('GET', 'loginPing')).status).toBe(200);
    test.clock.advance(31 * 60);
    expect((await browser.call('GET', 'loginPing')).status).toBe(401);
    await login(browser, username);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      test.clock.advance(20 * 60);
      await browser.call('GET', 'loginPing');
    }
    expect((await browser.call('GET', 'loginPing')).status).toBe(401);
  });

  it('ACC-06 whoever is at work stays signed in, however short the rest may be', async () => {
    const { username } = await makePersonnel(test.database.manager, { password: hash });
    const browser = office();
    Object.assign(test.config, { PERSONNEL_IDLE_MINUTES: 5 });
    await login(browser, username);
    const statuses: number[] = [];
    for (let minutes = 0; minutes < 20; minutes += 4) {
      test.clock.advance(4 * 60);
      statuses.push((await browser.call('GET', 'loginPing')).status);
    }
    Object.assign(test.config, { PERSONNEL_IDLE_MINUTES: 30 });
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it('ACC-11 moves to another phone by a code of the old one; that and its recovery codes end with the first new code', async () => {
    const { person, browser, secret, codes } = await withApp();
    expect((await browser.call('POST', 'totpMove', { totp: '000000' })).body.code).toBe('TOTP_WRONG');
    expect((await browser.call('POST', 'totpMoved', { totp: codeOf(secret) })).body.code).toBe('TOTP_NOT_BEGUN');
    const begun = await browser.call('POST', 'totpMove', { totp: codeOf(secret) });
    const next = (begun.body.data as { secret: string }).secret;
    test.clock.advance(60);
    // Broken off, the old phone still counts, and the new one does not.
    expect((await login(office(), person.username, { totp: codeOf(next) })).body.code).toBe('TOTP_WRONG');
    const elsewhere = office();
    expect((await login(elsewhere, person.username, { totp: codeOf(secret) })).body.result).toBe(true);
    const moved = await browser.call('POST', 'totpMoved', { totp: codeOf(next) });
    expect(new Set((moved.body.data as { codes: string[] }).codes).size).toBe(8);
    expect((await elsewhere.call('GET', 'loginPing')).status).toBe(401);
    test.clock.advance(60);
    expect((await login(office(), person.username, { totp: codeOf(secret) })).body.code).toBe('TOTP_WRONG');
    expect((await login(office(), person.username, { recovery: codes[0] })).body.code).toBe('TOTP_WRONG');
    expect((await login(office(), person.username, { totp: codeOf(next) })).body.result).toBe(true);
  });

  it('ACC-11 who lost the old phone moves by a recovery code, within ten minutes, and nobody without a second factor', async () => {
    const { browser, codes } = await withApp();
    const begun = await browser.call('POST', 'totpMove', { recovery: codes[0] });
    const { secret } = begun.body.data as { secret: string };
    test.clock.advance(601);
    expect((await browser.call('POST', 'totpMoved', { totp: codeOf(secret) })).body.code).toBe('TOTP_NOT_BEGUN');
    const person = await makePersonnel(test.database.manager, { password: hash });
    const other = office();
    await login(other, person.username);
    expect((await other.call('POST', 'totpMove', { totp: '123456' })).body.code).toBe('TOTP_NOT_BEGUN');
  });
});
