import { OutboxRow } from '../jobs/outbox.entity';
import { createTestApp, type TestApp } from '../testing';
import { Database } from './database';
import { isDuplicate, isRefusedByData } from './faults';
import { Transactions } from './transactions';

const NONE = 'DELETE FROM outbox WHERE name = ? AND payload = ? RETURNING payload';

describe('writes that nobody waits for', () => {
  let test: TestApp;
  let database: Database;
  const run = <Result>(work: () => Promise<Result>) => test.get(Transactions).run(work);
  const rowOf = (payload: string, dedupe_key?: string) => ({ name: 'send-sms', payload, dedupe_key });
  const payloads = async () => (await test.database.manager.find(OutboxRow)).map(({ payload }) => payload);
  /** Messages to the database that a piece of work costs. */
  const messagesOf = async (work: () => Promise<unknown>) => {
    const before = await messages();
    await work();
    return (await messages()) - before - 1;
  };

  beforeAll(async () => {
    test = await createTestApp([], { DATABASE_POOL: '1' });
    database = test.get(Database);
  });
  afterEach(() => test.database.manager.deleteAll(OutboxRow));
  afterAll(() => test.close());

  it('RUN-05 go out with the COMMIT as one message, in their order', async () => {
    const sent = await messagesOf(() =>
      run(async () => {
        for (const payload of ['1', '2', '3']) await database.add(OutboxRow, rowOf(payload));
      }),
    );
    expect([sent, await payloads()]).toEqual([1, ['1', '2', '3']]);
  });

  it('RUN-05 are there for whoever reads after them, in the same message', async () => {
    const sent = await messagesOf(() =>
      run(async () => {
        await database.add(OutboxRow, rowOf('1'));
        expect(await database.query('SELECT payload FROM outbox')).toEqual([{ payload: '1' }]);
        expect(await database.manager.countBy(OutboxRow, { payload: '1' })).toBe(1);
        expect(await database.insert(OutboxRow, rowOf('2'))).toBeGreaterThan(0);
      }),
    );
    expect(sent).toBe(4);
  });

  it('RUN-05 say what they touched once somebody waited for a later statement, in the same message', async () => {
    const sent = await messagesOf(() =>
      run(async () => {
        const [first, none] = ['1', '2'].map((payload) =>
          database.writeReturning(
            payload === '1' ? 'INSERT INTO outbox (name, payload) VALUES (?, ?) RETURNING payload' : NONE,
            ['send-sms', payload],
          ),
        );
        expect([first?.rows, none?.rows]).toEqual([undefined, undefined]);
        expect(await database.query('SELECT name FROM outbox')).toEqual([{ name: 'send-sms' }]);
        expect([first?.rows, none?.rows]).toEqual([[{ payload: '1' }], []]);
        const last = database.writeReturning<object>(NONE.replace('payload = ?', `payload IN (?, '1')`), [
          'send-sms',
          '2',
        ]);
        expect(await database.insert(OutboxRow, rowOf('3'))).toBeGreaterThan(0);
        expect(last.rows).toEqual([{ payload: '1' }]);
      }),
    );
    expect([sent, await payloads()]).toEqual([4, ['3']]);
    expect(() => database.writeReturning(NONE, ['send-sms', '2'])).toThrow('transaction');
  });

  it('RUN-05 cost nothing when there are none, and nothing is read', async () => {
    expect(await messagesOf(() => run(() => Promise.resolve()))).toBe(0);
    const refused = () => run(() => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(await messagesOf(refused)).toBe(0);
  });

  it('RUN-05 are kept as they were given, whatever characters they hold', async () => {
    const texts = [`'; END; DROP TABLE outbox; -- \\`, '; COMMIT; END', 'ก่อน "หลัง"\n'];
    await run(async () => {
      for (const text of texts) await database.add(OutboxRow, rowOf(text));
    });
    expect(await payloads()).toEqual(texts);
  });

  it('RUN-05 fail the transaction with all that it did when a unique index refuses one', async () => {
    const failing = run(async () => {
      for (const payload of ['1', '2', '3']) await database.add(OutboxRow, rowOf(payload, 'same'));
    });
    await expect(failing.catch(isDuplicate)).resolves.toBe(true);
    expect(await payloads()).toEqual([]);
  });

  it('RUN-05 stand only when the row that they require is there, and still cost one message', async () => {
    await database.insert(OutboxRow, rowOf('1'));
    const after = (payload: string, row: string) => async () => {
      await database.requireRow('SELECT 1 FROM outbox WHERE payload = ? FOR UPDATE', [payload]);
      await database.add(OutboxRow, rowOf(row));
    };
    expect(await messagesOf(() => run(after('1', '2')))).toBe(1);
    await expect(run(after('none', '3')).catch(isRefusedByData)).resolves.toBe(true);
    expect(await payloads()).toEqual(['1', '2']);
  });

  it('RUN-05 fail it even when somebody took the failure for that of their own statement', async () => {
    const failing = run(async () => {
      for (const payload of ['1', '2']) await database.add(OutboxRow, rowOf(payload, 'same'));
      await database.insert(OutboxRow, rowOf('3')).catch(() => undefined);
    });
    await expect(failing.catch(isDuplicate)).resolves.toBe(true);
    expect(await payloads()).toEqual([]);
  });

  it('RUN-05 go out at once outside a transaction', async () => {
    await database.add(OutboxRow, rowOf('1'));
    expect(await payloads()).toEqual(['1']);
  });

  async function messages(): Promise<number> {
    const [row] = await database.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Questions'");
    return Number(row?.Value);
  }
});
