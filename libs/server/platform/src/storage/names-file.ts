import type { Area } from './storage';

export interface FileColumn {
  entity: Function;
  column: string;
  area: Area;
  /** Kept in the widths that pages ask for. */
  isPicture: boolean;
}

const COLUMNS: FileColumn[] = [];
const TEXTS: Pick<FileColumn, 'entity' | 'column'>[] = [];

/** Property decorator of a column that holds the path of a stored file; the worker deletes files that no row names. */
export function NamesFile(area: Area, isPicture = false): PropertyDecorator {
  return (prototype, column) =>
    void COLUMNS.push({ entity: prototype.constructor, column: String(column), area, isPicture });
}

/** @returns the columns of all entities that this process has loaded */
export function fileColumns(): readonly FileColumn[] {
  return COLUMNS;
}

/** Property decorator of a column whose HTML shows public pictures, which stay as long as it does. */
export function ShowsPictures(): PropertyDecorator {
  return (prototype, column) => void TEXTS.push({ entity: prototype.constructor, column: String(column) });
}

/** @returns the same of them */
export function textColumns(): readonly Pick<FileColumn, 'entity' | 'column'>[] {
  return TEXTS;
}
