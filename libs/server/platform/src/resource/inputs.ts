import type { Type } from '@nestjs/common';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import type { RecordEntity } from '../columns/record.entity';
import { documentedProperties, marked } from '../columns/column-rules';
import { ByIdQuery } from '../http/documentation';

/** Columns of a row that a save may have in its hands; `id` and the version only where it changes a row. */
export type Input<Row extends RecordEntity> = Partial<Omit<Row, 'create_at' | 'create_by'>>;

const NEVER_WRITTEN = ['create_at', 'update_at', 'create_by'];

/** The version that a row was read at; without it the row is saved, or removed, whatever happened since. */
export class ReadAt {
  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    description: 'update_at of the row as it was read',
  })
  @IsOptional()
  @Convert(() => Date)
  @IsDate()
  update_at?: Date;
}

/** Which row to remove. */
export class RemoveRow extends IntersectionType(ByIdQuery, ReadAt) {}

class NoFields {}

/**
 * The two body classes of a resource, derived from its entity without what the server sets and what nobody sees.
 * @param fields a class of fields that are no open columns, such as a password
 */
export function inputsOf<Row extends RecordEntity>(entity: Type<Row>, fields: Type<object> = NoFields) {
  const closed = [...NEVER_WRITTEN, ...marked(entity, 'serverSet'), ...marked(entity, 'secret')];
  const columns = (more: string[] = []) => OmitType(entity, [...closed, ...more] as (keyof Row)[]) as Type<object>;
  const required = marked(entity, 'required');
  const create = named(`Create${entity.name}`, IntersectionType(columns(['id']), fields), (name) => required.has(name));
  const update = named(`Update${entity.name}`, IntersectionType(columns(), fields, ReadAt), (name) => name === 'id');
  return { create: create as Type<Input<Row>>, update: update as Type<Input<Row>> };
}

function named(name: string, type: Type<object>, isRequired: (property: string) => boolean): Type<object> {
  Object.defineProperty(type, 'name', { value: name });
  for (const property of documentedProperties(type))
    ApiProperty({ required: isRequired(property) })(type.prototype as object, property);
  return type;
}
