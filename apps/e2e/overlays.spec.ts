/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/auth.ts';
import { comeAlive } from './support/calm.ts';
import { newMember, signIn } from './support/member.ts';
import { makeCoupon } from './support/coupons.ts';
import { netOf, openPayment, paymentDialog } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** Waits for a page that answers to presses. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'เข้าระบบ' }).locator('visible=true').first()).toBeEnabled();
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
}

test('SITE-11 Back closes a dialog and stays on the page, in its place, without reading it anew', async ({ page }) => {
  const show = await replayShow();
  await open(page, `/package/${show.product_url}`);
  await page.evaluate(() => scrollTo(0, 300));
  const read: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && read.push(request.url()));
  const buy = page.getByRole('button', { name: 'ซื้อบัตร' }).first();
  await buy.click();
  await expect(paymentDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\?dialog=pay/);
  await page.getByRole('button', { name: 'เข้าระบบ เพื่อทำการสั่งซื้อ' }).click();
  await expect(page).toHaveURL(/\?dialog=login&then=pay/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/package/${show.product_url}`);
  expect(await scrollOf(page)).toBe(300);
  await expect(buy).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'เข้าระบบ' })).toBeVisible();
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page).toHaveURL(`/package/${show.product_url}`);
  expect(await scrollOf(page)).toBe(300);
  expect(read).toEqual([]);
});

test('BUY-01 BUY-07 a tab that was put away comes back to paying, with its coupon, also over signing in', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const { code } = await makeCoupon({ coupon_type: 'Price', coupon_price: 100 });
  await signIn(context, await newMember());
  await openPayment(page, show);
  const field = paymentDialog(page).getByLabel('รหัสคูปอง');
  await field.fill(code);
  await field.press('Enter');
  const discount = paymentDialog(page).getByText('ใช้คูปองแล้ว ลด ฿100.00');
  await expect(discount).toBeVisible();
  await page.reload();
  await expect(discount).toBeVisible();
  await expect.poll(() => netOf(page)).toBe(show.product_price - 100);

  const { tel, pin } = await newMember();
  await context.clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'เข้าระบบ เพื่อทำการสั่งซื้อ' }).click();
  await expect(page.getByRole('dialog', { name: 'เข้าระบบ' })).toBeVisible();
  await page.reload();
  await logIn(page, tel, pin);
  await expect(discount).toBeVisible();
  expect(page.url()).not.toContain(tel);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SITE-01 SITE-07 Back closes the menu and the filters; what was chosen stays when the sheet is closed', async ({
    page,
  }) => {
    await open(page, '/packageAll');
    await page.getByRole('button', { name: 'เปิดเมนู' }).click();
    await expect(page.getByRole('dialog', { name: 'เมนู' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/packageAll');

    await page.getByRole('button', { name: 'ตัวกรอง' }).click();
    const sheet = page.getByRole('dialog', { name: 'ตัวกรอง' });
    await sheet.getByLabel('งานแสดงสด').click();
    await expect(page).toHaveURL(/type=stage/);
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^แสดง \d+ รายการ/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/packageAll?type=stage');
    await page.getByRole('button', { name: 'ตัวกรอง (1)' }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/packageAll?type=stage');

    await page.getByRole('button', { name: 'ตัวกรอง (1)' }).click();
    await sheet.getByLabel('ดูย้อนหลัง').click();
    await expect(page).toHaveURL(/type=replay/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/packageAll?type=stage&type=replay');
    await expect(page.getByRole('button', { name: 'ตัวกรอง (2)' })).toBeVisible();
  });

  test('SITE-02 Back closes the search and leaves the page where it was', async ({ page }) => {
    await open(page, '/packageAll');
    await page.getByRole('button', { name: 'ค้นหา' }).click();
    const search = page.getByRole('combobox', { name: 'ค้นหางานแสดง' });
    await expect(search).toBeFocused();
    await search.fill('แสง');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText('พิมพ์ชื่องานแสดง วง สมาชิก หรือเพลง')).toBeHidden();
    await expect(page).toHaveURL('/packageAll');

    await page.getByRole('button', { name: 'ค้นหา' }).click();
    await search.fill('แสง');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/package\//);
    await page.goBack();
    await expect(page).toHaveURL('/packageAll');
  });
});
