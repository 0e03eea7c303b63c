import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Kysely } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config';
import type { DeferredWrites, Touched } from './deferred-writes';
import { contextDialect } from './typed-sql';
import type { Tables } from './tables';

interface Run {
  manager: EntityManager;
  writes: DeferredWrites;
  over: boolean;
  effects: Effect[];
}

type Effect = () => Promise<unknown>;

const INSERT = 'INSERT INTO ?? (??) VALUES (?)';

/**
 * The one way to SQL. Inside `Transactions.run` every statement goes to the run's connection, outside to one of the pool's,
 * so no method says which connection it uses (docs/decisions/0006).
 */
@Injectable()
export class Database {
  /** Typed SQL for joins and reports, on the same connection as everything else. */
  readonly sql: Kysely<Tables>;
  private readonly runs = new AsyncLocalStorage<Run>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {
    this.sql = new Kysely<Tables>({ dialect: contextDialect((text, values) => this.query(text, values)) });
    if (config.NODE_ENV !== 'production') this.refuseSecondConnections();
  }

  /** TypeORM's manager of the transaction that is running, of the pool when there is none. */
  get manager(): EntityManager {
    return this.run?.manager ?? this.dataSource.manager;
  }

  get inTransaction(): boolean {
    return this.runs.getStore()?.over === false;
  }

  private get run(): Run | undefined {
    const run = this.runs.getStore();
    if (!run?.over) return run;
    if (this.config.NODE_ENV !== 'production') throw new Error('the transaction is over: was something not awaited?');
    return undefined;
  }

  /**
   * One statement as text.
   * @returns rows of a SELECT; { affectedRows, insertId } otherwise
   */
  query<Result>(text: string, values?: readonly unknown[]): Promise<Result> {
    return this.manager.query<Result>(text, values as unknown[] | undefined);
  }

  /**
   * Inserts one row with the columns given; the database fills in the others. TypeORM's own insert reads them back and
   * costs the process more than the statement itself (docs/decisions/0005).
   * @param row columns as they are stored; undefined ones are left out
   * @returns the new row's id, 0 in a table that does not count
   */
  async insert<Row extends object>(entity: new () => Row, row: Partial<Row>): Promise<number> {
    return (await this.query<{ insertId: number }>(INSERT, this.insertion(entity, row))).insertId;
  }

  /**
   * Inserts one row whose id nobody needs. In a transaction it is sent with the next statement or the COMMIT, which is where a
   * unique index refuses it.
   */
  add<Row extends object>(entity: new () => Row, row: Partial<Row>): Promise<void> {
    return this.write(INSERT, this.insertion(entity, row));
  }

  /** A statement as text whose outcome nobody waits for, sent as `add` sends its row. */
  async write(text: string, values: readonly unknown[]): Promise<void> {
    const { run } = this;
    if (run) run.writes.add(text, values);
    else await this.query(text, values);
  }

  /**
   * The same for a write that answers with rows (RETURNING), in a transaction.
   * @returns its rows, once a later statement that somebody waited for has been sent
   */
  writeReturning<Row>(text: string, values: readonly unknown[]): Touched<Row> {
    const { run } = this;
    if (!run) throw new Error('only a transaction sends it with the next statement');
    return run.writes.addReturning(text, values);
  }

  /** The same at the very end of the transaction, after whatever is written later; reads of the transaction do not see it. */
  async writeLast(text: string, values: readonly unknown[]): Promise<void> {
    const { run } = this;
    if (run) run.writes.addLast(text, values);
    else await this.query(text, values);
  }

  /**
   * Lets the transaction go on only while a SELECT finds a row; nobody waits for the answer, it is sent as `add` sends its row.
   * When it finds none, the run fails with an error that `isRefusedByData` knows.
   */
  requireRow(select: string, values: readonly unknown[]): Promise<void> {
    return this.write(`IF NOT EXISTS (${select}) THEN SIGNAL SQLSTATE '45000'; END IF`, values);
  }

  /** Writes columns of one row, sent as `add` sends its row; undefined ones stay as they are. */
  update<Row extends { id: number }>(entity: new () => Row, id: number, columns: Partial<Row>): Promise<void> {
    const { tableName } = this.dataSource.getMetadata(entity);
    const given = Object.entries(columns).filter(([, value]) => value !== undefined);
    const set = given.map(() => '?? = ?').join(', ');
    return this.write(`UPDATE ?? SET ${set} WHERE id = ?`, [tableName, ...given.flat(), id]);
  }

  /**
   * What others are told of a change (a message, a wake-up): done when the running transaction has committed and never when
   * it has not, or at once outside one.
   * @param effect must not fail: the change stands already
   */
  async afterCommit(effect: Effect): Promise<void> {
    const run = this.runs.getStore();
    if (run && !run.over) run.effects.push(effect);
    else await effect();
  }

  /** For Transactions alone: what work asks goes to this manager, as long as work runs. */
  async within<Result>(
    manager: EntityManager,
    writes: DeferredWrites,
    work: () => Promise<Result>,
  ): Promise<[Result, Effect[]]> {
    const run: Run = { manager, writes, over: false, effects: [] };
    try {
      return [await this.runs.run(run, work), run.effects];
    } finally {
      run.over = true;
    }
  }

  private insertion<Row extends object>(entity: new () => Row, row: Partial<Row>): unknown[] {
    const { tableName } = this.dataSource.getMetadata(entity);
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    return [tableName, given.map(([column]) => column), given.map(([, value]) => value)];
  }

  /**
   * A second connection taken while one is held can lock the whole pool; whoever asks the DataSource inside a transaction
   * hears of it in tests and not when the pool is empty.
   */
  private refuseSecondConnections(): void {
    const createQueryRunner = this.dataSource.createQueryRunner.bind(this.dataSource);
    this.dataSource.createQueryRunner = (mode) => {
      if (this.inTransaction) throw new Error('inside a transaction ask Database, not the DataSource');
      return createQueryRunner(mode);
    };
  }
}
