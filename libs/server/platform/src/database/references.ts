import type { EntityMetadata } from 'typeorm';
import type { Database } from './database';

/** The entity that a column points to: `band_id` to the table `band`; undefined for a column that points to none. */
export function referenced({ manager }: Database, column: string): EntityMetadata | undefined {
  const table = /^(\w+)_id$/.exec(column)?.[1];
  return manager.dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
}
