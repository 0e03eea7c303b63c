import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { newMember } from './support/member.ts';
import { enterOffice, officeApi, openOffice } from './support/office.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลังบ้าน' });

test('ACC-11 a wrong password is told in red and opens nothing; a page without a session asks to sign in', async ({
  page,
}) => {
  await page.goto(`${addresses.admin}/admin/band`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await enterOffice(page, { username: `nobody-${randomBytes(3).toString('hex')}`, password: 'wrong-password-1' });
  await expect(page.getByRole('alert')).toContainText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(menu(page)).toBeHidden();
});

test('ACC-11 the token of a member opens no page of the back office', async ({ page, context }) => {
  const { token } = await newMember();
  const cookie = { value: token, url: addresses.admin, httpOnly: true } as const;
  await context.addCookies([
    { ...cookie, name: 'wethi_member' },
    { ...cookie, name: 'wethi_personnel' },
  ]);
  await page.goto(`${addresses.admin}/admin/user`);
  await expect(page).toHaveURL(/\/admin\/log(in|out)/);
  await expect(menu(page)).toBeHidden();
});

test('ADMIN-01 ACC-11 the owner sees the menu of groups and the red badge, and leaves', async ({ page }) => {
  await openOffice(page);
  await expect(page).toHaveURL(/\/admin\/?$/);
  for (const entry of ['แดชบอร์ด', 'ยืนยันการชำระเงิน', 'คำสั่งซื้อ', 'คูปอง'])
    await expect(menu(page).getByRole('link', { name: entry }).first()).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'ผู้ใช้' })).toBeHidden();
  await menu(page).getByText('สมาชิก Member').click();
  for (const entry of ['ผู้ใช้', 'ทีมงาน', 'บุคลากร'])
    await expect(menu(page).getByRole('link', { name: entry }).first()).toBeVisible();
  const badge = page.getByRole('link', { name: /^คำสั่งซื้อรอยืนยัน \d+ รายการ$/ });
  const { total } = await officeApi('GET', 'orders/ordersTotalStatus');
  expect(total).toBeGreaterThan(0);
  await expect(badge).toContainText(/\d+/);
  await badge.click();
  await expect(page).toHaveURL(/\/admin\/ordersConfirm/);
  await page.getByRole('link', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(`${addresses.admin}/admin/`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('CAT-06 ADMIN-05 a band is made, found, changed and deleted in the drawer form', async ({ page }) => {
  const name = `วงทดสอบ ${randomBytes(3).toString('hex')}`;
  await openOffice(page);
  await menu(page).getByText('วง Band').click();
  await menu(page).getByRole('link', { name: /^วง/ }).click();
  await page.getByRole('button', { name: 'เพิ่มวง' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
  await expect(drawer.getByText('กรุณากรอกข้อมูล')).toBeVisible();
  await drawer.getByLabel('ชื่อวง').fill(name);
  await drawer.getByLabel('เกี่ยวกับวง').fill('วงที่เกิดจากการทดสอบ');
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('searchbox', { name: 'ค้นหาชื่อวง' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'แก้ไขวง' }).click();
  await expect(drawer.getByLabel('ชื่อวง')).toHaveValue(name);
  await drawer.getByLabel('ชื่อวง').fill(`${name} ใหม่`);
  await drawer.getByRole('button', { name: 'ยกเลิก' }).click();
  await page.getByRole('button', { name: 'กลับไปแก้ต่อ' }).click();
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `${name} ใหม่` })).toHaveCount(1);

  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'ลบวง' }).click();
  // The list names what it does not find any more.
  await expect(page.getByText(`ไม่พบ “${name}”`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${name} ใหม่` })).toHaveCount(0);
  const left = async () => (await officeApi('GET', `band?q=${encodeURIComponent(name)}`)).total;
  // The deletion waits five seconds for whoever wants it undone.
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
});

test('CAT-06 what the server refuses stands at the field', async ({ page }) => {
  await openOffice(page);
  await menu(page).getByText('วง Band').click();
  await menu(page).getByRole('link', { name: /^วง/ }).click();
  await page.getByRole('button', { name: 'เพิ่มวง' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('ชื่อวง').fill('ก'.repeat(5_000));
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/band') && answer.request().method() === 'POST',
  );
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
  expect((await saved).status()).toBe(422);
  const field = drawer.locator('.ant-form-item').filter({ hasText: 'ชื่อวง' }).first();
  await expect(field.locator('.ant-form-item-explain-error')).not.toBeEmpty();
  await expect(drawer).toBeVisible();
});
