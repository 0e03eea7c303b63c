import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { startEdge, type Edge } from '../../../tools/services/testing/edge';
import { ROUTE_MODULES } from './api.module';
import { Draining } from './draining';

const AT_ONCE = 8;

describe('two API processes behind the web server', () => {
  let processes: TestApp[];
  let edge: Edge;
  const [one, other] = [() => processes[0]!, () => processes[1]!];

  beforeAll(async () => {
    processes = [await createTestApp(ROUTE_MODULES), await createTestApp(ROUTE_MODULES)];
    const addresses = await Promise.all(processes.map((test) => test.listen()));
    const api = addresses.map((address) => Number(new URL(address).port));
    edge = await startEdge({ api }, { CALLS_PER_SECOND: '100000' });
  });
  afterAll(async () => {
    await edge.stop();
    await other().close();
  });

  it('CAT-02 a save through one is seen through both at once, and by guests about a second later', async () => {
    const { id } = await makeBand(one().database.manager, { band_name: 'ก่อน' });
    const path = `/api/bandById?id=${id}`;
    const nameAtEdge = async () =>
      (JSON.parse((await edge.ask(path)).text) as { data: { band_name: string } }).data.band_name;
    expect(await nameAtEdge()).toBe('ก่อน');
    const headers = await one().signInAs('personnel', 1);
    await one().request('POST', '/api/band', { headers, body: { id, band_name: 'หลัง' } });
    for (const test of processes)
      expect((await test.request('GET', path)).body.data).toMatchObject({ band_name: 'หลัง' });
    while ((await nameAtEdge()) !== 'หลัง');
  });

  it('RUN-03 a process that stops loses no request', async () => {
    const { manager } = one().database;
    const buyer = await one().signInAs('user', (await makeUser(manager)).id);
    const shows = await Promise.all(Array.from({ length: AT_ONCE }, () => makeProduct(manager)));
    const answers: string[] = [];
    let stopped = false;
    const ask = async (method: string, path: string, headers: object, body?: object) => {
      const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) };
      const { status } = await edge.ask(path, { method, headers: sent, body: body && JSON.stringify(body) });
      answers.push(`${status} ${method} ${path}`);
    };
    const client = async (product_id: number) => {
      // Once more after the stop: that process is not asked in vain either.
      for (let more = true; more;) {
        more = !stopped;
        await ask('GET', `/api/productView?page=${(answers.length % 900) + 1}`, {});
        await ask('GET', '/api/orders/ordersProductByUserId', buyer);
        const order = { order: {}, ordersDetail: [{ product_id }] };
        await ask('POST', '/api/orders', { ...buyer, 'idempotency-key': `rolling-${product_id}` }, order);
      }
    };
    const clients = shows.map(({ id }) => client(id));
    // What SIGTERM does to the process.
    await one().get(Draining).beforeApplicationShutdown('SIGTERM');
    await one().close();
    stopped = true;
    await Promise.all(clients);
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(6 * AT_ONCE);
  });
});
