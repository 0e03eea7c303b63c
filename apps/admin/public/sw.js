// Brings the gates of a hall up without a line, as they were opened last: kept by the page itself (keep-gate.ts), with its files.
const GATE = 'gate-page';
const PAGE = '/admin/index.html';
/** So long a bad line is waited for. */
const PATIENCE_MS = 4_000;
/** What is open now was kept, and so are its files. */
let showsKept = false;

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  if (mode === 'navigate') event.respondWith(pageOf(event.request));
  // While there is a line no file waits for this.
  else if ((showsKept || !navigator.onLine) && new URL(url).pathname.startsWith('/admin/assets/'))
    event.respondWith(fileOf(event.request));
});

async function pageOf(request) {
  const kept = await caches.match(PAGE, { cacheName: GATE, ignoreVary: true });
  const asked = fetch(request);
  if (!kept) return asked;
  const page = await Promise.race([asked, patience()]).catch(() => undefined);
  showsKept = !(page?.status < 500);
  return showsKept ? kept : page;
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

async function fileOf(request) {
  return (await caches.match(request, { cacheName: GATE, ignoreVary: true })) ?? fetch(request);
}
