/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

interface Playback {
  time: number;
  frames: number;
  paused: boolean;
}

/** What the video element says about itself; frames are those really decoded. */
export function playback(page: Page): Promise<Playback> {
  return page.locator('video').evaluate((element) => {
    const video = element as HTMLVideoElement;
    const { totalVideoFrames: frames } = video.getVideoPlaybackQuality();
    return { time: video.currentTime, frames, paused: video.paused };
  });
}

/** Starts the replay and watches until the picture has moved for so many seconds. */
export async function watch(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'เล่น', exact: true }).first().click();
  await expect.poll(async () => (await playback(page)).frames, { timeout: 20_000 }).toBeGreaterThan(0);
  const begun = await playback(page);
  const moved = async () => (await playback(page)).time - begun.time;
  await expect.poll(moved, { timeout: seconds * 3_000 }).toBeGreaterThanOrEqual(seconds);
  const { frames, paused } = await playback(page);
  expect(paused).toBe(false);
  // Far fewer frames than a slow machine drops, far more than a picture that stands still.
  expect(frames - begun.frames).toBeGreaterThan(seconds * 5);
}

/** Waits until the picture has gone on for a moment. */
export async function movesOn(page: Page): Promise<void> {
  const { time } = await playback(page);
  await expect.poll(async () => (await playback(page)).time - time, { timeout: 30_000 }).toBeGreaterThan(1.5);
}
