import type { Area } from './storage';

export interface FileColumn {
  entity: Function;
  column: string;
  area: Area;
}

const COLUMNS: FileColumn[] = [];

/** Property decorator of a column that holds the path of a stored file; the worker deletes files that no row names. */
export function NamesFile(area: Area): PropertyDecorator {
  return (prototype, column) => void COLUMNS.push({ entity: prototype.constructor, column: String(column), area });
}

/** @returns the columns of all entities that this process has loaded */
export function fileColumns(): readonly FileColumn[] {
  return COLUMNS;
}
