import type { Type } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { RecordEntity } from '../database/record.entity';
import { marked } from './column-rules';

type Kept = 'create_at' | 'update_at' | 'create_by';
type Input<Row extends RecordEntity> = Partial<Omit<Row, Kept>>;

/**
 * The body class of a resource, derived from its entity: everything but what the server sets.
 * With an id it updates the columns given, without one it creates (product.md §4, "Create or update").
 */
export function SaveInput<Row extends RecordEntity>(entity: Type<Row>): Type<Input<Row>> {
  const closed = ['create_at', 'update_at', 'create_by', ...marked(entity, 'serverSet'), ...marked(entity, 'secret')];
  const Input = OmitType(entity, closed as (keyof Row)[]) as Type<object>;
  for (const name of documentedProperties(Input)) ApiProperty({ required: false })(Input.prototype as object, name);
  return Input as unknown as Type<Input<Row>>;
}

/** Names that OpenAPI knows; on an update any of them may be absent, so none is required there. */
function documentedProperties(type: Type<object>): string[] {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', type.prototype as object) ?? []) as string[];
  return names.map((name) => name.replace(/^:/, ''));
}
