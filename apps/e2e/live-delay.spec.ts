/// <reference lib="dom" />
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { ClockPublisher, delaysOn } from './support/clock-publisher.ts';
import { newLiveShow } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { playback } from './support/player.ts';
import { newBuyer } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const PICTURES = 250;
const PATIENCE = { timeout: 30_000 };
const HLS_JS = createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js');

// It would ask the server for the page that stands in for a plain player.
test.use({ serviceWorkers: 'block' });

test('WATCH-04 shows the stage with the delay of its parts, and less than by segments', async ({ page, context }) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const id = await newLiveShow(show);
  await signIn(context, await newBuyer(show));
  const master = page.waitForRequest(/master\.m3u8/, { timeout: 60_000 });
  await page.goto(`/liveStreaming/${id}`);
  await expect(page.getByRole('heading', { name: 'วงกำลังขึ้นเวที' })).toBeVisible();
  const publisher = await ClockPublisher.start(id);
  const began = Date.now();
  try {
    await page.getByRole('region', { name: /^เครื่องเล่นไลฟ์/ }).waitFor(PATIENCE);
    const onAir = Date.now() - began;
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, PATIENCE);
    console.log(`after the publisher was started: on air ${onAir} ms, picture ${Date.now() - began} ms`);
    const parts = await delaysWhenPlaying(page);
    const address = (await master).url();
    await page.goto('about:blank');
    const plain = await context.newPage();
    await playPlainly(plain, address);
    const segments = await delaysWhenPlaying(plain);
    console.log(`glass to glass: ${told(parts)}; plain HLS beside it: ${told(segments)}`);
    expect(at(parts, 0.5)).toBeLessThan(at(segments, 0.5));
  } finally {
    await publisher.stop();
  }
});

/** @param delays smallest first */
const at = (delays: readonly number[], share: number): number => delays[Math.floor(delays.length * share)] ?? NaN;
const told = (delays: readonly number[]): string =>
  `p50 ${at(delays, 0.5)} ms, p95 ${at(delays, 0.95)} ms of ${delays.length} pictures`;

async function delaysWhenPlaying(page: Page): Promise<number[]> {
  await expect.poll(async () => (await playback(page)).time, PATIENCE).toBeGreaterThan(0);
  const { frames } = await playback(page);
  await expect.poll(async () => (await playback(page)).frames - frames, PATIENCE).toBeGreaterThan(100);
  return delaysOn(page, PICTURES);
}

/** Plays a live show as most players do: whole segments, three of them behind. */
async function playPlainly(page: Page, address: string): Promise<void> {
  const html = '<!doctype html><video muted autoplay></video>';
  const own = new URL('/plain-player', address).href;
  await page.route(own, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(own);
  await page.addScriptTag({ path: HLS_JS });
  await page.evaluate(`{
    const hls = new Hls({ lowLatencyMode: false, liveSyncDurationCount: 3 });
    hls.loadSource(${JSON.stringify(address)});
    hls.attachMedia(document.querySelector('video'));
  }`);
}
