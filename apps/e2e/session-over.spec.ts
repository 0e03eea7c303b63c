/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { api, signIn } from './support/member.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

test('ACC-06 WATCH-03 a session that ends while its member watches is told, and playing goes on after signing in', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const stopped = page.getByRole('alert').filter({ hasText: 'กรุณาเข้าระบบ' });
  const video = page.locator('video');
  const moving = () => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0);
  const play = page.getByRole('button', { name: 'เล่น', exact: true }).first();
  await play.click();
  await expect.poll(moving).toBe(true);

  await api('POST', 'logout', { token: buyer.token });
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(stopped).toBeVisible();
  await expect(page.getByText('หมดเวลาการเข้าระบบ')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'เข้าระบบ' }).click();
  await page.getByLabel('เบอร์โทรศัพท์').fill(buyer.tel);
  await page.getByLabel('PIN 4 หลัก').pressSequentially(buyer.pin);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stopped).toBeHidden();
  await play.click();
  await expect.poll(moving).toBe(true);
});
