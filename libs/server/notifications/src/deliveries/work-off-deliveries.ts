import { Injectable } from '@nestjs/common';
import {
  AuditLog,
  Database,
  DeadLetters,
  OutboxRow,
  subjectOf,
  Transactions,
  type Actor,
  type LetterGroup,
  type Letters,
  type LetterState,
} from '@wethi/platform';
import type { Deliveries, DeliveriesChanged, Delivery } from './deliveries.dto';
import { wordsOf } from './words-of';

const ROWS = 20;
/** Names of what a group's subject is, by its value. */
const NAMES = {
  tel: `SELECT user_tel AS value, COALESCE(user_nickname, user_name) AS name FROM user WHERE user_tel IN (?)`,
  to: `SELECT user_email AS value, COALESCE(user_nickname, user_name) AS name FROM user WHERE user_email IN (?)`,
  chat_id: `SELECT band_telegrame AS value, MIN(band_name) AS name FROM band WHERE band_telegrame IN (?) GROUP BY value`,
  user_id: `SELECT id AS value, COALESCE(user_nickname, user_name) AS name FROM user WHERE id IN (?)`,
  orders_id: `SELECT id AS value, order_no AS name FROM orders WHERE id IN (?)`,
} as const;
type Kind = keyof typeof NAMES;

/** Dead letters with whom they were for, and what personnel does about them. */
@Injectable()
export class WorkOffDeliveries {
  constructor(
    private readonly letters: DeadLetters,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  async list(state: LetterState, page: number): Promise<Deliveries> {
    const [{ rows, total }, counts] = await Promise.all([this.letters.page(state, page, ROWS), this.letters.counts()]);
    return { rows: await this.named(rows), total, ...counts };
  }

  /** Nothing is sent twice: what was sent again meanwhile is given up no more. */
  sendAgain(group: LetterGroup, state: 'dead' | 'archived', actor: Actor): Promise<DeliveriesChanged> {
    return this.change('send-again', group, actor, () => this.letters.sendAgain(group, state));
  }

  archive(group: LetterGroup, actor: Actor): Promise<DeliveriesChanged> {
    return this.change('archive', group, actor, () => this.letters.archive(group));
  }

  private change(
    action: string,
    { job }: LetterGroup,
    actor: Actor,
    work: () => Promise<number>,
  ): Promise<DeliveriesChanged> {
    return this.transactions.run(async () => {
      const count = await work();
      if (count > 0) await this.audit.record(actor, action, OutboxRow, 0, undefined, { job, count });
      return { count };
    });
  }

  private async named(rows: readonly Letters[]): Promise<Delivery[]> {
    const told = rows.map((row) => ({ ...row, to: subjectOf(row.subject) }));
    const names = new Map<string, string | null>();
    for (const kind of Object.keys(NAMES) as Kind[]) {
      const values = told.flatMap(({ to }) => (to?.kind === kind ? [to.value] : []));
      if (values.length === 0) continue;
      const found = await this.database.query<{ value: string | number; name: string | null }[]>(NAMES[kind], [values]);
      for (const { value, name } of found) names.set(`${kind}:${value}`, name);
    }
    return told.map(({ payload, to, ...row }) => ({
      ...row,
      to_kind: to?.kind ?? null,
      to: to?.value ?? null,
      to_name: names.get(row.subject) ?? null,
      words: wordsOf(payload),
    }));
  }
}
