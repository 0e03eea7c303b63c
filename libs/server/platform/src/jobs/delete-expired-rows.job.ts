import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Clock } from '../clock/clock';
import { milliseconds } from '../clock/duration';
import { keepingRules } from '../database/kept-for';
import { Transactions } from '../database/transactions';
import { defineJob } from './job';
import { JobHandler } from './job-handler';

/** Few enough rows that nobody waits for their locks. */
const BATCH = 1_000;

export const deleteExpiredRows = defineJob<object>('delete-expired-rows', { lane: 'heavy', timeout: '30m' });

/** Deletes rows that are past the time of their `@KeptFor`, so that nothing grows for ever. */
@Injectable()
export class DeleteExpiredRows {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @JobHandler(deleteExpiredRows)
  async sweep(): Promise<void> {
    for (const { entity, days, after } of keepingRules()) {
      const { tableName } = this.database.manager.dataSource.getMetadata(entity);
      const before = new Date(this.clock.now().getTime() - milliseconds(`${days}d`));
      const statement = `DELETE FROM ${tableName} WHERE ${after} < ? LIMIT ${BATCH}`;
      while ((await this.deleted(statement, before)) === BATCH);
    }
  }

  private deleted(statement: string, before: Date): Promise<number> {
    return this.transactions.run(async () => {
      return (await this.database.query<{ affectedRows: number }>(statement, [before])).affectedRows;
    });
  }
}
