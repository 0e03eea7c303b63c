import { PUBLIC } from '../../server/cache-control';
import { PUBLIC_URL } from '../../server/environment.server';
import { paths } from '../../config/paths';
import { allShows } from '../../server/all-shows.server';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every page that search engines should know (requirement SITE-12). */
export async function loader() {
  const shows = await allShows();
  const bands = [...new Set(shows.map((show) => show.band_name))];
  const pages = [
    paths.home,
    paths.shows,
    ...bands.map(paths.band),
    ...shows.map((show) => paths.show(show.product_url)),
  ];
  const entries = pages.map((page) => `<url><loc>${escaped(PUBLIC_URL + page)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLIC } },
  );
}
