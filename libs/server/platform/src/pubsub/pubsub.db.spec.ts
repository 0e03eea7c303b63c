import { once } from 'node:events';
import { Config } from '../config/config';
import { createTestApp, type TestApp } from '../testing';
import { PubSub } from './pubsub';

describe('channels', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([]);
  });
  afterAll(() => test.close());

  const subscribers = async (channel: string) => {
    const { redis } = test.get(PubSub);
    return (await redis.pubsub('NUMSUB', `${redis.options.db}:${channel}`))[1];
  };
  /** Commands of the subscriber's connection that were sent before are answered before. */
  const settled = (pubsub: PubSub) => pubsub['subscriber'].ping();

  it('RUN-05 a channel is subscribed to once, and not any more when its last listener left', async () => {
    const pubsub = test.get(PubSub);
    const heard: string[] = [];
    const stops = [1, 2].map((listener) => pubsub.listen('songs', (data) => heard.push(`${listener} ${data}`)));
    await settled(pubsub);
    expect(await subscribers('songs')).toBe(1);
    await pubsub.publish('songs', { id: 1 });
    await settled(pubsub);
    expect(heard).toEqual(['1 {"id":1}', '2 {"id":1}']);
    stops[0]?.();
    stops[0]?.();
    await settled(pubsub);
    expect(await subscribers('songs')).toBe(1);
    stops[1]?.();
    await settled(pubsub);
    expect(await subscribers('songs')).toBe(0);
  });

  it('RUN-05 whoever comes while the last one leaves is heard', async () => {
    const pubsub = test.get(PubSub);
    const heard: string[] = [];
    pubsub.listen('bands', () => undefined)();
    const stop = pubsub.listen('bands', (data) => heard.push(data));
    await settled(pubsub);
    await pubsub.publish('bands', {});
    await settled(pubsub);
    expect(heard).toEqual(['{}']);
    stop();
  });

  it('RUN-05 installations in two databases of one Redis do not hear each other', async () => {
    const elsewhere = new URL(test.get(Config).REDIS_URL);
    elsewhere.pathname = '/15';
    const [ours, theirs] = [test.get(PubSub), new PubSub({ ...test.get(Config), REDIS_URL: elsewhere.href })];
    // A publisher that is not connected yet loses what it says.
    await once(theirs.redis, 'ready');
    const heard: string[] = [];
    const stops = [ours, theirs].map((pubsub, place) => pubsub.listen('shows', () => heard.push(`heard by ${place}`)));
    await Promise.all([ours, theirs].map(settled));
    await theirs.publish('shows', {});
    await Promise.all([ours, theirs].map(settled));
    expect(heard).toEqual(['heard by 1']);
    for (const stop of stops) stop();
    theirs.onApplicationShutdown();
  });
});
