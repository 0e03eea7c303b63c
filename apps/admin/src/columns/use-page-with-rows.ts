import { useEffect } from 'react';

interface ShownPage {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Of this page; undefined until they are read. */
  rows: readonly unknown[] | undefined;
  total: number;
  turnTo: (page: number) => void;
}

/**
 * A list that got shorter than the page in sight, as when its last row went or an old link is opened, shows its last page: an
 * empty one says that there is nothing at all, and its pager already stands on the last, so that no press leads back.
 * @returns whether it is about to
 */
export function usePageWithRows({ page, pageSize, rows, total, turnTo }: ShownPage): boolean {
  const isPast = page > 1 && rows?.length === 0;
  // A large total is some seconds old.
  const last = Math.max(1, Math.min(page - 1, Math.ceil(total / pageSize)));
  useEffect(() => {
    if (isPast) turnTo(last);
  });
  return isPast;
}
