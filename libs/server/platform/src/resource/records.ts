import { Injectable, type Type } from '@nestjs/common';
import { Database } from '../database/database';
import { type SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import { RecordEntity } from '../database/record.entity';
import { Transactions } from '../database/transactions';
import { refuse, refuseField } from '../http/refusal';
import { Changes } from '../pubsub/changes';
import { marked } from './column-rules';
import { listableColumns, readListQuery, type Condition, type ListQuery, type RawQuery } from './list-query';

/** Reading and writing of plain records: lists with the common parameters, and saves that leave an audit trail. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * A page of rows and the total.
   * @param raw list parameters of decisions.md §2
   * @param narrow adds conditions of the caller's own, such as row ownership (alias of the table is `row`)
   */
  async list<Row extends RecordEntity>(
    entity: Type<Row>,
    raw: RawQuery,
    actor?: Actor,
    narrow?: (rows: SelectQueryBuilder<Row>) => void,
  ): Promise<[Row[], number]> {
    const repository = this.database.manager.getRepository(entity);
    const query = readListQuery(raw, listableColumns(repository.metadata, actor?.kind === 'personnel'));
    const rows = repository.createQueryBuilder('row');
    applyListQuery(rows, query, marked(entity, 'searched'));
    narrow?.(rows);
    return rows.getManyAndCount();
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

/**
 * Adds the filters, the free text, the order and the page of a list call to a query.
 * @param searched columns that `q` looks into
 * @param place where a column stands; by itself in the table with the alias `row`
 */
export function applyListQuery<Row extends RecordEntity>(
  rows: SelectQueryBuilder<Row>,
  query: ListQuery,
  searched: ReadonlySet<string>,
  place = (column: string) => `row.${column}`,
): void {
  query.where.forEach((condition, index) => {
    rows.andWhere(...conditionText(condition, place(condition.column), `filter${index}`));
  });
  if (query.q && searched.size > 0) {
    const anywhere = [...searched].map((column) => `row.${column} LIKE :anywhere`).join(' OR ');
    rows.andWhere(`(${anywhere})`, { anywhere: `%${escapeLike(query.q)}%` });
  }
  for (const { column, direction } of query.sort) rows.addOrderBy(place(column), direction);
  if (!query.sort.some(({ column }) => column === 'id')) rows.addOrderBy('row.id', 'ASC');
  rows.take(query.limit).skip((query.page - 1) * query.limit);
}

/** Columns come from the white list, values are always bound. */
function conditionText({ operator, value }: Condition, place: string, name: string): [string, Record<string, unknown>] {
  if (operator === 'in') return [`${place} IN (:...${name})`, { [name]: value }];
  if (operator === 'like') return [`${place} LIKE :${name}`, { [name]: `%${escapeLike(String(value))}%` }];
  return [`${place} ${operator} :${name}`, { [name]: value }];
}

/** A text as LIKE finds it literally. */
export function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&');
}
