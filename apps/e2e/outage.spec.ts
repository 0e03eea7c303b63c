import { type Browser, expect, type Page, test } from '@playwright/test';
import { CrashSystem } from './crash/crash-system.ts';
import { openLive, openStage } from './crash/stage.ts';
import { movesOn, playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';

/** Longer than a player has in store; `OUTAGE_SECONDS=120 npm test -- --only e2e outage` for one as in production. */
const SECONDS = Number(process.env.OUTAGE_SECONDS ?? 20);
/** Seconds after the API is back in which the viewers' requests are counted. */
const RETURN_SECONDS = 20;
/** In which the packager is killed and its publisher comes back. */
const CRASH_SECONDS = 15;
const VIEWERS = 4;
const KEY = 'a1b2c3d4e5f60718';
const PATIENCE = { timeout: 45_000 };

test('WATCH-04 RUN-05 no picture of a live show stops while API and database are down, and all come back without a rush; it goes on when the packager is killed, too', async ({
  browser,
}) => {
  test.setTimeout(300_000 + SECONDS * 1_000);
  const system = await CrashSystem.start(['sandbox', 'api', 'worker', 'packager', 'shop', 'rtmp', 'nginx']);
  const stage = await openStage(system, VIEWERS);
  const id = await openLive(system, stage, KEY);
  const publisher = new Publisher(system.streamAddress(KEY));
  const pages: Page[] = [];
  try {
    for (const { token } of stage.buyers)
      pages.push(await openShow(browser, `${system.site}/liveStreaming/${id}`, token));
    expect(pages).toHaveLength(VIEWERS);

    await Promise.all([system.kill('api'), system.kill('mariadb')]);
    const stillest = await stillestOf(pages, SECONDS);
    await system.launch('mariadb');
    await system.launch('api');
    const calls = pages.map(countCalls);
    const after = await stillestOf(pages, RETURN_SECONDS);
    const together = sumsOf(calls.map((counted) => counted()));
    console.log(
      `${SECONDS} s without API and database, ${VIEWERS} viewers: a picture stood for at most ${stillest} ms, afterwards ` +
        `${after} ms; calls of all viewers together in each second of the return: ${together.join(' ')}`,
    );
    expect(Math.max(stillest, after)).toBeLessThan(3_000);
    for (const counted of calls) {
      expect(counted().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
      expect(Math.max(...counted())).toBeLessThan(5);
    }
    // Not all in the same second.
    expect(together.filter((count) => count > 0).length).toBeGreaterThan(1);

    const [stood] = await Promise.all([stillestOf(pages, CRASH_SECONDS), system.crash('packager')]);
    console.log(`packager killed and started again, ${VIEWERS} viewers: a picture stood for at most ${stood} ms`);
    // Nobody touched anything.
    for (const page of pages) await movesOn(page);
    expect(system.killed).toContain('packager');
  } finally {
    await publisher.breakOff();
    // Players that look for a show which is gone would slow every test after this one.
    await Promise.all(pages.map((page) => page.context().close()));
    await system.stop();
  }
});

/** Opens a show for one of its buyers, on a device of their own, and waits for the picture. */
async function openShow(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'wethi_member', value: token, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(address);
  await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeGreaterThan(100);
  return page;
}

/** The longest time that any of the pictures stood, in milliseconds. */
async function stillestOf(pages: readonly Page[], seconds: number): Promise<number> {
  return Math.max(...(await Promise.all(pages.map((page) => stillestDuring(page, seconds)))));
}

function sumsOf(counts: readonly number[][]): number[] {
  const seconds = Math.max(...counts.map(({ length }) => length));
  return Array.from({ length: seconds }, (_, second) => counts.reduce((sum, of) => sum + (of[second] ?? 0), 0));
}

/** The longest time without a new picture, in milliseconds. */
function stillestDuring(page: Page, seconds: number): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const video = document.querySelector('video');
    const until = performance.now() + ${seconds * 1000};
    let [last, stillest] = [performance.now(), 0];
    const look = () => {
      stillest = Math.max(stillest, Math.round(performance.now() - last));
      if (performance.now() > until) resolve(stillest);
      else setTimeout(look, 100);
    };
    const shown = () => {
      last = performance.now();
      if (last < until) video.requestVideoFrameCallback(shown);
    };
    video.requestVideoFrameCallback(shown);
    look();
  })`);
}

/** Counts the calls of a page from now on. @returns those of each second so far */
function countCalls(page: Page): () => number[] {
  const began = Date.now();
  const counts: number[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const second = Math.floor((Date.now() - began) / 1000);
    counts[second] = (counts[second] ?? 0) + 1;
  });
  return () => Array.from(counts, (count) => count ?? 0);
}
