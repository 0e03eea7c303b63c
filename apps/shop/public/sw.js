// Takes a slip that a banking app shares with the installed shop (manifest.webmanifest), and says that the internet is away
// where a page cannot be read: pages come from the server. Where that cannot be reached, the page of tickets comes as it was seen
// last. The picture waits for the page /share, also while its owner signs in.
const KEPT = 'shared-slip';

/** Kept by kept-tickets.ts with its files; nothing in it is a member's (docs/decisions/0120). */
const TICKETS = 'tickets-page';
/** So long a bad line is waited for. */
const PATIENCE_MS = 4_000;
/** What is open now was kept, and so are its files. */
let showsKept = false;

/** It tries again by itself, without a script. */
const OFFLINE = `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0C0814" />
    <meta http-equiv="refresh" content="10" />
    <title>ไม่มีสัญญาณอินเทอร์เน็ต | เวที</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 12px; padding: 24px; box-sizing: border-box;
        text-align: center; background: #0c0814; color: #f8f5fd; font: 18px/1.7 'IBM Plex Sans Thai', Loma, Sarabun, sans-serif; }
      h1 { margin: 0; font-size: 24px; }
      p { margin: 0; color: #b9aecd; }
      a { justify-self: center; padding: 10px 24px; border-radius: 12px; background: #6b2fd6; color: #fff; text-decoration: none; }
    </style>
  </head>
  <body>
    <h1>ไม่มีสัญญาณอินเทอร์เน็ต</h1>
    <p role="status">กำลังเชื่อมต่อใหม่ให้ทุก 10 วินาที ตรวจ Wi-Fi หรือเน็ตมือถือของคุณ</p>
    <a href="">ลองอีกครั้ง</a>
  </body>
</html>`;
const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

addEventListener('install', () => skipWaiting());
// What the browser asks for while this starts costs no time.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share') event.respondWith(receive(event.request));
  else if (method === 'GET' && mode === 'navigate') event.respondWith(pageOf(event));
  // While there is a line no file waits for this.
  else if ((showsKept || !navigator.onLine) && url.startsWith(`${registration.scope}assets/`))
    event.respondWith(fileOf(event.request));
});

async function pageOf({ request, preloadResponse }) {
  const kept = await keptPage(request);
  const asked = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const page = await (kept ? Promise.race([asked, patience()]) : asked).catch(() => undefined);
  showsKept = kept !== undefined && !(page?.status < 500);
  return showsKept ? kept : (page ?? new Response(OFFLINE, { status: 503, headers: OFFLINE_HEADERS }));
}

async function keptPage({ url }) {
  const { pathname } = new URL(url);
  return pathname === '/tickets' ? caches.match(pathname, { cacheName: TICKETS, ignoreVary: true }) : undefined;
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

async function fileOf(request) {
  return (await caches.match(request, { cacheName: TICKETS, ignoreVary: true })) ?? fetch(request);
}

async function receive(request) {
  const picture = (await request.formData().catch(() => undefined))?.get('images');
  await caches.delete(KEPT);
  if (picture instanceof File) {
    const cache = await caches.open(KEPT);
    const headers = { 'content-type': picture.type, 'x-shared-at': String(Date.now()) };
    await cache.put('/share/slip', new Response(picture, { headers }));
  }
  return Response.redirect('/share', 303);
}

addEventListener('push', (event) => {
  const { title, body, path } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(registration.showNotification(title, { body, icon: '/icon-192.png', data: { path }, tag: path }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(new URL(event.notification.data?.path ?? '/', registration.scope)));
});
