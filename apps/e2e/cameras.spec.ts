/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { isReady, uploadPicture } from './support/camera.ts';
import { api, signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { watch } from './support/player.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 60_000 };
/** The camera began this much after the show's own recording. */
const LATER_SECONDS = 2;

/** How far the camera is from the moment that is heard, and what each sounds like. */
function step(page: Page) {
  return page.locator('video').evaluateAll((elements, later) => {
    const [heard, camera] = elements as HTMLVideoElement[];
    if (!heard || !camera) return undefined;
    const apart = Math.abs(heard.currentTime - later - camera.currentTime);
    return { apart, heard: heard.muted, camera: camera.muted };
  }, LATER_SECONDS);
}

test('WATCH-10 the camera of a member shows the same moment, and the sound stays the hall’s', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const main = await videoOf(show);
  const { data: product } = await api('GET', `productView?id=${show.id}`);
  const [{ stage_id }] = product as [{ stage_id: number }];
  const { data: members } = await api('GET', `bandMemberByBandId?band_id=${show.band_id}`);
  const [member] = members as [{ id: number; band_member_name: string }];
  const { data: created } = await officeApi('POST', 'videos', {
    ...{ video_name: 'กล้องใกล้', video_type: 'member', video_item: 9, stage_id, band_id: show.band_id },
    ...{ band_member_id: member.id, video_start_ms: LATER_SECONDS * 1000 },
  });
  const { insertId: camera } = created as { insertId: number };
  await uploadPicture(camera);
  await expect.poll(() => isReady(camera), PATIENCE).toBe(true);

  await signIn(context, await newBuyer(show));
  await page.goto(`/videoStage/${main}`);
  await watch(page, 3);
  await page.getByRole('button', { name: 'เลือกกล้อง ตอนนี้ทั้งเวที' }).press('Enter');
  await page.getByRole('menuitemradio', { name: new RegExp(member.band_member_name) }).press('Enter');
  const inStep = page.locator('video[data-in-step="true"]');
  await expect(inStep).toBeVisible(PATIENCE);
  await expect.poll(async () => (await step(page))?.apart, PATIENCE).toBeLessThanOrEqual(0.1);
  expect(await step(page)).toMatchObject({ heard: false, camera: true });

  await test.step('it goes along where the viewer goes', async () => {
    await page.keyboard.press('l');
    await expect.poll(async () => (await step(page))?.apart, PATIENCE).toBeLessThanOrEqual(0.5);
    await expect(inStep).toBeVisible(PATIENCE);
  });

  await test.step('the whole stage is seen again', async () => {
    await page.getByRole('button', { name: `เลือกกล้อง ตอนนี้${member.band_member_name}` }).press('Enter');
    await page.getByRole('menuitemradio', { name: /ทั้งเวที/ }).press('Enter');
    await expect(page.locator('video')).toHaveCount(1);
  });
});
