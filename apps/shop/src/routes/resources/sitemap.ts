import { LIST_LIMIT_MAX } from '@wethi/contract';
import { paths } from '../../config/paths';
import { read, readPage } from '../../server/read.server';
import { sitemapIndex, urlSet } from '../../server/sitemap.server';

/** Pages of the API's list in one sitemap. */
const PAGES = 10;
const ROWS = LIST_LIMIT_MAX * PAGES;

/** Every page that search engines should know (requirement SITE-12), in sitemaps of a thousand shows or bands. */
export async function loader({ params: { part } }: { params: { part?: string } }) {
  if (part === undefined) return index();
  const [, list, number = ''] = /^(shows|bands)-([1-9]\d{0,3})\.xml$/.exec(part) ?? [];
  if (part === 'pages.xml') return urlSet([paths.home, paths.shows, ...(await infoPages())]);
  if (!list) throw new Response(null, { status: 404 });
  const all = await pathsOf(list === 'shows' ? shows : bands, Number(number));
  return urlSet(all);
}

const shows = async (page: number) =>
  (await readPage('productView', { sort: 'id', limit: LIST_LIMIT_MAX, page })).rows.map((show) =>
    paths.show(show.product_url),
  );
/** What they sell, and their own pages. */
const bands = async (page: number) =>
  (await readPage('bandView', { limit: LIST_LIMIT_MAX, page })).rows.flatMap(({ band_name }) => [
    paths.bandPage(band_name),
    paths.band(band_name),
  ]);
/** Those that are published. */
const infoPages = async () =>
  ((await read('infoPageView')).data ?? []).map(({ info_page_slug }) => paths.info(info_page_slug));

async function pathsOf(read: (page: number) => Promise<string[]>, sitemap: number): Promise<string[]> {
  const pages = Array.from({ length: PAGES }, (_, page) => (sitemap - 1) * PAGES + page + 1);
  return (await Promise.all(pages.map(read))).flat();
}

async function index(): Promise<Response> {
  const [ofShows, ofBands] = await Promise.all([
    readPage('productView', { limit: 1 }),
    readPage('bandView', { limit: 1 }),
  ]);
  const sitemaps = (list: string, { total }: { total: number }) =>
    Array.from({ length: Math.ceil(total / ROWS) }, (_, at) => `/sitemap/${list}-${at + 1}.xml`);
  return sitemapIndex(['/sitemap/pages.xml', ...sitemaps('shows', ofShows), ...sitemaps('bands', ofBands)]);
}
