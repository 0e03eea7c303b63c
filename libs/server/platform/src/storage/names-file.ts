import type { Area } from './storage';

export interface FileColumn {
  entity: Function;
  column: string;
  area: Area;
  /** Kept in the widths that pages ask for. */
  isPicture: boolean;
}

const COLUMNS: FileColumn[] = [];

/** Property decorator of a column that holds the path of a stored file; the worker deletes files that no row names. */
export function NamesFile(area: Area, isPicture = false): PropertyDecorator {
  return (prototype, column) =>
    void COLUMNS.push({ entity: prototype.constructor, column: String(column), area, isPicture });
}

/** @returns the columns of all entities that this process has loaded */
export function fileColumns(): readonly FileColumn[] {
  return COLUMNS;
}
