import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectEscapes, expectField, expectOpenToAll, expectPageOpenToAll } from './support/access/dialogs.ts';
import { paste, press, tabTo } from './support/access/keyboard.ts';
import { codeField, phoneField, pinField, typePhone } from './support/auth.ts';
import { comeAlive } from './support/calm.ts';
import { codeFor, messages, newestMessage } from './support/inbox.ts';
import { api, newMember, newPhone, signIn, type Member } from './support/member.ts';
import { newGroup } from './support/office.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Customers of the demo data, of no other journey: a phone that was registered a moment ago may ask for no second code yet. */
const [MOVING, FORGETFUL] = ['0830000190', '0830000191'] as const;

async function openAsGuest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await comeAlive(page);
}

async function openAsMember(page: Page, context: BrowserContext, path: string): Promise<Member> {
  const member = await newMember();
  await signIn(context, member);
  await openAsGuest(page, path);
  return member;
}

const wrong = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');

/** Phone, code by SMS and new PIN of a dialog, each walked before it is filled in; the code is pasted. */
async function walkPhoneCodePin(page: Page, name: string, tel: string, pin: { label: string; submit: string }) {
  const shown = dialog(page, name);
  await expectOpenToAll(page, shown);
  const before = await newestMessage();
  await expectField(phoneField(page), 'numeric', 'tel-national');
  await phoneField(page).focus();
  await page.keyboard.type(tel);
  await press(page, 'button', 'รับรหัสยืนยันทาง SMS');
  await expect(codeField(page)).toBeFocused();
  await expectField(codeField(page), 'numeric', 'one-time-code');
  await expectOpenToAll(page, shown);
  await codeField(page).focus();
  await paste(page, await codeFor(tel, before));
  const field = shown.getByLabel(pin.label);
  await expect(field).toBeFocused();
  await expectField(field, 'numeric', 'new-password');
  await expectOpenToAll(page, shown);
  await field.focus();
  await page.keyboard.type('9753');
  await press(page, 'button', pin.submit);
}

test('ACC-02 ACC-04 SITE-11 signing in: phone, unknown phone, PIN and a wrong one, by keyboard, at twice the size, with big keys', async ({
  page,
}) => {
  const { tel, pin } = await newMember();
  await openAsGuest(page, '/aboutUs');
  const opener = page.getByRole('banner').getByRole('button', { name: 'เข้าระบบ' }).first();
  const shown = dialog(page, 'เข้าระบบ');
  await press(page, 'button', 'เข้าระบบ');
  await expectOpenToAll(page, shown);
  await expectField(phoneField(page), 'numeric', 'tel-national');
  await expectEscapes(page, shown, opener);

  await page.keyboard.press('Enter');
  await typePhone(page, newPhone());
  await expect(phoneField(page)).toHaveAccessibleDescription('เบอร์โทรศัพท์นี้ ไม่มีในระบบ');
  await expectOpenToAll(page, shown);
  await phoneField(page).focus();
  await paste(page, `${tel.slice(0, 3)}-${tel.slice(3, 6)}-${tel.slice(6)}`);
  await expect(pinField(page)).toBeFocused();
  await expectField(pinField(page), 'numeric', 'current-password');
  await expectOpenToAll(page, shown);
  await pinField(page).focus();
  await page.keyboard.type('0000');
  await expect(shown.getByRole('alert')).toContainText('PIN ไม่ถูกต้อง');
  await expectOpenToAll(page, shown);
  await pinField(page).focus();
  await page.keyboard.type(pin);
  await expect(shown).toBeHidden();
  await expect(page.getByRole('button', { name: /^เมนูสมาชิก/ })).toBeVisible();
});

test('ACC-01 ACC-05 SITE-11 making an account: phone, pasted code and PIN, and the message at the end', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAsGuest(page, '/aboutUs');
  await press(page, 'button', 'สร้างบัญชี');
  await walkPhoneCodePin(page, 'สร้างบัญชี', newPhone(), { label: 'ตั้ง PIN 4 หลัก', submit: 'สร้างบัญชี' });
  const message = page.getByRole('alertdialog', { name: 'ข้อความ' });
  await expect(message).toContainText('สมัครสมาชิก สำเร็จ');
  await expectOpenToAll(page, message);
  await press(page, 'link', 'จัดการโปรไฟล์');
  await expect(page).toHaveURL(/\/profile$/);
});

test('ACC-03 SITE-11 a forgotten PIN: phone, pasted code and new PIN, and the login that follows', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsGuest(page, '/aboutUs');
  await press(page, 'button', 'เข้าระบบ');
  await press(page, 'button', 'ลืมรหัสผ่าน ?');
  await walkPhoneCodePin(page, 'ลืมรหัสผ่าน', FORGETFUL, { label: 'ตั้ง PIN ใหม่ 4 หลัก', submit: 'บันทึก PIN ใหม่' });
  await expect(dialog(page, 'เข้าระบบ')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('083-000-0191');
});

test('ACC-06 SITE-11 the message of a session that is over, and the login behind it', async ({ page, context }) => {
  const member = await openAsMember(page, context, '/profile');
  await page.waitForLoadState('networkidle');
  await api('POST', 'logoutEverywhere', { token: member.token });
  await page.getByLabel('ชื่อเล่น').focus();
  await page.keyboard.type('มะลิ');
  await press(page, 'button', 'บันทึก');
  const told = page.getByRole('alertdialog', { name: 'ข้อความ' });
  await expect(told).toContainText('หมดเวลาการเข้าระบบ');
  await expectOpenToAll(page, told);
  await press(page, 'button', 'เข้าระบบ');
  await expect(phoneField(page)).toBeFocused();
});

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
  const { token } = await api('POST', 'login', { body: { user_tel: MOVING, user_password: '2468' } });
  await signIn(context, { tel: MOVING, pin: '2468', token: String(token) });
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
  await paste(page, await codeFor(MOVING, before));
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

test('ACC-08 SITE-11 the e-mail and its pasted code', async ({ page, context }) => {
  const { tel } = await openAsMember(page, context, '/profile/email');
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
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();
});

/** Presses a button of the sign-in dialog and says on the stand-in's page who somebody is; all by keyboard. */
async function comeBackFromLine(page: Page, name: string): Promise<void> {
  await openAsGuest(page, '/?dialog=login');
  await press(page, 'link', 'เข้าระบบด้วย LINE');
  await page.getByLabel('ชื่อ').fill(name);
  await page.getByLabel('อีเมล', { exact: true }).fill('');
  await press(page, 'button', 'อนุญาต');
}

test('ACC-07 SITE-11 signing in with LINE: left half-way, a phone to add, a code, and the account of another', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openAsGuest(page, '/?dialog=login');
  const shown = page.getByRole('dialog');
  await press(page, 'link', 'เข้าระบบด้วย LINE');
  await press(page, 'button', 'ยกเลิก');
  await expect(shown).toContainText('ยกเลิกการเข้าระบบด้วย LINE แล้ว');
  await expectOpenToAll(page, shown);

  const { tel, pin } = await newMember();
  const name = `ฟ้าใส ${tel}`;
  await comeBackFromLine(page, name);
  await expect(shown).toContainText('อีกขั้นเดียว ใส่เบอร์โทรศัพท์');
  await expectOpenToAll(page, shown);
  await phoneField(page).focus();
  await page.keyboard.type(tel);
  await expect(phoneField(page)).toHaveAccessibleDescription('เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว');
  await expectOpenToAll(page, shown);
  await press(page, 'button', 'เชื่อมกับบัญชีนี้');
  await expect(pinField(page)).toBeFocused();
  await expectOpenToAll(page, shown);
  await pinField(page).focus();
  await page.keyboard.type(pin);
  const linked = page.getByRole('alertdialog', { name: 'ข้อความ' });
  await expect(linked).toContainText('เชื่อมบัญชี LINE แล้ว');
  await expectOpenToAll(page, linked);

  await context.clearCookies();
  await openAsMember(page, context, '/profile/security');
  await expect(page.getByRole('link', { name: 'เชื่อม LINE' })).toBeVisible();
  await press(page, 'link', 'เชื่อม LINE', 60);
  await page.getByLabel('ชื่อ').fill(name);
  await page.getByLabel('อีเมล', { exact: true }).fill('');
  await press(page, 'button', 'อนุญาต');
  await expect(shown).toContainText('LINE นี้เชื่อมกับบัญชีอื่นแล้ว');
  await expectOpenToAll(page, shown);
  await press(page, 'button', 'อยู่บัญชีเดิม ไม่เชื่อม');
  await expect(shown).toBeHidden();

  await page.goto(`${addresses.shop}/?dialog=social&social=line-failed`);
  await expect(shown).toContainText('เข้าระบบด้วย LINE ไม่สำเร็จ');
  await expectOpenToAll(page, shown);
  await tabTo(page, 'link', 'ลองใหม่');
});

test('ACC-12 SITE-11 the page of a group, from its QR to a member, and one that is no longer', async ({ page }) => {
  test.setTimeout(120_000);
  const { name, key } = await newGroup();
  const { tel, pin } = await newMember();
  await openAsGuest(page, `/group/${key}`);
  await expectPageOpenToAll(page);
  await tabTo(page, 'link', 'ข้ามไปเนื้อหา');
  await page.keyboard.press('Enter');
  await press(page, 'button', 'เข้าระบบ');
  await expectOpenToAll(page, dialog(page, 'เข้าระบบ'));
  await phoneField(page).focus();
  await page.keyboard.type(tel);
  await expect(pinField(page)).toBeFocused();
  await page.keyboard.type(pin);
  await expect(page.getByRole('heading', { name: `เป็นสมาชิกกลุ่ม ${name} แล้ว` })).toBeVisible();
  await expectPageOpenToAll(page);
  await openAsGuest(page, `/group/${'0'.repeat(24)}`);
  await expect(page.getByRole('heading', { name: 'คิวอาร์นี้ใช้ไม่ได้' })).toBeVisible();
  await expectPageOpenToAll(page);
  await press(page, 'link', 'ดูงานแสดง', 60);
  await expect(page).toHaveURL(/\/packageAll/);
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
