import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock';
import type { Bucket, BucketStore } from './bucket';

/**
 * The library's counter, as a bucket that leaks: it keeps the moment at which it is empty.
 * ARGV: points to consume (0 only looks, fewer give back), now, ms a point, ms of a full bucket.
 * Answers as the library's own script: points consumed (more than there are: refused) and ms to wait.
 */
const LEAKY = `
local cost, now, step, full = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local empty = tonumber(redis.call('get', KEYS[1]) or '0')
if empty < now or empty > now + full then empty = now end -- fuller than full: the clock was set back
if cost >= 0 and empty + step > now + full then return {math.floor(full / step) + 1, empty + step - now - full} end
if cost ~= 0 then redis.call('set', KEYS[1], string.format('%.0f', empty + cost * step), 'px', full) end
return {math.floor((empty - now) / step) + cost, 0}
`;

interface WithScript {
  leak(...parts: (string | number)[]): Promise<[number, number]>;
}

class LeakyLimiter extends RateLimiterRedis {
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly bucket: Bucket,
  ) {
    const points = bucket.fullMs / bucket.stepMs;
    const duration = Math.ceil(bucket.fullMs / 1_000);
    super({
      storeClient: redis,
      keyPrefix: 'limit',
      points,
      duration,
      rejectIfRedisNotReady: true,
      // Without Redis each process counts for itself.
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
    });
  }

  /** Called by the library for every change; it would ask Redis for the time, which tests cannot set. */
  protected _upsert(key: string, cost: number): Promise<[number, number]> {
    if (this.redis.status !== 'ready') return Promise.reject(new Error('no Redis'));
    const { stepMs, fullMs } = this.bucket;
    const redis = this.redis as unknown as WithScript; // ioredis's types know no command that a script makes
    return redis.leak(key, cost, this.clock.now().getTime(), stepMs, fullMs);
  }
}

/** Buckets in Redis, which all nodes share. */
export class RedisBuckets implements BucketStore {
  private readonly limiters = new Map<Bucket, LeakyLimiter>();

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    // Before any command: those of one turn that left together would not know it yet, and ioredis mixes up their answers.
    redis.defineCommand('leak', { lua: LEAKY, numberOfKeys: 1 });
  }

  consume(name: string, bucket: Bucket): Promise<number> {
    return this.change(name, bucket, 1);
  }

  waitFor(name: string, bucket: Bucket): Promise<number> {
    return this.change(name, bucket, 0);
  }

  async giveBack(name: string, bucket: Bucket): Promise<void> {
    await this.limiterOf(bucket).reward(name);
  }

  private async change(name: string, bucket: Bucket, cost: number): Promise<number> {
    try {
      await this.limiterOf(bucket).consume(name, cost);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      throw refused;
    }
  }

  private limiterOf(bucket: Bucket): LeakyLimiter {
    const limiter = this.limiters.get(bucket) ?? new LeakyLimiter(this.redis, this.clock, bucket);
    this.limiters.set(bucket, limiter);
    return limiter;
  }
}
