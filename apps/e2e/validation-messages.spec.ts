import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { makeCoupon, useUp } from './support/coupons.ts';
import { messages } from './support/inbox.ts';
import { api, newMember, signIn } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { netOf, openPayment, paymentDialog } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

/** What product.md §5 says of a coupon, with one that makes it say so; auth-messages.spec has those of phone, code and PIN. */
const COUPONS: [string, object | undefined][] = [
  ['ไม่มีรหัสคูปองนี้', undefined],
  ['รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม หรือ Email ที่กำหนดใว้', { coupon_member_only: 'Y', coupon_email_only: 'Y' }],
  ['รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม เท่านั้น', { coupon_member_only: 'Y' }],
  ['รหัสคูปองนี้ ใช้ได้กับ Email ที่กำหนดใว้', { coupon_email_only: 'Y' }],
  ['รหัสคูปองนี้ ถูกใช้ครบเเล้ว', { coupon_limit: 1 }],
];

test('ACC-04 BUY-07 BUY-02 every message about a coupon, letter for letter; the account in groups, and the kinds of files', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  await signIn(context, await newMember());
  await openPayment(page, show);
  const dialog = paymentDialog(page);
  const field = dialog.getByLabel('รหัสคูปอง');
  for (const [message, coupon] of COUPONS) {
    const made = coupon && (await makeCoupon({ coupon_type: 'Price', coupon_price: 100, ...coupon }));
    if (coupon && 'coupon_limit' in coupon && made) await useUp(made.code, show);
    await field.fill(made?.code ?? 'NOTACODE');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    expect(await netOf(page)).toBe(show.product_price);
  }
  await expect(dialog).toContainText(/\d{3}-\d-\d{5}-\d/);
  const slip = dialog.locator('input[type=file]');
  await expect(slip).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg');
  await slip.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('ไฟล์นี้ไม่ใช่รูป png, gif หรือ jpeg เปิดสลิปแล้วแคปหน้าจอ จากนั้นเลือกรูปนั้น').first()).toBeVisible();
});

test('ACC-04 ACC-08 an e-mail that another has is refused in words, the own one is taken', async ({
  page,
  context,
}) => {
  const [first, second] = [await newMember(), await newMember()];
  const email = `taken${first.tel}@example.com`;
  await api('GET', `emailConfirmEmail?email=${email}`, { token: first.token });
  const [letter] = await messages('email', { to: email });
  const code = /\n(\d{4})\n/.exec(letter?.text ?? '')?.[1];
  const body = { email, code, user_password: first.pin };
  expect(await api('POST', 'confirmEmail', { token: first.token, body })).toMatchObject({ result: true });

  await signIn(context, second);
  await page.goto('/profile/email');
  const field = page.getByLabel('อีเมลใหม่');
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText('เมล์นี้ในระบบเเล้ว', { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription('เมล์นี้ในระบบเเล้ว');

  await context.clearCookies();
  await signIn(context, first);
  await page.goto('/profile/email');
  await field.fill(email.toUpperCase().replace('@EXAMPLE.COM', '@example.com'));
  await expect(page.getByText(`ตอนนี้ใช้ ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click();
  await expect(page.getByText('เมล์นี้ในระบบเเล้ว')).toBeHidden();
  await expect(page.getByText(/ขอรหัสใหม่ได้ใน|กรุณารอ/).first()).toBeVisible();
});

test('ACC-04 ACC-09 ACC-12 a username that is taken, a password that is never shown, and a new one by e-mail', async ({
  page,
  context,
  browser,
}) => {
  const name = `door-${randomBytes(3).toString('hex')}`;
  const email = `${name}@example.com`;
  const person = { username: name, personnel_name: 'ประตู', role: 'shop', email, password: 'first-password-2026' };
  expect((await officeApi('POST', 'personnel', person)).result).toBe(true);
  await signInOffice(context, await ownerToken());

  await test.step('taken, and a form without the password', async () => {
    await page.goto(`${addresses.admin}/admin/personnel`);
    await page.getByRole('button', { name: 'เพิ่มบุคลากร' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'ชื่อ', exact: true }).fill('ประตู');
    await drawer.getByLabel('เบอร์โทร').fill('0812345670');
    await drawer.getByLabel('ชื่อผู้ใช้').fill(name);
    await drawer.getByRole('button', { name: 'เพิ่มและส่งลิงก์' }).click();
    await expect(drawer.getByText(`มีชื่อผู้ใช้นี้แล้ว ลอง ${name}2`, { exact: true })).toBeVisible();
    const { data } = await officeApi('GET', `personnelByUsername?username=${name}`);
    const [{ id }] = data as [{ id: number }];
    await page.goto(`${addresses.admin}/admin/personnel?edit=${id}`);
    await expect(drawer.getByLabel('ชื่อผู้ใช้')).toHaveValue(name);
    await expect(drawer.getByLabel('รหัสผ่านใหม่')).toHaveValue('');
  });

  await test.step('a new password by e-mail', async () => {
    const guest = await browser.newPage();
    await guest.goto(`${addresses.admin}/admin/login`);
    await guest.getByRole('button', { name: 'ลืมรหัสผ่าน ?' }).click();
    const field = guest.getByLabel('อีเมล');
    await field.fill(`nobody-${name}@example.com`);
    await field.press('Enter');
    await expect(guest.getByText('ไม่มี Email ในระบบ', { exact: true })).toBeVisible();
    for (const width of [390, 1440]) {
      await guest.setViewportSize({ width, height: 900 });
      expect(await overflowOf(guest)).toEqual([]);
      expect(await barriersOf(guest)).toEqual([]);
    }
    await field.fill(email);
    await field.press('Enter');
    await expect(guest.getByText(`ส่งรหัส 12 ตัวไปที่ ${email} แล้ว ใช้ได้ 5 นาที`)).toBeVisible();
    const [letter] = await messages('email', { to: email });
    const code = /\b([A-Z2-9]{12})\b/.exec(letter?.text ?? '')?.[1] ?? '';
    const fillIn = async (typed: string, again: string) => {
      await guest.getByLabel('รหัสจากอีเมล').fill(typed);
      await guest.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('second-password-2026');
      await guest.getByLabel('รหัสผ่านใหม่อีกครั้ง').fill(again);
      await guest.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    };
    await fillIn(code, 'another-password');
    await expect(guest.getByText('ไม่ตรงกัน กรุณากรอกอีกครั้ง')).toBeVisible();
    await fillIn('WRONGWRONG22', 'second-password-2026');
    await expect(guest.getByRole('alert').filter({ hasText: 'รหัสยืนยันที่กรอก ไม่ถูกต้อง' })).toBeVisible();
    expect(await barriersOf(guest)).toEqual([]);
    await fillIn(code, 'second-password-2026');
    await expect(guest.getByText('บันทึก สำเร็จ', { exact: true })).toBeVisible();
    await guest.getByLabel('ชื่อผู้ใช้').fill(name);
    await guest.getByLabel('รหัสผ่าน').fill('second-password-2026');
    await guest.getByRole('button', { name: 'เข้าระบบ' }).click();
    await expect(guest.getByRole('navigation', { name: 'เมนูหลังบ้าน' })).toBeVisible();
    await guest.close();
  });
});

test('ACC-04 a phone of ten digits and nothing else, a PIN of four: in all three dialogs the same rules', async ({
  page,
}) => {
  const ways = [
    ['เข้าระบบ', 'ถัดไป', ''],
    ['สร้างบัญชี', 'รับรหัสยืนยันทาง SMS', ''],
    ['ลืมรหัสผ่าน', 'รับรหัสยืนยันทาง SMS', 'เข้าระบบ'],
  ] as const;
  const { tel } = await newMember();
  for (const [title, submit, through] of ways) {
    await page.goto('/aboutUs');
    await page
      .getByRole('banner')
      .getByRole('button', { name: through || title })
      .first()
      .click();
    if (through) await page.getByRole('button', { name: 'ลืมรหัสผ่าน ?' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const field = dialog.getByLabel('เบอร์โทรศัพท์');
    const button = dialog.getByRole('button', { name: submit });
    await field.pressSequentially('08a1-2');
    await expect(field).toHaveValue('081-2');
    await field.fill('');
    await expect(field).toHaveAccessibleDescription('กรุณากรอกข้อมูล');
    await field.pressSequentially('081234567');
    await expect(button).toBeDisabled();
    if (title === 'สร้างบัญชี') continue;
    await field.fill(tel);
    await (title === 'เข้าระบบ'
      ? expect(dialog.getByLabel('PIN 4 หลัก', { exact: true })).toBeFocused()
      : expect(button).toBeEnabled());
  }

  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'เข้าระบบ' });
  await dialog.getByLabel('เบอร์โทรศัพท์').pressSequentially(tel);
  const pin = dialog.getByLabel('PIN 4 หลัก', { exact: true });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.url()));
  await pin.pressSequentially('1x2y3');
  await expect(pin).toHaveValue('123');
  expect(sent).toEqual([]);
  await pin.pressSequentially('4');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('ACC-04 ACC-08 ACC-12 neither the form of staff nor the profile holds or sends a password that nobody typed', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await page.goto('/profile');
  await page.getByLabel('ชื่อเล่น').fill('มะลิ');
  const [saved] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/user')),
    page.getByRole('button', { name: 'บันทึก', exact: true }).click(),
  ]);
  expect(Object.keys(saved.postDataJSON() as object)).not.toContain('user_password');
  await expect(page.getByText('บันทึก สำเร็จ', { exact: true })).toBeVisible();
  const again = await api('POST', 'login', { body: { user_tel: member.tel, user_password: member.pin } });
  expect(again.result).toBe(true);

  const staff_name = `ช่างเสียง ${randomBytes(3).toString('hex')}`;
  const made = await officeApi('POST', 'staff', { staff_name, password: 'first-password-2026' });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/staff?edit=${(made.data as { insertId: number }).insertId}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: 'ชื่อ', exact: true })).toHaveValue(staff_name);
  await expect(drawer.getByLabel('รหัสผ่านใหม่')).toHaveValue('');
});
