const KEY = 'wethi-chunk-reload';
const GUARD_MS = 60_000;

/** May the page reload by itself? At most once in a minute (product.md §9), so that a broken release cannot loop. */
export function mayReload(now: number, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (now - Number(store.getItem(KEY) ?? 0) < GUARD_MS) return false;
  store.setItem(KEY, String(now));
  return true;
}

const missing = new WeakSet<Error>();
let isReloading = false;

/**
 * Loads the page anew, unless it was just now, or the line is gone: what still plays would give way to a page without anything.
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!navigator.onLine || !mayReload(Date.now(), sessionStorage)) return false;
  isReloading = true;
  location.reload();
  return true;
}

/** Is it about a chunk that did not come? */
export function isMissingChunk(error: unknown): boolean {
  return isReloading || (error instanceof Error && missing.has(error));
}

/** After a release, a page that is still open asks for chunks that are gone: it reloads and gets the new ones. */
export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    if (reloadOnce()) event.preventDefault();
  });
}
