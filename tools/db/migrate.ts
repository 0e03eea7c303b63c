import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataSource, type MigrationInterface } from 'typeorm';
import { complain } from '../start/messages.ts';
import { DEVELOPMENT, readSettings } from '../start/settings.ts';

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
 * @param url mysql://user:password@host:port/database
 * @returns names of what ran
 */
export async function migrate(url: string, revert = false): Promise<string[]> {
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
    return (await dataSource.runMigrations({ transaction: 'each' })).map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

async function run(): Promise<void> {
  const url = process.env['DATABASE_URL'] ?? readSettings(DEVELOPMENT)['DATABASE_URL'] ?? '';
  const ran = await migrate(url, process.argv.includes('--revert'));
  console.log(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'nothing to migrate');
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    complain(error);
    process.exit(1);
  });
}
