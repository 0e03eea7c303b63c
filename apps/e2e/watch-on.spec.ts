/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { expectCalm } from './support/calm.ts';
import { signIn } from './support/member.ts';
import { movesOn, playback, watch } from './support/player.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const PLACE = 40;

/** Goes to a second of the recording, and stops there. */
async function leaveAt(page: Page, second: number): Promise<void> {
  await page.locator('video').evaluate((video, to) => Object.assign(video, { currentTime: to }), second);
  await movesOn(page);
  await pause(page);
}

async function pause(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().includes('/api/videosStatistics'));
  await reportNow(page);
  await told;
}

/** By a pause; the report of every half minute may have come before it, and ended the picture. */
async function reportNow(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('video')?.pause());
}

test('WATCH-15 WATCH-07 home continues what was begun, at the second that was reached', async ({ page, context }) => {
  const show = await replayShow();
  await signIn(context, await newBuyer(show));
  await page.goto(`/videoStage/${await videoOf(show)}`);
  await watch(page, 2);
  await leaveAt(page, PLACE);

  await page.goto('/');
  const rail = page.getByRole('region', { name: 'ดูต่อ' });
  await rail.getByRole('link', { name: show.product_title }).click();
  const player = page.getByRole('region', { name: /เครื่องเล่นวิดีโอ/ });
  await expect(player.getByText('ดูต่อจาก')).toBeVisible();
  await player.getByRole('button', { name: 'ดูต่อ', exact: true }).click();
  await movesOn(page);
  expect((await playback(page)).time).toBeGreaterThan(PLACE);
});

test('WATCH-15 WATCH-03 a device that was replaced says so, and takes the show back by one press', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const address = `/videoStage/${await videoOf(show)}`;
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await page.goto(address);
  await watch(page, 2);

  // The same sign-in plays on the device that opened last.
  const other = await browser.newContext();
  await signIn(other, buyer);
  const theirs = await other.newPage();
  await theirs.goto(address);
  await watch(theirs, 2);

  await reportNow(page);
  await expect(page.getByText('ไปเปิดดูที่อีกเครื่องแล้ว')).toBeVisible();
  await expect(page.getByText(/^คอมพิวเตอร์ Linux เปิดเมื่อ \d\d:\d\d\sน\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'ไม่ใช่เครื่องของเรา เปลี่ยน PIN' })).toBeVisible();
  await expectCalm(page, 'replaced');
  await page.getByRole('button', { name: 'กลับมาดูเครื่องนี้' }).click();
  await expect.poll(async () => (await playback(page)).paused, { timeout: 30_000 }).toBe(false);
  await movesOn(page);

  await reportNow(theirs);
  await expect(theirs.getByText('ไปเปิดดูที่อีกเครื่องแล้ว')).toBeVisible();
  await other.close();
});
