import { useEffect, useState, type MouseEvent } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/actions/button';
import type { ShowCard } from '../../shows/show-card';
import type { PackageAllData } from './package-all-data.server';
import { PAGE_SIZE } from './show-filter';

interface More {
  shows: ShowCard[];
  left: number;
  /** The next page, which stands alone where no script runs. */
  next: string;
  busy: boolean;
  fetchNext: () => void;
}

/**
 * The shows of a list and those that were fetched besides, page by page. How many are shown stands in the address, so that
 * whoever comes back finds them again.
 */
export function useMoreShows(data: PackageAllData): More {
  const fetcher = useFetcher<PackageAllData>();
  const [fetched, setFetched] = useState<PackageAllData[]>([]);
  const answer = fetcher.data;
  if (answer && !fetched.includes(answer)) setFetched([...fetched, answer]);
  const last = fetched.at(-1) ?? data;
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const next = new URLSearchParams(search);
  next.delete('show');
  next.set('page', String(Math.ceil(last.until / PAGE_SIZE) + 1));

  useEffect(() => {
    if (!answer) return;
    setSearch(
      (now) => {
        now.set('show', String(answer.until));
        now.delete('page');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setSearch is another one with every address
  }, [answer]);

  return {
    shows: [data, ...fetched].flatMap(({ shows }) => shows),
    left: Math.max(0, data.found - last.until),
    next: `${pathname}?${next}`,
    busy: fetcher.state !== 'idle',
    fetchNext: () => void fetcher.load(`${pathname}?${next}`),
  };
}

export function MoreShows({ left, next, busy, fetchNext }: More) {
  if (left === 0) return null;
  const fetch = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) fetchNext();
  };
  return (
    <ButtonLink to={next} onClick={fetch} aria-busy={busy || undefined}>
      แสดงเพิ่มอีก {Math.min(left, PAGE_SIZE)} รายการ
    </ButtonLink>
  );
}
