/** A file of a build, whose name changes with what is in it. */
const FILE = '(?:/\\w+)?/assets/[\\w.$-]+';
const NAMED = new RegExp(`"(${FILE})"`, 'g');
const WHOLE = new RegExp(`^${FILE}$`);

const isWhole = (page: Response) => page.ok && !/no-store/.test(page.headers.get('cache-control') ?? '');

/** The files of the build that this page has loaded by now. After a long evening the browser notes no more, but Vite's links stand. */
function loadedFiles(): string[] {
  const noted = performance.getEntriesByType('resource').map(({ name }) => name);
  const links = [...document.querySelectorAll('link')].map(({ href }) => href);
  const scripts = [...document.scripts].map(({ src }) => src);
  const addresses = [...noted, ...links, ...scripts].filter(Boolean).map((address) => new URL(address));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  return own.map(({ pathname }) => pathname).filter((path) => WHOLE.test(path));
}

/**
 * Keeps a page with the files that it has loaded, where its service worker finds them without a line. Nothing is kept that says it
 * must not be, and nothing of a build newer than the one that runs: what was kept before stays whole.
 * @param name of the cache, as the service worker knows it
 */
export async function keepPage(name: string, address: string): Promise<void> {
  if (!('caches' in window)) return;
  const page = await fetch(address);
  if (!isWhole(page)) return;
  const named = [...(await page.clone().text()).matchAll(NAMED)].map(([, path = '']) => path);
  const loaded = loadedFiles();
  if (named.some((path) => path.endsWith('.js') && !loaded.includes(path))) return;
  const cache = await caches.open(name);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = new Set([...named, ...loaded]);
  await cache.addAll([...files].filter((path) => !before.includes(path)));
  await cache.put(address, page);
  const gone = before.filter((path) => path !== address && !files.has(path));
  await Promise.all(gone.map((path) => cache.delete(path)));
}
