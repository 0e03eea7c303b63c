import { randomBytes } from 'node:crypto';
import { Refusal } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import type { Caller } from '../devices/caller';
import { SecretHashing } from '../people/secret-hashing';
import { makeUser } from '../testing/accounts.factory';
import { Browser } from '../testing/browser';
import { MemberLogin } from './member-login';

/** `ALIKE_PAIRS=500 npm test -- --only vitest alike` measures as many. */
const PAIRS = Number(process.env['ALIKE_PAIRS'] ?? 30);
const PINS = 10_000;
const AT_ONCE = 100;

/** What a stranger learns by trying: nothing but that it was wrong. */
describe('guesses of a stranger', () => {
  let test: TestApp;
  let pinHash: string;

  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    pinHash = await test.get(SecretHashing).hash('2468');
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterAll(() => test.close());

  const member = async () => (await makeUser(test.database.manager, { user_password: pinHash })).user_tel;
  /** One after the other: the pool refuses hundreds at once. */
  const members = async (count: number) => {
    const phones: string[] = [];
    while (phones.length < count) phones.push(await member());
    return phones;
  };
  const nobody = (place: number) => `0870${String(place).padStart(6, '0')}`;

  async function tried(tel: string) {
    const browser = new Browser(test);
    const start = performance.now();
    const { status, body } = await browser.login(tel, '0000');
    const { code, message } = body;
    return { ms: performance.now() - start, said: JSON.stringify([status, code, message]) };
  }

  it('ACC-05 a phone that nobody has and a wrong PIN take the same time and say the same; so do both once they are locked', async () => {
    const known = await members(PAIRS);
    for (const state of ['wrong', 'locked']) {
      const times = { unknown: [] as number[], known: [] as number[] };
      const said = new Set<string>();
      for (const [place, tel] of known.entries()) {
        if (state === 'locked')
          for (const phone of [tel, nobody(place)]) for (let n = 0; n < 2; n += 1) await tried(phone);
        // One after the other, so that what else the machine does touches both; by turns, so that neither is always the second.
        const order = place % 2 ? [tel, nobody(place)] : [nobody(place), tel];
        for (const phone of order) {
          const { ms, said: words } = await tried(phone);
          times[phone === tel ? 'known' : 'unknown'].push(ms);
          said.add(words);
        }
      }
      const differences = times.known.map((ms, place) => ms - (times.unknown[place] ?? 0));
      const mean = meanOf(differences);
      const error = Math.sqrt(meanOf(differences.map((ms) => (ms - mean) ** 2)) / PAIRS);
      // eslint-disable-next-line no-console -- the figure is what the test is for
      console.log(
        `${state}: known ${meanOf(times.known).toFixed(1)} ms, unknown ${meanOf(times.unknown).toFixed(1)} ms, ` +
          `difference ${mean.toFixed(2)} ± ${error.toFixed(2)} ms of ${PAIRS} pairs`,
      );
      expect(said.size).toBe(1);
      expect(Math.abs(mean)).toBeLessThan(4 * error + 1);
    }
  }, 600_000);

  it('ACC-05 of 10,000 PINs in a day against one phone at most ten are looked at, and none opens it', async () => {
    const tel = await member();
    const hashed = vi.spyOn(test.get(SecretHashing), 'matches');
    const pins = Array.from({ length: PINS }, (_, pin) => String(pin).padStart(4, '0')).filter((pin) => pin !== '0000');
    let opened = 0;
    const login = test.get(MemberLogin);
    for (let from = 0; from < pins.length; from += AT_ONCE) {
      const guesses = pins.slice(from, from + AT_ONCE).map((user_password) => {
        return login.login({ user_tel: tel, user_password }, stranger()).then(
          () => true,
          () => false,
        );
      });
      opened += (await Promise.all(guesses)).filter(Boolean).length;
      test.clock.advance(86_400 / (PINS / AT_ONCE));
    }
    // eslint-disable-next-line no-console -- the figure is what the test is for
    console.log(`10,000 PINs: ${hashed.mock.calls.length} looked at, ${opened} opened`);
    expect(opened).toBe(0);
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(10);
    hashed.mockRestore();
  }, 120_000);

  it('ACC-05 of 3 PINs on each of 300 phones from one address fewer than 30 are looked at, and none opens a phone', async () => {
    const address = '12.34.56.78';
    const phones = await members(300);
    const hashed = vi.spyOn(test.get(SecretHashing), 'matches');
    const login = test.get(MemberLogin);
    const said: string[] = [];
    for (const user_password of ['1234', '0000', '2580'])
      for (const user_tel of phones)
        said.push(
          await login.login({ user_tel, user_password }, { ...stranger(), address }).then(
            () => 'opened',
            (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
          ),
        );
    // eslint-disable-next-line no-console -- the figure is what the test is for
    console.log(`3 PINs on 300 phones from one address: ${hashed.mock.calls.length} of ${said.length} looked at`);
    expect(hashed.mock.calls.length).toBeLessThan(30);
    expect(new Set(said.slice(30))).toEqual(new Set(['PIN_NEEDS_CODE']));
    expect(said).not.toContain('opened');
    hashed.mockRestore();
  }, 120_000);
});

/** Somebody who was never here, from a network of their own. */
function stranger(): Caller {
  const device = randomBytes(32).toString('hex');
  return { device, address: [11, ...randomBytes(3)].join('.'), isNew: true };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
