import { hash, verify } from '@node-rs/argon2';
import { percentile, type Load } from '../load.ts';

/** PIN checks alone, so many at once: what logging in cannot exceed. */
export async function loadHashing(atOnce: number, seconds: number): Promise<Load> {
  const hashed = await hash('2468');
  const times: number[] = [];
  const began = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const started = performance.now();
      await verify(hashed, '2468');
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed: 0 };
}
