/** What nginx obeys (docker/nginx/cache.conf.template): fresh for a second, then old for one more while it asks anew. */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
export const PRIVATE = 'private, no-store';
