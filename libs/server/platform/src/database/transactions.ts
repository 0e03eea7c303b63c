import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { refuse } from '../refusal/refusal';
import { Database } from './database';
import { DeferredWrites } from './deferred-writes';
import { isConnectionLost, isWorthRepeating } from './faults';

/** How long a request may fight for its rows; clients have gone away after ten seconds. */
const DEADLINE_MS = 5_000;

/** The one way into a database transaction (facts/reliability.md §1.5). */
@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  /**
   * Runs work in one transaction (READ COMMITTED); everything that work asks of `Database` belongs to it. A run inside a run
   * is part of the outer one. Work is run again from its start after a deadlock or a lost connection, so it must have no
   * effect outside the database.
   * @throws Refusal BUSY when that lasts over five seconds, or when the connection is lost during COMMIT: the outcome is
   * unknown then, and the caller's idempotency key settles it; whatever work throws otherwise, and nothing is kept
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.database.inTransaction) return work();
    const [result, effects] = await this.untilDone(work);
    await Promise.all(effects.map((effect) => effect()));
    return result;
  }

  private async untilDone<Result>(work: () => Promise<Result>) {
    const began = performance.now();
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.committed(work);
      } catch (error) {
        if (!isWorthRepeating(error)) throw error;
        if (performance.now() - began > DEADLINE_MS) throw refuse('BUSY');
        await pause(Math.random() * Math.min(200, 2 ** tried));
      }
    }
  }

  private async committed<Result>(work: () => Promise<Result>) {
    const runner = this.dataSource.createQueryRunner();
    const writes = new DeferredWrites(runner);
    try {
      await runner.startTransaction();
      const done = await this.database.within(runner.manager, writes, work);
      await commit(runner);
      return done;
    } catch (error) {
      if (isConnectionLost(error)) await destroy(runner);
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => destroy(runner));
      throw error;
    } finally {
      await runner.release();
    }
  }
}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await destroy(runner);
    throw refuse('BUSY');
  }
}

/** The pool makes a new connection in the place of one that is broken or in an unknown state. */
async function destroy(runner: QueryRunner): Promise<void> {
  const connection = (await runner.connect()) as { destroy(): void };
  connection.destroy();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
