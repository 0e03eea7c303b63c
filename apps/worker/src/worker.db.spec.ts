import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SchedulerRegistry } from '@nestjs/schedule';
import { definedJobs, keepingRules, OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { Schedule } from './schedule';
import { WorkerModule } from './worker.module';

const SERVER = join(__dirname, '../../../libs/server');

describe('worker', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp([WorkerModule]);
  });
  afterAll(() => test.close());

  /** What the first group of an expression finds in the sources of all domains. */
  function declared(expression: RegExp): string[] {
    const sources = globSync('*/src/**/*.ts', { cwd: SERVER }).filter((path) => !path.endsWith('.spec.ts'));
    return sources.flatMap((path) =>
      [...readFileSync(join(SERVER, path), 'utf8').matchAll(expression)].map(([, name = '']) => name),
    );
  }

  it('TELL-04 knows every job that any domain declares', () => {
    const jobs = declared(/^export const \w+ = defineJob(?:<[^']*>)?\(\s*'([^']+)'/gm);
    expect(jobs).toContain('send-sms');
    expect([...definedJobs().keys()].sort()).toEqual(jobs.sort());
  });

  it('RUN-05 deletes the expired rows of every entity that says how long they are kept', () => {
    const kept = declared(/^@KeptFor\([^)]*\)\n(?:@.*\n)*export class (\w+)/gm);
    expect(kept).toContain('Session');
    expect([...new Set(keepingRules().map(({ entity }) => entity.name))].sort()).toEqual(kept.sort());
  });

  it('RUN-05 finds expired rows by an index', async () => {
    const indexed = await test.database.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND seq_in_index = 1`,
    );
    const names = new Set(indexed.map(({ name }) => name));
    const rules = keepingRules().map(({ entity, after }) => `${test.database.getMetadata(entity).tableName}.${after}`);
    expect(rules.filter((rule) => !names.has(rule))).toEqual([]);
  });

  it('RUN-06 of many workers that tick at the same time one does the repeated work', async () => {
    test.clock.set('2026-11-20T06:07:00Z');
    await Promise.all(Array.from({ length: 5 }, () => test.get(Schedule).deleteExpiredRows()));
    test.clock.set('2026-11-20T07:07:00Z');
    await test.get(Schedule).deleteExpiredRows();
    const rows = await test.database.manager.findBy(OutboxRow, { name: 'delete-expired-rows' });
    expect(rows).toHaveLength(2);
  });

  it('TELL-07 asks for the report of the morning after until the evening, in case that no worker ran at eight', () => {
    const { cronTime } = test.get(SchedulerRegistry).getCronJob('report-shows');
    const after = (time: string) =>
      cronTime.getNextDateFrom(new Date(`2026-11-29T${time}+07:00`), cronTime.timeZone).toMillis();
    expect([after('00:00:00'), after('08:30:00'), after('20:30:00')]).toEqual(
      ['2026-11-29T08:00:00+07:00', '2026-11-29T09:00:00+07:00', '2026-11-30T08:00:00+07:00'].map(Date.parse),
    );
  });
});
