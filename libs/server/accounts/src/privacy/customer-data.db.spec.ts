import { OWN_DATA_DAYS } from '@wethi/contract';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { makePersonnel, makeUser } from '../testing/accounts.factory';
import { OwnDataFile } from './own-data-file.entity';

describe('a customer’s data in the hands of personnel', () => {
  let test: TestApp;
  let office: { authorization: string };
  let officeId: number;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    officeId = (await makePersonnel(test.database.manager, { role: 'shop' })).id;
    office = await test.signInAs('personnel', officeId);
  });
  afterAll(() => test.close());

  const ask = (user_id: number) => test.request('POST', '/api/userData', { headers: office, body: { user_id } });
  const list = async (user_id: number) =>
    (await test.request('GET', `/api/userData?user_id=${user_id}`, { headers: office })).body.data as { id: number }[];
  const take = (user_id: number, id: number, headers: { authorization: string } = office) =>
    test.request('GET', `/api/userDataFile?user_id=${user_id}&id=${id}`, { headers });
  /** As the worker leaves it. */
  const ready = async (id: number) => {
    await test.get(Storage).put('private', `own-data/${id}.zip`, Buffer.from('zip'));
    const made = { own_data_file_path: `own-data/${id}.zip`, own_data_file_ready_at: test.clock.now() };
    await test.database.manager.update(OwnDataFile, { id }, made);
  };

  it('ACC-10 ACC-12 is made by the worker, taken with a note of who took it, and is not among the customer’s own', async () => {
    const user = await makeUser(test.database.manager);
    const { insertId } = (await ask(user.id)).body.data as { insertId: number };
    expect(await list(user.id)).toMatchObject([{ id: insertId, own_data_file_ready_at: null }]);
    expect((await take(user.id, insertId)).status).toBe(404);
    const [job] = await test.database.query<object[]>(
      "SELECT id FROM outbox WHERE name = 'pack-own-data' AND payload LIKE ?",
      [`%${insertId}%`],
    );
    expect(job).toBeDefined();
    await ready(insertId);
    const { status, headers, raw } = await take(user.id, insertId);
    expect([status, headers['content-type'], raw.toString()]).toEqual([200, 'application/zip', 'zip']);
    const log = await test.database.query<object[]>(
      "SELECT actor_id, `after` FROM audit_log WHERE action = 'export' AND entity = 'User' AND entity_id = ?",
      [user.id],
    );
    expect(log).toEqual([{ actor_id: officeId, after: JSON.stringify({ format: 'zip', own_data_file_id: insertId }) }]);

    const own = await test.signInAs('user', user.id);
    expect((await test.request('GET', '/api/ownData', { headers: own })).body.data).toEqual([]);
    expect((await test.request('GET', `/api/ownDataFile?id=${insertId}`, { headers: own })).status).toBe(404);
    const other = await makeUser(test.database.manager);
    expect((await take(other.id, insertId)).status).toBe(404);
    const later = test.clock.now().getTime() + (OWN_DATA_DAYS + 1) * 86_400_000;
    test.clock.set(new Date(later).toISOString());
    expect(await list(user.id)).toEqual([]);
    test.clock.set();
  });

  it('ACC-12 twice a day of one customer, of nobody who is gone, and never by customers', async () => {
    const { manager } = test.database;
    const user = await makeUser(manager);
    expect([await ask(user.id), await ask(user.id), await ask(user.id)].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ]);
    const gone = await makeUser(manager, { user_deleted_at: new Date() });
    expect((await ask(gone.id)).status).toBe(404);
    const headers = await test.signInAs('user', user.id);
    for (const [method, path, body] of [
      ['GET', `userData?user_id=${user.id}`, undefined],
      ['POST', 'userData', { user_id: user.id }],
      ['GET', `userDataFile?user_id=${user.id}&id=1`, undefined],
    ] as const)
      expect((await test.request(method, `/api/${path}`, { headers, body })).status).toBe(403);
  });
});
