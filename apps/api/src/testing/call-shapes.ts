import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiDocument } from '../openapi';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const LIST_PARAMETERS = new Set(['page', 'limit', 'after_id', 'sort', 'q', 'filter']);

/** What a call takes, as the OpenAPI document says. */
export interface CallShape {
  call: string;
  method: string;
  path: string;
  /** Names of query parameters; for a list also its columns. */
  query: string[];
  /** Query parameters that are this call's own; the rest are those of every list. */
  own: string[];
  isList: boolean;
  /** A body that the call understands; undefined when it takes none. */
  body?: Record<string, unknown>;
  /** Every field of the body. */
  fields: string[];
  isForm: boolean;
}

/** The shape of every route. @param known values of fields that name a row, by the field's name */
export function callShapes(app: NestFastifyApplication, known: Record<string, unknown>): CallShape[] {
  const document = apiDocument(app);
  const named = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const resolve = (schema: Schema = {}): Schema => {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref ?? schema.oneOf?.[0]?.$ref;
    return reference ? (named[reference.split('/').at(-1) ?? ''] ?? {}) : schema;
  };

  function valid(name: string, given: Schema): unknown {
    const schema = resolve(given);
    if (name in known) return known[name];
    if (schema.example !== undefined) return schema.example;
    if (schema.enum) return schema.enum[0];
    if (schema.format === 'date') return '2026-11-20';
    if (schema.type === 'array') return [valid(name, schema.items ?? {})];
    if (schema.properties) return validBody(schema);
    return schema.type === 'integer' || schema.type === 'number' ? 1 : 'ก';
  }
  /** Without the fields that may be empty; an id only where the call asks for one. */
  function validBody({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const needed = Object.entries(properties).filter(([name, schema]) =>
      name === 'id' ? required.includes(name) : !schema.nullable,
    );
    return Object.fromEntries(needed.map(([name, schema]) => [name, valid(name, schema)]));
  }
  /** Columns that a list is filtered by; each also has its comparisons, such as band_name_like. */
  function columnsOf(filter: Schema | undefined): string[] {
    return Object.keys(resolve(filter).properties ?? {}).filter((name) => !/_(like|gte|lte|in)$/.test(name));
  }
  function shape(path: string, method: string, operation: Operation): CallShape {
    const content = operation.requestBody?.content ?? {};
    const form = content['multipart/form-data']?.schema;
    const body = form ?? content['application/json']?.schema;
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const names = parameters.map(({ name }) => name);
    const filter = parameters.find(({ name }) => name === 'filter')?.schema;
    const isList = filter !== undefined && names.includes('page');
    return {
      call: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      query: [...names, ...columnsOf(filter)],
      own: names.filter((name) => !LIST_PARAMETERS.has(name)),
      isList,
      fields: Object.keys(resolve(body).properties ?? {}),
      isForm: form !== undefined,
      ...(body && { body: validBody(resolve(body)) }),
    };
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      // `{id}` of the document is `:id` in the table of calls.
      shape(path.replace(/\{(\w+)\}/g, ':$1'), method, operation),
    ),
  );
}
