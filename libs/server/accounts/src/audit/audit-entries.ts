import { Injectable } from '@nestjs/common';
import { addDays, bangkokTime, instantOf } from '@wethi/format';
import {
  AuditEntry,
  AuditLog,
  Database,
  escapeLike,
  MAX_ROWS,
  refuse,
  type Actor,
  type Batches,
  type TableColumn,
} from '@wethi/platform';
import { AuditWords } from './audit-words';
import type { AuditChoices, AuditFileQuery, AuditFilter, AuditQuery, ShownAudit } from './audit-log.dto';

type Row = Omit<ShownAudit, 'record_name' | 'changes'> & { before: string | null; after: string | null };

/** Of a WHERE, with its values. */
type Condition = [where: string, values: unknown[]];

const BATCH = 500;

type FileRow = Omit<ShownAudit, 'at' | 'changes'> & { at: string; changed: string };
export const AUDIT_COLUMNS: TableColumn<FileRow>[] = [
  { name: 'at', title: 'เมื่อ' },
  { name: 'username', title: 'ใคร' },
  { name: 'role', title: 'บทบาท' },
  { name: 'action', title: 'ทำอะไร' },
  { name: 'entity', title: 'กับอะไร' },
  { name: 'entity_id', title: 'รหัส' },
  { name: 'record_name', title: 'ชื่อ' },
  { name: 'changed', title: 'เปลี่ยนอะไร' },
];

/** Reads the audit log; nobody writes it but the changes themselves (ADMIN-04). */
@Injectable()
export class AuditEntries {
  constructor(
    private readonly database: Database,
    private readonly words: AuditWords,
    private readonly audit: AuditLog,
  ) {}

  /** The newest first. @returns the page's, and how many there are */
  async page({ page, limit, ...filter }: AuditQuery): Promise<[ShownAudit[], number]> {
    const condition = await this.conditionOf(filter);
    const total = await this.total(condition);
    return [await this.rows(condition, limit, (page - 1) * limit), total];
  }

  /** All of them, read while the file is made; who took it is noted. @throws Refusal LIST_TOO_LONG */
  async file({ format, ...filter }: AuditFileQuery, actor: Actor): Promise<Batches<FileRow>> {
    const condition = await this.conditionOf(filter);
    if ((await this.total(condition)) > MAX_ROWS) throw refuse('LIST_TOO_LONG');
    await this.audit.record(actor, 'export', AuditEntry, 0, undefined, { format, ...filter });
    return this.batches(condition);
  }

  /** Everything that was ever done, so that a filter offers no more. */
  async choices(): Promise<AuditChoices> {
    const distinct = async (column: 'action' | 'entity') => {
      const rows = await this.database.query<{ word: string }[]>(wordsOf(column));
      return rows.map(({ word }) => word);
    };
    const [actions, entities, actors] = await Promise.all([
      distinct('action'),
      distinct('entity'),
      this.database.query<AuditChoices['actors']>(
        `SELECT a.actor_id AS id, p.username FROM (SELECT DISTINCT actor_id FROM audit_log WHERE actor_id > 0) a
           LEFT JOIN personnel p ON p.id = a.actor_id ORDER BY p.username`,
      ),
    ]);
    return { actions, entities, actors };
  }

  /** Each goes on behind the last entry: counted from the newest, what colleagues do meanwhile would repeat some. */
  private async *batches([where, values]: Condition): AsyncGenerator<FileRow[]> {
    let rows: ShownAudit[] | undefined;
    while (!rows || rows.length === BATCH) {
      const last = rows?.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
      rows = await this.rows([`${where} AND a.id < ?`, [...values, last]], BATCH, 0);
      yield rows.map(inFile);
    }
  }

  private async total([where, values]: Condition): Promise<number> {
    const [counted] = await this.database.query<{ total: number }[]>(
      `SELECT COUNT(*) AS total FROM audit_log a WHERE ${where}`,
      values,
    );
    return counted?.total ?? 0;
  }

  /** The ids first, of an index alone: what stands in a row may be long. */
  private async rows([where, values]: Condition, limit: number, offset: number): Promise<ShownAudit[]> {
    const found = await this.database.query<{ id: number }[]>(
      `SELECT a.id FROM audit_log a WHERE ${where} ORDER BY a.id DESC LIMIT ? OFFSET ?`,
      [...values, limit, offset],
    );
    if (found.length === 0) return [];
    const rows = await this.database.query<Row[]>(
      `SELECT a.id, a.at, a.actor_id, p.username, p.role, a.action, a.entity, a.entity_id, a.before, a.after
         FROM audit_log a LEFT JOIN personnel p ON p.id = a.actor_id WHERE a.id IN (?)`,
      [found.map(({ id }) => id)],
    );
    const names = await this.words.namesOf(rows);
    return rows
      .toSorted((one, other) => other.id - one.id)
      .map(({ before, after, ...row }) => ({
        ...row,
        record_name: names.get(`${row.entity} ${row.entity_id}`) ?? null,
        changes: this.words.changesOf(row.entity, before, after),
      }));
  }

  private async conditionOf({ q, ...filter }: AuditFilter): Promise<Condition> {
    const [where, values] = conditionOf(filter);
    const words = q?.trim();
    if (!words) return [where, values];
    const like = `%${escapeLike(words)}%`;
    const called = await this.words.called(like, filter.entity);
    const places = ['a.before LIKE ?', 'a.after LIKE ?', ...called.map(() => '(a.entity = ? AND a.entity_id IN (?))')];
    return [`${where} AND (${places.join(' OR ')})`, [...values, like, like, ...called.flat()]];
  }
}

function inFile({ at, changes, ...row }: ShownAudit): FileRow {
  const { date, time } = bangkokTime(at);
  const changed = changes.map(({ column, before, after }) => `${column}: ${before ?? '-'} → ${after ?? '-'}`);
  return { ...row, at: `${date} ${time}`, changed: changed.join('\n') };
}

function conditionOf({ id, actor_id, action, entity, entity_id, from, to }: Omit<AuditFilter, 'q'>): Condition {
  const conditions: [string, unknown][] = [
    ['a.id = ?', id],
    ['a.actor_id = ?', actor_id],
    ['a.action = ?', action],
    ['a.entity = ?', entity],
    ['a.entity_id = ?', entity_id],
    ['a.at >= ?', from && new Date(instantOf(from))],
    ['a.at < ?', to && new Date(instantOf(addDays(to, 1)))],
  ];
  const asked = conditions.filter(([, value]) => value !== undefined && value !== '');
  return [asked.map(([condition]) => condition).join(' AND ') || 'TRUE', asked.map(([, value]) => value)];
}

/** The different words of a column, each by one look into its index: few words, and rows without end. */
function wordsOf(column: 'action' | 'entity'): string {
  return `WITH RECURSIVE words AS (
            SELECT MIN(${column}) AS word FROM audit_log
            UNION ALL
            SELECT (SELECT MIN(a.${column}) FROM audit_log a WHERE a.${column} > words.word) FROM words WHERE words.word IS NOT NULL)
          SELECT word FROM words WHERE word IS NOT NULL`;
}
