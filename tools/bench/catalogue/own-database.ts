import { createConnection, type Connection } from 'mysql2/promise';
import { migrate } from '../../db/migrate.ts';
import type { Environment } from '../../start/settings.ts';
import type { MeasuredSystem } from '../measured-system.ts';

/**
 * Runs work beside an API whose database is empty and its own, and goes with it.
 * @param work gets the database's administrator, the API's address, and the settings with which others use the database
 */
export async function withOwnDatabase<Result>(
  system: MeasuredSystem,
  name: string,
  work: (data: Connection, api: string, settings: Environment) => Promise<Result>,
): Promise<Result> {
  const url = new URL(system.settings.MIGRATION_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const base = await system.connect();
  await base.query(`DROP DATABASE IF EXISTS ${name}`);
  await base.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await migrate(url.href, url.href);
  const data = await createConnection({ uri: url.href, timezone: 'Z' });
  try {
    const settings = { DATABASE_URL: url.href };
    return await system.withApi(settings, (api) => work(data, api, settings));
  } finally {
    await data.end();
    await base.query(`DROP DATABASE ${name}`);
    await base.end();
  }
}
