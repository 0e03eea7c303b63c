import type { ProductKind } from '@wethi/contract';
import { redirect } from 'react-router';
import type { Band } from '../../api-types';
import { paths } from '../../config/paths';
import { optional, read, readOne, readPage } from '../../server/read.server';
import { showCard, type ShowCard } from '../../shows/show-card';
import { plainText } from '../../ui/rich-text/rich-text.server';
import { filterFrom, MAX_SHOWN, PAGE_SIZE, productQuery, type ShowFilter } from './show-filter';

const SHORT_TEXT = 48;
const FEW_SHOWS = 3;
/** Buttons of bands beside one another; the search finds the others. */
const BANDS_NAMED = 24;
const NO_BANDS = { rows: [], total: 0 };

/** The band that the list puts first. */
export interface LeadingBand extends Pick<Band, 'id' | 'band_name' | 'band_path'> {
  about: string;
}

export interface PackageAllData {
  bandName: string | null;
  bands: string[];
  totalBands: number;
  filter: ShowFilter;
  counts: Record<ProductKind, number>;
  found: number;
  /** Where nothing is spelt as what was searched for: the spelling that these shows are found by. */
  suggestion: string | null;
  shows: ShowCard[];
  leading: LeadingBand | null;
  /** How many shows stand before the end of these. */
  until: number;
}

/** A page alone (`page`), which the browser puts below what it has, or the beginning as far as it was shown (`show`). */
function partOf(search: URLSearchParams): { page: number; limit: number } {
  const page = wholeNumber(search.get('page'));
  const shown = Math.ceil(wholeNumber(search.get('show')) / PAGE_SIZE) * PAGE_SIZE;
  return page > 1 ? { page, limit: PAGE_SIZE } : { page: 1, limit: Math.min(Math.max(shown, PAGE_SIZE), MAX_SHOWN) };
}

const wholeNumber = (text: string | null): number => Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), 8_000);

/** A band's own words when they are a line and not a page, and how many it is. */
async function aboutBand(id: number): Promise<string> {
  const [band, members] = await Promise.all([
    readOne('bandById', { id }),
    readPage('bandMemberByBandId', { band_id: id, limit: 1 }),
  ]);
  const words = plainText(band?.band_detail, SHORT_TEXT + 1);
  return [words.length <= SHORT_TEXT && words, members.total > 0 && `${members.total} สมาชิก`]
    .filter(Boolean)
    .join(' · ');
}

/** The soonest band that has a few shows, else simply the soonest. */
async function leadingBand(shows: ShowCard[]): Promise<LeadingBand | null> {
  const several = shows.find(({ band_id }) => shows.filter((show) => show.band_id === band_id).length >= FEW_SHOWS);
  const first = several ?? shows[0];
  if (!first) return null;
  const { band_id: id, band_name, band_path } = first;
  return { id, band_name, band_path, about: await optional(aboutBand(id), '') };
}

/** @throws Response 404 for a band that does not exist, a redirect to its list where it had this name */
async function bandNamed(band_name: string): Promise<Band> {
  const [band] = (await readPage('band', { band_name, limit: 1 })).rows;
  if (band) return band;
  const former = await readOne('bandPage', { band_name });
  throw former ? redirect(paths.band(former.band.band_name), 301) : new Response(null, { status: 404 });
}

/**
 * The list of shows for an address.
 * @throws Response 404 for a band that does not exist
 */
export async function packageAllData(bandName: string | undefined, search: URLSearchParams): Promise<PackageAllData> {
  const band = bandName === undefined ? undefined : await bandNamed(bandName);
  const filter = filterFrom(search);
  const part = partOf(search);
  const [found, counts, bands] = await Promise.all([
    read('productView', { ...productQuery(filter, Date.now()), ...part, band_id: band?.id }),
    read('productTotals', { band_id: band?.id }),
    optional(readPage('bandView', { limit: BANDS_NAMED }), NO_BANDS),
  ]);
  const shows = (found.data ?? []).map(showCard);
  const names = bands.rows.map(({ band_name }) => band_name);
  return {
    bandName: band?.band_name ?? null,
    bands: band && !names.includes(band.band_name) ? [band.band_name, ...names] : names,
    totalBands: bands.total,
    filter,
    counts: counts.data ?? { stage: 0, replay: 0, course: 0, trading: 0 },
    found: found.total,
    suggestion: found.suggestion ?? null,
    shows,
    // What was searched for stands in the order in which it was found.
    leading: filter.q ? null : await leadingBand(shows),
    until: (part.page - 1) * part.limit + shows.length,
  };
}
