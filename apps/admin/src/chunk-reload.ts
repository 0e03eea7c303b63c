const KEY = 'wethi-chunk-reload';
const GUARD_MS = 60_000;

/** A deployment took a page's file away: one reload fetches the new ones, at most once a minute (product.md §9). */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
