/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { paymentDialog } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

test('BUY-01 a press before the scripts have come buys all the same', async ({ page }) => {
  const show = await replayShow();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/package/${show.product_url}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'ซื้อบัตร' }).first().click();
  await expect(page).toHaveURL(/\?buy=1/);
  await expect(page.getByRole('button', { name: 'กำลังเปิดหน้าชำระเงิน' }).first()).toBeVisible();
  letThrough();
  await expect(paymentDialog(page)).toContainText(show.product_title);
});
