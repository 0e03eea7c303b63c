/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { moveMouse } from './support/calm.ts';
import { replayShow } from './support/shows.ts';

/** What each element of a page looks like and where it stands, as far as style sheets decide it. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { display, position, color, backgroundColor, fontSize, fontWeight, borderRadius, opacity } = style;
      const looks = [display, position, color, backgroundColor, fontSize, fontWeight, borderRadius, opacity];
      return [element.tagName, element.className, [left, top, width, height].map(Math.round), ...looks].join(' ');
    }),
  );
}

/** Gives the page all of its sheets at once. */
function addSheets(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
    for (const { href } of links) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(href)).text();
      document.head.append(style);
    }
    return links.length;
  });
}

for (const width of [390, 1440])
  test(`SITE-13 pages come with the styles of all that they show at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // One that comes in between moves words.
    await page.route(/\.woff2$/, (route) => route.abort());
    const show = await replayShow();
    for (const address of ['/', '/packageAll', `/package/${show.product_url}`, '/howToBuy']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const before = await looksOf(page);
      expect(await addSheets(page)).toBeGreaterThan(1);
      expect(await looksOf(page), address).toEqual(before);
    }
  });

test('SITE-13 scripts of a page wait for its whole sheets', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/packageAll');
  await page.evaluate(() => document.addEventListener('alive', () => (document.title = 'alive')));
  const script = page.waitForResponse(/\/assets\/.*\.js$/);
  await moveMouse(page);
  await script;
  expect(await page.title()).not.toBe('alive');
  letThrough();
  await expect.poll(() => page.title()).toBe('alive');
});
