import { AsyncResource } from 'node:async_hooks';
import { OutboxRow } from '../jobs/outbox.entity';
import { createTestApp, type TestApp } from '../testing';
import { Database } from './database';
import { Transactions } from './transactions';

describe('the database of the moment', () => {
  let test: TestApp;
  let database: Database;
  const row = { name: 'send-sms', payload: '{}' };
  const run = <Result>(work: () => Promise<Result>) => test.get(Transactions).run(work);
  const count = () => test.database.manager.countBy(OutboxRow, { name: 'send-sms' });

  beforeAll(async () => {
    test = await createTestApp([], { DATABASE_POOL: '2' });
    database = test.get(Database);
  });
  afterEach(() => test.database.manager.deleteAll(OutboxRow));
  afterAll(() => test.close());

  it('RUN-05 inserts what is given as it is, leaves the rest to the database and answers the id', async () => {
    const due_at = new Date('2026-11-28T12:00:00.123Z');
    const given = { name: 'send-sms', payload: `'"; DROP TABLE outbox -- \\`, due_at, last_error: undefined };
    const id = await database.insert(OutboxRow, given);
    const kept = await test.database.manager.findOneByOrFail(OutboxRow, { id: String(id) });
    expect(kept).toMatchObject({
      name: 'send-sms',
      payload: given.payload,
      due_at,
      dedupe_key: null,
      last_error: null,
    });
    expect(Math.abs(kept.create_at.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('RUN-05 is one connection for all that a run does, and nothing of a run that fails is kept', async () => {
    const failing = run(async () => {
      const [before, after] = [await connectionId(), await run(connectionId)];
      expect(after).toBe(before);
      await database.insert(OutboxRow, row);
      expect(await database.manager.countBy(OutboxRow, { name: 'send-sms' })).toBe(1);
      expect(await count().catch(String)).toContain('ask Database');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('RUN-05 keeps runs apart that are under way at once', async () => {
    const ids = await Promise.all([1, 2].map(() => run(async () => [await connectionId(), await connectionId()])));
    expect(ids.map(([first, second]) => first === second)).toEqual([true, true]);
    expect(new Set(ids.flat()).size).toBe(2);
  });

  it('RUN-05 refuses the DataSource inside a run, and work that goes on after it', async () => {
    let late: (() => Promise<unknown>) | undefined;
    await run(async () => {
      await expect(test.database.query('SELECT 1')).rejects.toThrow('inside a transaction ask Database');
      late = bind(() => database.query('SELECT 1'));
    });
    expect(() => late?.()).toThrow('the transaction is over');
  });

  it('RUN-05 tells of a change when it has committed, never when it has not', async () => {
    const told: string[] = [];
    const tell = (what: string) => database.afterCommit(() => Promise.resolve(told.push(what)));
    await run(async () => {
      await tell('committed');
      expect(told).toEqual([]);
    });
    await expect(
      run(async () => {
        await tell('rolled back');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tell('outside');
    expect(told).toEqual(['committed', 'outside']);
  });

  it('RUN-05 types rows of a builder, whose numbers are numbers', async () => {
    await database.insert(OutboxRow, row);
    const [found] = await database.query<{ jobs: number; baht: number }[]>(
      'SELECT COUNT(*) AS jobs, CAST(590.10 AS DECIMAL(12,2)) AS baht FROM outbox',
    );
    expect(found).toEqual({ jobs: 1, baht: 590.1 });
  });

  async function connectionId(): Promise<number> {
    const [found] = await database.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
    return found?.id ?? 0;
  }
});

function bind<Result>(work: () => Result): () => Result {
  return AsyncResource.bind(work);
}
