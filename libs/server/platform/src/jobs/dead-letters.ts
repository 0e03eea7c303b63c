import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { PubSub } from '../pubsub/pubsub';
import { AGAIN_CHANNEL } from './outbox';

/** What a payload may name of whom or what its job is for; the first that is there counts. */
export const SUBJECTS = ['tel', 'to', 'chat_id', 'user_id', 'orders_id'] as const;
type SubjectKind = (typeof SUBJECTS)[number];

/** JSON_VALUE of a payload that was emptied is null. */
const valueOf = (key: string) => `JSON_VALUE(payload, '$.${key}')`;
const SUBJECT = `COALESCE(${SUBJECTS.map((key) => `CONCAT('${key}:', ${valueOf(key)})`).join(', ')}, '')`;
/** Not emptied, and of use to somebody still. */
const SENDABLE = `(payload <> '' AND COALESCE(${valueOf('until')} > ?, TRUE))`;

/** Which rows stand together in a list. */
const STATES = {
  dead: 'dead_at IS NOT NULL AND done_at IS NULL',
  retrying: 'dead_at IS NULL AND done_at IS NULL AND last_error IS NOT NULL',
  archived: 'dead_at IS NOT NULL AND done_at IS NOT NULL',
} as const;
export type LetterState = keyof typeof STATES;
export const LETTER_STATES = Object.keys(STATES) as LetterState[]; // keys are typed as text

/** A row handed over so long ago is looked up in the queue, which knows it as failed, and runs with all its tries again. */
const LONG_AGO = "'2000-01-01'";

/** Jobs of one kind that are for the same person or thing. */
export interface LetterGroup {
  job: string;
  /** `tel:0812345678`, `orders_id:7` and the like; empty where the job names none. */
  subject: string;
}

export interface Letters extends LetterGroup {
  count: number;
  /** Of them those that can be sent again. */
  sendable: number;
  /** When the last of them was given up, or was written where none is. */
  at: Date;
  /** Why the last one failed. */
  reason: string | null;
  /** Of the last one; empty where it may not be kept. */
  payload: string;
}

/** Jobs that were given up, or are tried again, as personnel works them off (TELL-04). */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly pubsub: PubSub,
  ) {}

  /** A page of groups, the latest first, and how many there are. */
  async page(state: LetterState, page: number, limit: number): Promise<{ rows: Letters[]; total: number }> {
    const grouped = `SELECT name AS job, ${SUBJECT} AS subject, COUNT(*) AS count, SUM(${SENDABLE}) AS sendable,
        MAX(COALESCE(dead_at, create_at)) AS at, MAX(id) AS newest
      FROM outbox WHERE ${STATES[state]} GROUP BY job, subject`;
    const found = await this.database.query<(Letters & { total: number })[]>(
      `SELECT g.job, g.subject, g.count, g.sendable, g.at, g.total, o.last_error AS reason, o.payload
         FROM (SELECT s.*, COUNT(*) OVER () AS total FROM (${grouped}) s ORDER BY at DESC, newest DESC LIMIT ? OFFSET ?) g
         JOIN outbox o ON o.id = g.newest ORDER BY g.at DESC, g.newest DESC`,
      [this.now, limit, (page - 1) * limit],
    );
    const rows = found.map(({ total: _, ...row }) => ({ ...row, sendable: Number(row.sendable) }));
    return { rows, total: found[0]?.total ?? 0 };
  }

  /** How many jobs there are of each state; of the dead ones those that something can be done about. */
  async counts(): Promise<Record<LetterState, number>> {
    const [counts] = await this.database.query<[Record<LetterState, number>]>(
      `SELECT (SELECT COUNT(*) FROM outbox WHERE ${STATES.dead} AND ${SENDABLE}) AS dead,
              (SELECT COUNT(*) FROM outbox WHERE ${STATES.retrying}) AS retrying,
              (SELECT COUNT(*) FROM outbox WHERE ${STATES.archived}) AS archived`,
      [this.now],
    );
    return counts;
  }

  /**
   * Has the jobs of a group tried again under their own ids, so that a provider that knows one does not do it twice.
   * @param state those in sight: what was put away stays there while others of its group are sent
   * @returns how many: none of those that are of no use any more, or whose words may not be kept
   */
  async sendAgain({ job, subject }: LetterGroup, state: 'dead' | 'archived'): Promise<number> {
    const count = await this.change(
      `dead_at = NULL, done_at = NULL, due_at = NULL, claimed_until = NULL, enqueued_at = ${LONG_AGO}`,
      `${STATES[state]} AND name = ? AND ${SUBJECT} = ? AND ${SENDABLE}`,
      [job, subject, this.now],
    );
    await this.database.afterCommit(async () => this.pubsub.publish(AGAIN_CHANNEL, {}));
    return count;
  }

  /** Takes a group off the list of what is to be done. @returns how many jobs */
  archive({ job, subject }: LetterGroup): Promise<number> {
    const where = `${STATES.dead} AND name = ? AND ${SUBJECT} = ?`;
    return this.change('done_at = UTC_TIMESTAMP(3)', where, [job, subject]);
  }

  /** Deletes what was given up on its way to a phone: somebody else may have it now. */
  async forgetPhone(tel: string): Promise<void> {
    const sql = `DELETE FROM outbox WHERE dead_at IS NOT NULL AND name LIKE 'send-%' AND ${valueOf('tel')} = ?`;
    await this.database.query(sql, [tel]);
  }

  /** As `toISOString` writes it, so that texts compare as moments. */
  private get now(): string {
    return this.clock.now().toISOString();
  }

  private change(set: string, where: string, values: readonly unknown[]): Promise<number> {
    return this.transactions.run(async () => {
      const sql = `UPDATE outbox SET ${set} WHERE ${where}`;
      return (await this.database.query<{ affectedRows: number }>(sql, values)).affectedRows;
    });
  }
}

/** @returns what a group's subject is, and its value; null where the jobs name none */
export function subjectOf(subject: string): { kind: SubjectKind; value: string } | null {
  const [kind = '', ...rest] = subject.split(':');
  return SUBJECTS.includes(kind as SubjectKind) ? { kind: kind as SubjectKind, value: rest.join(':') } : null;
}
