import { format } from 'mysql2';
import type { QueryRunner } from 'typeorm';

const START = 'START TRANSACTION';

/** The rows of a write that says what it touched; undefined until it is sent. */
export interface Touched<Row> {
  rows?: Row[];
}

type Send = (text: string, values?: unknown, structured?: unknown) => Promise<unknown>;

/**
 * Writes of one transaction that nobody waits for, its beginning among them. They go out with the next statement that somebody
 * waits for, or with the COMMIT, as one message: a round trip costs more than most statements do (docs/decisions/0010).
 */
export class DeferredWrites {
  private readonly send: Send;
  private waiting: string[] = [];
  private last: string[] = [];
  private asked: Touched<unknown>[] = [];
  private failure: unknown;

  /** @param runner a new one, from here on asked by way of this class */
  constructor(runner: QueryRunner) {
    this.send = runner.query.bind(runner) as Send;
    runner.query = ((text: string, values?: unknown, structured?: unknown) =>
      this.ask(text, values, structured)) as QueryRunner['query'];
  }

  add(text: string, values: unknown): void {
    this.waiting.push(filled(text, values));
  }

  /** The same for a write that answers with rows (RETURNING). */
  addReturning<Row>(text: string, values: unknown): Touched<Row> {
    const touched: Touched<Row> = {};
    this.add(text, values);
    this.asked.push(touched);
    return touched;
  }

  /** Goes out with the COMMIT and no earlier: what many write at once is locked no longer than that takes. */
  addLast(text: string, values: unknown): void {
    this.last.push(filled(text, values));
  }

  private async ask(text: string, values: unknown, structured: unknown): Promise<unknown> {
    const waiting = this.waiting.splice(0);
    if (text === START) return this.add(text, []);
    if (text === 'ROLLBACK') return waiting[0] === START ? undefined : this.send(text);
    if (this.failure) throw this.failure;
    if (text === 'COMMIT') waiting.push(...this.last.splice(0));
    if (waiting.length === 0) return this.send(text, values, structured);
    try {
      if (text === 'COMMIT') return waiting.join() === START ? undefined : await this.sendAll([...waiting, text]);
      if (text.startsWith('SELECT ') && !structured) return await this.read([...waiting, filled(text, values)]);
      await this.sendAll(waiting);
    } catch (error) {
      // Its caller may catch this as the failure of their own statement; nothing but a rollback is right from here.
      this.failure = error;
      throw error;
    }
    return this.send(text, values, structured);
  }

  /** The rows of the last statement. */
  private async read(statements: readonly string[]): Promise<unknown> {
    return (await this.sendAll(statements)).shift();
  }

  /**
   * MariaDB runs them one after the other and ends at the first that fails (mariadb.com/kb/en/begin-end).
   * @returns what the statements answered that nobody else asked for
   */
  private async sendAll(statements: readonly string[]): Promise<unknown[]> {
    const asked = this.asked.splice(0);
    const [only] = statements;
    if (statements.length === 1 && only && asked.length === 0) return [await this.send(only)];
    const answers = [await this.send(`BEGIN NOT ATOMIC ${statements.join('; ')}; END`)].flat(1);
    for (const touched of asked) touched.rows = answers.shift() as unknown[];
    return answers;
  }
}

function filled(text: string, values: unknown): string {
  return format(text, (values ?? []) as Parameters<typeof format>[1], false, 'Z');
}
