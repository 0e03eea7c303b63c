import { expect, test } from '@playwright/test';
import { expectEscapes, expectField, expectOpenToAll, expectPageOpenToAll } from './support/access/dialogs.ts';
import { paste, press, tabTo } from './support/access/keyboard.ts';
import { dialog, openAsGuest, openAsMember } from './support/access/openings.ts';
import { codeField, phoneField } from './support/auth.ts';
import { comeAlive } from './support/calm.ts';
import { codeFor, messages, newestMessage } from './support/inbox.ts';
import { api, newPhone, signIn } from './support/member.ts';

/** Customers of the demo data, of no other journey, one for each attempt: a phone may ask for no second code within a minute. */
const MOVING = ['0830000190', '0830000193'];

const wrong = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');

test('ACC-08 SITE-11 changing the PIN: each of its three steps, and back to where it was opened', async ({
  page,
  context,
}) => {
  const { pin } = await openAsMember(page, context, '/profile/security');
  const shown = dialog(page, 'เปลี่ยน PIN');
  const opener = page.getByRole('button', { name: 'เปลี่ยน PIN' });
  await expect(opener).toBeVisible();
  await press(page, 'button', 'เปลี่ยน PIN', 60);
  await expectOpenToAll(page, shown);
  await expectEscapes(page, shown, opener);
  await page.keyboard.press('Enter');
  const steps = [
    ['กรอก PIN เดิม', 'current-password', pin],
    ['ตั้ง PIN 4 หลัก ใหม่', 'new-password', '9753'],
    ['กรอก PIN ใหม่อีกครั้ง', 'new-password', '9754'],
    ['ตั้ง PIN 4 หลัก ใหม่', 'new-password', '9753'],
    ['กรอก PIN ใหม่อีกครั้ง', 'new-password', '9753'],
  ] as const;
  for (const [label, autoComplete, typed] of steps) {
    const field = shown.getByLabel(label);
    await expect(field).toBeFocused();
    await expectField(field, 'numeric', autoComplete);
    await expectOpenToAll(page, shown);
    await field.focus();
    await page.keyboard.type(typed);
    if (typed === '9754') await expect(shown).toContainText('PIN ไม่ตรงกับที่ตั้งไว้ กรุณาตั้งใหม่อีกครั้ง');
  }
  await expect(shown).toBeHidden();
  await expect(opener).toBeFocused();
});

test('ACC-08 SITE-11 changing the phone: a code to the old one, pasted, the new one, and a code to it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const tel = MOVING[test.info().retry] ?? '';
  const { token } = await api('POST', 'login', { body: { user_tel: tel, user_password: '2468' } });
  await signIn(context, { tel, pin: '2468', token: String(token) });
  await openAsGuest(page, '/profile/security');
  const shown = dialog(page, 'เปลี่ยนเบอร์โทรศัพท์');
  const opener = page.getByRole('button', { name: 'เปลี่ยนเบอร์' });
  await expect(opener).toBeVisible();
  await press(page, 'button', 'เปลี่ยนเบอร์', 60);
  await expectOpenToAll(page, shown);
  const before = await newestMessage();
  await press(page, 'button', 'รับรหัสยืนยันทาง SMS');
  await expect(codeField(page)).toBeFocused();
  await expectField(codeField(page), 'numeric', 'one-time-code');
  await expectOpenToAll(page, shown);
  await codeField(page).focus();
  await paste(page, await codeFor(tel, before));
  await expect(phoneField(page)).toBeFocused();
  await expectField(phoneField(page), 'numeric', 'tel-national');
  await expectOpenToAll(page, shown);
  const fresh = newPhone();
  await phoneField(page).focus();
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).focus();
  await page.keyboard.type(wrong(await codeFor(fresh)));
  await expect(shown).toContainText('รหัสยืนยันที่กรอก ไม่ถูกต้อง');
  await expectOpenToAll(page, shown);
  await expectEscapes(page, shown, opener);
});

test('ACC-08 SITE-11 the face: nothing chosen, and a picture to cut', async ({ page, context }) => {
  await openAsMember(page, context, '/profile');
  const shown = dialog(page, 'รูปโปรไฟล์');
  const opener = page.getByRole('button', { name: 'เปลี่ยนรูปโปรไฟล์' });
  await expect(opener).toBeVisible();
  await press(page, 'button', 'เปลี่ยนรูปโปรไฟล์', 60);
  await expectOpenToAll(page, shown);
  await shown.getByLabel('เลือกรูป').setInputFiles('tools/db/demo-art/m4.webp');
  await expect(shown.getByRole('group', { name: /^เลื่อนรูปให้อยู่ในวงกลม/ })).toBeVisible();
  await expectOpenToAll(page, shown);
  await expectEscapes(page, shown, opener);
});

test('ACC-10 SITE-11 leaving: the PIN that it asks for, a wrong one, and staying after all', async ({
  page,
  context,
}) => {
  await openAsMember(page, context, '/profile/privacy');
  const shown = dialog(page, 'ลบบัญชี');
  const opener = page.getByRole('button', { name: 'ขอลบบัญชี' });
  await expect(opener).toBeVisible();
  await press(page, 'button', 'ขอลบบัญชี', 60);
  await expectOpenToAll(page, shown);
  const field = shown.getByLabel('กรอก PIN 4 หลัก');
  await expectField(field, 'numeric', 'current-password');
  await field.focus();
  await page.keyboard.type('0000');
  await press(page, 'button', 'ลบบัญชี');
  await expect(shown).toContainText('PIN ไม่ถูกต้อง');
  await expect(field).toBeFocused();
  await expectOpenToAll(page, shown);
  await field.focus();
  await press(page, 'button', 'ไม่ลบ');
  await expect(shown).toBeHidden();
  await expect(opener).toBeFocused();
});

test('ACC-08 SITE-11 the e-mail, its pasted code and the PIN', async ({ page, context }) => {
  const { tel, pin } = await openAsMember(page, context, '/profile/email');
  const main = page.getByRole('main');
  const field = page.getByLabel('อีเมลใหม่');
  await expectField(field, null, 'email');
  await expect(field).toHaveAttribute('type', 'email');
  await field.focus();
  const email = `keys${tel}@example.com`;
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const code = main.getByLabel('กรอกรหัส 4 หลัก');
  await expect(code).toBeFocused();
  await expectField(code, 'numeric', 'one-time-code');
  const [letter] = await messages('email', { to: email });
  await paste(page, /\n(\d{4})\n/.exec(letter?.text ?? '')?.[1] ?? '');
  const own = main.getByLabel('PIN 4 หลัก');
  await expect(own).toBeFocused();
  await expectField(own, 'numeric', 'current-password');
  await page.keyboard.type(pin);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();
});

test('ACC-06 ACC-08 SITE-11 the devices: one ended, with the focus kept, then all', async ({ page, context }) => {
  const member = await openAsMember(page, context, '/profile/security');
  const other = await api('POST', 'login', { body: { user_tel: member.tel, user_password: member.pin } });
  await page.reload();
  await comeAlive(page);
  const heading = page.getByRole('heading', { name: 'เครื่องที่เข้าระบบอยู่' });
  const devices = page.getByRole('listitem').filter({ hasText: /เข้าระบบ .* · / });
  await expect(devices).toHaveCount(2);
  await expectPageOpenToAll(page);
  await press(page, 'button', /^ออกจากเครื่องนี้ /, 60);
  await expect(page.getByText('ออกจากระบบในเครื่องนั้นแล้ว', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(heading).toBeFocused();
  expect((await api('GET', 'loginPing', { token: String(other.token) })).status).toBe(401);
  await press(page, 'button', 'ออกจากระบบทุกอุปกรณ์');
  await expect(page.getByText('ออกจากระบบทุกอุปกรณ์แล้ว', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await api('GET', 'loginPing', { token: member.token })).status).toBe(401);
});

test('ACC-08 SITE-11 addresses: completed by postcode, made the main one, changed and taken away', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openAsMember(page, context, '/profile/addresses');
  const heading = page.getByRole('heading', { name: 'ที่อยู่', exact: true });
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const add = async (recipient: string) => {
    await press(page, 'link', 'เพิ่มที่อยู่', 60);
    await expectField(page.getByLabel('รหัสไปรษณีย์'), 'numeric', 'postal-code');
    await expectField(page.getByLabel('เบอร์โทรศัพท์ผู้รับ'), 'numeric', 'tel-national');
    await type('ชื่อผู้รับ', recipient);
    await type('บ้านเลขที่ หมู่ ซอย ถนน', '88/8 หมู่ที่ 5');
    await type('รหัสไปรษณีย์', '10200');
    await expect(page.getByText(/กรุงเทพมหานคร มี \d+ แขวงที่ใช้รหัสนี้/)).toBeVisible();
    await tabTo(page, 'combobox', 'แขวง');
    await page.keyboard.type('พระบรม');
    const option = page.getByRole('option', { name: /แขวงพระบรมมหาราชวัง/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectPageOpenToAll(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('เขต')).toHaveValue('พระนคร');
    await expect(page.getByLabel('จังหวัด')).toHaveValue('กรุงเทพมหานคร');
    await press(page, 'button', 'บันทึก');
    await expect(page.getByText(recipient)).toBeVisible();
  };
  await add('ฟ้าใส ใจดี');
  await add('บ้านแม่');
  await expectPageOpenToAll(page);
  await press(page, 'button', 'ตั้งเป็นที่อยู่หลัก', 60);
  await expect(page.getByRole('article').filter({ hasText: 'บ้านแม่' })).toContainText('ที่อยู่หลัก');
  await expect(heading).toBeFocused();
  await press(page, 'link', 'แก้ไข ที่อยู่ของ บ้านแม่');
  await type('ชื่อผู้รับ', 'บ้านยาย');
  await press(page, 'button', 'บันทึก');
  await press(page, 'button', 'ลบ ที่อยู่ของ บ้านยาย', 60);
  await expect(page.getByText('ลบที่อยู่แล้ว', { exact: true })).toBeVisible();
  await expect(page.getByText('บ้านยาย')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('ACC-08 ACC-10 SITE-11 consents, own data and the other parts of the profile', async ({ page, context }) => {
  test.setTimeout(150_000);
  await openAsMember(page, context, '/profile/privacy');
  const news = page.getByRole('switch', { name: /^รับข่าวงานแสดงทาง SMS และอีเมล/ });
  await expect(news).not.toBeChecked();
  await expectPageOpenToAll(page);
  await news.focus();
  await page.keyboard.press('Space');
  await expect(news).toBeChecked();
  await press(page, 'button', 'ขอข้อมูล');
  await expect(page.getByRole('link', { name: 'ดาวน์โหลด', exact: true })).toBeVisible({ timeout: 30_000 });
  await tabTo(page, 'link', 'ดาวน์โหลด');
  for (const part of ['', '/email', '/orders', '/bands', '/coupons', '/statistics']) {
    await openAsGuest(page, `/profile${part}`);
    await page.waitForLoadState('networkidle');
    await expectPageOpenToAll(page);
  }
});
