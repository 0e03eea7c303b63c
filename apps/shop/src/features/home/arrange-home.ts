import type { BandView } from '../../api-types';
import type { RowsPage } from '../../server/read.server';
import { type FreeShow, type ReplayShow, type ShowCard, startsAt } from '../../shows/show-card';

export const RAIL_LENGTH = 10;

/** What the home page shows (requirement SITE-06), each rail in the order a visitor wants it; null where it could not be read. */
export interface HomeData {
  now: number;
  next: ShowCard | null;
  live: RowsPage<ShowCard>;
  /** On air for everybody. */
  free: FreeShow[];
  coming: ShowCard[];
  replays: RowsPage<ReplayShow> | null;
  courses: ShowCard[] | null;
  bands: BandView[] | null;
}

/** The shows to come: on sale and announced ones together, the soonest first, then those that have no date yet. */
export function comingShows(onSale: ShowCard[], announced: ShowCard[], undated: ShowCard[]): ShowCard[] {
  const dated = [...onSale, ...announced].sort((a, b) => startsAt(a) - startsAt(b));
  return [...dated, ...undated].slice(0, RAIL_LENGTH);
}
