const KEY = 'wethi-chunk-reload';
const GUARD_MS = 60_000;

/** May the page reload by itself? At most once in a minute (product.md §9), so that a broken release cannot loop. */
export function mayReload(now: number, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (now - Number(store.getItem(KEY) ?? 0) < GUARD_MS) return false;
  store.setItem(KEY, String(now));
  return true;
}

/** After a release, a page that is still open asks for chunks that are gone: it reloads and gets the new ones. */
export function reloadOnceForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now(), sessionStorage)) return;
    event.preventDefault();
    location.reload();
  });
}
