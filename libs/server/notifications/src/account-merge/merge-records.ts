import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import type { AccountMerge } from './account-merge.entity';
import { TableFactsLookup } from './table-facts';

export type Merge = Pick<AccountMerge, 'id' | 'gone_user_id'>;

/** SQL with its values. */
export interface Sql {
  text: string;
  values: readonly unknown[];
}

interface Kept {
  id: number;
  name: string;
  rowKey: string;
  before: string;
  after: string | null;
}

/** Few enough for one statement. */
const BATCH = 500;
const REMEMBER = `INSERT INTO account_merge_row
  (account_merge_id, gone_user_id, merged_table, merged_key, merged_before, merged_after, merged_file) VALUES ?`;
const ALL = `SELECT id, merged_table AS name, merged_key AS rowKey, merged_before AS \`before\`, merged_after AS \`after\`
  FROM account_merge_row WHERE account_merge_id = ? ORDER BY id DESC`;

/**
 * Changes rows and sets them aside so that each can be put back as it was: what it was is kept beside, as the database itself
 * writes it. In the caller's transaction.
 */
@Injectable()
export class MergeRecords {
  constructor(
    private readonly database: Database,
    private readonly facts: TableFactsLookup,
  ) {}

  /** Writes columns of the rows that a condition selects. @returns how many */
  async change(merge: Merge, table: string, set: Readonly<Record<string, Sql>>, where: Sql): Promise<number> {
    const { primaryKey, columns } = await this.facts.of(table);
    const now = (column: string): Sql => ({ text: `\`${column}\``, values: [] });
    const then = (column: string): Sql => set[column] ?? now(column);
    const names = Object.keys(set);
    const read = [
      { name: 'found', ...object(primaryKey, now) },
      { name: 'rowKey', ...object(primaryKey, then) },
      { name: 'before', ...object(names, now) },
      { name: 'after', ...object(names, then) },
    ];
    const rows = await this.database.query<{ found: string; rowKey: string; before: string; after: string }[]>(
      `SELECT ${read.map(({ name, text }) => `${text} AS \`${name}\``).join(', ')} FROM ?? WHERE ${where.text} FOR UPDATE`,
      [...read.flatMap(({ values }) => values), table, ...where.values],
    );
    const changed = rows.filter(({ before, after }) => before !== after);
    await this.remember(changed.map(({ rowKey, before, after }) => entry(merge, table, rowKey, before, after, null)));
    const assigned = [...names.map((name) => `\`${name}\` = ${then(name).text}`), ...unmoved(columns)];
    for (const found of byKeys(
      changed.map((row) => row.found),
      primaryKey,
    ))
      await this.database.query(`UPDATE ?? SET ${assigned.join(', ')} WHERE ${found.text}`, [
        table,
        ...names.flatMap((name) => then(name).values),
        ...found.values,
      ]);
    return changed.length;
  }

  /** Takes rows out of a table. @param from after FROM, in which the rows are called `row` */
  async setAside(merge: Merge, table: string, from: Sql, file: string | undefined): Promise<void> {
    const { primaryKey, columns } = await this.facts.of(table);
    const now = (column: string): Sql => ({ text: `row.\`${column}\``, values: [] });
    const rows = await this.database.query<{ rowKey: string; whole: string; file: string | null }[]>(
      `SELECT ${object(primaryKey, now).text} AS rowKey, ${object(columns, now).text} AS whole,
              ${file ? now(file).text : 'NULL'} AS file FROM ${from.text} FOR UPDATE`,
      from.values,
    );
    await this.remember(rows.map((row) => entry(merge, table, row.rowKey, row.whole, null, row.file)));
    for (const found of byKeys(
      rows.map(({ rowKey }) => rowKey),
      primaryKey,
    ))
      await this.database.query(`DELETE FROM ?? WHERE ${found.text}`, [table, ...found.values]);
  }

  /** Puts everything back, the last change first; a column that somebody wrote since, or a row they deleted, stays as it is. */
  async putBack(mergeId: number): Promise<void> {
    const rows = await this.database.query<Kept[]>(ALL, [mergeId]);
    for (const alike of runs(rows)) {
      const [{ name, before, after }] = alike;
      if (after === null) for (const row of alike) await this.insertAgain(row);
      else await this.changeBack(name, before, after, alike);
    }
  }

  private async insertAgain({ name, before }: Kept): Promise<void> {
    const columns = Object.keys(JSON.parse(before) as object); // an object of columns, from JSON_OBJECT
    const values = columns.map((column) => valueIn('whole', column));
    // What it belonged to may be gone since, or its owner made another of the same.
    await this.database.query(
      `INSERT IGNORE INTO ?? (??) SELECT ${values.join(', ')} FROM (SELECT ? AS whole) AS kept`,
      [name, columns, before],
    );
  }

  private async changeBack(table: string, before: string, after: string, rows: readonly Kept[]): Promise<void> {
    const { primaryKey, columns } = await this.facts.of(table);
    const names = Object.keys(JSON.parse(before) as object); // an object of columns, from JSON_OBJECT
    const back = (name: string) => `IF(\`${name}\` <=> ${valueIn('?', name)}, ${valueIn('?', name)}, \`${name}\`)`;
    const assigned = [...names.map((name) => `\`${name}\` = ${back(name)}`), ...unmoved(columns)];
    for (const found of byKeys(
      rows.map(({ rowKey }) => rowKey),
      primaryKey,
    ))
      await this.database.query(`UPDATE IGNORE ?? SET ${assigned.join(', ')} WHERE ${found.text}`, [
        table,
        ...names.flatMap(() => [after, before]),
        ...found.values,
      ]);
  }

  private async remember(entries: readonly unknown[][]): Promise<void> {
    for (const some of batches(entries)) await this.database.query(REMEMBER, [some]);
  }
}

function entry({ id, gone_user_id }: Merge, ...facts: (string | null)[]): unknown[] {
  return [id, gone_user_id, ...facts];
}

/** Saving is not what happens to a row here: it stays as old as it is. */
function unmoved(columns: readonly string[]): string[] {
  return columns.includes('update_at') ? ['update_at = update_at'] : [];
}

/** As text: the driver would read it otherwise, and lose digits of large numbers. */
function object(columns: readonly string[], value: (column: string) => Sql): Sql {
  const pairs = columns.map((column) => `'${column}', ${value(column).text}`);
  return {
    text: `CAST(JSON_OBJECT(${pairs.join(', ')}) AS CHAR)`,
    values: columns.flatMap((column) => value(column).values),
  };
}

/** Read by the database: numbers of sixty bits do not pass through JavaScript. */
function valueIn(json: string, column: string): string {
  return `JSON_VALUE(${json}, '$.${column}')`;
}

/** Rows by their primary keys, some at a time. Written out: rows in brackets the database would look for in the whole table. */
function byKeys(keys: readonly string[], primaryKey: readonly string[]): Sql[] {
  const one = `(${primaryKey.map((column) => `\`${column}\` = ?`).join(' AND ')})`;
  return batches(keys.map((key) => JSON.parse(key) as Record<string, unknown>)).map((some) => ({
    text: some.map(() => one).join(' OR '),
    values: some.flatMap((key) => primaryKey.map((column) => key[column])),
  }));
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
}

/** Neighbours that were changed in the same way. */
function runs(rows: readonly Kept[]): [Kept, ...Kept[]][] {
  const found: [Kept, ...Kept[]][] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const [like] = last ?? [];
    if (last && like?.name === row.name && like.before === row.before && like.after === row.after) last.push(row);
    else found.push([row]);
  }
  return found;
}
