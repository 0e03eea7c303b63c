import { escapeLike, type Narrow, type RawQuery, type RecordEntity } from '@wethi/platform';

/** Longer ones find nothing. */
const LENGTH = 100;

/**
 * Searches a list of what people wrote by its words and by their names.
 * @param column what holds the words
 * @returns the query without its `q`, and what `q` leaves of the list
 */
export function searchWritten<Row extends RecordEntity & { user_id: number | null }>(
  { q, ...query }: RawQuery,
  column: string,
): [RawQuery, Narrow<Row> | undefined] {
  const words = [q ?? ''].flat()[0]?.slice(0, LENGTH).trim();
  if (!words) return [query, undefined];
  const people = 'SELECT user.id FROM user WHERE user.user_nickname LIKE :words';
  const written = `(row.${column} LIKE :words OR row.user_id IN (${people}))`;
  return [query, (rows) => rows.andWhere(written, { words: `%${escapeLike(words)}%` })];
}
