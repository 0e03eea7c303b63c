import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../database/database-options';

const MIGRATIONS = join(__dirname, '../../../../../migrations');
/** Filled by migrations, so tests leave them. */
const KEPT = new Set(['migrations', 'orders_payment_type', 'schema_version']);

/**
 * A migrated, empty database of this test worker's own; its address.
 * It is made again only when the migrations changed.
 * @param base address of the test MariaDB, whose user may create databases `wethi%`; the name in it begins the new one's
 */
export async function testDatabase(base: string): Promise<string> {
  const address = new URL(base);
  const name = `${address.pathname.slice(1) || 'wethi'}_test_${process.env['VITEST_POOL_ID'] ?? '1'}`;
  address.pathname = `/${name}`;
  const version = migrationsVersion();
  const server = await new DataSource({ ...databaseOptions(base, 1), database: undefined }).initialize();
  try {
    if ((await currentVersion(server, name)) !== version) await rebuild(server, name, address.href, version);
    else await empty(server, name);
  } finally {
    await server.destroy();
  }
  return address.href;
}

/** Each file's one class; TypeORM's own glob would load it past what loads the tests. */
async function migrationClasses(): Promise<Function[]> {
  const files = readdirSync(MIGRATIONS).sort();
  const modules = await Promise.all(
    files.map((file) => import(join(MIGRATIONS, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => typeof value === 'function'));
}

function migrationsVersion(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex');
}

async function currentVersion(server: DataSource, name: string): Promise<string | undefined> {
  const rows = await server.query<{ version: string }[]>(`SELECT version FROM ${name}.schema_version`).catch(() => []);
  return rows[0]?.version;
}

async function rebuild(server: DataSource, name: string, address: string, version: string): Promise<void> {
  await server.query(`DROP DATABASE IF EXISTS ${name}`);
  await server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const migrated = new DataSource({ ...databaseOptions(address, 1), migrations: await migrationClasses() });
  await migrated.initialize();
  await migrated.runMigrations({ transaction: 'each' });
  await migrated.destroy();
  await server.query(`CREATE TABLE ${name}.schema_version (version char(64) NOT NULL)`);
  await server.query(`INSERT INTO ${name}.schema_version VALUES (?)`, [version]);
}

async function empty(server: DataSource, name: string): Promise<void> {
  const tables = await server.query<{ table_name: string }[]>(
    'SELECT table_name AS table_name FROM information_schema.tables WHERE table_schema = ?',
    [name],
  );
  await server.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const { table_name } of tables)
    if (!KEPT.has(table_name)) await server.query(`DELETE FROM ${name}.${table_name}`);
  await server.query('SET FOREIGN_KEY_CHECKS = 1');
}
