import { Clock } from '../clock/clock';
import { createTestApp, type TestApp } from '../testing';
import { AuditChainJobs } from '../jobs/chain-audit-log.job';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { AuditChain } from './audit-chain';
import { AuditEnds } from './audit-ends';
import { AuditLog } from './audit-log';

const OWNER = { kind: 'personnel', id: 1 } as const;
class Band {}

describe('audit chain', () => {
  let test: TestApp;
  let chain: AuditChain;
  let ends: AuditEnds;
  const record = (id: number) =>
    test.get(Transactions).run(() => test.get(AuditLog).record(OWNER, 'update', Band, id, { a: 1 }, { a: id, b: 'ก' }));
  const ids = async () =>
    (await test.database.query<{ id: number }[]>('SELECT id FROM audit_log ORDER BY id')).map(({ id }) => id);

  beforeAll(async () => {
    test = await createTestApp([]);
    chain = new AuditChain(test.get(Database), test.get(Transactions), test.get(Clock));
    ends = new AuditEnds(test.config);
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
    expect(hashes).not.toContainEqual(last);
    const links = await test.database.query<{ audit_id: number }[]>(
      'SELECT audit_id FROM audit_chain ORDER BY audit_id',
    );
    expect(links.map(({ audit_id }) => audit_id)).toEqual(await ids());
    expect(await chain.verify()).toEqual([]);
  });

  it.each([
    ['a changed row', 'UPDATE audit_log SET `after` = NULL WHERE id = ?', ['changed']],
    [
      'a row without its values',
      'UPDATE audit_log SET `before` = NULL, `after` = NULL, salt = NULL WHERE id = ?',
      ['changed'],
    ],
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

  it('CAT-03 ACC-10 values go after five years and no earlier; that, when and by whom is proven without them', async () => {
    const aged = 'UPDATE audit_log SET at = at - INTERVAL 5 YEAR - INTERVAL 1 DAY WHERE id <= ?';
    const [, , third] = await ids();
    await test.database.query(aged, [third]);
    await chain.extend();
    await chain.forgetValues();
    await chain.forgetValues();
    const left = await test.database.query<{ id: number }[]>(
      'SELECT id FROM audit_log WHERE `before` IS NOT NULL AND `after` IS NOT NULL AND salt IS NOT NULL ORDER BY id',
    );
    expect(left.map(({ id }) => id)).toEqual((await ids()).slice(3));
    const text = JSON.stringify(await test.database.query('SELECT * FROM audit_log WHERE id <= ?', [third]));
    expect(text).not.toContain('ก');
    expect(await chain.verify()).toEqual([]);
    await test.database.query('UPDATE audit_log SET actor_id = 2 WHERE id = ?', [third]);
    expect(await chain.verify()).toEqual([{ audit_id: third, is: 'changed' }]);
  });

  it('CAT-03 rows and links of before hold as they are, and keep their values', async () => {
    await test.database.query('UPDATE audit_log SET salt = NULL, at = at - INTERVAL 6 YEAR');
    await chain.extend();
    await record(99);
    await chain.extend();
    await chain.forgetValues();
    expect(await chain.verify()).toEqual([]);
    expect(await test.database.query('SELECT id FROM audit_log WHERE `after` IS NULL')).toEqual([]);
    const [, second] = await ids();
    await test.database.query("UPDATE audit_log SET `after` = 'x' WHERE id = ?", [second]);
    expect(await chain.verify()).toEqual([{ audit_id: second, is: 'changed' }]);
  });

  it('CAT-03 finds by what was kept beside the database that its end was cut off, or all of it written anew', async () => {
    const jobs = new AuditChainJobs(chain, ends);
    await jobs.extend();
    await record(99);
    await jobs.extend();
    await jobs.extend();
    expect(await chain.verify(await ends.kept())).toEqual([]);
    const last = (await ids()).at(-1);
    for (const [table, id] of [
      ['audit_log', 'id'],
      ['audit_chain', 'audit_id'],
    ])
      await test.database.query('DELETE FROM ?? WHERE ?? = ?', [table, id, last]);
    expect(await chain.verify(await ends.kept())).toEqual([{ audit_id: last, is: 'cut' }]);
    await test.database.query('DELETE FROM audit_chain');
    await test.database.query('UPDATE audit_log SET actor_id = 2 ORDER BY id LIMIT 1');
    await chain.extend();
    expect(await chain.verify(await ends.kept())).toHaveLength(2);
  });

  it('CAT-03 finds a row that went together with its link', async () => {
    await chain.extend();
    const [, second, third] = await ids();
    await test.database.query('DELETE FROM audit_log WHERE id = ?', [second]);
    await test.database.query('DELETE FROM audit_chain WHERE audit_id = ?', [second]);
    expect(await chain.verify()).toEqual([{ audit_id: third, is: 'unlinked' }]);
  });
});
