import { expect, test, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addresses } from './support/addresses.ts';
import { enterOffice, officeApi } from './support/office.ts';

const PASSWORD = 'second-factor-2026';

/** The digits of the half minute after the present one, which a clock that runs fast shows. */
const nextDigits = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * Sets a factor up with the digits of the half minute before, so that those of the present one still sign in; anew where that
 * half minute ended on the way, as it does on a busy machine.
 */
async function confirmFactor(dialog: Locator, key: string): Promise<void> {
  const kept = dialog.getByLabel('เก็บรหัสสำรองไว้ในที่ปลอดภัยแล้ว');
  await expect(async () => {
    if (!(await kept.isVisible()))
      await dialog.getByLabel('เลข 6 หลักจากแอป').fill(nextDigits(key, -1), { timeout: 2_000 });
    await expect(kept).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลังบ้าน' });

test('ACC-11 personnel sets up a second factor, signs in with it, by a recovery code, and is closed out after wrong ones', async ({
  page,
}) => {
  const username = `staff-${Date.now().toString(36)}`;
  const made = await officeApi('POST', 'personnel', { username, password: PASSWORD, role: 'shop' });
  expect(made.result).toBe(true);
  const digits = page.getByLabel('เลข 6 หลักจากแอป');
  let secret = '';
  let codes: string[] = [];

  await test.step('set up', async () => {
    await enterOffice(page, { username, password: PASSWORD });
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'เข้าระบบสองชั้น' }).click();
    const dialog = page.getByRole('dialog', { name: 'ตั้งเข้าระบบสองชั้น' });
    await expect(dialog.getByRole('img', { name: 'QR สำหรับแอปสร้างรหัส' })).toBeVisible();
    secret = (await dialog.locator('code').first().innerText()).replaceAll(' ', '');
    await digits.fill('000000');
    await expect(dialog.getByText('เลขไม่ตรง ดูว่าเวลาในมือถือตั้งเป็นอัตโนมัติ แล้วใส่เลขล่าสุด')).toBeVisible();
    await confirmFactor(dialog, secret);
    await expect(dialog.getByText('เก็บรหัสสำรองนี้ไว้ตอนนี้')).toBeVisible();
    codes = await dialog.getByRole('listitem').locator('code').allInnerTexts();
    expect(codes).toHaveLength(8);
    await dialog.getByLabel('เก็บรหัสสำรองไว้ในที่ปลอดภัยแล้ว').check();
    await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
    await expect(page.getByText('เข้าระบบสองชั้นพร้อมใช้แล้ว')).toBeVisible();
  });

  await test.step('sign in with the app', async () => {
    await page.context().clearCookies();
    await enterOffice(page, { username, password: PASSWORD });
    await expect(page.getByRole('heading', { name: 'ใส่เลข 6 หลัก' })).toBeVisible();
    await digits.fill(nextDigits(secret));
    await expect(menu(page)).toBeVisible();
  });

  await test.step('sign in with a recovery code', async () => {
    await page.context().clearCookies();
    await enterOffice(page, { username, password: PASSWORD });
    await digits.fill('000000');
    await expect(page.getByText('เหลืออีก 9 ครั้ง')).toBeVisible();
    await page.getByRole('button', { name: 'ใช้รหัสสำรอง' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('เหลือ 8 รหัส')).toBeVisible();
    await page.getByLabel('รหัสสำรอง').fill('AAAA-AAAA');
    await page.getByRole('button', { name: 'เข้าระบบ' }).click();
    await expect(page.getByText('รหัสสำรองนี้ใช้ไม่ได้ ลองรหัสอื่น')).toBeVisible();
    await page.getByLabel('รหัสสำรอง').fill((codes[0] ?? '').toLowerCase());
    await page.getByRole('button', { name: 'เข้าระบบ' }).click();
    await expect(menu(page)).toBeVisible();
  });

  await test.step('ten wrong ones close it', async () => {
    await page.context().clearCookies();
    await enterOffice(page, { username, password: PASSWORD });
    for (let left = 9; left > 0; left -= 1) {
      await digits.fill('000000');
      await expect(page.getByText(`เหลืออีก ${left} ครั้ง`)).toBeVisible();
    }
    await digits.fill('000000');
    await expect(page.getByRole('heading', { name: 'พักก่อน 5 นาที' })).toBeVisible();
  });

  await test.step('an owner takes it away', async () => {
    await page.context().clearCookies();
    await enterOffice(page);
    await expect(menu(page)).toBeVisible();
    await page.goto(`${addresses.admin}/admin/personnel`);
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('เปิดแล้ว');
    await row.getByRole('button', { name: `จัดการ ${username}` }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'ล้างเข้าระบบสองชั้น' }).click();
    const dialog = page.getByRole('dialog', { name: `ล้างเข้าระบบสองชั้นของ ${username}` });
    await expect(dialog).toContainText('ระบบบันทึกชื่อผู้ล้างไว้');
    await dialog.getByRole('button', { name: 'ล้าง', exact: true }).click();
    await expect(row).toContainText('ยังไม่ตั้ง');
  });
});

test('ACC-11 an owner who has a second factor shows it again to take away that of another', async ({ page }) => {
  const stamp = Date.now().toString(36);
  const owner = { username: `boss-${stamp}`, password: PASSWORD };
  const lost = { username: `lost-${stamp}`, password: PASSWORD };
  expect((await officeApi('POST', 'personnel', { ...owner, role: 'owner' })).result).toBe(true);
  expect((await officeApi('POST', 'personnel', { ...lost, personnel_name: 'พราว', role: 'shop' })).result).toBe(true);
  const secrets: Record<string, string> = {};
  for (const person of [lost, owner]) {
    await page.context().clearCookies();
    await enterOffice(page, person);
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'เข้าระบบสองชั้น' }).click();
    const dialog = page.getByRole('dialog', { name: 'ตั้งเข้าระบบสองชั้น' });
    const key = (await dialog.locator('code').first().innerText()).replaceAll(' ', '');
    secrets[person.username] = key;
    await confirmFactor(dialog, key);
    await dialog.getByLabel('เก็บรหัสสำรองไว้ในที่ปลอดภัยแล้ว').check();
    await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
  }
  await page.goto(`${addresses.admin}/admin/personnel`);
  const row = page.getByRole('row').filter({ hasText: lost.username });
  await row.getByRole('button', { name: 'จัดการ พราว' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'ล้างเข้าระบบสองชั้น' }).click();
  const dialog = page.getByRole('dialog', { name: 'ล้างเข้าระบบสองชั้นของ พราว' });
  const digits = dialog.getByLabel('ยืนยันด้วยเลข 6 หลักของตัวเอง');
  await digits.fill('000000');
  await dialog.getByRole('button', { name: 'ล้าง', exact: true }).click();
  await expect(dialog.getByText(/^เลขไม่ถูกต้อง ใส่เลขล่าสุดในแอป เหลืออีก \d ครั้ง$/)).toBeVisible();
  await digits.fill(nextDigits(secrets[owner.username] ?? ''));
  // The sign that something is under way may still be leaving, and is read as part of the button.
  await dialog.getByRole('button', { name: /ล้าง$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(row).not.toContainText('เปิดแล้ว');
});
