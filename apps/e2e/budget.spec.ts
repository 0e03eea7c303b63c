import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, devices, expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

interface Loaded {
  type: string;
  bytes: number;
}

/** What a page loads by itself, each file as small as gzip makes it, whatever the server in between does. */
async function firstView(context: BrowserContext, address: string): Promise<Loaded[]> {
  const page = await context.newPage();
  const answers: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    const body = request.response().then((response) => response?.body() ?? Buffer.alloc(0));
    const isText = ['document', 'script', 'stylesheet'].includes(type);
    answers.push(body.then((bytes) => ({ type, bytes: isText ? gzipSync(bytes).length : bytes.length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // What comes later is no first view; streams end with the page, and answer nothing then.
  page.removeAllListeners('requestfinished');
  const loaded = await Promise.all(answers);
  await page.close();
  return loaded;
}

const bytesOf = (loaded: Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0);
const scriptsOf = (loaded: Loaded[]): Loaded[] => loaded.filter(({ type }) => type === 'script');

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('SITE-13 pages load few scripts before they are touched', async ({ context }) => {
    const show = await replayShow();
    const home = await firstView(context, '/');
    for (const loaded of [
      home,
      await firstView(context, '/packageAll'),
      await firstView(context, `/package/${show.product_url}`),
    ]) {
      expect(bytesOf(scriptsOf(loaded))).toBeLessThanOrEqual(90_000);
      expect(scriptsOf(loaded).length).toBeLessThanOrEqual(8);
      expect(loaded.filter(({ type }) => type === 'font').length).toBeLessThanOrEqual(5);
    }
    expect(bytesOf(home)).toBeLessThanOrEqual(330_000);
  });

  test('SITE-13 a font that a bad line lost takes no other with it', async ({ page }) => {
    await page.route(/kanit-600.*\.woff2$/, (route) => route.abort());
    await page.goto('/');
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(async () => String(await loaded())).toContain('IBM Plex Sans Thai');
    expect(String(await loaded())).not.toContain('Kanit');
  });

  test('SITE-13 a page is laid out anew once for all the fonts of its first view', async ({ page }) => {
    let arrive: () => void = () => undefined;
    const last = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/kanit-600-*.woff2', (route) => last.then(() => route.continue()));
    const others = [400, 600].map((weight) => page.waitForResponse(`**/ibm-plex-sans-thai-${weight}-*.woff2`));
    await page.goto('/', { waitUntil: 'commit' });
    for (const other of await Promise.all(others)) await other.finished();
    const inUse = () =>
      page.evaluate(() => {
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return loaded.filter(({ family }) => !family.includes('until then')).length;
      });
    expect(await inUse()).toBe(0);
    arrive();
    await expect.poll(inUse).toBeGreaterThanOrEqual(3);
  });

  test('SITE-13 cards of a rail are laid out when they come into sight', async ({ page }) => {
    await page.goto('/');
    const rail = page.locator('section', { has: page.getByRole('heading', { name: 'ดูย้อนหลัง' }) }).getByRole('list');
    const cards = rail.locator('h3');
    const laidOut = () =>
      cards.evaluateAll((all) => all.map((card) => card.checkVisibility({ contentVisibilityAuto: true })));
    await expect.poll(async () => (await laidOut()).slice(0, 2)).toEqual([true, true]);
    expect((await laidOut()).at(-1)).toBe(false);
    await rail.evaluate((list) => list.scrollIntoView());
    await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect.poll(async () => (await laidOut()).at(-1)).toBe(true);
  });
});

test('SITE-13 scripts of the shop have no class static blocks, which Chrome 87 and Safari 15 cannot read', () => {
  const scripts = globSync('apps/shop/build/client/assets/*.js');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /\bstatic\s*\{/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('SITE-13 the back office asks who one is before it loads its screens', async ({ context }) => {
  const login = await firstView(context, `${addresses.admin}/admin/`);
  expect(bytesOf(scriptsOf(login))).toBeLessThanOrEqual(320_000);
  expect(scriptsOf(login).length).toBeLessThanOrEqual(20);
});

test('SITE-13 a screen of the back office loads its own parts, and no editor before one writes', async ({
  context,
}) => {
  await signInOffice(context, await ownerToken());
  for (const [screen, bytes, files] of [
    ['', 330_000, 32],
    ['stage', 508_000, 32],
    ['orders', 495_000, 32],
  ] as const) {
    const loaded = scriptsOf(await firstView(context, `${addresses.admin}/admin/${screen}`));
    expect(bytesOf(loaded)).toBeLessThanOrEqual(bytes);
    expect(loaded.length).toBeLessThanOrEqual(files);
  }
});
