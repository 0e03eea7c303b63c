import type { Config } from '@wethi/platform';
import { SecretHashing } from './secret-hashing';

const hashing = (pepper: string) => new SecretHashing({ PIN_PEPPER: pepper } as Config);

describe('hashes of PINs and passwords', () => {
  it('ACC-05 are salted argon2id that only the right pepper opens', async () => {
    const ours = hashing('ours');
    const [one, other] = await Promise.all([ours.hash('2468'), ours.hash('2468')]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(one).not.toBe(other);
    expect(await ours.matches(one, '2468')).toBe(true);
    expect(await ours.matches(one, '2469')).toBe(false);
    expect(await hashing('theirs').matches(one, '2468')).toBe(false);
  });

  it('ACC-05 fit nothing when there is no hash', async () => {
    expect(await hashing('ours').matches(null, '2468')).toBe(false);
  });

  it('ACC-05 of strangers run two at once; when as many wait as may, the next is told to come back', async () => {
    const ours = hashing('ours');
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => ours.withSlot('strangers', work)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(12);
    expect(results.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY' } });
  });

  it('ACC-05 of the known neither wait behind strangers nor are refused, however many come', async () => {
    const ours = hashing('ours');
    let endFlood = (): void => undefined;
    const flood = new Promise<void>((resolve) => (endFlood = resolve));
    const strangers = Array.from({ length: 30 }, () => ours.withSlot('strangers', () => flood));
    const rush = Array.from({ length: 500 }, (_, number) => ours.withSlot('known', () => Promise.resolve(number)));
    expect(await Promise.all(rush)).toHaveLength(500);
    endFlood();
    await Promise.allSettled(strangers);
  });
});
