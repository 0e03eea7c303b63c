import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** Nothing that a person waits for may hang on Redis: a lost one refuses at once, a silent one after `commandTimeout`. */
const IMPATIENT: RedisOptions = {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  lazyConnect: false,
};

/**
 * A connection that comes back by itself.
 * @param url redis://host:port/number, with `?path=` of its socket where it runs on the same machine
 * @param options BLOCKING for BullMQ workers and subscriptions, else the `commandTimeout`
 */
export function connectRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, { ...IMPATIENT, retryStrategy: (tried) => Math.min(tried * 100, 1_000), ...options });
  const logger = new Logger('redis');
  redis.on('error', (error: Error) => logger.warn(error.message || error.name));
  return redis;
}

/** Options for connections that block: queue workers and subscriptions. */
export const BLOCKING: RedisOptions = {
  maxRetriesPerRequest: null,
  commandTimeout: undefined,
  enableOfflineQueue: true,
};
