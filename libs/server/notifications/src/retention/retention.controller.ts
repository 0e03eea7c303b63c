import { Controller, Get } from '@nestjs/common';
import { eraseDueAccounts } from '@wethi/accounts';
import { Allow, Answers, Database, deleteExpiredRows, deleteOrphanFiles, keepingRules } from '@wethi/platform';
import { KEPT_YEARS, PERSONAL_DATA } from '../personal-data/personal-data';
import { Retention, type KeptTable, type RetentionRun } from './retention.dto';

const JOBS = [deleteExpiredRows, eraseDueAccounts, deleteOrphanFiles].map(({ name }) => name);

/** What is kept for how long: read from the rules that the jobs go by, so that it cannot say anything else. */
@Controller()
export class RetentionController {
  constructor(private readonly database: Database) {}

  @Get('retention')
  @Allow('audit.read')
  @Answers('retention', { one: Retention })
  async retention(): Promise<Retention> {
    return { tables: [...this.byDays(), ...byPerson()], runs: await this.runs() };
  }

  private byDays(): KeptTable[] {
    return keepingRules().map(({ entity, days, after }) => {
      const table = this.database.manager.dataSource.getMetadata(entity).tableName;
      const { title = null } = PERSONAL_DATA.find((rows) => rows.table === table) ?? {};
      return { table, title, kind: 'days', days, after, reason: null, years: null };
    });
  }

  /** As long as the outbox keeps done jobs; each was left under a key that begins with its name. */
  private runs(): Promise<RetentionRun[]> {
    return Promise.all(
      JOBS.map(async (job) => {
        const [last] = await this.database.query<{ done_at: Date | null }[]>(
          'SELECT MAX(done_at) AS done_at FROM outbox WHERE dedupe_key LIKE ? AND dead_at IS NULL',
          [`${job}:%`],
        );
        return { job, done_at: last?.done_at ?? null };
      }),
    );
  }
}

function byPerson(): KeptTable[] {
  const nothing = { days: null, after: null, reason: null, years: null };
  return PERSONAL_DATA.map(({ table, title = null, then }) => {
    if (then === 'delete') return { ...nothing, table, title, kind: 'account' };
    if ('keep' in then) return { ...nothing, table, title, kind: 'law', reason: then.keep, years: KEPT_YEARS };
    return { ...nothing, table, title, kind: 'cleared' };
  });
}
