/** Columns that every record has (product.md §3). */
export interface Row {
  id: number;
  create_at: string;
  /** The version of the record; a save that carries an older one is refused. */
  update_at: string;
}
