import { expect, test, type Page } from '@playwright/test';
import { codeField, logIn, phoneField, pinField, typePhone } from './support/auth.ts';
import type { Envelope } from './support/http.ts';
import { codeFor, messages, newestMessage } from './support/inbox.ts';
import { api, newMember, newPhone } from './support/member.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const wrong = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');

/** What a call of the page was answered. */
async function answerOf(page: Page, path: string, act: () => Promise<void>): Promise<Envelope> {
  const [response] = await Promise.all([page.waitForResponse((answer) => answer.url().includes(path)), act()]);
  return (await response.json()) as Envelope;
}

async function open(page: Page, button: 'เข้าระบบ' | 'สร้างบัญชี'): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: button }).first().click();
  await expect(dialog(page, button)).toBeVisible();
}

/** A wrong code empties the boxes and has them ask again; the right one leads to the PIN. */
async function typeWrongThenRight(page: Page, code: string): Promise<void> {
  await codeField(page).pressSequentially(wrong(code));
  await expect(page.getByText('รหัสยืนยันที่กรอก ไม่ถูกต้อง')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).pressSequentially(code);
  await expect(page.getByText('ตั้งให้จำง่าย เช่น ปีเกิด วันและเดือนเกิด หรือเลขท้ายเบอร์โทรศัพท์')).toBeVisible();
}

test('ACC-04 a phone that nobody registered cannot log in, and the field is emptied', async ({ page }) => {
  await open(page, 'เข้าระบบ');
  const submit = dialog(page, 'เข้าระบบ').getByRole('button', { name: 'ถัดไป' });
  await typePhone(page, '081000');
  await expect(submit).toBeDisabled();
  await phoneField(page).fill('');
  await typePhone(page, newPhone());
  await expect(page.getByText('เบอร์โทรศัพท์นี้ ไม่มีในระบบ')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('');
  await expect(phoneField(page)).toBeFocused();
});

test('ACC-01 ACC-04 ACC-05 a phone without an account makes one, and no digit is typed twice', async ({ page }) => {
  const tel = newPhone();
  await open(page, 'เข้าระบบ');
  await typePhone(page, tel);
  await page.getByRole('button', { name: 'สร้างบัญชีด้วยเบอร์นี้' }).click();
  await expect(dialog(page, 'สร้างบัญชี')).toBeVisible();
  const code = await answerOf(page, 'sendOTP', () => page.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }).click());
  const { reference } = code.data as { reference: string };
  await expect(dialog(page, 'สร้างบัญชี').getByText(`(Ref: ${reference})`)).toBeVisible();
  const [sms] = await messages('sms', { to: tel });
  expect(sms?.text).toMatch(new RegExp(`^เวที รหัสยืนยัน \\d{4} \\(Ref: ${reference}\\).*\\n@localhost #\\d{4}$`));
  await codeField(page).pressSequentially(await codeFor(tel));
  await page.getByLabel('ตั้ง PIN 4 หลัก').pressSequentially('1357');
  await page.getByRole('button', { name: 'แสดง PIN' }).click();
  await expect(dialog(page, 'สร้างบัญชี').getByText('7', { exact: true })).toBeVisible();
});

test('ACC-01 ACC-04 a phone that is registered cannot be registered again; an emptied field asks for one', async ({
  page,
}) => {
  const { tel } = await newMember();
  await open(page, 'สร้างบัญชี');
  await phoneField(page).pressSequentially('08');
  await phoneField(page).fill('');
  await expect(page.getByText('กรุณากรอกข้อมูล')).toBeVisible();
  await typePhone(page, tel);
  await expect(page.getByText('เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('');
});

test('ACC-01 ACC-04 ACC-05 SITE-11 a wrong code empties the boxes, the next code is a minute away, and success leads to the profile', async ({
  page,
}) => {
  const tel = newPhone();
  await open(page, 'สร้างบัญชี');
  await typePhone(page, tel);
  await page.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }).click();
  const code = await codeFor(tel);
  await expect(page.getByText(/ขอรหัสใหม่ได้ใน 0?0:[0-5]\d|ขอรหัสใหม่ได้ใน 0?1:00/)).toBeVisible();
  await typeWrongThenRight(page, code);
  await page.getByLabel('ตั้ง PIN 4 หลัก').pressSequentially('1234');
  await expect(page.getByText('เลขนี้เดาง่าย แนะนำให้เปลี่ยนเป็นเลขที่คุณจำได้แต่คนอื่นเดายาก')).toBeVisible();
  await page.getByLabel('ตั้ง PIN 4 หลัก').fill('1357');
  await expect(page.getByText('ตั้งให้จำง่าย เช่น ปีเกิด วันและเดือนเกิด หรือเลขท้ายเบอร์โทรศัพท์')).toBeVisible();
  await page.getByRole('button', { name: 'สร้างบัญชี', exact: true }).click();
  await expect(page.getByText('สมัครสมาชิก สำเร็จ')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'ข้อความ' })).toHaveCSS('width', '360px');
  await page.getByRole('link', { name: 'จัดการโปรไฟล์' }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('ACC-02 SITE-03 a wrong PIN empties the boxes and is told in red; the right one enters by itself', async ({
  page,
}) => {
  const { tel, pin } = await newMember();
  await open(page, 'เข้าระบบ');
  await logIn(page, tel, wrong(pin));
  await expect(dialog(page, 'เข้าระบบ').getByRole('alert')).toContainText('PIN ไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง');
  await expect(pinField(page)).toHaveValue('');
  await pinField(page).pressSequentially(pin);
  await expect(dialog(page, 'เข้าระบบ')).toBeHidden();
  const shown = `${tel.slice(0, 3)}-${tel.slice(3, 6)}-${tel.slice(6)}`;
  await page.getByRole('button', { name: `เมนูสมาชิก ${shown}` }).click();
  for (const entry of ['ข้อมูลสมาชิก', 'งานแสดงที่ซื้อ', 'บัตรเข้างาน', 'ออกจากระบบ'])
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
  await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'เข้าระบบ' }).first()).toBeVisible();
});

/** A demo customer: a phone that was registered a moment ago may not ask for a second code yet. */
function demoPhone(): string {
  return `081000000${2 + (Math.floor(Date.now() / 60_000) % 4)}`;
}

test('ACC-03 a forgotten PIN is set anew with a code, the login opens, and the old session has ended', async ({
  page,
}) => {
  const [tel, pin] = [demoPhone(), '2468'];
  const { token } = await api('POST', 'login', { body: { user_tel: tel, user_password: pin } });
  const session = { token: String(token) };
  expect((await api('GET', 'loginPing', session)).status).toBe(200);
  const before = await newestMessage();

  await open(page, 'เข้าระบบ');
  await page.getByRole('button', { name: 'ลืมรหัสผ่าน ?' }).click();
  // The login has a field of the same name until it is gone.
  await expect(dialog(page, 'ลืมรหัสผ่าน')).toBeVisible();
  await typePhone(page, newPhone());
  await expect(page.getByText('เบอร์โทรศัพท์นี้ ไม่มีในระบบ')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('');
  await expect(phoneField(page)).toBeFocused();
  await typePhone(page, tel);
  await page.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }).click();
  const code = await codeFor(tel, before);
  await typeWrongThenRight(page, code);
  await page.getByLabel('ตั้ง PIN ใหม่ 4 หลัก').pressSequentially(pin);
  await page.getByRole('button', { name: 'บันทึก PIN ใหม่' }).click();
  await expect(page.getByText('บันทึก สำเร็จ', { exact: true })).toBeVisible();
  await expect(dialog(page, 'เข้าระบบ')).toBeVisible();
  expect((await api('GET', 'loginPing', session)).status).toBe(401);
  await dialog(page, 'เข้าระบบ').getByRole('button', { name: 'ถัดไป' }).click();
  await pinField(page).pressSequentially(pin);
  await expect(dialog(page, 'เข้าระบบ')).toBeHidden();
});
