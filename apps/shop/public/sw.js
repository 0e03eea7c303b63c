// Takes a slip that a banking app shares with the installed shop (manifest.webmanifest), and nothing else: pages are read from
// the server, always. The picture waits for the page /share, also while its owner signs in.
const KEPT = 'shared-slip';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share') event.respondWith(receive(event.request));
});

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
