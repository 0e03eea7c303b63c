import { createHash } from 'node:crypto';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { KnownDevice } from '../devices/known-device.entity';
import { SecretHashing } from '../people/secret-hashing';
import { makeUser } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';
import { LoginThrottle } from '../throttle/login-throttle';

const PIN = '2468';

describe('guessing PINs', () => {
  let test: TestApp;
  let pinHash: string;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    pinHash = await test.get(SecretHashing).hash(PIN);
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterAll(() => test.close());

  const member = async () => (await makeUser(test.database.manager, { user_password: pinHash })).user_tel;
  /** Guesses from ever new addresses, waiting out each delay, until only a code helps. */
  const attack = async (tel: string, most = 20): Promise<unknown[]> => {
    const codes: unknown[] = [];
    while (codes.length < most && codes.at(-1) !== 'PIN_NEEDS_CODE') {
      const { body, headers } = await new Browser(test).login(tel, '0000');
      codes.push(body.code);
      test.clock.advance(Number(headers['retry-after'] ?? 0));
    }
    return codes;
  };

  it('ACC-05 three wrong PINs are free, then each costs a growing wait that also the right one must keep', async () => {
    const tel = await member();
    for (const pin of ['0001', '0002', '0003'])
      expect((await new Browser(test).login(tel, pin)).body.code).toBe('PIN_WRONG');
    const locked = await new Browser(test).login(tel, PIN);
    expect([locked.status, locked.headers['retry-after'], locked.body.code]).toEqual([429, '30', 'PIN_LOCKED']);
    expect(locked.body.message).toBe('กรอก PIN ผิดหลายครั้ง กรุณารอ 30 วินาที แล้วลองใหม่');
    test.clock.advance(31);
    expect((await new Browser(test).login(tel, '0004')).body.code).toBe('PIN_WRONG');
    expect((await new Browser(test).login(tel, PIN)).headers['retry-after']).toBe('60');
    test.clock.advance(61);
    expect((await new Browser(test).login(tel, PIN)).body.result).toBe(true);
  });

  it('ACC-05 after ten wrong PINs only a code by SMS opens the phone', async () => {
    const tel = await member();
    expect((await attack(tel)).filter((code) => code === 'PIN_WRONG')).toHaveLength(10);
    test.clock.advance(7 * 86_400);
    const browser = new Browser(test);
    expect((await browser.login(tel, PIN)).body.code).toBe('PIN_NEEDS_CODE');
    const ticket = await browser.ticket(tel, 'device');
    expect((await browser.login(tel, PIN, ticket)).body.result).toBe(true);
  });

  it('ACC-05 looks at no more than three of many guesses at once', async () => {
    const tel = await member();
    const guesses = Array.from({ length: 40 }, (_, n) => new Browser(test).login(tel, String(1_000 + n)));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ body }) => body.code === 'PIN_WRONG').length).toBeLessThanOrEqual(3);
  });

  it('ACC-05 a stranger does not lock the owner out of the device they signed in on before', async () => {
    const tel = await member();
    const owner = new Browser(test);
    await owner.login(tel, PIN);
    await attack(tel);
    expect((await owner.login(tel, PIN)).body.result).toBe(true);
    expect((await new Browser(test).login(tel, PIN)).body.code).toBe('PIN_NEEDS_CODE');
  });

  it('ACC-05 the known device has its own count', async () => {
    const tel = await member();
    const owner = new Browser(test);
    await owner.login(tel, PIN);
    for (const pin of ['0001', '0002', '0003']) await owner.login(tel, pin);
    expect((await owner.login(tel, PIN)).body.code).toBe('PIN_LOCKED');
    expect((await new Browser(test).login(tel, PIN)).body.result).toBe(true);
  });

  it('ACC-05 counts are the same for a phone that nobody has', async () => {
    const codes = await attack('0840000099');
    expect(codes).toEqual(await attack(await member()));
  });

  it('ACC-05 an address that guesses on many phones needs a code for each after twenty', async () => {
    const stranger = new Browser(test);
    const codes: unknown[] = [];
    for (let phone = 0; phone < 30; phone += 1) {
      stranger.cookies.clear();
      codes.push((await stranger.login(`08500000${10 + phone}`, '0000')).body.code);
    }
    expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(20);
    expect(new Set(codes.slice(20))).toEqual(new Set(['PIN_NEEDS_CODE']));
  });

  it('ACC-05 right PINs of an address make up for as many wrong ones', async () => {
    const { address } = new Browser(test);
    for (let round = 0; round < 25; round += 1) {
      expect((await new Browser(test, address).login(`08600000${10 + round}`, '0000')).body.code).toBe('PIN_WRONG');
      expect((await new Browser(test, address).login(await member(), PIN)).body.result).toBe(true);
    }
  });

  it('ACC-05 an address that guessed needs no code any more when that has leaked away', async () => {
    const stranger = new Browser(test);
    for (let phone = 0; phone < 20; phone += 1)
      await new Browser(test, stranger.address).login(`08700000${10 + phone}`, '0000');
    const tel = await member();
    expect((await stranger.login(tel, PIN)).body.code).toBe('PIN_NEEDS_CODE');
    test.clock.advance(86_400 / 20);
    expect((await stranger.login(tel, PIN)).body.result).toBe(true);
  });

  it('ACC-05 the wait after wrong PINs doubles up to a day', async () => {
    const throttle = test.get(LoginThrottle);
    const counter = { scope: 'username', name: 'doubling' } as const;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await throttle.recordAttempt(counter);
      waits.push((await throttle.recordAttempt(counter))?.wait ?? 0);
      test.clock.advance(waits.at(-1) ?? 0);
    }
    const doubled = Array.from({ length: 12 }, (_, times) => 30 * 2 ** times);
    expect(waits.filter((wait) => wait > 0).slice(0, 14)).toEqual([...doubled, 86_400, 86_400]);
  });

  it('ACC-05 a device code counts for its phone and its device only, there also after a mistyped PIN', async () => {
    const [one, other] = [await member(), await member()];
    const browser = new Browser(test);
    const ticket = await browser.ticket(one, 'device');
    expect((await browser.login(other, PIN, ticket)).body.code).toBe('TICKET_INVALID');
    expect((await browser.login(one, '0000', ticket)).body.code).toBe('PIN_WRONG');
    expect((await browser.login(one, PIN, ticket)).body.result).toBe(true);
    expect((await new Browser(test).login(one, PIN, ticket)).body.code).toBe('TICKET_INVALID');
  });
});

describe('new devices that always need a code', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule], { NEW_DEVICE_CODE: 'always' });
  });
  afterAll(() => test.close());

  it('ACC-05 asks for a code once per device', async () => {
    const user_password = await test.get(SecretHashing).hash(PIN);
    const { user_tel } = await makeUser(test.database.manager, { user_password });
    const browser = new Browser(test);
    expect((await browser.login(user_tel, PIN)).body.code).toBe('PIN_NEEDS_CODE');
    expect((await browser.login(user_tel, PIN, await browser.ticket(user_tel, 'device'))).body.result).toBe(true);
    expect((await browser.login(user_tel, PIN)).body.result).toBe(true);
  });
});

describe('a rush of sign-ins', () => {
  let test: TestApp;
  beforeAll(async () => {
    // As many connections as in production: with one, waiting for it is what refuses.
    test = await createTestApp([AccountsHttpModule], { DATABASE_POOL: '15' });
  });
  afterAll(() => test.close());

  /** People with devices on which they signed in before. */
  async function ownersOf(count: number, address?: string) {
    const pinHash = await test.get(SecretHashing).hash(PIN);
    return Promise.all(
      Array.from({ length: count }, async () => {
        const user = await makeUser(test.database.manager, { user_password: pinHash });
        const browser = new Browser(test, address);
        expect((await browser.call('GET', 'userByTel?user_tel=0899999999')).status).toBe(200);
        const device_hash = createHash('sha256')
          .update(String(browser.cookies.get('wethi_device')))
          .digest('hex');
        const device = { kind: 'user' as const, subject_id: user.id, device_hash, seen_at: test.clock.now() };
        await test.database.manager.insert(KnownDevice, device);
        return { browser, tel: user.user_tel };
      }),
    );
  }

  it('ACC-05 200 right PINs on known devices at one moment all pass while strangers flood', async () => {
    const owners = await ownersOf(200);
    const flood = Array.from({ length: 100 }, (_, n) => new Browser(test).login(`08800000${n + 10}`, '0000'));
    const rush = await Promise.all(owners.map(({ browser, tel }) => browser.login(tel, PIN)));
    expect(rush.filter(({ body }) => body.result)).toHaveLength(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });

  it('ACC-04 ACC-05 a dormitory behind one address gives its phones and signs in at once, also after somebody there guessed', async () => {
    const address = '110.77.140.9';
    const owners = await ownersOf(150, address);
    for (let phone = 10; phone < 35; phone += 1) await new Browser(test, address).login(`08890000${phone}`, '0000');
    const rush = await Promise.all(owners.map(({ browser, tel }) => browser.login(tel, PIN)));
    expect(rush.filter(({ body }) => body.result)).toHaveLength(150);
  });
});
