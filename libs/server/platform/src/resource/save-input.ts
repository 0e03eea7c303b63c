import type { Type } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
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
  return OmitType(entity, closed as (keyof Row)[]) as unknown as Type<Input<Row>>;
}
