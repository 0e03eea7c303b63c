import { expect, test, type Page } from '@playwright/test';
import { CrashSystem } from './crash/crash-system.ts';
import { openLive, openStage } from './crash/stage.ts';
import { playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';

/** Longer than a player has in store; `OUTAGE_SECONDS=120 npm test -- --only e2e outage` for one as in production. */
const SECONDS = Number(process.env.OUTAGE_SECONDS ?? 20);
/** Seconds after the API is back in which a viewer's requests are counted. */
const RETURN_SECONDS = 20;
const KEY = 'a1b2c3d4e5f60718';
const PATIENCE = { timeout: 45_000 };

test('WATCH-04 RUN-05 no picture of a live show stops while API and database are down', async ({ page, context }) => {
  test.setTimeout(150_000 + SECONDS * 1_000);
  const system = await CrashSystem.start(['sandbox', 'api', 'worker', 'packager', 'shop', 'rtmp', 'nginx']);
  const stage = await openStage(system, 1);
  const id = await openLive(system, stage, KEY);
  const publisher = new Publisher(system.streamAddress(KEY));
  try {
    await context.addCookies([{ name: 'wethi_member', value: stage.buyers[0]?.token ?? '', url: system.site }]);
    await page.goto(`${system.site}/liveStreaming/${id}`);
    await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeGreaterThan(100);

    await Promise.all([system.kill('api'), system.kill('mariadb')]);
    const stillest = await stillestDuring(page, SECONDS);
    await system.launch('mariadb');
    await system.launch('api');
    const calls = countCalls(page);
    const after = await stillestDuring(page, RETURN_SECONDS);
    console.log(
      `${SECONDS} s without API and database: the picture stood for at most ${stillest} ms, afterwards ${after} ms; ` +
        `a viewer's calls in each second of the return: ${calls().join(' ')}`,
    );
    expect(Math.max(stillest, after)).toBeLessThan(3_000);
    expect(calls().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(Math.max(...calls())).toBeLessThan(5);
  } finally {
    await publisher.breakOff();
    await system.stop();
  }
});

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
