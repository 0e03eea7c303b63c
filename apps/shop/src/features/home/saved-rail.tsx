import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { call } from '@wethi/http';
import { Button } from '../../ui/actions/button';
import { Rail } from '../../ui/layout/rail';
import { Section } from '../../ui/layout/section';
import { QueryView } from '../../ui/feedback/query-view';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PosterCard } from '../../shows/poster-card';
import { useSavedShows } from '../../shows/saved-shows';
import styles from './saved-rail.module.css';
import type { ShowCard } from '../../shows/show-card';
import { useSaving } from '../../shows/use-saving';

/** The saved shows that are still there, in the order of saving. */
function useShows(ids: readonly number[]) {
  return useQuery({
    queryKey: ['saved-shows', ids],
    queryFn: async ({ signal }) =>
      (await call('GET', 'productView', { query: { id_in: ids.join(','), limit: ids.length }, signal })).data ?? [],
    enabled: ids.length > 0,
    select: (shows) => ids.flatMap((id) => shows.find((show) => show.id === id) ?? []),
    placeholderData: (before) => before,
  });
}

/** What this browser saved for later; nobody else sees it, and without any there is no rail. */
export function SavedRail() {
  const ids = useSavedShows();
  const shows = useShows(ids);
  if (ids.length === 0 || shows.data?.length === 0) return null;
  return (
    <Section title="บันทึกไว้ดู">
      <QueryView query={shows} skeleton={<Loading count={ids.length} />} failure="โหลดรายการนี้ไม่ได้" inline empty={null}>
        {(found) => <Shows shows={found} />}
      </QueryView>
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
