import { connectRedis } from './redis';

describe('a Redis that is not there', () => {
  it('refuses a command at once, so that requests go on without it', async () => {
    const redis = connectRedis('redis://127.0.0.1:9');
    const began = performance.now();
    await expect(redis.incr('any')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(200);
    redis.disconnect();
  });
});
