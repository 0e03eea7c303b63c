import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { createTestApp, EventStreamClient, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

describe('sessions on two API processes', () => {
  let nodes: [TestApp, TestApp];
  let addresses: string[];
  let owner: { authorization: string };

  beforeAll(async () => {
    nodes = [await createTestApp(ROUTE_MODULES), await createTestApp(ROUTE_MODULES)];
    addresses = await Promise.all(nodes.map((node) => node.listen()));
    owner = await nodes[0].signInAs('personnel', (await makePersonnel(nodes[0].database.manager)).id);
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  /** Statuses of a call, made to each process. */
  const statuses = (path: string, headers: object) =>
    Promise.all(nodes.map(async (node) => (await node.request('GET', `/api/${path}`, { headers })).status));
  /** Saves on the first process. */
  const save = (path: string, body: object) => nodes[0].request('POST', `/api/${path}`, { headers: owner, body });
  /** A member of the personnel who hears the news of orders from each process. */
  async function listener() {
    const { id } = await makePersonnel(nodes[0].database.manager, { role: 'shop' });
    const headers = await nodes[0].signInAs('personnel', id);
    const streams = await Promise.all(
      addresses.map((address) => EventStreamClient.open(`${address}/api/orders/events`, headers)),
    );
    return { id, headers, ended: Promise.all(streams.map((stream) => stream.ended)) };
  }

  it('ACC-06 RUN-06 a logout ends the session and its streams on both', async () => {
    const { headers, ended } = await listener();
    expect(await statuses('orders', headers)).toEqual([200, 200]);
    await nodes[0].request('GET', '/api/logout', { headers });
    await ended;
    expect(await statuses('orders', headers)).toEqual([401, 401]);
  });

  it('ACC-06 RUN-06 a block ends the sessions of a customer on both', async () => {
    const { id } = await makeUser(nodes[0].database.manager);
    const headers = await nodes[1].signInAs('user', id);
    expect(await statuses(`userById?id=${id}`, headers)).toEqual([200, 200]);
    await save('user', { id, user_status: 'Block' });
    expect(await statuses(`userById?id=${id}`, headers)).toEqual([401, 401]);
  });

  it('ACC-06 RUN-06 another role, and a deleted account, end sessions and streams on both', async () => {
    const changed = await listener();
    await save('personnel', { id: changed.id, role: 'owner' });
    await changed.ended;
    expect(await statuses('orders', changed.headers)).toEqual([401, 401]);
    const deleted = await listener();
    await nodes[0].request('DELETE', `/api/personnel?id=${deleted.id}`, { headers: owner });
    await deleted.ended;
    expect(await statuses('orders', deleted.headers)).toEqual([401, 401]);
  });
});
