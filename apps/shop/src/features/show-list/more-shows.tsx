import { useEffect, useState, type MouseEvent } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/actions/button';
import { Failure } from '../../ui/feedback/failure';
import type { ShowCard } from '../../shows/show-card';
import type { PackageAllData } from './package-all-data.server';
import { MAX_SHOWN, PAGE_SIZE } from './show-filter';

/** What an address of a page says that is fetched besides: a bad line must not take the list away. */
export const BESIDES = 'besides';

interface More {
  shows: ShowCard[];
  left: number;
  /** Where no script runs: the list with the next page, or that page alone when the list would be too long. */
  next: string;
  busy: boolean;
  /** The next page did not come. */
  failed: boolean;
  fetchNext: () => void;
}

/**
 * The shows of a list and those that were fetched besides, page by page. How many are shown stands in the address, so that
 * whoever comes back finds them again.
 */
export function useMoreShows(data: PackageAllData): More {
  const fetcher = useFetcher<PackageAllData | null>();
  const [fetched, setFetched] = useState<PackageAllData[]>([]);
  const answer = fetcher.data;
  if (answer && !fetched.includes(answer)) setFetched([...fetched, answer]);
  const last = fetched[fetched.length - 1] ?? data;
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const to = (name: 'show' | 'page', value: number) => {
    const asked = new URLSearchParams(search);
    for (const other of ['show', 'page']) asked.delete(other);
    return `${pathname}?${asked}${asked.size ? '&' : ''}${name}=${value}`;
  };
  const nextPage = to('page', Math.ceil(last.until / PAGE_SIZE) + 1);
  const longer = last.until + PAGE_SIZE;

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
    next: longer > MAX_SHOWN ? nextPage : to('show', longer),
    busy: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && answer === null,
    fetchNext: () => void fetcher.load(`${nextPage}&${BESIDES}`),
  };
}

export function MoreShows({ left, next, busy, failed, fetchNext }: More) {
  if (left === 0) return null;
  const fetch = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) fetchNext();
  };
  if (failed) return <Failure inline title="โหลดรายการเพิ่มไม่ได้" onRetry={fetchNext} />;
  return (
    <ButtonLink to={next} onClick={fetch} aria-busy={busy || undefined}>
      แสดงเพิ่มอีก {Math.min(left, PAGE_SIZE)} รายการ
    </ButtonLink>
  );
}
