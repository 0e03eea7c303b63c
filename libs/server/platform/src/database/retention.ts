import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { Transactions } from './transactions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Few enough rows that nobody waits for their locks. */
const BATCH = 1_000;

const KEPT = new Map<Function, { days: number; after: string }>();

/**
 * Class decorator of an entity whose rows only matter for a while: the worker deletes them.
 * @param days how long they are kept
 * @param after column of the moment it counts from; a row with null there stays
 */
export function KeptFor(days: number, after: string): ClassDecorator {
  return (entity) => void KEPT.set(entity, { days, after });
}

/** Deletes what is past its time, so that nothing grows for ever. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Retention.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.soon(), HOUR_MS);
    this.soon();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One pass over all entities that this process knows; several workers may do it at once. */
  async sweep(): Promise<void> {
    for (const [entity, { days, after }] of KEPT) {
      const { tableName } = this.dataSource.getMetadata(entity);
      const before = new Date(this.clock.now().getTime() - days * DAY_MS);
      const statement = `DELETE FROM ${tableName} WHERE ${after} < ? LIMIT ${BATCH}`;
      while ((await this.deleted(statement, before)) === BATCH);
    }
  }

  private deleted(statement: string, before: Date): Promise<number> {
    return this.transactions.run(async (manager) => {
      return (await manager.query<{ affectedRows: number }>(statement, [before])).affectedRows;
    });
  }

  private soon(): void {
    this.running = this.sweep().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
