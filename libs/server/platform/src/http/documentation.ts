import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiQuery,
  getSchemaPath,
} from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';
import { filterOf } from './filters';

/** Id of a row, in a query. */
export function Id(required: boolean): PropertyDecorator {
  const rules = [ApiProperty({ type: 'integer', minimum: 1, required }), Convert(() => Number), IsInt(), Min(1)];
  return (target, name) => [...rules, ...(required ? [] : [IsOptional()])].forEach((rule) => rule(target, name));
}

/** Query of calls that name one record. */
export class ByIdQuery {
  @Id(true)
  id: number;
}

/** Data of a create or update. */
export class InsertId {
  @ApiProperty({ type: 'integer' })
  insertId: number;
}

/** Marks an answer without data. */
export class NoData {}

/** What an operation answers; nothing else leaves (see Presenter). */
export interface Documented {
  /** Rows of this class, with a total. */
  list?: Type;
  /** One object of this class. */
  one?: Type;
  /** Rows of this class without a total. */
  many?: Type;
  /** A class whose properties stand beside `result` in the envelope. */
  beside?: Type;
  /** What `result` is where it is no boolean: an object of one of these classes. */
  result?: Type[];
  /** Body classes where the parameter's own type does not say them. */
  bodies?: Type[];
}
export const ANSWERS = 'wethi:answers';

/** Declares an operation: its id (the wire path), its bodies and the envelope it answers. */
export function Answers(operationId: string, documented: Documented) {
  const { list, one, many, beside, result = [], bodies = [] } = documented;
  const models = [list, one, many, beside, ...result, ...bodies].filter(
    (model): model is Type => model !== undefined && model !== NoData,
  );
  return applyDecorators(
    SetMetadata(ANSWERS, documented),
    ApiOperation({ operationId }),
    ...(models.length > 0 ? [ApiExtraModels(...models)] : []),
    ...(bodies.length > 0 ? [ApiBody({ schema: oneOf(bodies) })] : []),
    ApiOkResponse({ schema: envelopeSchema(documented) }),
  );
}

/**
 * Declares a form with one file in the field `images`, which `useUpload` reads (product.md §7).
 * @param form class of the form where it has other fields, too
 */
export function TakesFile(form?: Type) {
  const images = { type: 'string' as const, format: 'binary' };
  const alone = { type: 'object' as const, required: ['images'], properties: { images } };
  return applyDecorators(ApiConsumes('multipart/form-data'), ApiBody(form ? { type: form } : { schema: alone }));
}

const reference = (model: Type) => ({ $ref: getSchemaPath(model) });
const oneOf = (models: Type[]) => ({ oneOf: models.map(reference) });

function envelopeSchema({ list, one, many, beside, result }: Documented) {
  const own = {
    type: 'object' as const,
    required: ['result', ...(list ? ['data', 'total'] : [])],
    properties: {
      result: result ? oneOf(result) : { type: 'boolean' as const },
      message: { type: 'string' as const },
      code: { type: 'string' as const },
      ...(list && { data: { type: 'array' as const, items: reference(list) }, total: { type: 'integer' as const } }),
      ...(many && { data: { type: 'array' as const, items: reference(many) } }),
      ...(one && one !== NoData && { data: reference(one) }),
    },
  };
  return beside ? { allOf: [own, reference(beside)] } : own;
}

/**
 * The list parameters of decisions.md §2, for documentation. Filters are one object that stands in the query field by field
 * (OpenAPI: form, explode), so that the document says them once for each class.
 */
export function ListParameters(entity: Type) {
  const optional = { required: false };
  return applyDecorators(
    ApiQuery({ name: 'page', schema: { type: 'integer', minimum: 1 }, ...optional }),
    ApiQuery({ name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100 }, ...optional }),
    ApiQuery({
      name: 'after_id',
      schema: { type: 'integer', minimum: 0 },
      description: 'continues after this id, in the order of ids',
      ...optional,
    }),
    ListFilters(entity),
  );
}

/** Those of them that say which rows, and in which order. */
export function ListFilters(entity: Type) {
  const optional = { required: false };
  const filter = filterOf(entity);
  return applyDecorators(
    ApiQuery({
      name: 'sort',
      schema: { type: 'string' },
      description: 'column or -column, comma separated',
      ...optional,
    }),
    ApiQuery({ name: 'q', schema: { type: 'string' }, description: 'free text', ...optional }),
    ApiExtraModels(filter),
    ApiQuery({ name: 'filter', schema: reference(filter), style: 'form', explode: true, ...optional }),
  );
}
