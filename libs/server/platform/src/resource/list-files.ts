import { applyDecorators, Injectable, type StreamableFile, type Type } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { bangkokTime } from '@wethi/format';
import type { FastifyReply } from 'fastify';
import type { EntityMetadata } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import { limitToBand } from '../auth/band-scope';
import { documentationOf, labelsOf, marked } from '../columns/column-rules';
import type { RecordEntity } from '../columns/record.entity';
import { Database } from '../database/database';
import { referenced } from '../database/references';
import { ListFilters } from '../http/documentation';
import { shownValues } from '../http/presenter';
import { limit } from '../limits/limit';
import { LimitedBy } from '../limits/request-limit';
import { refuseField } from '../refusal/refusal';
import { sendTable, TableDownload } from '../table-file/table-download';
import { TABLE_FORMATS, type TableColumn, type TableFormat } from '../table-file/table-file';
import type { RawQuery } from './list-query';
import type { AllRows } from './records';

/** What a list answers, and the rows behind it. */
interface ListSource {
  path: string;
  entity: Type<RecordEntity>;
  /** The class of its answers. */
  answer: Type<object>;
  read: (query: RawQuery) => Promise<AllRows<object>>;
  /** Columns about people, which a file has only when they are named. */
  personal?: readonly string[];
}

type Values = Record<string, unknown>;

const fileLimit = limit({ key: 'list-file', points: 20, per: '1m' });

/** Declares a call that answers a whole list as a file. */
export function ListDownload(operationId: string, entity: Type<object>) {
  return applyDecorators(
    TableDownload(operationId),
    LimitedBy(fileLimit),
    ApiQuery({ name: 'format', enum: TABLE_FORMATS }),
    ApiQuery({
      name: 'column',
      description: 'name, or name:title; several times, in the order of the file; all of them without it',
      schema: { type: 'array', items: { type: 'string' } },
      required: false,
    }),
    ListFilters(entity),
  );
}

/** Lists as files: the same rows in the same order as the list's pages, in words instead of ids and keys. */
@Injectable()
export class ListFiles {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Answers what the filters select as a file, and notes who took it.
   * @throws Refusal INVALID_INPUT about a column that the list does not show; LIST_TOO_LONG
   */
  async send(
    reply: FastifyReply,
    { path, entity, answer, read, personal = [] }: ListSource,
    { format, column, ...query }: RawQuery,
    actor: Actor,
  ): Promise<StreamableFile> {
    if (!isFormat(format)) throw refuseField('format', 'ค่าที่เลือกไม่ถูกต้อง');
    const columns = readColumns(column, answer, actor, personal);
    const { total, batches } = await read(query);
    const names = columns.map(({ name }) => name);
    const taken = { format, columns: names, query, rows: total };
    await this.audit.record(actor, 'export', entity, 0, undefined, taken);
    return sendTable(reply, format, path, columns, this.inWords(batches, answer, names, actor));
  }

  private async *inWords(
    batches: AsyncIterable<object[]>,
    answer: Type<object>,
    columns: readonly string[],
    actor: Actor,
  ): AsyncGenerator<Values[]> {
    for await (const rows of batches as AsyncIterable<Values[]>) {
      const words = await Promise.all(columns.map((column) => this.wordsOf(column, answer, rows, actor)));
      yield rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, words[index]?.(row[column])])),
      );
    }
  }

  /** How a column's values are told to people. */
  private async wordsOf(
    column: string,
    answer: Type<object>,
    rows: readonly Values[],
    actor: Actor,
  ): Promise<(value: unknown) => unknown> {
    const labels = labelsOf(answer, column);
    if (labels) return (value) => labels[String(value)] ?? value;
    const target = referenced(this.database, column);
    const nameColumn = target && [...marked(target.target as Function, 'named')][0];
    if (!nameColumn) return textOf;
    const ids = rows.map((row) => row[column]).filter((id): id is number => typeof id === 'number');
    const names = await this.namesOf(target, nameColumn, [...new Set(ids)], actor);
    return (id) => names.get(id as number);
  }

  private async namesOf(
    { target }: EntityMetadata,
    column: string,
    ids: readonly number[],
    actor: Actor,
  ): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = this.database.manager.createQueryBuilder(target, 'row').where('row.id IN (:...ids)', { ids });
    limitToBand(rows, target, actor);
    const named = await rows.select('row.id', 'id').addSelect(`row.${column}`, 'name').getRawMany<{
      id: number;
      name: string;
    }>();
    return new Map(named.map(({ id, name }) => [id, name]));
  }
}

function isFormat(format: unknown): format is TableFormat {
  return TABLE_FORMATS.some((known) => known === format);
}

/** 'band_name:ชื่อวง' for each column; only those that the list shows the caller. */
function readColumns(
  asked: RawQuery[string],
  answer: Type<object>,
  actor: Actor,
  personal: readonly string[],
): TableColumn<Values>[] {
  const shown = shownValues(answer, actor.kind === 'personnel');
  const usual = shown.filter((name) => !personal.includes(name));
  return [asked ?? usual].flat().map((text) => {
    const [name = '', ...title] = text.split(':');
    if (!shown.includes(name)) throw refuseField('column', 'ไม่รู้จักช่องข้อมูลนี้');
    const { multipleOf } = documentationOf(answer, name) as { multipleOf?: number };
    return { name, title: title.join(':') || name, ...(multipleOf !== undefined && { money: true }) };
  });
}

/** Moments as the clock in Bangkok showed them; what is no single value stays out. */
function textOf(value: unknown): unknown {
  if (value instanceof Date) {
    const { date, time } = bangkokTime(value.getTime());
    return `${date} ${time}`;
  }
  return typeof value === 'object' ? '' : value;
}
