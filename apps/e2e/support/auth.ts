import { expect, type Page } from '@playwright/test';
import { codeFor } from './inbox.ts';

export const phoneField = (page: Page) => page.getByRole('dialog').getByLabel('เบอร์โทรศัพท์');
export const codeField = (page: Page) => page.getByRole('dialog').getByLabel('รหัสยืนยัน 4 หลัก');
export const pinField = (page: Page) => page.getByRole('dialog').getByLabel('PIN 4 หลัก', { exact: true });

/** Types a phone into the open dialog, digit by digit: the tenth one asks the server. */
export async function typePhone(page: Page, tel: string): Promise<void> {
  await phoneField(page).pressSequentially(tel);
}

/** From the phone to the message of success, in the open dialog 'สร้างบัญชี'. */
export async function register(page: Page, tel: string, pin: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'สร้างบัญชี' })).toBeVisible();
  await typePhone(page, tel);
  await page.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(await codeFor(tel));
  await page.getByLabel('ตั้ง PIN 4 หลัก').pressSequentially(pin);
  await page.getByRole('button', { name: 'สร้างบัญชี', exact: true }).click();
  await expect(page.getByText('สมัครสมาชิก สำเร็จ')).toBeVisible();
}

/** Phone and PIN, in the open dialog 'เข้าระบบ'. */
export async function logIn(page: Page, tel: string, pin: string): Promise<void> {
  await typePhone(page, tel);
  await pinField(page).pressSequentially(pin);
}
