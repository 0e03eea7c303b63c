import { createConnection, type Connection } from 'mysql2/promise';
import { migrate } from '../../db/migrate.ts';
import type { MeasuredSystem } from '../measured-system.ts';

/**
 * Runs work beside an API whose database is empty and its own, and goes with it.
 * @param work gets the database's administrator and the API's address
 */
export async function withOwnDatabase<Result>(
  system: MeasuredSystem,
  name: string,
  work: (data: Connection, api: string) => Promise<Result>,
): Promise<Result> {
  const url = new URL(system.settings.MIGRATION_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const base = await system.connect();
  await base.query(`DROP DATABASE IF EXISTS ${name}`);
  await base.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await migrate(url.href, url.href);
  const data = await createConnection({ uri: url.href, timezone: 'Z' });
  try {
    return await system.withApi({ DATABASE_URL: url.href }, (api) => work(data, api));
  } finally {
    await data.end();
    await base.query(`DROP DATABASE ${name}`);
    await base.end();
  }
}
