import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

/** Waits at most a second for a command: nothing that a person waits for may hang on Redis. */
const PATIENT: RedisOptions = {
  maxRetriesPerRequest: 1,
  commandTimeout: 1_000,
  enableOfflineQueue: true,
  lazyConnect: false,
};

/**
 * A connection that comes back by itself.
 * @param url redis://host:port/number
 * @param options `maxRetriesPerRequest: null` and no time-out for BullMQ workers and subscriptions
 */
export function connectRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, { ...PATIENT, retryStrategy: (tried) => Math.min(tried * 100, 1_000), ...options });
  const logger = new Logger('redis');
  redis.on('error', (error: Error) => logger.warn(error.message || error.name));
  return redis;
}

/** Options for connections that block: queue workers and subscriptions. */
export const BLOCKING: RedisOptions = { maxRetriesPerRequest: null, commandTimeout: undefined };
