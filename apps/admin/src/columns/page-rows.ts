import { createContext, useContext } from 'react';

/** The records that the table around shows, so that its cells can ask for what they point to in one call. */
export const PageRows = createContext<readonly object[]>([]);

/** The distinct ids that a column of the shown records points to. */
export function useReferredIds(column: string): number[] {
  const rows = useContext(PageRows) as readonly Record<string, unknown>[];
  const ids = rows.map((row) => row[column]).filter((id): id is number => typeof id === 'number');
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The ids of the shown records, so that cells can ask about all of them in one call. */
export function useShownIds(): number[] {
  return (useContext(PageRows) as readonly { id: number }[]).map(({ id }) => id);
}
