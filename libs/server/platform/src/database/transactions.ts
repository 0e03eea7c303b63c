import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { refuse } from '../http/refusal';

/** Deadlock, lock wait, record changed since read (Galera): the whole transaction is worth another try. */
const RETRY_ERRNO = new Set([1213, 1205, 1020]);
const TRIES = 20;

/** The one way into a database transaction (facts/reliability.md §1.5). */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs work in one transaction (READ COMMITTED, as every connection is told), again from the start when the database asks for it.
   * Work may run several times: it must have no effect outside the database.
   * @throws Refusal BUSY after 20 tries; whatever work throws otherwise (and nothing is kept)
   */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (!RETRY_ERRNO.has(errno(error))) throw error;
        if (tried === TRIES) throw refuse('BUSY');
        await pause(Math.random() * Math.min(200, 2 ** tried));
      }
    }
  }
}

/** MariaDB's error number of a driver error, 0 when it is none. */
export function errno(error: unknown): number {
  const number = (error as { errno?: unknown } | null)?.errno;
  return typeof number === 'number' ? number : 0;
}

/** Is this the refusal of a unique index? */
export function isDuplicate(error: unknown): boolean {
  return errno(error) === 1062;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
