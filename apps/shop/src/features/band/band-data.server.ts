import { redirect } from 'react-router';
import type { Band, BandMember } from '../../api-types';
import { paths } from '../../config/paths';

import { optional, readOne, readPage, type RowsPage } from '../../server/read.server';
import { withDurations } from '../../shows/replays/durations.server';
import { showCard, type ReplayShow, type ShowCard } from '../../shows/show-card';
import { comingCard, type ComingCard } from './coming-card';
import { plainText, richText } from '../../ui/rich-text/rich-text.server';

const SHOWN = 8;
/** A first line of a band's words that is no longer than this says what kind of band it is. */
const SHORT_TEXT = 48;
const NOTHING = { rows: [], total: 0 };

export interface BandPageData {
  band: Omit<Band, 'band_detail'>;
  /** One line about the band, or its whole story. */
  kind: string | null;
  about: string | null;
  followers: number;
  members: BandMember[];
  coming: ComingCard[];
  replays: RowsPage<ReplayShow>;
  courses: ShowCard[];
}

/** @throws Response 404 for a band that does not exist, a redirect to its page where it had this name */
export async function bandPageData(bandName: string): Promise<BandPageData> {
  const page = await readOne('bandPage', { band_name: bandName });
  if (!page) throw new Response(null, { status: 404 });
  const { band_detail, ...band } = page.band;
  if (band.band_name !== bandName) throw redirect(paths.bandPage(band.band_name), 301);
  const of = { band_id: band.id, limit: SHOWN };
  const [coming, replays, courses] = await Promise.all([
    readPage('productView', { ...of, product_kind: 'stage', product_status_in: 'live,sale,coming' }),
    optional(readPage('productView', { ...of, product_kind: 'replay', sort: '-product_show_at' }), NOTHING),
    optional(
      readPage('productView', {
        ...of,
        product_kind_in: 'course,trading',
        product_status_in: 'coming,sale,live,replay',
      }),
      NOTHING,
    ),
  ]);
  const { kind, about } = storyOf(band_detail);
  return {
    band,
    kind,
    about,
    followers: page.followers,
    members: page.members,
    coming: coming.rows.map(comingCard),
    replays: await withDurations({ rows: replays.rows.map(showCard), total: replays.total }),
    courses: courses.rows.map(showCard),
  };
}

/** What kind of band it is, where its words begin with one short line, and the rest of them. */
function storyOf(detail: string | null): Pick<BandPageData, 'kind' | 'about'> {
  const text = detail?.trim() ?? '';
  const [, first = text, rest = ''] = /^<p>([\s\S]*?)<\/p>([\s\S]*)$/.exec(text) ?? [];
  const line = plainText(first, SHORT_TEXT + 1);
  if (line.length > SHORT_TEXT) return { kind: null, about: richText(text) };
  return { kind: line || null, about: richText(rest) || null };
}
