import { createTestApp, type TestApp } from '../testing';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { OpenSessions } from './open-sessions';
import { Sessions } from './sessions';

describe('sessions that count', () => {
  let test: TestApp;
  let asked: string[];
  beforeAll(async () => {
    test = await createTestApp([]);
    const nothing = () => undefined;
    const others = { logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing };
    const logQuery = (text: string) => void (text.includes('FROM session') && asked.push(text));
    Object.assign(test.database, { logger: { logQuery, log: nothing, ...others } });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => test.close());

  const sessionOf = async (id: number) => (await test.actorOf(await test.signInAs('user', id))).session;

  it('ACC-06 are asked for in one statement by requests that arrive together, each answered with its own', async () => {
    const sessions = [await sessionOf(1), await sessionOf(2), await sessionOf(3)];
    await test.get(Sessions).revoke(sessions[1] ?? '');
    asked = [];
    const open = test.get(OpenSessions);
    const found = await Promise.all([...sessions, sessions[0], 'none'].map((id) => open.find(id ?? '')));
    expect(found.map((session) => session?.subject_id)).toEqual([1, undefined, 3, 1, undefined]);
    expect(asked).toHaveLength(1);
  });

  it('ACC-06 one that ended is over for whoever asks after that', async () => {
    const id = await sessionOf(4);
    const open = test.get(OpenSessions);
    expect(await open.find(id)).toBeDefined();
    await test.get(Sessions).revoke(id);
    expect(await open.find(id)).toBeUndefined();
  });

  it('ACC-06 one asked for in a transaction is read on its connection', async () => {
    const id = await sessionOf(5);
    const open = test.get(OpenSessions);
    const database = test.get(Database);
    const inside = test.get(Transactions).run(async () => {
      await database.query('UPDATE session SET revoked_at = NOW() WHERE id = ?', [id]);
      return open.find(id);
    });
    expect(await inside).toBeUndefined();
  });

  it('ACC-06 a database that does not answer fails those who asked, and nobody after them', async () => {
    const id = await sessionOf(6);
    const open = test.get(OpenSessions);
    const fail = vi.spyOn(test.get(Database), 'query').mockRejectedValueOnce(new Error('away'));
    await expect(Promise.all([open.find(id), open.find(id)])).rejects.toThrow('away');
    fail.mockRestore();
    expect(await open.find(id)).toBeDefined();
  });
});
