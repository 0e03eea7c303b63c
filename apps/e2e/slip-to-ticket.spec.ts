import { expect, test, type Browser } from '@playwright/test';
import { chooseSlip, netOf, newPayer, slipFor } from './support/payment.ts';
import { playback } from './support/player.ts';
import { replayShow, type Show } from './support/shows.ts';

const BUYERS = 10;
const GOAL_MS = 1_500;

/** Milliseconds from the choice of a file. */
interface Waited {
  /** To the link that leads to the show. */
  link: number;
  /** To its first picture, for who presses the link at once. */
  picture: number;
}

/** Text for a page: measures a buyer who waits for nothing but the shop. */
const FROM_SLIP_TO_PICTURE = `new Promise((resolve) => {
  let began;
  addEventListener('change', () => (began ??= performance.now()), { capture: true });
  const waited = () => performance.now() - began;
  const look = (link) => {
    if (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames > 0)
      return resolve({ link, picture: waited() });
    requestAnimationFrame(() => look(link));
  };
  new MutationObserver((_changes, watcher) => {
    const link = [...document.links].find(({ textContent }) => textContent.trim() === 'ดูเลย');
    if (!link) return;
    watcher.disconnect();
    look(waited());
    link.click();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

/** A new member pays for a show and watches it. */
async function buyAndWatch(browser: Browser, show: Show): Promise<Waited> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await newPayer(page, show);
    const slip = await slipFor(show, { amount: await netOf(page) });
    const measured = page.evaluate<Waited>(FROM_SLIP_TO_PICTURE);
    await chooseSlip(page, slip);
    const waited = await measured;
    await expect(page).toHaveURL(/\/videoStage\//);
    expect(await playback(page)).toMatchObject({ paused: false });
    return waited;
  } finally {
    await context.close();
  }
}

test('BUY-02 BUY-03 WATCH-02 ten buyers in turn send their slip and watch', async ({ browser }) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const waited: Waited[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) waited.push(await buyAndWatch(browser, show));
  const told = (to: keyof Waited) => {
    const times = waited.map((one) => one[to]).toSorted((one, other) => one - other);
    const at = (share: number) => (times[Math.floor(BUYERS * share)] ?? NaN).toFixed(0);
    return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
  };
  // Printed alone: on a machine that does other work besides, a limit would fail by chance.
  console.log(
    `from the slip to 'ดูเลย', ${BUYERS} buyers: ${told('link')}; to the picture that plays: ${told('picture')}`,
  );
  console.log(`the goal to the picture is p95 ${GOAL_MS} ms`);
});
