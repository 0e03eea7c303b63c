import type { Band, BandMember } from '../../api-types';
import { optional, readOne, readPage, type RowsPage } from '../../server/read.server';
import { showCard, type ShowCard } from '../../shows/show-card';
import { richText } from '../../ui/rich-text/rich-text.server';

const SHOWN = 8;
/** A band's words that are no longer than this say what kind of band it is. */
const SHORT_TEXT = 48;
const NOTHING = { rows: [], total: 0 };

export interface BandPageData {
  band: Pick<Band, 'id' | 'band_name' | 'band_path'>;
  /** One line about the band, or its whole story. */
  kind: string | null;
  about: string | null;
  followers: number;
  members: BandMember[];
  coming: ShowCard[];
  replays: RowsPage<ShowCard>;
  courses: ShowCard[];
}

/** @throws Response 404 for a band that does not exist */
export async function bandPageData(bandName: string): Promise<BandPageData> {
  const page = await readOne('bandPage', { band_name: bandName });
  if (!page) throw new Response(null, { status: 404 });
  const { band_detail, ...band } = page.band;
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
  const words = (band_detail ?? '').replace(/<[^>]*>/g, '').trim();
  const isShort = words.length <= SHORT_TEXT;
  return {
    band: { id: band.id, band_name: band.band_name, band_path: band.band_path },
    kind: isShort && words ? words : null,
    about: isShort ? null : richText(band_detail),
    followers: page.followers,
    members: page.members,
    coming: coming.rows.map(showCard),
    replays: { rows: replays.rows.map(showCard), total: replays.total },
    courses: courses.rows.map(showCard),
  };
}
