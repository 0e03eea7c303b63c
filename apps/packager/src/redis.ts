import { Redis } from 'ioredis';

/** A connection that nobody waits for: what Redis does not take at once is not told. @param log hears when it is lost */
export function connectRedis(url: string, log: (line: string) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 1_000 });
  redis.on('error', () => undefined);
  // Every vain try to come back ends with `close` as well.
  redis.on('ready', () => redis.once('close', () => log('redis is away; the shows go on')));
  return redis;
}
