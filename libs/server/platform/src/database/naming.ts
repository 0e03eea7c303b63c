import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names of indexes as migrations write them: table_column_column. */
export class PlainNames extends DefaultNamingStrategy {
  override indexName(table: Table | string, columns: string[]): string {
    return plainName(table, columns);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return plainName(table, columns);
  }
}

function plainName(table: Table | string, columns: string[]): string {
  const name = typeof table === 'string' ? table : table.name;
  return `${name.split('.').pop() ?? name}_${columns.join('_')}`;
}
