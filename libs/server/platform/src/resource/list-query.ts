import { LIST_LIMIT, LIST_LIMIT_MAX, type FieldError } from '@wethi/contract';
import type { EntityMetadata } from 'typeorm';
import { refuse } from '../http/refusal';
import { marked } from './column-rules';

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
  sort: { column: string; direction: 'ASC' | 'DESC' }[];
  where: Condition[];
  q: string;
}

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
export function readListQuery(raw: RawQuery, columns: ReadonlySet<string>): ListQuery {
  const errors: FieldError[] = [];
  const { page, limit, sort, q, ...filters } = raw;
  const query: ListQuery = {
    page: wholeNumber('page', page, 1, 1_000_000, 1, errors),
    limit: wholeNumber('limit', limit, 1, LIST_LIMIT_MAX, LIST_LIMIT, errors),
    sort: readSort(text(sort), columns, errors),
    where: [],
    q: text(q).slice(0, 100).trim(),
  };
  for (const [name, value] of Object.entries(filters)) {
    const condition = readCondition(name, text(value), columns);
    if (condition) query.where.push(condition);
    else errors.push({ field: name, message: 'ไม่รู้จักช่องข้อมูลนี้' });
  }
  if (errors.length > 0) throw refuse('INVALID_INPUT', { errors });
  return query;
}

/** Columns that a caller may filter and sort by: those that he may see. */
export function listableColumns(metadata: EntityMetadata, forPersonnel: boolean): Set<string> {
  const hidden = marked(metadata.target as Function, 'secret');
  const personnelOnly = forPersonnel ? new Set<string>() : marked(metadata.target as Function, 'personnelOnly');
  const names = metadata.columns.map((column) => column.propertyName);
  return new Set(names.filter((name) => !hidden.has(name) && !personnelOnly.has(name)));
}

function readCondition(name: string, value: string, columns: ReadonlySet<string>): Condition | undefined {
  if (columns.has(name)) return { column: name, operator: '=', value };
  for (const [suffix, operator] of OPERATORS) {
    const column = name.slice(0, -suffix.length);
    if (!name.endsWith(suffix) || !columns.has(column)) continue;
    return { column, operator, value: operator === 'in' ? value.split(',').slice(0, 100) : value };
  }
  return undefined;
}

function readSort(value: string, columns: ReadonlySet<string>, errors: FieldError[]): ListQuery['sort'] {
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
