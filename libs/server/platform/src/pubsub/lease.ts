import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

const GIVE_BACK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end`;

/**
 * Does work that one process at a time should do; another one that holds the lease does it instead. While Redis is away each
 * does it: what needs the database alone goes on.
 * @param milliseconds after which the lease of a process that ended is free again, and that of one that hangs: work must bear
 * that it is done twice
 * @returns whether it was done here
 */
export async function withLease(
  redis: Redis,
  name: string,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const key = `lease:${name}`;
  const owner = randomUUID();
  const taken = await redis.set(key, owner, 'PX', milliseconds, 'NX').catch(() => undefined);
  if (taken === null) return false;
  try {
    await work();
  } finally {
    // What cannot be given back ends by itself.
    await redis.eval(GIVE_BACK, 1, key, owner).catch(() => undefined);
  }
  return true;
}
