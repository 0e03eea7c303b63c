import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { call } from '@wethi/http';
import { Button } from '../../ui/actions/button';
import { Rail } from '../../ui/layout/rail';
import { Section } from '../../ui/layout/section';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PosterCard } from '../../shows/poster-card';
import { useSavedShows } from '../../shows/saved-shows';
import styles from './saved-rail.module.css';
import type { ShowCard } from '../../shows/show-card';
import { useSaving } from '../../shows/use-saving';

/** The saved shows that are still there, in the order of saving; undefined until they are read. */
function useShows(ids: readonly number[]) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['saved-shows', ids],
    queryFn: async ({ signal }) =>
      (await call('GET', 'productView', { query: { id_in: ids.join(','), limit: ids.length }, signal })).data ?? [],
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const shows = data && ids.flatMap((id) => data.find((show) => show.id === id) ?? []);
  return { shows, isError, refetch };
}

/** What this browser saved for later; nobody else sees it, and without any there is no rail. */
export function SavedRail() {
  const ids = useSavedShows();
  const { shows, isError, refetch } = useShows(ids);
  if (ids.length === 0 || shows?.length === 0) return null;
  return (
    <Section title="บันทึกไว้ดู">
      {shows && <Shows shows={shows} />}
      {!shows && isError && <Failure onRetry={() => void refetch()} />}
      {!shows && !isError && <Loading count={ids.length} />}
    </Section>
  );
}

function Shows({ shows }: { shows: ShowCard[] }) {
  const { remove } = useSaving();
  return (
    <Rail shape="posters">
      {shows.map((show) => (
        <div key={show.id}>
          <PosterCard show={show} />
          <Button
            kind="ghost"
            size="small"
            className={styles.remove}
            aria-label={`นำออก: ${show.product_title}`}
            onClick={(event) => {
              leaveTo(event);
              remove(show.id);
            }}
          >
            <X size={18} aria-hidden />
            นำออก
          </Button>
        </div>
      ))}
    </Rail>
  );
}

/** The button goes with its card; the focus moves to the card beside it, or to the page. */
function leaveTo({ currentTarget }: MouseEvent): void {
  const card = currentTarget.closest('li');
  const beside = (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('button');
  (beside ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

function Loading({ count }: { count: number }) {
  return (
    <div className={styles.loading} aria-busy aria-label="กำลังโหลด">
      {Array.from({ length: Math.min(count, 4) }, (_, card) => (
        <Skeleton key={card} style={{ borderRadius: 14 }} />
      ))}
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="t2">
      โหลดรายการนี้ไม่ได้{' '}
      <button type="button" className="link" onClick={onRetry}>
        ลองใหม่
      </button>
    </p>
  );
}
