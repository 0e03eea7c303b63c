import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import type { PersonalTable } from './personal-data';

export interface Person {
  id: number;
  tel: string;
  email: string | null;
  /** Since when phone and mailbox are theirs, where a condition asks. */
  tel_at?: Date;
  email_at?: Date | null;
}

/** Statements about the rows of one person. */
@Injectable()
export class PersonRows {
  constructor(private readonly database: Database) {}

  async find({ table, of }: PersonalTable, person: Person): Promise<Record<string, unknown>[]> {
    const { text, values } = named(of, person);
    return this.database.query(`SELECT * FROM ?? WHERE ${text}`, [table, ...values]);
  }

  async count({ table, of }: PersonalTable, person: Person): Promise<number> {
    const { text, values } = named(of, person);
    const sql = `SELECT COUNT(*) AS rows_of_person FROM ?? WHERE ${text}`;
    const [row] = await this.database.query<{ rows_of_person: number }[]>(sql, [table, ...values]);
    return Number(row?.rows_of_person ?? 0);
  }

  async delete({ table, of }: PersonalTable, person: Person): Promise<void> {
    const { text, values } = named(of, person);
    await this.database.query(`DELETE FROM ?? WHERE ${text}`, [table, ...values]);
  }

  /** @param columns SQL by column, null for nothing */
  async write({ table, of }: PersonalTable, columns: Record<string, string | null>, person: Person): Promise<void> {
    const set = Object.entries(columns).map(([name, sql]) => `\`${name}\` = ${sql ?? 'NULL'}`);
    const { text, values } = named(of, person);
    await this.database.query(`UPDATE ?? SET ${set.join(', ')} WHERE ${text}`, [table, ...values]);
  }
}

/** ':id' and its like as values; who has no e-mail has no rows of it. */
export function named(condition: string, person: Person): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const text = condition.replace(/:(id|tel|email|tel_at|email_at)\b/g, (_, name: keyof Person) => {
    values.push(person[name] ?? null);
    return '?';
  });
  return { text, values };
}
