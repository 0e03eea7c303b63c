import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataSource, type MigrationInterface } from 'typeorm';
import { complain } from '../start/messages.ts';
import { installed, readSettings } from '../start/settings.ts';
import { grantAppRights } from './rights.ts';

type MigrationClass = new () => MigrationInterface;

/** The migrations of the folder in order of their time stamps. */
async function migrations(): Promise<MigrationClass[]> {
  const files = readdirSync('migrations').sort();
  const modules = await Promise.all(
    files.map((file) => import(resolve('migrations', file)) as Promise<Record<string, MigrationClass>>),
  );
  return modules.flatMap((module) => Object.values(module));
}

/**
 * Brings a database to the newest schema, or takes the last migration back.
 * @param url mysql://user:password@host:port/database, of the user that owns the tables
 * @param appUrl the same of the user that the processes connect as, who gets rights on the tables
 * @returns names of what ran
 */
export async function migrate(url: string, appUrl: string, revert = false): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'mariadb',
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    migrations: await migrations(),
  });
  await dataSource.initialize();
  try {
    if (revert) {
      await dataSource.undoLastMigration({ transaction: 'each' });
      return ['the last one, taken back'];
    }
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    await grantAppRights(url, appUrl);
    return ran.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

async function run(): Promise<void> {
  const settings = process.env['DATABASE_URL'] ? process.env : readSettings(installed());
  const { DATABASE_URL = '', MIGRATION_DATABASE_URL = DATABASE_URL } = settings;
  const ran = await migrate(MIGRATION_DATABASE_URL, DATABASE_URL, process.argv.includes('--revert'));
  console.log(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'nothing to migrate');
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    complain(error);
    process.exit(1);
  });
}
