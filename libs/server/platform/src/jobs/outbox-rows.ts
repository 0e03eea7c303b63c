import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import type { Job } from './job';
import { TryLater } from './job-handler';
import type { OutboxRow } from './outbox.entity';

/** Rows that one pass of the relay hands over. */
export const BATCH = 200;
/** A row handed over this long ago and still open is looked up in the queue: Redis may have lost it. */
const LOST_AFTER_S = 20;
/** Which still open rows a pass of the relay wants. */
const WANTED = {
  new: 'enqueued_at IS NULL',
  old: `enqueued_at < UTC_TIMESTAMP(3) - INTERVAL ${LOST_AFTER_S} SECOND`,
};
const OPEN = 'done_at IS NULL AND dead_at IS NULL';
const DUE = `${OPEN} AND (due_at IS NULL OR due_at <= UTC_TIMESTAMP(3))`;
const ASK_AGAIN_S = 2;

export type QueuedRow = Pick<OutboxRow, 'id' | 'name'>;
export type ClaimedRow = Pick<OutboxRow, 'id' | 'name' | 'payload' | 'request_id'>;
type Claim = Omit<ClaimedRow, 'id'> & { claimed: number };

/**
 * How the relay and the worker move outbox rows from open to done or dead; several processes do so at once. Plain SQL, since
 * every job needs three of these statements.
 */
@Injectable()
export class OutboxRows {
  /** How long a claim stands unless it is renewed: a job whose worker died begins again after it. */
  leaseMs = 30_000;

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** @returns names of the jobs that wait to be handed over */
  async namesWaiting(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT DISTINCT name FROM outbox WHERE ${DUE} AND ${WANTED.new}`,
    );
    return rows.map(({ name }) => name);
  }

  /**
   * Takes at most BATCH open rows of these jobs and notes them as handed over just now: two relays never take the same.
   * @param wanted 'new' ones, or 'old' ones that the queue may have lost
   */
  take(wanted: keyof typeof WANTED, names: readonly string[]): Promise<QueuedRow[]> {
    return this.transactions.run(async () => {
      const rows = await this.database.query<QueuedRow[]>(
        `SELECT id, name FROM outbox WHERE ${DUE} AND ${WANTED[wanted]} AND name IN (?)
          ORDER BY enqueued_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [names],
      );
      if (rows.length > 0) await setEnqueued(this.database, rows, 'UTC_TIMESTAMP(3)');
      return rows;
    });
  }

  /** For rows that did not reach the queue. */
  async giveBack(rows: readonly QueuedRow[]): Promise<void> {
    await setEnqueued(this.database, rows, 'NULL');
  }

  /**
   * The row, claimed for one run; null when it is done or dead.
   * @throws TryLater while another run has it
   */
  async claim(id: string): Promise<ClaimedRow | null> {
    const free = '(claimed_until IS NULL OR claimed_until < UTC_TIMESTAMP(3))';
    const [[row]] = await this.database.query<[Claim[]]>(
      `BEGIN NOT ATOMIC
         UPDATE outbox SET claimed_until = ${this.leaseEnd} WHERE id = ? AND ${OPEN} AND ${free};
         SELECT ROW_COUNT() AS claimed, name, payload, request_id FROM outbox WHERE id = ? AND ${OPEN};
       END`,
      [id, id],
    );
    if (!row) return null;
    const { claimed, ...claimedRow } = row;
    if (claimed !== 1) throw new TryLater(ASK_AGAIN_S);
    return { id, ...claimedRow };
  }

  /** Keeps a claim from ending while its job runs. */
  async renew(id: string): Promise<void> {
    await this.update(id, `claimed_until = ${this.leaseEnd}`);
  }

  /**
   * Ends a claim whose job failed, so that the next try may begin.
   * @param seconds until then, when that is known; before it the relay need not look for the row
   */
  async release(id: string, seconds?: number): Promise<void> {
    const due = 'UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND';
    if (seconds === undefined) await this.update(id, 'claimed_until = NULL');
    else await this.update(id, `claimed_until = NULL, due_at = ${due}`, [Math.round(seconds * 1_000_000)]);
  }

  async finish(id: string): Promise<void> {
    await this.update(id, "done_at = UTC_TIMESTAMP(3), payload = '{}', last_error = NULL");
  }

  async requestOf(id: string): Promise<string | null> {
    const sql = 'SELECT request_id FROM outbox WHERE id = ?';
    const [row] = await this.database.query<Pick<OutboxRow, 'request_id'>[]>(sql, [id]);
    return row?.request_id ?? null;
  }

  async noteFailure(id: string, reason: string): Promise<void> {
    await this.update(id, 'last_error = ?', [reason.slice(0, 500)]);
  }

  /** @param job as it is declared */
  async bury(id: string, reason: string, job: Job<unknown> | undefined): Promise<void> {
    const emptied = job?.unrepeatable ? ", payload = ''" : '';
    await this.update(id, `last_error = ?, dead_at = UTC_TIMESTAMP(3)${emptied}`, [reason.slice(0, 500)]);
  }

  private get leaseEnd(): string {
    return `UTC_TIMESTAMP(3) + INTERVAL ${this.leaseMs * 1_000} MICROSECOND`;
  }

  /** A row that is done or dead stays as it is. */
  private async update(id: string, set: string, values: readonly unknown[] = []): Promise<void> {
    await this.database.query(`UPDATE outbox SET ${set} WHERE id = ? AND ${OPEN}`, [...values, id]);
  }
}

async function setEnqueued(database: Database, rows: readonly QueuedRow[], moment: string): Promise<void> {
  await database.write(`UPDATE outbox SET enqueued_at = ${moment} WHERE id IN (?)`, [rows.map(({ id }) => id)]);
}
