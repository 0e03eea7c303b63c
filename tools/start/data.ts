import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { Failure } from '../services/failure.ts';
import { runTask } from '../services/task.ts';
import type { Environment, Installation } from './settings.ts';

const NEEDED_MEGABYTES = 500;
/** Files of an installation: who runs it, and whether its demo data are being made or are there. */
const [RUNNING, SEEDING, SEEDED] = ['running.pid', 'seeding', 'seeded'];

/** Makes the installation's folder. @throws Failure when the disk is nearly full; an error with a code when it is not allowed */
export function prepareHome({ home }: Installation): void {
  mkdirSync(home, { recursive: true });
  const { bavail, bsize } = statfsSync(home);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MEGABYTES) return;
  throw new Failure(`only ${free} MB are free at ${home}`, `free at least ${NEEDED_MEGABYTES} MB, then start again`);
}

/** Takes all data of the installation away, and its secrets; it stays claimed, since that may take a while. */
export function forget({ home }: Installation): void {
  for (const name of readdirSync(home))
    if (name !== RUNNING) rmSync(join(home, name), { recursive: true, force: true });
}

/** Whether the demo data are there, all of them. */
export function isSeeded({ home }: Installation): boolean {
  return existsSync(join(home, SEEDED));
}

/**
 * Fills an empty installation with the demo data, once. What an interrupted try left behind is taken away first.
 * @param report gets the seed's lines as they come
 */
export async function seed(of: Installation, environment: Environment, report: (line: string) => void): Promise<void> {
  const { failed, output } = await runTask({
    command: process.execPath,
    arguments: ['--enable-source-maps', 'apps/api/dist/seed.js'],
    environment,
    report,
  });
  if (failed) throw new Failure('the demo data could not be made', 'see below', output.split('\n').slice(-15));
  writeFileSync(join(of.home, SEEDED), '');
  rmSync(join(of.home, SEEDING), { force: true });
}

/**
 * Empties the database and the storage if an earlier start did not come to the end of the demo data: nobody goes on with half a
 * migration. Only a database that was empty before is noted as such; one that somebody else filled is never emptied, and where
 * somebody works in it already, as after a restore, it gets no demo data: everybody knows their logins.
 */
export async function clearHalfSeeded(
  of: Installation,
  { MIGRATION_DATABASE_URL = '', STORAGE_DIR = '' }: Environment,
): Promise<void> {
  if (isSeeded(of)) return;
  const seeding = join(of.home, SEEDING);
  const database = new URL(MIGRATION_DATABASE_URL).pathname.slice(1);
  const connection = await createConnection(MIGRATION_DATABASE_URL);
  try {
    if (existsSync(seeding)) {
      await connection.query('DROP DATABASE ??', [database]);
      await connection.query('CREATE DATABASE ??', [database]);
      if (STORAGE_DIR.startsWith(of.home)) rmSync(STORAGE_DIR, { recursive: true, force: true });
    }
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES IN ??', [database]);
    if (tables.length === 0) writeFileSync(seeding, '');
    else if (await isInUse(connection)) writeFileSync(join(of.home, SEEDED), '');
  } finally {
    await connection.end();
  }
}

/** Whether there is somebody in the back office. */
async function isInUse(connection: Connection): Promise<boolean> {
  const [tables] = await connection.query<RowDataPacket[]>("SHOW TABLES LIKE 'personnel'");
  if (tables.length === 0) return false;
  const [people] = await connection.query<RowDataPacket[]>('SELECT 1 FROM personnel LIMIT 1');
  return people.length > 0;
}

/** Notes that this process runs the installation. @throws Failure when another one does @param advice what to do then */
export function claim(of: Installation, advice?: string): void {
  mkdirSync(of.home, { recursive: true });
  const pid = runnerOf(of);
  if (pid)
    throw new Failure(
      `it runs already, as process ${pid}`,
      advice ?? `end it there with Ctrl-C first, or here: kill ${pid}`,
    );
  writeFileSync(join(of.home, RUNNING), `${process.pid} ${beginningOf(String(process.pid))}`);
}

/** The process that runs the installation, undefined when none does. */
export function runnerOf({ home }: Installation): number | undefined {
  const file = join(home, RUNNING);
  const [pid = '', began] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return began && began === beginningOf(pid) ? Number(pid) : undefined;
}

/** Takes the note of `claim` away. */
export function release({ home }: Installation): void {
  rmSync(join(home, RUNNING), { force: true });
}

/**
 * When a process began, in ticks since the machine did; undefined without such a process. Its number alone says little: in a
 * container that was killed and is started again, the same process mostly gets the same one.
 */
function beginningOf(pid: string): string | undefined {
  const file = `/proc/${pid}/stat`;
  // Field 22 of proc(5), counted behind the program's name, which may hold anything.
  return existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19] : undefined;
}
