import { once } from 'node:events';
import { PubSub } from '../pubsub/pubsub';
import { createTestApp, type TestApp } from '../testing';
import { limit, type Limit } from './limit';
import { RateLimits } from './rate-limits';

const KINDS = [
  ['Redis', limit({ key: 'test', points: 10, per: '1m' })],
  ['MariaDB', limit({ key: 'test', points: 10, per: '1m', durable: true })],
] as const;

let names = 0;
const somebody = (): string => `somebody-${(names += 1)}`;

describe('limits', () => {
  let test: TestApp;
  let limits: RateLimits;
  beforeAll(async () => {
    test = await createTestApp([]);
    limits = test.get(RateLimits);
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterAll(() => test.close());

  /** How many of so many attempts at one moment pass. */
  async function passed(of: Limit, who: string, attempts: number): Promise<number> {
    const waits = await Promise.all(Array.from({ length: attempts }, () => limits.tryConsume(of, who)));
    return waits.filter((wait) => wait === 0).length;
  }

  describe.each(KINDS)('counted in %s', (_, ten) => {
    it('RUN-05 let through as many as there are points, however many come at once, and say how long the next waits', async () => {
      const who = somebody();
      expect(await passed(ten, who, 40)).toBe(10);
      expect(await limits.tryConsume(ten, who)).toBe(6);
      await expect(limits.consume(ten, who)).rejects.toMatchObject({ code: 'TOO_MANY', details: { retryAfter: 6 } });
      expect(await passed(ten, somebody(), 1)).toBe(1);
    });

    it('RUN-05 leak: a point comes back every six seconds, and refused attempts cost nothing', async () => {
      const who = somebody();
      await passed(ten, who, 100);
      test.clock.advance(6);
      expect(await passed(ten, who, 5)).toBe(1);
      test.clock.advance(30);
      expect(await passed(ten, who, 20)).toBe(5);
      test.clock.advance(3_600);
      expect(await passed(ten, who, 20)).toBe(10);
      test.clock.advance(-86_400);
      expect(await passed(ten, who, 20)).toBe(10);
    });

    it('RUN-05 count a household of IPv6 as one, whichever of its addresses asks', async () => {
      const network = `2001:db8:${(names += 1)}:7`;
      expect(await passed(ten, `${network}:1:2:3:4`, 10)).toBe(10);
      expect(await passed(ten, `${network}:5:6:7:8`, 10)).toBe(0);
    });

    it('RUN-05 leave a network of IPv6 ten times the guesses, and take them back where they were right', async () => {
      const guesses = { ...limit({ key: 'guess', points: 2, per: '20m', guesses: true }), durable: ten.durable };
      const of = { ...guesses, network: { ...guesses.network!, durable: ten.durable } };
      const network = `2001:db8:${(names += 1)}`;
      const from = (household: number) => `${network}:${household}:1:2:3:4`;
      for (let household = 1; household <= 10; household += 1) expect(await passed(of, from(household), 3)).toBe(2);
      expect(await passed(of, from(11), 2)).toBe(0);
      expect(await limits.waitFor(of, from(11))).toBe(60);
      await limits.giveBack(of, from(1));
      expect(await passed(of, from(11), 2)).toBe(1);
      expect(await passed(of, '203.0.113.7', 2)).toBe(2);
    });

    it('RUN-05 are looked at without counting, and given back', async () => {
      const who = somebody();
      expect([await limits.waitFor(ten, who), await passed(ten, who, 10)]).toEqual([0, 10]);
      expect(await limits.waitFor(ten, who)).toBe(6);
      await limits.giveBack(ten, who);
      expect([await limits.waitFor(ten, who), await passed(ten, who, 10)]).toEqual([0, 1]);
    });

    it('RUN-05 count together or not at all', async () => {
      const who = somebody();
      const one = { ...ten, key: 'one', points: 1 };
      expect(
        await limits.tryConsumeAll([
          [ten, who],
          [one, who],
        ]),
      ).toBeUndefined();
      for (let tried = 0; tried < 20; tried += 1)
        expect(
          await limits.tryConsumeAll([
            [ten, who],
            [one, who],
          ]),
        ).toEqual({ limit: one, wait: 60 });
      expect(await passed(ten, who, 20)).toBe(9);
    });
  });

  it('RUN-05 count in Redis from the first time, also beside other commands of the same turn', async () => {
    const other = await createTestApp([]);
    other.clock.set('2026-11-20T05:00:00Z');
    const [[, ten]] = KINDS;
    const who = somebody();
    const { redis } = other.get(PubSub);
    const asked = [redis.echo('a'), other.get(RateLimits).tryConsume(ten, who), redis.echo('b')];
    expect(await Promise.all(asked)).toEqual(['a', 0, 'b']);
    expect(await passed(ten, who, 20)).toBe(9);
    await other.close();
  });

  it('RUN-05 go on in each process while Redis is away', async () => {
    const [[, ten]] = KINDS;
    const who = somebody();
    const { redis } = test.get(PubSub);
    redis.disconnect();
    await once(redis, 'end');
    expect(await passed(ten, who, 15)).toBe(10);
    await redis.connect();
    expect(await passed(ten, who, 15)).toBe(10);
  });
});
