import { Injectable } from '@nestjs/common';
import {
  applyListQuery,
  Clock,
  Database,
  escapeLike,
  listableColumns,
  type RawQuery,
  readListQuery,
} from '@wethi/platform';
import { type SelectQueryBuilder } from 'typeorm';
import { Band } from '../band/band.entity';
import { Prices } from '../price/prices';
import { Product } from './product.entity';
import { ProductSearch } from './product-search';
import { JOINED, ProductView } from './product-view';
import type { SearchQuery } from './search-text';
import { Stage } from '../stage/stage.entity';

type Rows = SelectQueryBuilder<Product>;

/** The shop's list of enabled products: nearest show first, filtered and searched. */
@Injectable()
export class ProductViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly prices: Prices,
    private readonly search: ProductSearch,
  ) {}

  /**
   * A page of products and the total.
   * @param raw list parameters of decisions.md §2 over the columns of ProductView
   * @throws Refusal INVALID_INPUT naming a parameter that is unknown or wrong
   */
  async list(raw: RawQuery): Promise<[ProductView[], number]> {
    const { metadata } = this.database.manager.getRepository(Product);
    const query = readListQuery(raw, new Set([...listableColumns(metadata, false), ...Object.keys(JOINED)]));
    const today = this.clock.today();
    const rows = this.enabled();
    if (query.q) matching(rows, await this.search.read(query.q));
    if (query.sort.length === 0) nearestFirst(rows, today);
    applyListQuery(rows, { ...query, q: '' }, new Set(), (column) => placeOf(column));
    onePage(rows, query);
    const [{ entities, raw: joined }, total] = await Promise.all([rows.getRawAndEntities(), rows.getCount()]);
    await this.prices.showTodays(entities, today);
    return [entities.map((product, index) => viewOf(product, joined[index] as Joined)), total];
  }

  private enabled(): Rows {
    const added = Object.entries(JOINED).map(([name, place]) => `${place} ${name}`);
    return this.database.manager
      .createQueryBuilder(Product, 'row')
      .addSelect(added)
      .innerJoin(Band, 'band', 'band.id = row.band_id')
      .leftJoin(Stage, 'stage', 'stage.id = row.stage_id')
      .where("row.product_disable = 'N'");
  }
}

type Joined = Record<keyof typeof JOINED, string | null>;

function placeOf(column: string): string {
  return (JOINED as Record<string, string>)[column] ?? `row.${column}`;
}

function viewOf(product: Product, joined: Joined): ProductView {
  const added = Object.keys(JOINED).map((name) => [name, joined[name as keyof Joined]]);
  return Object.assign(new ProductView(), product, Object.fromEntries(added));
}

/** Coming shows by date, then past ones, the latest first, then what has no date. */
function nearestFirst(rows: Rows, today: string): void {
  rows
    .addOrderBy('stage.stage_date IS NULL', 'ASC')
    .addOrderBy('stage.stage_date < :today', 'ASC')
    .addOrderBy('ABS(DATEDIFF(stage.stage_date, :today))', 'ASC')
    .addOrderBy('stage.stage_time_start', 'ASC')
    .setParameter('today', today);
}

/** The phrase anywhere, or all its words; first what has the phrase in its title, which is the first line of the index. */
function matching(rows: Rows, { phrase, boolean }: SearchQuery): void {
  const words = boolean ? ' OR MATCH (row.product_search) AGAINST (:words IN BOOLEAN MODE)' : '';
  const inTitle = String.raw`LOCATE(:found, SUBSTRING_INDEX(row.product_search, '\n', 1))`;
  rows
    .andWhere(`(row.product_search LIKE :phrase${words})`, { phrase: `%${escapeLike(phrase)}%`, words: boolean })
    .addOrderBy(`${inTitle} = 0`, 'ASC')
    .addOrderBy(inTitle, 'ASC')
    .setParameter('found', phrase);
}

/** Every join is to one row, so the page can be cut by LIMIT itself instead of a second query over ids. */
function onePage(rows: Rows, { page, limit }: { page: number; limit: number }): void {
  rows
    .take(undefined)
    .skip(undefined)
    .limit(limit)
    .offset((page - 1) * limit);
}
