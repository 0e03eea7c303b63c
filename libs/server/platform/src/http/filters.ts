import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { documentationOf, documentedProperties } from '../columns/column-rules';

const FILTERS = new Map<Type, Type>();

/** A class that documents how a list is filtered: each column by its value, and by what its type can be compared with. */
export function filterOf(entity: Type<object>): Type {
  const known = FILTERS.get(entity);
  if (known) return known;
  class Filter {}
  Object.defineProperty(Filter, 'name', { value: `${entity.name}Filter` });
  for (const column of documentedProperties(entity)) {
    for (const [name, schema] of conditionsOf(column, documentationOf(entity, column)))
      ApiProperty({ ...schema, required: false } as ApiPropertyOptions)(Filter.prototype, name);
  }
  FILTERS.set(entity, Filter);
  return Filter;
}

type Schema = Pick<ApiPropertyOptions & { format?: string }, 'type' | 'format' | 'enum'>;

function conditionsOf(column: string, documented: ApiPropertyOptions): [name: string, schema: Schema][] {
  const { type, format, enum: values } = documented as Schema;
  const text: Schema = { type: String };
  if (values)
    return [
      [column, { type: String, enum: values }],
      [`${column}_in`, text],
    ];
  if (type === Number || type === 'integer' || type === 'number') {
    const number: Schema = { type: type === 'integer' ? 'integer' : Number };
    return [
      [column, number],
      [`${column}_gte`, number],
      [`${column}_lte`, number],
      [`${column}_in`, text],
    ];
  }
  if (format) {
    const date: Schema = { type: String, format };
    return [
      [column, date],
      [`${column}_gte`, date],
      [`${column}_lte`, date],
    ];
  }
  return [
    [column, text],
    [`${column}_like`, text],
    [`${column}_in`, text],
  ];
}
