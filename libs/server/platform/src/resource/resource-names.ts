import type { Type } from '@nestjs/common';
import { documentedProperties } from '../columns/column-rules';

/** How a record is saved, for whoever knows no more than what the audit log calls it. */
export interface SavedBy {
  /** Wire name of the call. */
  path: string;
  /** Columns that its body takes. */
  columns: ReadonlySet<string>;
}

const SAVED_BY = new Map<string, SavedBy>();

/** Remembers under the entity's name, as the audit log has it, by which call its records are saved. */
export function rememberResource(entity: Type<object>, path: string, update: Type<object>): void {
  const columns = new Set(documentedProperties(update));
  columns.delete('id');
  columns.delete('update_at');
  SAVED_BY.set(entity.name, { path, columns });
}

/** Undefined of what has no call of the generic pattern. */
export function savedBy(entityName: string): SavedBy | undefined {
  return SAVED_BY.get(entityName);
}
