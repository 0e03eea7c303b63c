import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { claim, clearHalfSeeded, forget, isSeeded, release } from './data';
import { installation, type Installation } from './settings';

const DATABASE = 'wethi_half_test';
const children: ChildProcess[] = [];

function fresh(): Installation {
  return { ...installation('try', 18_340, 18_341), home: mkdtempSync(join(tmpdir(), 'wethi-data-')) };
}

/** Another process of this project that starts the system; claims an installation when it is to. */
async function otherStart(of?: Installation): Promise<string> {
  const claiming = of ? `await (await import('./tools/start/data.ts')).claim({ home: '${of.home}' });` : '';
  const text = `${claiming} console.log('ready'); setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text, 'tools/start/start.ts']);
  children.push(child);
  await new Promise((ready) => child.stdout.once('data', ready));
  return String(child.pid);
}

afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

describe('who runs an installation', () => {
  it('RUN-01 no other start does at the same time, and any does afterwards', async () => {
    const of = fresh();
    const pid = await otherStart(of);
    expect(() => claim(of)).toThrow(`it runs already, as process ${pid}`);
    release(of);
    expect(() => claim(of)).not.toThrow();
  });

  it('RUN-01 starts after a kill although another process has the number of the killed one', async () => {
    const pid = await otherStart();
    for (const note of [pid, `${pid} 1`]) {
      const of = fresh();
      writeFileSync(join(of.home, 'running.pid'), note);
      expect(() => claim(of)).not.toThrow();
    }
  });

  it('RUN-01 stays claimed while all its data is taken away', () => {
    const of = fresh();
    claim(of);
    writeFileSync(join(of.home, 'seeded'), '');
    forget(of);
    expect(readdirSync(of.home)).toEqual(['running.pid']);
  });
});

describe('a first start that is interrupted', () => {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.pathname = `/${DATABASE}`;
  let owner: Connection;
  beforeAll(async () => {
    owner = await createConnection(process.env['DATABASE_URL'] ?? '');
    await owner.query(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await owner.query(`CREATE DATABASE ${DATABASE}`);
  });
  afterAll(async () => {
    await owner.query(`DROP DATABASE ${DATABASE}`);
    await owner.end();
  });

  it('RUN-03 leaves nothing to the next one, also of half a migration; what was finished stays', async () => {
    const of = fresh();
    const storage = join(of.home, 'storage');
    const begin = () => clearHalfSeeded(of, { MIGRATION_DATABASE_URL: url.href, STORAGE_DIR: storage });
    const tables = async () => (await owner.query<RowDataPacket[]>(`SHOW TABLES IN ${DATABASE}`))[0].length;
    const migrateHalf = () => owner.query(`CREATE TABLE ${DATABASE}.half (id INT)`);
    await begin();
    await migrateHalf();
    await begin();
    expect(await tables()).toBe(0);
    await migrateHalf();
    rmSync(join(of.home, 'seeding'));
    writeFileSync(join(of.home, 'seeded'), '');
    await begin();
    expect([await tables(), existsSync(join(of.home, 'seeding'))]).toEqual([1, false]);
  });

  it('RUN-03 RUN-04 has no demo data made in a shop that came from elsewhere', async () => {
    await owner.query(`CREATE OR REPLACE TABLE ${DATABASE}.personnel (id INT)`);
    const of = fresh();
    const begin = () => clearHalfSeeded(of, { MIGRATION_DATABASE_URL: url.href });
    await begin();
    expect(isSeeded(of)).toBe(false);
    await owner.query(`INSERT INTO ${DATABASE}.personnel VALUES (1)`);
    await begin();
    expect(isSeeded(of)).toBe(true);
  });

  it('RUN-03 takes nothing of a database that held something before', async () => {
    await owner.query(`CREATE OR REPLACE TABLE ${DATABASE}.theirs (id INT)`);
    const of = fresh();
    for (let start = 0; start < 2; start += 1) await clearHalfSeeded(of, { MIGRATION_DATABASE_URL: url.href });
    const [tables] = await owner.query<RowDataPacket[]>(`SHOW TABLES IN ${DATABASE} LIKE 'theirs'`);
    expect(tables).toHaveLength(1);
  });
});
