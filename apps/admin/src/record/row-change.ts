import type { HttpError } from '@refinedev/core';
import type { ApiError } from '@wethi/http';

/** What the server says of a record that was saved after it was read (409 ROW_CHANGED). */
export interface RowChange {
  /** Who, when and which columns, where that is known. */
  by?: string;
  at?: string;
  fields?: string[];
  /** The version that a save over it has to name. */
  update_at: string;
}

/** @returns undefined when something else went wrong */
export function rowChangeOf(error: HttpError | ApiError): RowChange | undefined {
  return error.code === 'ROW_CHANGED' ? (error.data as RowChange) : undefined;
}
