/// <reference lib="dom" />
import { expect, test, type Locator } from '@playwright/test';
import { comeAlive } from './support/calm.ts';
import { signIn } from './support/member.ts';
import { newPayer, paymentDialog } from './support/payment.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const colorOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);

test('SITE-11 forced colours leave the icons of the top bar and of its menu in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await comeAlive(page);
  const background = await page.getByRole('banner').evaluate((bar) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(bar, '::before');
    return { backgroundColor, backgroundImage };
  });
  expect(background).toEqual({ backgroundColor: 'rgb(255, 255, 255)', backgroundImage: 'none' });
  await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  const link = page.getByRole('dialog', { name: 'เมนู' }).getByRole('link', { name: 'งานแสดง' });
  expect(await colorOf(link.locator('svg'))).toBe(await colorOf(link));
});

test('SITE-11 BUY-01 forced colours leave in sight what is chosen', async ({ page }) => {
  const show = await replayShow();
  await newPayer(page, show);
  const way = paymentDialog(page).getByRole('radio', { name: /โอนแล้วแนบสลิป/ });
  await expect(way).toBeChecked();
  await expect(way).toHaveCSS('appearance', 'auto');
  await page.goto('/packageAll');
  await expect(page.getByRole('link', { name: 'ทุกวง' })).toHaveCSS('border-top-width', '2px');
});

test('SITE-11 WATCH-02 forced colours leave the controls of a player light on its picture', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  await signIn(context, await newBuyer(show));
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const fullScreen = page.getByRole('button', { name: /เต็มจอ/ });
  await expect(fullScreen).toBeVisible();
  expect(await colorOf(fullScreen)).toBe('rgb(255, 255, 255)');
});
