/** Rows of several pages, each once: a row may move to another page between two reads. */
export function unique<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
