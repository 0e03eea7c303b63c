import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';

/** Larger numbers are kept for a moment, since counting reads all that it counts. */
const LARGEST_FRESH = 500;
const KEPT_MS = 5_000;
const MAX_KEPT = 500;

interface Kept {
  total: number;
  until: number;
}

/** How many rows a list has: up to five hundred exactly, above that as of a few seconds ago. */
@Injectable()
export class ListTotals {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly database: Database) {}

  /**
   * @param text SELECT of the list's rows without its order and page, of as little as it can
   * @param values of its placeholders
   */
  async of(text: string, values: readonly unknown[]): Promise<number> {
    const key = JSON.stringify([text, values]);
    const known = this.kept.get(key);
    if (known && performance.now() < known.until) return known.total;
    const total = await this.count(text, values);
    if (total > LARGEST_FRESH) this.keep(key, total);
    return total;
  }

  private keep(key: string, total: number): void {
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, { total, until: performance.now() + KEPT_MS });
  }

  private async count(text: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT COUNT(*) AS total FROM (${text}) counted`,
      values,
    );
    return row?.total ?? 0;
  }
}
