import { Injectable } from '@nestjs/common';
import { Database, labelsOf, marked } from '@wethi/platform';
import type { EntityMetadata } from 'typeorm';
import type { AuditChange } from './audit-log.dto';

const HIDDEN = '(ซ่อนไว้)';
/** Longer texts are cut; the log holds all of them. */
const LONGEST = 2_000;

/** What people call records that have no single column for it. */
const NAMES: Readonly<Record<string, string>> = {
  User: "COALESCE(NULLIF(TRIM(CONCAT_WS(' ', user_name, user_lname)), ''), user_nickname, user_tel)",
  Personnel: 'username',
  Orders: 'order_no',
  Coupon: 'coupon_code',
};

type Columns = Record<string, unknown>;

/** Of each kind; whoever finds more names too few letters. */
const MOST_CALLED = 500;

/** Tells rows of the audit log in words: names of records, labels of values. */
@Injectable()
export class AuditWords {
  constructor(private readonly database: Database) {}

  /** The columns of a change with both sides. Of a row that came or went every column stands on one side. */
  changesOf(entity: string, before: string | null, after: string | null): AuditChange[] {
    const [was, is] = [parsed(before), parsed(after)];
    const target = this.metadataOf(entity)?.target as Function | undefined;
    const secret = target ? marked(target, 'secret') : new Set<string>();
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((column) => {
      const word = (value: unknown) => (secret.has(column) ? HIDDEN : this.wordOf(target, column, value));
      const change = { column, before: word(was[column]), after: word(is[column]) };
      const isSame = before !== null && after !== null && change.before === change.after && !secret.has(column);
      return isSame || (change.before === null && change.after === null) ? [] : [change];
    });
  }

  /** Names of the records of some rows, by `entity id`. */
  async namesOf(rows: readonly { entity: string; entity_id: number }[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const entity of new Set(rows.map((row) => row.entity))) {
      const metadata = this.metadataOf(entity);
      const column = metadata && nameOf(metadata);
      const ids = rows.filter((row) => row.entity === entity && row.entity_id > 0).map(({ entity_id }) => entity_id);
      if (!metadata || !column || ids.length === 0) continue;
      const found = await this.database.query<{ id: number; name: string | null }[]>(
        `SELECT id, ${column} AS name FROM ${metadata.tableName} WHERE id IN (?)`,
        [ids],
      );
      for (const { id, name } of found) if (name) names.set(`${entity} ${id}`, name);
    }
    return names;
  }

  /** Records that are called so now, by the kind that the log knows them by. @param like a pattern of LIKE */
  async called(like: string, only?: string): Promise<[entity: string, ids: number[]][]> {
    const found: [string, number[]][] = [];
    for (const metadata of this.database.manager.dataSource.entityMetadatas) {
      const column = nameOf(metadata);
      if (!column || (only && only !== metadata.name)) continue;
      // A name may be put together of columns that compare in different ways.
      const rows = await this.database.query<{ id: number }[]>(
        `SELECT id FROM ${metadata.tableName}
          WHERE CONVERT(${column} USING utf8mb4) COLLATE utf8mb4_unicode_ci LIKE ? ORDER BY id DESC LIMIT ?`,
        [like, MOST_CALLED],
      );
      if (rows.length > 0) found.push([metadata.name, rows.map(({ id }) => id)]);
    }
    return found;
  }

  private metadataOf(entity: string): EntityMetadata | undefined {
    return this.database.manager.dataSource.entityMetadatas.find(({ name }) => name === entity);
  }

  private wordOf(target: Function | undefined, column: string, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
    const label = target && labelsOf(target as new () => object, column)?.[text];
    return label ?? text.slice(0, LONGEST);
  }
}

/** What holds the name of such records, in SQL. */
function nameOf({ name, target }: EntityMetadata): string | undefined {
  return NAMES[name] ?? [...marked(target as Function, 'named')][0];
}

function parsed(text: string | null): Columns {
  return text === null ? {} : (JSON.parse(text) as Columns);
}
