import { applyDecorators, Get, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiQuery,
  getSchemaPath,
} from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

/** Query of calls that name one record. */
export class ByIdQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  id: number;
}

/** Data of a create or update. */
export class InsertId {
  @ApiProperty({ type: 'integer' })
  insertId: number;
}

/** Marks an answer without data. */
export class NoData {}

interface Documented {
  /** Rows of this class, with a total. */
  list?: Type;
  /** One object of this class. */
  one?: Type;
  /** Rows of this class without a total. */
  many?: Type;
  /** Body class where the parameter's own type does not say it. */
  body?: Type;
  /** A class whose properties stand beside `result` in the envelope. */
  beside?: Type;
}

/** Documents an operation: its id (the wire path), its body and the envelope it answers. */
export function Answers(operationId: string, documented: Documented) {
  const { list, one, many, body, beside } = documented;
  const models = [list, one, many, body, beside].filter(
    (model): model is Type => model !== undefined && model !== NoData,
  );
  return applyDecorators(
    ApiOperation({ operationId }),
    ...(models.length > 0 ? [ApiExtraModels(...models)] : []),
    ...(body ? [ApiBody({ schema: { $ref: getSchemaPath(body) } })] : []),
    ApiOkResponse({ schema: envelopeSchema(documented) }),
  );
}

function envelopeSchema({ list, one, many, beside }: Documented) {
  const reference = (model: Type) => ({ $ref: getSchemaPath(model) });
  const own = {
    type: 'object' as const,
    required: ['result', ...(list ? ['data', 'total'] : [])],
    properties: {
      result: { type: 'boolean' as const },
      message: { type: 'string' as const },
      code: { type: 'string' as const },
      ...(list && { data: { type: 'array' as const, items: reference(list) }, total: { type: 'integer' as const } }),
      ...(many && { data: { type: 'array' as const, items: reference(many) } }),
      ...(one && one !== NoData && { data: reference(one) }),
    },
  };
  return beside ? { allOf: [own, reference(beside)] } : own;
}

/** The list parameters of decisions.md §2, for documentation; filters by column are read from the query itself. */
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
    ApiQuery({
      name: 'sort',
      schema: { type: 'string' },
      description: 'column or -column, comma separated',
      ...optional,
    }),
    ApiQuery({ name: 'q', schema: { type: 'string' }, description: 'free text', ...optional }),
    ApiQuery({
      name: 'filter',
      description: `columns of ${entity.name}, also with _like, _gte, _lte, _in`,
      schema: { type: 'object', additionalProperties: { type: 'string' } },
      style: 'form',
      explode: true,
      ...optional,
    }),
  );
}

/** A lookup of the generic pattern: `@Lookup('bandMemberByBandId', BandMember, 'band_id')`. */
export function Lookup(path: string, entity: Type, ...columns: string[]) {
  return applyDecorators(
    Get(path),
    Answers(path, { list: entity }),
    ListParameters(entity),
    ...columns.map((name) => ApiQuery({ name, required: true, schema: { type: 'string' } })),
  );
}
