import { Injectable, type Type } from '@nestjs/common';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { typedPhone } from '@wethi/format';
import type { EntityMetadata, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../auth/actor';
import { limitToBand } from '../auth/band-scope';
import { Database } from '../database/database';
import { RecordEntity } from '../columns/record.entity';
import { refuse } from '../refusal/refusal';
import { marked } from '../columns/column-rules';
import { ListTotals } from './list-totals';
import { searchedBy } from './searched-by';
import {
  escapeLike,
  listableColumns,
  readListQuery,
  type Condition,
  type ListQuery,
  type RawQuery,
} from './list-query';

type Rows<Row extends RecordEntity> = SelectQueryBuilder<Row>;

/** Every row of a list, in its order, some at a time. */
export interface AllRows<Row> {
  total: number;
  batches: AsyncIterable<Row[]>;
}

/** Each batch as a function makes it. */
export async function* eachOf<Row, Made>(
  batches: AsyncIterable<Row[]>,
  make: (rows: Row[]) => Made[] | Promise<Made[]>,
): AsyncGenerator<Made[]> {
  for await (const rows of batches) yield await make(rows);
}

/** A file holds no more; whoever needs more takes them range by range. */
export const MAX_ROWS = 100_000;

/** Adds the conditions of which rows somebody sees; the table's alias is `row`. */
export type Narrow<Row extends RecordEntity> = (rows: Rows<Row>) => unknown;

/** Reading of plain records: lists with the common parameters. */
@Injectable()
export class Records {
  private readonly selects = new Map<EntityMetadata, string>();

  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  /**
   * A page of rows and the total: the ids of the page from an index where there is one, then the rows of these ids.
   * @param raw list parameters of decisions.md §2
   * @param narrow adds conditions of the caller's own, such as row ownership (alias of the table is `row`)
   */
  async list<Row extends RecordEntity>(
    entity: Type<Row>,
    raw: RawQuery,
    actor?: Actor,
    narrow?: Narrow<Row>,
  ): Promise<[Row[], number]> {
    const [all, query] = this.found(entity, raw, actor, narrow);
    const ids = await idsOf(ordered(all, query).offset((query.page - 1) * query.limit), query.limit);
    return Promise.all([this.rowsOf<Row>(this.metadataOf(entity), ids), this.total(all, query, ids.length)]);
  }

  /**
   * The same list without its pages. The ids are read at once and the rows as they are asked for, so that none is missed or
   * comes twice whatever the order, and memory holds no more than a page of them.
   * @throws Refusal LIST_TOO_LONG above a hundred thousand rows
   */
  async all<Row extends RecordEntity>(
    entity: Type<Row>,
    raw: RawQuery,
    actor?: Actor,
    narrow?: Narrow<Row>,
  ): Promise<AllRows<Row>> {
    const ids = await idsOf(ordered(...this.found(entity, raw, actor, narrow)), MAX_ROWS + 1);
    if (ids.length > MAX_ROWS) throw refuse('LIST_TOO_LONG');
    return { total: ids.length, batches: this.inBatches<Row>(this.metadataOf(entity), ids) };
  }

  /** What filters and search of a list select, as a builder of ids without order and page; for sums and bulk changes. */
  selection<Row extends RecordEntity>(
    entity: Type<Row>,
    raw: RawQuery,
    actor?: Actor,
    narrow?: Narrow<Row>,
  ): SelectQueryBuilder<Row> {
    return this.found(entity, raw, actor, narrow)[0];
  }

  private async *inBatches<Row extends RecordEntity>(
    metadata: EntityMetadata,
    ids: readonly number[],
  ): AsyncGenerator<Row[]> {
    for (let from = 0; from < ids.length; from += LIST_LIMIT_MAX)
      yield await this.rowsOf<Row>(metadata, ids.slice(from, from + LIST_LIMIT_MAX));
  }

  /** What a caller sees of a list, as ids without order and page. */
  private found<Row extends RecordEntity>(
    entity: Type<Row>,
    raw: RawQuery,
    actor: Actor | undefined,
    narrow: Narrow<Row> | undefined,
  ): [Rows<Row>, ListQuery] {
    const query = readListQuery(raw, listableColumns(this.metadataOf(entity), actor?.kind === 'personnel'));
    const all = this.database.manager.createQueryBuilder(entity, 'row').select('row.id', 'id');
    filter(all, query, searchOf(entity));
    limitToBand(all, entity, actor);
    narrow?.(all);
    return [all, query];
  }

  private metadataOf(entity: Type<RecordEntity>): EntityMetadata {
    return this.database.manager.getRepository(entity).metadata;
  }

  /** Rows in the order of their ids, as the driver reads them: TypeORM would take longer to copy them than to ask for them. */
  private async rowsOf<Row extends RecordEntity>(metadata: EntityMetadata, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<Row[]>(`${this.selectOf(metadata)} WHERE id IN (?)`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private selectOf(metadata: EntityMetadata): string {
    const known = this.selects.get(metadata);
    if (known) return known;
    const columns = metadata.columns.filter(({ isSelect }) => isSelect).map(({ databaseName }) => databaseName);
    const select = `SELECT ${columns.join(', ')} FROM ${metadata.tableName}`;
    this.selects.set(metadata, select);
    return select;
  }

  /** A page that is not full tells the total itself. */
  private async total<Row extends RecordEntity>(all: Rows<Row>, query: ListQuery, found: number): Promise<number> {
    const before = (query.page - 1) * query.limit;
    const isLast = query.after_id === undefined && found < query.limit && (found > 0 || before === 0);
    return isLast ? before + found : this.totals.of(...all.getQueryAndParameters());
  }

  /** @throws Refusal NOT_FOUND, also for a row that the caller does not see */
  byId<Row extends RecordEntity>(entity: Type<Row>, id: number, actor?: Actor, visible?: Narrow<Row>): Promise<Row> {
    return findRow(this.database, entity, id, { actor, visible });
  }
}

/**
 * One row by its id.
 * @param locked holds the row until the transaction ends
 * @throws Refusal NOT_FOUND
 */
export async function findRow<Row extends RecordEntity>(
  database: Database,
  entity: Type<Row>,
  id: number,
  { actor, visible, locked = false }: { actor?: Actor; visible?: Narrow<Row>; locked?: boolean },
): Promise<Row> {
  if (!Number.isInteger(id) || id < 1) throw refuse('NOT_FOUND');
  const rows = database.manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
  limitToBand(rows, entity, actor);
  visible?.(rows);
  if (locked) rows.setLock('pessimistic_write');
  const row = await rows.getOne();
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

/** Where `q` looks: conditions with the pattern `:anywhere`, and of phones with `:phone`. */
function searchOf(entity: Type<RecordEntity>): string[] {
  const columns = [...marked(entity, 'searched')].map(
    (column) => `row.${column} LIKE ${column.endsWith('_tel') ? ':phone' : ':anywhere'}`,
  );
  const beside = searchedBy(entity);
  return beside ? [...columns, beside] : columns;
}

/** Adds the filters and the free text of a list call. */
function filter<Row extends RecordEntity>(rows: Rows<Row>, query: ListQuery, search: readonly string[]): void {
  query.where.forEach((condition, index) => {
    rows.andWhere(...conditionText(condition, `row.${condition.column}`, `filter${index}`));
  });
  if (!query.q || search.length === 0) return;
  const anywhere = `%${escapeLike(query.q)}%`;
  const phone = typedPhone(query.q);
  rows.andWhere(`(${search.join(' OR ')})`, { anywhere, phone: phone ? `%${phone}%` : anywhere });
}

/** In order. Rows that are equal stand in the direction of the last column, so that one index serves both. */
function ordered<Row extends RecordEntity>(all: Rows<Row>, { sort, after_id }: ListQuery): Rows<Row> {
  const rows = all.clone();
  for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
  const direction = sort.at(-1)?.direction ?? 'ASC';
  if (!sort.some(({ column }) => column === 'id')) rows.addOrderBy('row.id', direction);
  if (after_id !== undefined) rows.andWhere(`row.id ${direction === 'ASC' ? '>' : '<'} :after_id`, { after_id });
  return rows;
}

async function idsOf<Row extends RecordEntity>(rows: Rows<Row>, most: number): Promise<number[]> {
  return (await rows.limit(most).getRawMany<{ id: number }>()).map(({ id }) => id);
}

/** Columns come from the white list, values are always bound. */
function conditionText({ operator, value }: Condition, place: string, name: string): [string, Record<string, unknown>] {
  if (operator === 'in') return [`${place} IN (:...${name})`, { [name]: value }];
  if (operator === 'like') return [`${place} LIKE :${name}`, { [name]: `%${escapeLike(String(value))}%` }];
  return [`${place} ${operator} :${name}`, { [name]: value }];
}
