import { Injectable, type Type } from '@nestjs/common';
import { Database } from '../database/database';
import { In, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import { RecordEntity } from '../database/record.entity';
import { Transactions } from '../database/transactions';
import { refuse, refuseField } from '../http/refusal';
import { Changes } from '../pubsub/changes';
import { marked } from './column-rules';
import { ListTotals } from './list-totals';
import {
  escapeLike,
  listableColumns,
  readListQuery,
  type Condition,
  type ListQuery,
  type RawQuery,
} from './list-query';

type Rows<Row extends RecordEntity> = SelectQueryBuilder<Row>;

/** Reading and writing of plain records: lists with the common parameters, and saves that leave an audit trail. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
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
    narrow?: (rows: Rows<Row>) => void,
  ): Promise<[Row[], number]> {
    const repository = this.database.manager.getRepository(entity);
    const query = readListQuery(raw, listableColumns(repository.metadata, actor?.kind === 'personnel'));
    const all = repository.createQueryBuilder('row').select('row.id', 'id');
    filter(all, query, marked(entity, 'searched'));
    narrow?.(all);
    const ids = (await pageOf(all, query).getRawMany<{ id: number }>()).map(({ id }) => id);
    const rows = ids.length > 0 ? await repository.findBy({ id: In(ids) } as FindOptionsWhere<Row>) : [];
    const place = new Map(ids.map((id, index) => [id, index]));
    rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
    return [rows, await this.total(all, query, ids.length)];
  }

  /** A page that is not full tells the total itself. */
  private async total<Row extends RecordEntity>(all: Rows<Row>, query: ListQuery, found: number): Promise<number> {
    const before = (query.page - 1) * query.limit;
    const isLast = query.after_id === undefined && found < query.limit && (found > 0 || before === 0);
    return isLast ? before + found : this.totals.of(...all.getQueryAndParameters());
  }

  /** @throws Refusal NOT_FOUND */
  async byId<Row extends RecordEntity>(entity: Type<Row>, id: number): Promise<Row> {
    const repository = this.database.manager.getRepository<RecordEntity>(entity);
    const row = Number.isInteger(id) && id > 0 ? await repository.findOneBy({ id }) : null;
    if (!row) throw refuse('NOT_FOUND');
    return row as Row;
  }

  /** Creates, or with an id updates the columns given; answers the id. One transaction with its audit row. */
  async save<Row extends RecordEntity>(entity: Type<Row>, input: Partial<Row>, actor?: Actor): Promise<number> {
    const id = await this.transactions.run(() => this.saveWithin(entity, input, actor));
    await this.changes.announce(entity.name);
    return id;
  }

  /** The same inside a transaction of the caller's, who announces the change afterwards. */
  async saveWithin<Row extends RecordEntity>(entity: Type<Row>, input: Partial<Row>, actor?: Actor): Promise<number> {
    const repository = this.database.manager.getRepository<RecordEntity>(entity);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    if (input.id === undefined) {
      const row = repository.create({ ...given, create_by: actor?.id ?? null });
      await repository.insert(row);
      await this.audit.record(actor, 'create', entity, row.id, undefined, given);
      return row.id;
    }
    const before = await repository.findOne({ where: { id: input.id }, lock: { mode: 'pessimistic_write' } });
    if (!before) throw refuse('NOT_FOUND');
    for (const name of marked(entity, 'required')) {
      if (name in given && (given[name] === null || given[name] === '')) throw refuseField(name, 'กรุณากรอกข้อมูล');
    }
    await repository.update({ id: input.id }, given);
    await this.audit.record(actor, 'update', entity, input.id, before, given);
    return input.id;
  }

  /** @throws Refusal NOT_FOUND; STILL_IN_USE when other records point to it */
  async remove<Row extends RecordEntity>(entity: Type<Row>, id: number, actor?: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const repository = this.database.manager.getRepository<RecordEntity>(entity);
      const before = await repository.findOneBy({ id });
      if (!before) throw refuse('NOT_FOUND');
      await repository.delete({ id });
      await this.audit.record(actor, 'delete', entity, id, before, undefined);
    });
    await this.changes.announce(entity.name);
  }
}

/** Adds the filters and the free text of a list call; `q` looks into the columns `searched`. */
function filter<Row extends RecordEntity>(rows: Rows<Row>, query: ListQuery, searched: ReadonlySet<string>): void {
  query.where.forEach((condition, index) => {
    rows.andWhere(...conditionText(condition, `row.${condition.column}`, `filter${index}`));
  });
  if (query.q && searched.size > 0) {
    const anywhere = [...searched].map((column) => `row.${column} LIKE :anywhere`).join(' OR ');
    rows.andWhere(`(${anywhere})`, { anywhere: `%${escapeLike(query.q)}%` });
  }
}

/** Ordered and cut. Rows that are equal stand in the direction of the last column, so that one index serves both. */
function pageOf<Row extends RecordEntity>(all: Rows<Row>, { sort, after_id, page, limit }: ListQuery): Rows<Row> {
  const rows = all.clone();
  for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
  const direction = sort.at(-1)?.direction ?? 'ASC';
  if (!sort.some(({ column }) => column === 'id')) rows.addOrderBy('row.id', direction);
  if (after_id !== undefined) rows.andWhere(`row.id ${direction === 'ASC' ? '>' : '<'} :after_id`, { after_id });
  return rows.limit(limit).offset((page - 1) * limit);
}

/** Columns come from the white list, values are always bound. */
function conditionText({ operator, value }: Condition, place: string, name: string): [string, Record<string, unknown>] {
  if (operator === 'in') return [`${place} IN (:...${name})`, { [name]: value }];
  if (operator === 'like') return [`${place} LIKE :${name}`, { [name]: `%${escapeLike(String(value))}%` }];
  return [`${place} ${operator} :${name}`, { [name]: value }];
}
