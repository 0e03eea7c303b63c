import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { tabTo } from './support/access/keyboard.ts';
import { newMember } from './support/member.ts';
import { optionOf, replayShow } from './support/shows.ts';

test('SITE-02 SITE-11 ACC-02 with the keyboard alone one finds a show, opens its payment and signs in', async ({
  page,
}) => {
  const show = await replayShow();
  const { tel, pin } = await newMember();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'ข้ามไปเนื้อหา' })).toBeFocused();
  await tabTo(page, 'combobox', 'ค้นหางานแสดง');
  await page.keyboard.type(show.product_title);
  const found = optionOf(page, show);
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveValue('');
  await page.keyboard.type(show.product_title);
  await expect(found).toBeVisible();
  for (let pressed = 0; (await found.getAttribute('aria-selected')) !== 'true'; pressed += 1) {
    expect(pressed).toBeLessThan(8);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.shop}/package/${show.product_url}`);

  await tabTo(page, 'button', 'ซื้อบัตร', 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'ชำระเงิน' })).toBeVisible();
  await tabTo(page, 'button', 'เข้าระบบ เพื่อทำการสั่งซื้อ');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeFocused();
  await page.keyboard.type(tel);
  await expect(page.getByLabel('PIN 4 หลัก', { exact: true })).toBeFocused();
  await page.keyboard.type(pin);
  await expect(page.getByText('คลิกเพื่อเลือกสลิป')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
