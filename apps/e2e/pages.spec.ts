import { expect, test } from '@playwright/test';
import { api } from './support/member.ts';
import { replayShow } from './support/shows.ts';

test('SITE-07 the list of shows grows below itself, and is found again by whoever comes back', async ({ page }) => {
  await page.goto('/packageAll');
  const cards = page.locator('main a[href^="/package/"]');
  const more = page.getByRole('link', { name: /^แสดงเพิ่มอีก/ });
  await expect(cards).toHaveCount(12);
  await more.click();
  await expect(cards).not.toHaveCount(12);
  const shown = await cards.count();
  const titles = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(titles).size).toBe(shown);
  await cards.last().click();
  await page.waitForURL(/\/package\//);
  await page.goBack();
  await expect(cards).toHaveCount(shown);
});

test('SITE-07 without script the list grows as well', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/packageAll');
  const cards = page.locator('main a[href^="/package/"]');
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: /^แสดงเพิ่มอีก/ }).click();
  await expect(cards).not.toHaveCount(12);
  await page.close();
});

test('SITE-12 search engines find every show from the sitemap', async ({ request }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      new URL(url).pathname.replace(/^\/+/, '/'),
    );
  const sitemaps = await locations('/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map(locations))).flat();
  const { product_url } = await replayShow();
  expect(pages).toEqual(expect.arrayContaining(['/', '/packageAll', `/package/${product_url}`]));
  const { data: bands = [] } = await api('GET', 'bandView?limit=100');
  const { data: texts = [] } = await api('GET', 'infoPageView');
  const ofBands = (bands as { band_name: string }[]).map(({ band_name }) => `/band/${encodeURIComponent(band_name)}`);
  const ofTexts = (texts as { info_page_slug: string }[]).map(({ info_page_slug: slug }) => `/${slug}`);
  expect([ofBands.length, ofTexts.length].every((number) => number > 3)).toBe(true);
  expect(pages).toEqual(expect.arrayContaining([...ofBands, ...ofTexts]));
  expect((await request.get('/sitemap/nothing-1.xml')).status()).toBe(404);
});

test('SITE-05 a page is the same for all who open it, whatever an advertisement added to its address', async ({
  request,
}) => {
  const pages = new Set<string>();
  for (const address of ['/member', '/member?fbclid=1', '/member?utm_source=line', '/member']) {
    const answer = await request.get(address);
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers()['content-length']).toMatch(/^\d+$/);
    pages.add(await answer.text());
  }
  expect(pages.size).toBe(1);
});

test('SITE-05 scripts and styles come as the build compressed them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(1);
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(files[0] ?? '', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect((await answer.body()).length).toBeGreaterThan(100);
  }
});
