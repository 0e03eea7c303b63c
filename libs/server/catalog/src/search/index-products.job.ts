import { Injectable } from '@nestjs/common';
import { Database, defineJob, JobHandler, Transactions } from '@wethi/platform';
import { In } from 'typeorm';
import { ProductSearch } from './product-search';

/** Few enough that nobody waits for their locks. */
const BATCH = 50;

export const indexProducts = defineJob<object>('index-products', { lane: 'heavy', timeout: '30m' });

/** Makes the search's words and names of all products anew, after a release that indexes them differently. */
@Injectable()
export class IndexProducts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly search: ProductSearch,
  ) {}

  @JobHandler(indexProducts)
  async run(): Promise<void> {
    let last = 0;
    let ids: number[];
    do {
      const rows = await this.database.query<{ id: number }[]>(
        'SELECT id FROM product WHERE id > ? ORDER BY id LIMIT ?',
        [last, BATCH],
      );
      ids = rows.map(({ id }) => id);
      last = ids.at(-1) ?? last;
      if (ids.length > 0) await this.transactions.run(() => this.search.refresh({ id: In(ids) }));
    } while (ids.length === BATCH);
  }
}
