import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { PERSONAL_DATA, type Moving, type PersonalTable } from '../personal-data/personal-data';
import { named, type Person } from '../personal-data/person-rows';
import { MergeRecords, type Merge, type Sql } from './merge-records';
import { TableFactsLookup } from './table-facts';

/** Both accounts of a person: all goes from one to the other. */
export interface Two {
  gone: Person;
  kept: Person;
}

type Rule = PersonalTable & { merge: Moving };

/** Moves the rows of one account to another, by the list of where personal data lies. */
@Injectable()
export class MovingRows {
  constructor(
    private readonly database: Database,
    private readonly records: MergeRecords,
    private readonly facts: TableFactsLookup,
  ) {}

  /** What is there already moved stays moved, so that it may be done again. @returns how many rows by table */
  async move(merge: Merge, two: Two): Promise<Record<string, number>> {
    const moved: Record<string, number> = {};
    for (const rule of PERSONAL_DATA.filter(moves)) {
      if (!rule.merge.apart) await this.settleDoubles(merge, rule, two);
      const rows = await this.moveTable(merge, rule, two);
      if (rows > 0) moved[rule.table] = (moved[rule.table] ?? 0) + rows;
    }
    return moved;
  }

  private async moveTable(merge: Merge, rule: Rule, two: Two): Promise<number> {
    const names = Object.entries(rule.merge.moves);
    const going = (column: string, by: 'id' | 'tel'): [string, Sql] => [
      column,
      { text: `IF(\`${column}\` = ?, ?, \`${column}\`)`, values: [two.gone[by], two.kept[by]] },
    ];
    const { text, values } = named(rule.of, two.gone);
    const own = names.map(([column]) => `\`${column}\` = ?`).join(' OR ');
    const apart = rule.merge.apart ? await this.withoutDoubles(rule, two) : { text: '', values: [] };
    return this.records.change(merge, rule.table, Object.fromEntries(names.map(([column, by]) => going(column, by))), {
      text: `(${text}) AND (${own})${apart.text}`,
      values: [...values, ...names.map(([, by]) => two.gone[by]), ...apart.values],
    });
  }

  /** Of two rows of one thing the better one stays in use; the other is set aside. */
  private async settleDoubles(merge: Merge, rule: Rule, two: Two): Promise<void> {
    const { table, files = [] } = rule;
    const { better, combine } = rule.merge;
    for (const double of await this.doubles(rule)) {
      const [gone, kept] = [two.gone[double.by], two.kept[double.by]];
      if (combine) await this.combine(merge, rule, combine, pairs(double, table, kept, gone));
      if (better) {
        const { text, values } = pairs(double, table, kept, gone);
        const worse = { text: `${text} AND ${better} < ${better.replaceAll('row.', 'other.')}`, values };
        await this.records.setAside(merge, table, worse, files[0]);
      }
      await this.records.setAside(merge, table, pairs(double, table, gone, kept), files[0]);
    }
  }

  /** Writes into the row that stays what both say. */
  private async combine(merge: Merge, { table }: Rule, combine: Readonly<Record<string, string>>, both: Sql) {
    const { primaryKey } = await this.facts.of(table);
    const written = Object.entries(combine).map(([column, sql]) => `CAST(${sql} AS CHAR) AS \`${column}\``);
    const key = primaryKey.map((column, at) => `CAST(row.\`${column}\` AS CHAR) AS key${at}`);
    const rows = await this.database.query<Record<string, string>[]>(
      `SELECT ${[...written, ...key].join(', ')} FROM ${both.text} FOR UPDATE`,
      both.values,
    );
    for (const row of rows) {
      const set = Object.keys(combine).map((column) => [
        column,
        { text: 'CAST(? AS UNSIGNED)', values: [row[column]] },
      ]);
      await this.records.change(merge, table, Object.fromEntries(set) as Record<string, Sql>, {
        text: primaryKey.map((column) => `\`${column}\` = ?`).join(' AND '),
        values: primaryKey.map((_, at) => row[`key${at}`]),
      });
    }
  }

  private async withoutDoubles(rule: Rule, two: Two): Promise<Sql> {
    const doubles = await this.doubles(rule);
    const texts = doubles.map(({ rest, column }) => {
      const same = rest.map((name) => `other.\`${name}\` = \`${rule.table}\`.\`${name}\``).join(' AND ');
      return ` AND NOT EXISTS (SELECT 1 FROM \`${rule.table}\` AS other WHERE ${same} AND other.\`${column}\` = ?)`;
    });
    return { text: texts.join(''), values: doubles.map(({ by }) => two.kept[by]) };
  }

  /** By which keys two rows of one thing cannot be the same person's. */
  private async doubles({ table, merge: { moves } }: Rule): Promise<Double[]> {
    const { uniqueKeys } = await this.facts.of(table);
    return uniqueKeys.flatMap((key) =>
      Object.entries(moves)
        .filter(([column]) => key.includes(column))
        .map(([column, by]) => ({ column, by, rest: key.filter((name) => name !== column) })),
    );
  }
}

/** A key with a column that moves, and what else stands in it. */
interface Double {
  column: string;
  by: 'id' | 'tel';
  rest: readonly string[];
}

/** Each `row` of one account with the `other` account's row of the same thing. */
function pairs({ column, rest }: Double, table: string, of: unknown, against: unknown): Sql {
  const same = rest.map((name) => `other.\`${name}\` = row.\`${name}\``).join(' AND ');
  return {
    text: `\`${table}\` AS row JOIN \`${table}\` AS other ON ${same} WHERE row.\`${column}\` = ? AND other.\`${column}\` = ?`,
    values: [of, against],
  };
}

function moves(rule: PersonalTable): rule is Rule {
  return 'moves' in rule.merge;
}
