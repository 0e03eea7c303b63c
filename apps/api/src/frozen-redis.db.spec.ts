import { SecretHashing } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, RedisServer, type TestApp, until } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

const PIN = '2468';
/** Of each kind of call, at one moment. */
const AT_ONCE = 5;
/** A call waits REDIS_TIMEOUT_MS for each thing that it asks of Redis. */
const PATIENCE_MS = 10_000;

/** Its connections stay open: nothing but the time tells that nobody answers. */
describe('a Redis that is frozen', () => {
  let redis: RedisServer;
  let test: TestApp;
  let user_password: string;

  beforeAll(async () => {
    redis = await RedisServer.start();
    test = await createTestApp(ROUTE_MODULES, { ...redis.settings, REDIS_TIMEOUT_MS: '1000' });
    user_password = await test.get(SecretHashing).hash(PIN);
  });
  afterAll(async () => {
    redis.freeze(false);
    await test.close();
    await redis.stop();
  });

  /** A guest who reads, a customer who signs in, one who orders. @returns the statuses */
  async function calls(): Promise<number[]> {
    const { manager } = test.database;
    const [{ user_tel }, { id }] = [await makeUser(manager, { user_password }), await makeUser(manager)];
    const headers = { ...(await test.signInAs('user', id)), 'idempotency-key': `frozen-${id}` };
    const order = { order: {}, ordersDetail: [{ product_id: (await makeProduct(manager)).id }] };
    const answers = await Promise.all([
      test.request('GET', '/api/productView'),
      test.request('POST', '/api/login', { body: { user_tel, user_password: PIN } }),
      test.request('POST', '/api/orders', { headers, body: order }),
    ]);
    return answers.map(({ status }) => status);
  }
  const callsAtOnce = async () => (await Promise.all(Array.from({ length: AT_ONCE }, calls))).flat();
  const served = Array(AT_ONCE * 3).fill(200);

  it('RUN-05 keeps nobody from reading, signing in and ordering, and is used again once it goes on', async () => {
    const heard: string[] = [];
    const pubsub = test.get(PubSub);
    const stop = pubsub.listen('test', (data) => heard.push(data));
    expect(await callsAtOnce()).toEqual(served);
    redis.freeze(true);
    const began = performance.now();
    expect(await callsAtOnce()).toEqual(served);
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(1_000);
    expect(waited).toBeLessThan(PATIENCE_MS);
    redis.freeze(false);
    await until(async () => (await pubsub.redis.ping().catch(() => '')) === 'PONG');
    expect(await callsAtOnce()).toEqual(served);
    await pubsub.publish('test', { on: 'again' });
    await until(() => heard.includes('{"on":"again"}'));
    stop();
  });
});
