import { optional, readRows } from '../../server/read.server';
import type { Band } from '../../api-types';
import { allShows } from '../../server/all-shows.server';
import type { ShowCard } from '../../shows/show-card';
import { filterFrom, filterShows, type ShowFilter, type ShowType, typeOf, TYPES } from './show-filter';

const PAGE_SIZE = 12;
const MOST_SHOWN = 600;
const SHORT_TEXT = 48;
const FEW_SHOWS = 3;

export interface BandGroup {
  band: Pick<Band, 'id' | 'band_name' | 'band_path'> | null;
  about: string;
  picture: string | null;
  shows: ShowCard[];
}

export interface PackageAllData {
  bandName: string | null;
  bands: string[];
  filter: ShowFilter;
  counts: Record<ShowType, number>;
  total: number;
  totalBands: number;
  found: number;
  shown: number;
  groups: BandGroup[];
}

function countTypes(shows: ShowCard[]): Record<ShowType, number> {
  const counts = Object.fromEntries(Object.keys(TYPES).map((type) => [type, 0])) as Record<ShowType, number>;
  for (const show of shows) counts[typeOf(show)] += 1;
  return counts;
}

/** A band's own words when they are a line and not a page, and how many it is. */
async function aboutBand(band: Band): Promise<string> {
  const members = await optional(readRows('bandMemberByBandId', { band_id: band.id }), []);
  const words = (band.band_detail ?? '').replace(/<[^>]*>/g, '').trim();
  return [words.length <= SHORT_TEXT && words, members.length > 0 && `${members.length} สมาชิก`]
    .filter(Boolean)
    .join(' · ');
}

async function groupOf(band: Band, shows: ShowCard[]): Promise<BandGroup> {
  const { id, band_name, band_path } = band;
  return { band: { id, band_name, band_path }, about: await aboutBand(band), picture: band_path, shows };
}

/** The band to put first: the soonest one that has a few shows, else simply the soonest. */
function leadingBand(shows: ShowCard[]): number | undefined {
  const several = shows.find(({ band_id }) => shows.filter((show) => show.band_id === band_id).length >= FEW_SHOWS);
  return (several ?? shows[0])?.band_id;
}

/** One band gets its own group; the others follow together. */
async function groupsOf(shows: ShowCard[], bands: Band[], only: boolean): Promise<BandGroup[]> {
  const leading = leadingBand(shows);
  const first = bands.find((band) => band.id === leading);
  if (!first) return shows.length ? [{ band: null, about: '', picture: null, shows }] : [];
  const own = await groupOf(
    first,
    shows.filter((show) => show.band_id === first.id),
  );
  const others = shows.filter((show) => show.band_id !== first.id);
  if (only || !others.length) return [own];
  return [own, { band: null, about: '', picture: others[0]?.band_path ?? null, shows: others }];
}

function shownCount(search: URLSearchParams): number {
  const asked = Math.trunc(Number(search.get('show'))) || PAGE_SIZE;
  return Math.min(Math.max(asked, PAGE_SIZE), MOST_SHOWN);
}

/**
 * The list of shows for an address.
 * @throws Response 404 for a band that does not exist
 */
export async function packageAllData(bandName: string | undefined, search: URLSearchParams): Promise<PackageAllData> {
  const [all, bands] = await Promise.all([allShows(), readRows('band', {})]);
  const band = bandName ? bands.find((candidate) => candidate.band_name === bandName) : undefined;
  if (bandName && !band) throw new Response(null, { status: 404 });
  const here = band ? all.filter((show) => show.band_id === band.id) : all;
  const filter = filterFrom(search);
  const found = filterShows([...here], filter, Date.now());
  const shown = found.slice(0, shownCount(search));
  return {
    bandName: band?.band_name ?? null,
    bands: bands.filter(({ id }) => all.some((show) => show.band_id === id)).map((candidate) => candidate.band_name),
    filter,
    counts: countTypes(here),
    total: here.length,
    totalBands: new Set(here.map((show) => show.band_id)).size,
    found: found.length,
    shown: shown.length,
    groups: await groupsOf(shown, bands, Boolean(band)),
  };
}
