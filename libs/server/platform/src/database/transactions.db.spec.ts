import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { OutboxRow } from '../jobs/outbox.entity';
import { createTestApp, type TestApp } from '../testing';
import { Database } from './database';
import { databaseOptions } from './database-options';
import { Transactions } from './transactions';

describe('a transaction', () => {
  let test: TestApp;
  let other: DataSource;
  const row = { name: 'send-sms', payload: '{}' };
  const run = <Result>(work: () => Promise<Result>) => test.get(Transactions).run(work);
  const count = () => test.database.manager.countBy(OutboxRow, { name: 'send-sms' });
  const connectionId = async (): Promise<number> => {
    const [found] = await test.get(Database).query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
    return found?.id ?? 0;
  };
  const insert = () => test.get(Database).insert(OutboxRow, row);

  beforeAll(async () => {
    test = await createTestApp([], { DATABASE_POOL: '3' });
    other = await new DataSource(databaseOptions(test.config.DATABASE_URL, 1)).initialize();
  });
  afterEach(() => test.database.manager.deleteAll(OutboxRow));
  afterAll(async () => {
    await other.destroy();
    await test.close();
  });

  it('RUN-05 is run again when its connection is lost before COMMIT', async () => {
    let runs = 0;
    await run(async () => {
      runs += 1;
      await insert();
      if (runs === 1) await other.query('KILL ?', [await connectionId()]);
      await insert();
    });
    expect([runs, await count()]).toEqual([2, 2]);
  });

  it('RUN-05 is not run again when its connection is lost during COMMIT: nobody knows whether it counted', async () => {
    let runs = 0;
    let id = 0;
    const killer: EntitySubscriberInterface = { beforeTransactionCommit: () => other.query('KILL ?', [id]) };
    test.database.subscribers.push(killer);
    const lost = run(async () => {
      runs += 1;
      id = await connectionId();
      await insert();
    });
    await expect(lost).rejects.toMatchObject({ code: 'BUSY' });
    test.database.subscribers.splice(test.database.subscribers.indexOf(killer), 1);
    expect(runs).toBe(1);
    await expect(run(insert)).resolves.toBeGreaterThan(0);
  });

  it('RUN-05 is run again after a deadlock, and both of two that met in one are kept', async () => {
    const ids = [String(await insert()), String(await insert())];
    let met = 0;
    const lockBoth = (first: string | undefined, second: string | undefined) =>
      run(async () => {
        const lock = "UPDATE outbox SET last_error = CONCAT(COALESCE(last_error, ''), 'x') WHERE id = ?";
        await test.get(Database).query(lock, [first]);
        met += 1;
        // Both hold one row before either asks for the other's.
        while (met < 2) await new Promise(setImmediate);
        await test.get(Database).query(lock, [second]);
      });
    await Promise.all([lockBoth(ids[0], ids[1]), lockBoth(ids[1], ids[0])]);
    const rows = await test.database.manager.find(OutboxRow);
    expect(met).toBeGreaterThan(2);
    expect(rows.map(({ last_error }) => last_error)).toEqual(['xx', 'xx']);
  });

  it('RUN-05 gives up as busy when its rows stay locked beyond the deadline', async () => {
    const id = await insert();
    const holder = other.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM outbox WHERE id = ? FOR UPDATE', [id]);
    const waiting = run(() => test.get(Database).query("UPDATE outbox SET last_error = 'late' WHERE id = ?", [id]));
    await expect(waiting).rejects.toMatchObject({ code: 'BUSY' });
    await holder.rollbackTransaction();
    await holder.release();
  });
});
