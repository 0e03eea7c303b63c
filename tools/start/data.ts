import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { Failure } from '../services/failure.ts';
import { runTask } from '../services/task.ts';
import type { Environment, Installation } from './settings.ts';

const NEEDED_MEGABYTES = 500;

/** Makes the installation's folder. @throws Failure when the disk is nearly full; an error with a code when it is not allowed */
export function prepareHome({ home }: Installation): void {
  mkdirSync(home, { recursive: true });
  const { bavail, bsize } = statfsSync(home);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MEGABYTES) return;
  throw new Failure(`only ${free} MB are free at ${home}`, `free at least ${NEEDED_MEGABYTES} MB, then start again`);
}

/** Takes all data of the installation away; its secrets go as well. */
export function forget({ home }: Installation): void {
  rmSync(home, { recursive: true, force: true });
}

export function isSeeded({ home }: Installation): boolean {
  return existsSync(join(home, 'seeded'));
}

/**
 * Fills an empty installation with the demo data, once. What an interrupted try left behind is taken away first.
 * @param report gets the seed's lines as they come
 */
export async function seed(of: Installation, environment: Environment, report: (line: string) => void): Promise<void> {
  writeFileSync(join(of.home, 'seeding'), '');
  const { failed, output } = await runTask({
    command: process.execPath,
    arguments: ['--enable-source-maps', 'apps/api/dist/seed.js'],
    environment,
    report,
  });
  if (failed) throw new Failure('the demo data could not be made', 'see below', output.split('\n').slice(-15));
  rmSync(join(of.home, 'seeding'));
  writeFileSync(join(of.home, 'seeded'), '');
}

/** Empties the database and the storage if an earlier `seed` did not come to its end. */
export async function clearHalfSeeded(
  of: Installation,
  { MIGRATION_DATABASE_URL = '', STORAGE_DIR = '' }: Environment,
) {
  if (!existsSync(join(of.home, 'seeding'))) return;
  const connection = await createConnection(MIGRATION_DATABASE_URL);
  await connection.query('DROP DATABASE wethi');
  await connection.query('CREATE DATABASE wethi');
  await connection.end();
  if (STORAGE_DIR.startsWith(of.home)) rmSync(STORAGE_DIR, { recursive: true, force: true });
}

/** The process that runs this installation now, if one does. */
export function runningProcess({ home }: Installation): number | undefined {
  const file = join(home, 'running.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid > 0 && isStartCommand(pid) ? pid : undefined;
}

/** Notes that this process runs the installation. */
export function claim({ home }: Installation): void {
  writeFileSync(join(home, 'running.pid'), String(process.pid));
}

/** Takes the note of `claim` away. */
export function release({ home }: Installation): void {
  rmSync(join(home, 'running.pid'), { force: true });
}

function isStartCommand(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && /tools\/(start|test|services)\//.test(readFileSync(commandLine, 'utf8'));
}
