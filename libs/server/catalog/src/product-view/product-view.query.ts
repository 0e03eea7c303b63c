import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import {
  Clock,
  type Columns,
  conditionOn,
  Database,
  ListTotals,
  listableColumns,
  onlyBandOf,
  readListQuery,
  type Actor,
  type Condition,
  type ListQuery,
  type RawQuery,
  type Tables,
} from '@wethi/platform';
import { sql, type CompiledQuery, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { Prices } from '../price/prices';
import { todaysPrice } from '../price/todays-price';
import { Product } from '../product/product.entity';
import { onOtherLayout } from '../search/keyboard-layout';
import { NearNames } from '../search/near-names';
import { ProductSearch } from '../search/product-search';
import { WordSearch } from '../search/word-search';
import { NewestTexts } from './newest-texts';
import { isOfKind } from './product-kind';
import { JOINED, UNDATED, type ProductView } from './product-view';

type Rows = SelectQueryBuilder<Tables, 'product', { id: number }>;

/** Ids of a page, how many rows the list has, and the spelling that was probably meant where it is another. */
interface Selected {
  ids: number[];
  total: number;
  suggestion?: string;
}

/** A search ends here; whoever has not found it by then adds a word. */
const MAX_FOUND = 1_000;
/** Milliseconds in which a show that began is on, past midnight if need be. */
const SHOW_LASTS = 3 * 3_600_000;
/** So many of the products that have the words are asked whether filters let them pass. */
const MAX_NARROWED = 10_000;
/** Links that were shared before the address changed. */
const HAD_URL = 'product.id = (SELECT product_id FROM product_former_url WHERE product_former_url = ?)';

/**
 * The shop's list of enabled products: nearest show first, filtered and searched. The ids of a page come from an index alone,
 * then the rows of these ids.
 */
@Injectable()
export class ProductViews {
  private readonly selects = new Map<string, string>();
  private listable?: Columns;
  private unfiltered?: CompiledQuery;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly prices: Prices,
    private readonly search: ProductSearch,
    private readonly words: WordSearch,
    private readonly near: NearNames,
    private readonly newest: NewestTexts,
    private readonly totals: ListTotals,
  ) {}

  /**
   * A page of products and the total.
   * @returns with them, where a search found nothing as it was spelt, the spelling that was probably meant
   * @param raw list parameters of decisions.md §2 over the columns of ProductView; with `id` or `product_url` the rows carry
   * product_detail, too
   * @throws Refusal INVALID_INPUT naming a parameter that is unknown or wrong
   */
  async list(raw: RawQuery, actor?: Actor): Promise<[ProductView[], number, string?]> {
    this.listable ??= new Map([...this.columns(false), ...ADDED_COLUMNS]);
    const query = readListQuery(raw, this.listable);
    const today = this.clock.today();
    const { ids, total, suggestion } = await (query.q ? this.found(query, today) : this.page(query, today));
    const products = await this.rows(ids, namesOne(query), actor);
    await this.prices.showTodays(products, today);
    return [products, total, suggestion];
  }

  /** The enabled product that has an address, or had it before, with its long texts, as visitors read it. */
  async byUrl(product_url: string): Promise<ProductView | undefined> {
    return (await this.where('product.product_url = ?', product_url)) ?? (await this.where(HAD_URL, product_url));
  }

  private async where(condition: string, value: string): Promise<ProductView | undefined> {
    const products = await this.database.query<ProductView[]>(`${this.selectOf(true, false)} ${condition}`, [value]);
    await this.prices.showTodays(products, this.clock.today());
    return products[0];
  }

  private async page(query: ListQuery, today: string): Promise<Selected> {
    const { sort, limit, after_id } = query;
    const all = this.compiled(query.where, today);
    const first = (query.page - 1) * limit;
    const ids = await (sort.length > 0 || after_id !== undefined
      ? idsOf(sorted(this.enabled(query.where, today), sort, today, after_id).limit(limit).offset(first))
      : this.nearest(all, first, limit));
    if (after_id === undefined && ids.length > 0 && ids.length < limit) return { ids, total: first + ids.length };
    return { ids, total: await this.totals.of(all.sql, all.parameters) };
  }

  /** Where coming shows begin: with this day, or with what began before it and may still be on. */
  private comingFrom(): string {
    const { date, time } = bangkokTime(new Date(this.clock.now().getTime() - SHOW_LASTS));
    const begun = `${date} ${time.slice(0, 8)}`;
    const midnight = `${this.clock.today()} 00:00:00`;
    return begun < midnight ? begun : midnight;
  }

  /** Coming shows by date, then past ones, the latest first, then what has no date: three parts of one index, end to end. */
  private async nearest(all: CompiledQuery, first: number, limit: number): Promise<number[]> {
    const at = 'product.product_show_at';
    const from = this.comingFrom();
    const part = (condition: string, order: string) =>
      `(${all.sql} and ${at} ${condition} order by ${order} limit ${first + limit})`;
    const coming = part('>= ?', `${at}, product.id`);
    const past = part('< ?', `${at} desc, product.id desc`);
    const undated = part('is null', 'product.id');
    const found = await this.database.query<{ id: number }[]>(
      `${coming} union all ${past} union all ${undated} limit ${limit} offset ${first}`,
      [...all.parameters, from, ...all.parameters, from, ...all.parameters],
    );
    return found.map(({ id }) => id);
  }

  /** What was typed, else what the same keys write in the other language, else the phrase anywhere. */
  private async found(query: ListQuery, today: string): Promise<Selected> {
    const other = onOtherLayout(query.q);
    const found =
      (await this.foundAs(query.q, query, today)) ??
      (other === query.q ? undefined : await this.foundAs(other, query, today));
    const { ids, suggestion } = found ?? (await this.foundAnywhere(query, today));
    const first = (query.page - 1) * query.limit;
    return { ids: ids.slice(first, first + query.limit), total: ids.length, suggestion };
  }

  /** What has all the words, without filters what has them in its title first; or where nothing has, the names nearest to them. */
  private async foundAs(text: string, query: ListQuery, today: string): Promise<Omit<Selected, 'total'> | undefined> {
    const { phrase, words } = await this.search.read(text);
    if (words.length === 0) return undefined;
    const isPlain = query.where.length === 0 && query.sort.length === 0;
    const named = await this.words.products(words, this.comingFrom(), isPlain ? MAX_FOUND : MAX_NARROWED);
    const exact =
      isPlain || named.length === 0
        ? named
        : await idsOf(this.ordered(query, today, (rows) => rows.where('product.id', 'in', named)));
    const suggestion = text === query.q ? undefined : text;
    if (exact.length > 0) return { ids: exact, suggestion };
    const near = await this.near.products(phrase);
    if (!near) return undefined;
    const ids = await idsOf(this.ordered(query, today, (rows) => rows.where('product.id', 'in', near.ids)));
    if (query.sort.length === 0) ids.sort(near.byNearness);
    return ids.length > 0 ? { ids, suggestion: near.suggestion ?? suggestion } : undefined;
  }

  private async foundAnywhere(query: ListQuery, today: string): Promise<Omit<Selected, 'total'>> {
    const { phrase } = await this.search.read(query.q);
    const having = await this.newest.having(phrase);
    if (having.length === 0) return { ids: [] };
    return { ids: await idsOf(this.ordered(query, today, (rows) => rows.where('product.id', 'in', having))) };
  }

  /** Some of the enabled products that pass the filters, in the order that was asked for. */
  private ordered({ where, sort }: ListQuery, today: string, some: (rows: Rows) => Rows): Rows {
    const rows = some(this.enabled(where, today));
    return (sort.length > 0 ? sorted(rows, sort, today) : nearestFirst(rows, this.comingFrom())).limit(MAX_FOUND);
  }

  /** Kept where nobody filters, as most lists are asked for: compiling takes a good part of the time that the list does. */
  private compiled(conditions: readonly Condition[], today: string): CompiledQuery {
    if (conditions.length > 0) return this.enabled(conditions, today).compile();
    this.unfiltered ??= this.enabled([], today).compile();
    return this.unfiltered;
  }

  private enabled(conditions: readonly Condition[], today: string): Rows {
    const rows = this.database.sql
      .selectFrom('product')
      .select('product.id')
      .where('product.product_disable', '=', 'N');
    return conditions.reduce((narrowed, condition) => narrowed.where(conditionOf(condition, today)), rows);
  }

  /** The rows of some ids, in the order of the ids; the list is of all bands, so somebody of one reads it as visitors do. */
  private async rows(ids: readonly number[], whole: boolean, actor?: Actor): Promise<ProductView[]> {
    if (ids.length === 0) return [];
    const text = this.selectOf(whole, onlyBandOf(actor) === undefined);
    const rows = await this.database.query<ProductView[]>(`${text} product.id in (?)`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** One of four texts, kept, to which a last condition is added: making it anew costs more than sending it. */
  private selectOf(whole: boolean, forPersonnel: boolean): string {
    const key = `${whole}:${forPersonnel}`;
    const known = this.selects.get(key);
    if (known) return known;
    const columns = [...this.columns(forPersonnel).keys()].filter((column) => whole || column !== 'product_detail');
    const select = this.database.sql
      .selectFrom('product')
      .innerJoin('band', 'band.id', 'product.band_id')
      .leftJoin('stage', 'stage.id', 'product.stage_id')
      .select([
        ...columns.map((column) => `product.${column}` as `product.${keyof Product}`),
        ...Object.values(JOINED),
      ]);
    // Lists of words may be older than this moment, and what was disabled since is nobody's to see.
    const text = `${select.compile().sql} where product.product_disable = 'N' and`;
    this.selects.set(key, text);
    return text;
  }

  private columns(forPersonnel: boolean): Columns {
    return listableColumns(this.database.manager.getRepository(Product).metadata, forPersonnel);
  }
}

const ADDED_COLUMNS = [...Object.keys(JOINED), 'product_kind', 'product_show_at'].map(
  (name) => [name, 'text'] as const,
);

/** Does a query ask for one product? Only then are its long texts of use. */
function namesOne({ where }: ListQuery): boolean {
  return where.some(({ column, operator }) => operator === '=' && (column === 'id' || column === 'product_url'));
}

async function idsOf(rows: { execute(): Promise<{ id: number }[]> }): Promise<number[]> {
  return (await rows.execute()).map(({ id }) => id);
}

function isJoined(column: string): column is keyof typeof JOINED {
  return column in JOINED;
}

/** Columns of band and stage are asked for in their own tables, so that counting joins nothing. */
function conditionOf(condition: Condition, today: string): RawBuilder<SqlBool> {
  const { column, value } = condition;
  if (column === 'product_kind') return isOfKind([value].flat());
  if (column === 'product_show_at' && value === UNDATED) return sql`product.product_show_at is null`;
  if (column === 'product_price') return conditionOn(todaysPrice(today), condition);
  if (!isJoined(column)) return conditionOn(`product.${column}`, condition);
  const [table] = JOINED[column].split('.') as ['band' | 'stage', string];
  const having = conditionOn(JOINED[column], condition);
  return sql<SqlBool>`${sql.ref(`product.${table}_id`)} in (select id from ${sql.table(table)} where ${having})`;
}

function sorted(rows: Rows, sort: ListQuery['sort'], today: string, after_id?: number): Rows {
  const last = sort.at(-1)?.direction ?? 'ASC';
  const all = after_id === undefined ? rows : rows.where('product.id', last === 'ASC' ? '>' : '<', after_id);
  return [...sort, { column: 'id', direction: last }].reduce(
    (ordered, { column, direction }) => ordered.orderBy(placeOf(column, today), direction === 'DESC' ? 'desc' : 'asc'),
    all,
  );
}

function placeOf(column: string, today: string): RawBuilder<unknown> {
  if (column === 'product_kind') return sql.ref('product.product_type');
  if (column === 'product_price') return todaysPrice(today);
  if (!isJoined(column)) return sql.ref(`product.${column}`);
  const [table] = JOINED[column].split('.') as ['band' | 'stage', string];
  const own = sql.ref(`product.${table}_id`);
  return sql`(select ${sql.ref(JOINED[column])} from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${own})`;
}

/** The same order as `nearest` where the rows do not come from its index. */
function nearestFirst(rows: Rows, from: string): Rows {
  const at = sql.ref('product.product_show_at');
  return rows
    .orderBy(sql`${at} is null`)
    .orderBy(sql`${at} < ${from}`)
    .orderBy(sql`abs(timestampdiff(second, ${at}, ${from}))`)
    .orderBy('product.id');
}
