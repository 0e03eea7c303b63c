import { createTestApp, type TestApp } from '../testing';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { AuditChain } from './audit-chain';
import { AuditLog } from './audit-log';

const OWNER = { kind: 'personnel', id: 1 } as const;
class Band {}

describe('audit chain', () => {
  let test: TestApp;
  let chain: AuditChain;
  const record = (id: number) =>
    test.get(Transactions).run(() => test.get(AuditLog).record(OWNER, 'update', Band, id, { a: 1 }, { a: id, b: 'ก' }));
  const ids = async () =>
    (await test.database.query<{ id: number }[]>('SELECT id FROM audit_log ORDER BY id')).map(({ id }) => id);

  beforeAll(async () => {
    test = await createTestApp([]);
    chain = new AuditChain(test.get(Database), test.get(Transactions));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['audit_chain', 'audit_log']) await test.database.query(`DELETE FROM ${table}`);
    await Promise.all(Array.from({ length: 12 }, (_, index) => record(index + 1)));
  });

  it('CAT-03 links every row once, however many extend it at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 5 }, () => chain.extend()));
    await record(99);
    const last = await chain.extend();
    expect(hashes).not.toContain(last);
    const links = await test.database.query<{ audit_id: number }[]>(
      'SELECT audit_id FROM audit_chain ORDER BY audit_id',
    );
    expect(links.map(({ audit_id }) => audit_id)).toEqual(await ids());
    expect(await chain.verify()).toEqual([]);
  });

  it.each([
    ['a changed row', 'UPDATE audit_log SET `after` = NULL WHERE id = ?', ['changed']],
    ['a row of another actor', 'UPDATE audit_log SET actor_id = 2 WHERE id = ?', ['changed']],
    ['a deleted row', 'DELETE FROM audit_log WHERE id = ?', ['deleted']],
  ])('CAT-03 finds %s', async (_, sql, is) => {
    await chain.extend();
    const [, , third] = await ids();
    await test.database.query(sql, [third]);
    expect((await chain.verify()).map((fault) => [fault.audit_id, fault.is])).toEqual(
      is.map((fault) => [third, fault]),
    );
  });

  it('CAT-03 finds a row that went together with its link', async () => {
    await chain.extend();
    const [, second, third] = await ids();
    await test.database.query('DELETE FROM audit_log WHERE id = ?', [second]);
    await test.database.query('DELETE FROM audit_chain WHERE audit_id = ?', [second]);
    expect(await chain.verify()).toEqual([{ audit_id: third, is: 'unlinked' }]);
  });
});
