import { expect, test, type Browser } from '@playwright/test';
import { chooseSlip, netOf, newPayer, slipFor } from './support/payment.ts';
import { playback } from './support/player.ts';
import { replayShow, type Show } from './support/shows.ts';

const BUYERS = 10;

/** Text for a page: milliseconds from the choice of a file to the link that leads to the show. */
const FROM_SLIP_TO_LINK = `new Promise((resolve) => {
  let began;
  addEventListener('change', () => (began ??= performance.now()), { capture: true });
  new MutationObserver((_changes, watcher) => {
    if (![...document.links].some(({ textContent }) => textContent.trim() === 'ดูเลย')) return;
    watcher.disconnect();
    resolve(performance.now() - began);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

/** A new member pays for a show and watches it. @returns milliseconds from the chosen slip to the way in */
async function buyAndWatch(browser: Browser, show: Show): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await newPayer(page, show);
    const slip = await slipFor(show, { amount: await netOf(page) });
    const waited = page.evaluate<number>(FROM_SLIP_TO_LINK);
    await chooseSlip(page, slip);
    const ms = await waited;
    await page.getByRole('link', { name: 'ดูเลย' }).click();
    await expect.poll(async () => (await playback(page)).frames, { timeout: 30_000 }).toBeGreaterThan(0);
    return ms;
  } finally {
    await context.close();
  }
}

test('BUY-02 BUY-03 WATCH-02 ten buyers in turn send their slip and watch', async ({ browser }) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const waited: number[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) waited.push(await buyAndWatch(browser, show));
  waited.sort((one, other) => one - other);
  const at = (share: number) => (waited[Math.floor(BUYERS * share)] ?? NaN).toFixed(0);
  console.log(`from the slip to 'ดูเลย', ${BUYERS} buyers: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
});
