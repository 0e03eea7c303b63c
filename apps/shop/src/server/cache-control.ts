import { redirect } from 'react-router';

const ONE_SECOND = 1000;

/** What nginx obeys (docker/nginx/cache.conf.template): fresh for a second, then old for one more while it asks anew. */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * Headers of a page that nginx keeps. It reckons in whole seconds of the clock and would keep for up to two what may be
 * kept for one, so this says the second itself: fresh while it lasts, and old in the next one at most.
 */
export function keptBriefly(now = Date.now()) {
  return { 'Cache-Control': PUBLIC, 'X-Accel-Expires': `@${Math.floor(now / ONE_SECOND)}` };
}

/**
 * Leads from one page to another, for everybody the same. nginx keeps this, too: of those who ask for what it may not keep, and
 * at the start of a show all press the same link, it lets in one after the other (`proxy_cache_lock`).
 */
export const leadTo = (path: string, status: 301 | 302 = 302) => redirect(path, { status, headers: keptBriefly() });
