import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';

export interface TableFacts {
  columns: readonly string[];
  primaryKey: readonly string[];
  /** All that the database keeps unique, the primary key too. */
  uniqueKeys: readonly (readonly string[])[];
}

/** What the database says of its tables; it changes with releases alone. */
@Injectable()
export class TableFactsLookup {
  private readonly known = new Map<string, TableFacts>();

  constructor(private readonly database: Database) {}

  async of(table: string): Promise<TableFacts> {
    const known = this.known.get(table);
    if (known) return known;
    const columns = await this.database.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name = ? AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [table],
    );
    const parts = await this.database.query<{ name: string; part: string }[]>(
      `SELECT index_name AS name, column_name AS part FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND table_name = ? AND non_unique = 0 ORDER BY index_name, seq_in_index`,
      [table],
    );
    const keys = Map.groupBy(parts, ({ name }) => name);
    const facts = {
      columns: columns.map(({ name }) => name),
      primaryKey: keys.get('PRIMARY')?.map(({ part }) => part) ?? [],
      uniqueKeys: [...keys.values()].map((key) => key.map(({ part }) => part)),
    };
    this.known.set(table, facts);
    return facts;
  }
}
