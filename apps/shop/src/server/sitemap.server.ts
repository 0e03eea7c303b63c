import { PUBLIC } from './cache-control';
import { PUBLIC_URL } from './environment.server';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses of pages. */
export const urlSet = (paths: readonly string[]): Response => xml('urlset', 'url', paths);

/** Addresses of sitemaps. */
export const sitemapIndex = (paths: readonly string[]): Response => xml('sitemapindex', 'sitemap', paths);

function xml(list: string, item: string, paths: readonly string[]): Response {
  const items = paths.map((path) => `<${item}><loc>${escaped(PUBLIC_URL + path)}</loc></${item}>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">${items.join('')}</${list}>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': PUBLIC } },
  );
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
