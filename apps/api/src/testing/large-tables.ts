import type { TestApp } from '@wethi/platform/testing';
import type { DataSource } from 'typeorm';

type Query = <Result>(text: string, values?: unknown[]) => Promise<Result>;

interface ColumnFacts {
  name: string;
  type: string;
  length: number | null;
  isUnique: number;
  isCounter: number;
  hasDefault: number;
}

/**
 * Fills every table that the app has an entity for with made-up rows, beside those it has.
 * @param except tables that migrations fill, which stay as they are
 * @param rows of each table; a number in a column that names another row stands in about twenty of them
 */
export async function enlargeTables({ database }: TestApp, rows: number, except: ReadonlySet<string>): Promise<void> {
  await withoutForeignKeys(database, async (query) => {
    for (const { tableName } of database.entityMetadatas) {
      if (except.has(tableName)) continue;
      const columns = (await columnsOf(query, tableName)).filter(isGiven);
      const names = columns.map(({ name }) => `\`${name}\``).join(', ');
      const values = columns.map((column) => madeUp(column, rows)).join(', ');
      await query(`INSERT IGNORE INTO \`${tableName}\` (${names}) SELECT ${values} FROM seq_1_to_${rows}`);
      await query(`ANALYZE TABLE \`${tableName}\``);
    }
  });
}

/** Empties the tables and begins their ids at 1 again, so that a call for the row 1 finds it or not whatever ran before. */
export async function emptyTables({ database }: TestApp, kept: ReadonlySet<string>): Promise<void> {
  await withoutForeignKeys(database, async (query) => {
    for (const { tableName } of database.entityMetadatas)
      if (!kept.has(tableName)) await query(`TRUNCATE TABLE \`${tableName}\``);
  });
}

async function withoutForeignKeys(database: DataSource, work: (query: Query) => Promise<void>): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await runner.query('SET FOREIGN_KEY_CHECKS = 0, max_statement_time = 0');
    await work((text, values) => runner.query(text, values));
    await runner.query('SET FOREIGN_KEY_CHECKS = 1');
  } finally {
    await runner.release();
  }
}

function columnsOf(query: Query, table: string): Promise<ColumnFacts[]> {
  return query<ColumnFacts[]>(
    `SELECT c.column_name AS name, c.data_type AS type, c.character_maximum_length AS length,
            c.extra LIKE '%auto_increment%' AS isCounter,
            c.column_default IS NOT NULL AND c.column_default <> 'NULL' AS hasDefault,
            EXISTS (SELECT 1 FROM information_schema.statistics s
                     WHERE s.table_schema = c.table_schema AND s.table_name = c.table_name
                       AND s.column_name = c.column_name AND s.non_unique = 0) AS isUnique
       FROM information_schema.columns c
      WHERE c.table_schema = DATABASE() AND c.table_name = ? AND c.is_generated = 'NEVER'`,
    [table],
  );
}

/** Statuses and the like keep their defaults; moments are spread. */
function isGiven({ type, isCounter, isUnique, hasDefault }: ColumnFacts): boolean {
  return isMoment(type) || (!isCounter && (!hasDefault || isUnique === 1));
}

function isMoment(type: string): boolean {
  return /^(date|datetime|timestamp)$/.test(type);
}

function madeUp({ type, length, isUnique }: ColumnFacts, rows: number): string {
  if (isMoment(type)) return `CURRENT_TIMESTAMP - INTERVAL MOD(seq, 1000) DAY`;
  if (type === 'time') return `'19:30:00'`;
  if (/int$/.test(type)) return isUnique ? 'seq + 1000000' : `1 + MOD(seq * 7919, ${Math.ceil(rows / 20)})`;
  if (type === 'decimal') return '590';
  if (/text$/.test(type)) return `CONCAT('{"words":"', REPEAT('x', 300), ' ', seq, '"}')`;
  if (/(char|binary)$/.test(type)) return `LEFT(CONCAT('z', HEX(seq)), ${length ?? 10})`;
  return '0';
}
