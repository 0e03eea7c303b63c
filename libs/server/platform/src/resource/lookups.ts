import { applyDecorators, Get, Query, type Type } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { Allow, CurrentActor, type Access } from '../auth/access';
import type { Actor } from '../auth/actor';
import type { RecordEntity } from '../columns/record.entity';
import type { Envelope } from '../http/envelope.interceptor';
import { PubliclyCached } from '../http/public-cache';
import { refuseField } from '../refusal/refusal';
import { documentationOf } from '../columns/column-rules';
import { Answers, ListParameters } from '../http/documentation';
import type { RawQuery } from './list-query';

/** Columns that must be given; or those with another rule, or with filters that hold unless the caller gives others. */
export type LookupRule<Row extends RecordEntity> =
  | readonly (keyof Row & string)[]
  | { columns: readonly (keyof Row & string)[]; access?: Access; unless?: Partial<Record<keyof Row & string, string>> };

interface Pages {
  page(query: RawQuery, actor: Actor | undefined): Promise<Envelope>;
}

/** Gives a resource class the route of a lookup: whole, as far as a page may be long, unless the caller asks for pages. */
export function addLookup<Row extends RecordEntity>(
  resource: Function,
  name: string,
  lookup: LookupRule<Row>,
  { entity, answer, read }: { entity: Type<Row>; answer: Type<object>; read: Access },
): void {
  const { columns, access = read, unless = {} } = 'columns' in lookup ? lookup : { columns: lookup };
  const prototype = resource.prototype as object;
  async function lookUp(this: Pages, query: RawQuery, actor?: Actor): Promise<Envelope> {
    requireParameters(query, ...columns);
    return this.page({ limit: String(LIST_LIMIT_MAX), ...unless, ...query }, actor);
  }
  const descriptor: PropertyDescriptor = { value: lookUp, configurable: true, writable: true };
  Object.defineProperty(prototype, name, descriptor);
  // As the compiler writes it beside a decorated method; what the query may hold, `page` judges.
  Reflect.defineMetadata('design:paramtypes', [Object, Object], prototype, name);
  Query()(prototype, name, 0);
  CurrentActor()(prototype, name, 1);
  const route = [Lookup(name, entity, ...columns), Answers(name, { list: answer }), Allow(access)];
  if (access === 'public') route.push(PubliclyCached());
  applyDecorators(...route)(prototype, name, descriptor);
}

/** Route and documentation of a list by parameters that must be given; for lookups that need code of their own. */
export function Lookup(path: string, entity: Type<object>, ...columns: string[]): MethodDecorator {
  const schemaOf = (column: string) => {
    const { type, format } = documentationOf(entity, column) as { type?: unknown; format?: string };
    const isInteger = type === 'integer' || column.endsWith('_id');
    return { type: isInteger ? ('integer' as const) : ('string' as const), ...(format && { format }) };
  };
  return applyDecorators(
    Get(path),
    Answers(path, { list: entity }),
    ListParameters(entity),
    ...columns.map((name) => ApiQuery({ name, required: true, schema: schemaOf(name) })),
  );
}

/** @throws Refusal INVALID_INPUT about the first parameter that is missing */
export function requireParameters(query: RawQuery, ...names: string[]): void {
  for (const name of names) if (!query[name]) throw refuseField(name, 'กรุณากรอกข้อมูล');
}

/** An id that a parameter gives. @throws Refusal INVALID_INPUT when it is none */
export function readId(query: RawQuery, name: string): number {
  const id = Number(query[name]);
  if (!Number.isInteger(id) || id < 1) throw refuseField(name, 'ต้องเป็นตัวเลขจำนวนเต็ม');
  return id;
}
