/** Columns that every record has (product.md §3). */
export interface Row {
  id: number;
  create_at: string;
}
