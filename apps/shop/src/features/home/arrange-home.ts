import type { Band, Video } from '../../api-types';
import type { BandWithShows } from '../../shows/band-card';
import { type ReplayShow, type ShowCard, startsAt } from '../../shows/show-card';

const MOST_IN_RAIL = 10;

type Recording = Pick<Video, 'stage_id' | 'video_duration'>;

/** What the home page shows (requirement SITE-06), each rail in the order a visitor wants it. */
export interface HomeData {
  now: number;
  next: ShowCard | null;
  live: ShowCard[];
  coming: ShowCard[];
  replays: ReplayShow[];
  courses: ShowCard[];
  bands: BandWithShows[];
}

const sooner = (a: ShowCard, b: ShowCard) => startsAt(a) - startsAt(b);

function bandsWithShows(bands: Band[], shows: ShowCard[]): BandWithShows[] {
  return bands
    .map(({ id, band_name, band_path }) => {
      const count = shows.filter((show) => show.band_id === id).length;
      return { id, band_name, band_path, shows: count };
    })
    .filter((band) => band.shows > 0);
}

/** A stage may have several recordings; the first one is the show. */
function withDuration(show: ShowCard, recordings: Recording[]): ReplayShow {
  const recording = recordings.find(({ stage_id }) => stage_id === show.stage_id);
  return { ...show, video_duration: recording?.video_duration ?? null };
}

/** Sorts every enabled product into the rails of the home page. */
export function arrangeHome(shows: ShowCard[], bands: Band[], recordings: Recording[], now: number): HomeData {
  const stageShows = shows.filter((show) => show.product_type === 'M');
  const isAhead = (show: ShowCard) => ['coming', 'sale'].includes(show.product_status) && startsAt(show) > now;
  const coming = stageShows.filter(isAhead).sort(sooner);
  const replays = stageShows.filter((show) => show.product_status === 'replay').sort((a, b) => sooner(b, a));
  return {
    now,
    next: coming.find((show) => show.product_status === 'sale') ?? coming[0] ?? null,
    live: stageShows.filter((show) => show.product_status === 'live').sort(sooner),
    coming: coming.slice(0, MOST_IN_RAIL),
    replays: replays.slice(0, MOST_IN_RAIL).map((show) => withDuration(show, recordings)),
    courses: shows.filter((show) => show.product_type !== 'M' && show.product_status !== 'end').slice(0, MOST_IN_RAIL),
    bands: bandsWithShows(bands, shows),
  };
}
