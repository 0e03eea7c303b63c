import { LIST_LIMIT, LIST_LIMIT_MAX, type FieldError } from '@wethi/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { EntityMetadata } from 'typeorm';
import { refuse } from '../refusal/refusal';
import { marked } from '../columns/column-rules';

/** The query text of a list call as Fastify parsed it. */
export type RawQuery = Record<string, string | string[] | undefined>;

export interface Condition {
  column: string;
  operator: '=' | 'like' | '>=' | '<=' | 'in';
  value: string | string[];
}

export interface ListQuery {
  page: number;
  limit: number;
  /** Continues a list in the order of ids after this one, however far down. */
  after_id?: number;
  sort: { column: string; direction: 'ASC' | 'DESC' }[];
  where: Condition[];
  q: string;
}

/** Pages end here, since the database walks over all rows before a page; `after_id` goes further. */
const DEEPEST_ROW = 100_000;
const LARGEST_ID = 4_294_967_295;

const OPERATORS: [suffix: string, operator: Condition['operator']][] = [
  ['_like', 'like'],
  ['_gte', '>='],
  ['_lte', '<='],
  ['_in', 'in'],
];

/**
 * Reads the list parameters of decisions.md §2 against the columns a caller may name.
 * @throws Refusal INVALID_INPUT naming each parameter that is unknown or wrong
 */
export function readListQuery(raw: RawQuery, columns: Columns): ListQuery {
  const errors: FieldError[] = [];
  const { page, limit, after_id, sort, q, ...filters } = raw;
  const rows = wholeNumber('limit', limit, 1, LIST_LIMIT_MAX, LIST_LIMIT, errors);
  const query: ListQuery = {
    page: wholeNumber('page', page, 1, Math.floor(DEEPEST_ROW / rows), 1, errors),
    limit: rows,
    ...(after_id !== undefined && { after_id: wholeNumber('after_id', after_id, 0, LARGEST_ID, 0, errors) }),
    sort: readSort(text(sort), columns, errors),
    where: [],
    q: text(q).slice(0, 100).trim(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const condition = readCondition(name, text(value), columns);
    if (condition && columns.get(condition.column) === 'number' && isTooLarge(condition.value))
      errors.push({ field: name, message: 'ต้องเป็นตัวเลข' });
    else if (condition) query.where.push(condition);
    else errors.push({ field: name, message: 'ไม่รู้จักช่องข้อมูลนี้' });
  }
  if (query.after_id !== undefined && query.sort.some(({ column }) => column !== 'id'))
    errors.push({ field: 'after_id', message: 'ใช้ได้เมื่อเรียงตาม id เท่านั้น' });
  if (errors.length > 0) throw refuse('INVALID_INPUT', { errors });
  return query;
}

/** Columns by name, and how they compare. */
export type Columns = ReadonlyMap<string, 'number' | 'text'>;

const LISTABLE = new WeakMap<EntityMetadata, readonly [guests: Columns, personnel: Columns]>();

/**
 * Columns that a caller may filter and sort by: those that they may see. So may guests: only ids are sorted, pages end at
 * DEEPEST_ROW, MariaDB ends a statement after 20 s, who asks has a limit (`RequestLimit`), and `large-lists.db.spec.ts` watches
 * the plans of usual lists.
 */
export function listableColumns(metadata: EntityMetadata, forPersonnel: boolean): Columns {
  let known = LISTABLE.get(metadata);
  if (!known) {
    const entity = metadata.target as Function;
    known = [
      columnsWithout(metadata, marked(entity, 'secret'), marked(entity, 'personnelOnly')),
      columnsWithout(metadata, marked(entity, 'secret')),
    ];
    LISTABLE.set(metadata, known);
  }
  return known[forPersonnel ? 1 : 0];
}

function columnsWithout({ columns }: EntityMetadata, ...hidden: ReadonlySet<string>[]): Columns {
  const shown = columns.filter(({ propertyName }) => !hidden.some((names) => names.has(propertyName)));
  return new Map(shown.map(({ propertyName, type }) => [propertyName, NUMERIC.has(type) ? 'number' : 'text']));
}

/** A filter on a column or on what is reckoned of some, for typed SQL. */
export function conditionOn(column: string | RawBuilder<unknown>, { operator, value }: Condition): RawBuilder<SqlBool> {
  const place = typeof column === 'string' ? sql.ref(column) : column;
  if (operator === 'in') return sql<SqlBool>`${place} in (${sql.join([value].flat())})`;
  if (operator === 'like') return sql<SqlBool>`${place} like ${`%${escapeLike(String(value))}%`}`;
  return sql<SqlBool>`${place} ${sql.raw(operator)} ${value}`;
}

/** A text as LIKE finds it literally. */
export function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&');
}

const NUMERIC = new Set<unknown>(['int', 'bigint', 'decimal', Number]);

function readCondition(name: string, value: string, columns: Columns): Condition | undefined {
  if (columns.has(name)) return { column: name, operator: '=', value };
  for (const [suffix, operator] of OPERATORS) {
    const column = name.slice(0, -suffix.length);
    if (!name.endsWith(suffix) || !columns.has(column)) continue;
    return { column, operator, value: operator === 'in' ? value.split(',').slice(0, 100) : value };
  }
  return undefined;
}

/** Number reads 'Infinity' and '1e999' as a number that no column has. */
function isTooLarge(value: string | string[]): boolean {
  return [value].flat().some((text) => Math.abs(Number(text)) === Infinity);
}

function readSort(value: string, columns: Columns, errors: FieldError[]): ListQuery['sort'] {
  return value
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const column = part.replace(/^-/, '');
      if (!columns.has(column)) errors.push({ field: 'sort', message: `ไม่รู้จักช่องข้อมูล ${column}` });
      return { column, direction: part.startsWith('-') ? 'DESC' : 'ASC' };
    });
}

function wholeNumber(
  field: string,
  raw: RawQuery[string],
  min: number,
  max: number,
  otherwise: number,
  errors: FieldError[],
): number {
  if (raw === undefined) return otherwise;
  const number = Number(raw);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  errors.push({ field, message: `ต้องเป็นตัวเลข ${min} ถึง ${max}` });
  return otherwise;
}

function text(value: RawQuery[string]): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
