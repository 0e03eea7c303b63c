import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options';
import { isBusy } from './faults';

describe('connections', () => {
  it('RUN-05 all keep UTC, whatever the server keeps, and wait seconds for a row at most', async () => {
    const url = process.env['DATABASE_URL'] ?? '';
    const database = await new DataSource(databaseOptions(url, 4)).initialize();
    const ask = () =>
      database.query(
        'SELECT @@time_zone AS zone, @@innodb_lock_wait_timeout AS seconds, @@max_statement_time AS statement, SLEEP(0.05)',
      );
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    await database.destroy();
    for (const answer of answers) expect(answer).toMatchObject([{ zone: '+00:00', seconds: 3, statement: 20 }]);
  });

  it('RUN-05 take a socket that is not there for a database that restarts', async () => {
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.searchParams.set('socketPath', '.local/nobody.sock');
    const failure: unknown = await new DataSource(databaseOptions(url.href, 1)).initialize().catch((error) => error);
    expect(isBusy(failure)).toBe(true);
  });
});
