import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { send } from './support/http.ts';
import { messages } from './support/inbox.ts';
import { api, newMember, signIn } from './support/member.ts';
import { replayShow } from './support/shows.ts';

test('BUY-11 an order is found in the profile, cancelled with a reason by keyboard, and stays on record', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const member = await newMember();
  const body = { order: { orders_payment: 'qr' }, ordersDetail: [{ product_id: show.id }] };
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': `profile-${member.tel}` };
  await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  await signIn(context, member);
  await page.goto('/profile/orders');
  const row = page.getByRole('listitem').filter({ hasText: show.product_title });
  await expect(row.getByText('รอชำระเงิน')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).press('Enter');
  await expect(page).toHaveURL(/\?dialog=cancel&of=\d+/);
  const dialog = page.getByRole('dialog', { name: 'ยกเลิกคำสั่งซื้อ' });
  await dialog.getByRole('radio', { name: 'ซื้อผิดงานแสดง' }).press('ArrowDown');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row.getByText('ผู้ซื้อยกเลิก: ไม่ว่างวันนั้นแล้ว')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'คำสั่งซื้อ', exact: true })).toBeFocused();
});

test('ACC-08 ACC-10 the profile by keyboard: names, e-mail by its code and the PIN, an address by its postcode, a device ended, own data', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await page.goto('/profile');
  const parts = page.getByRole('navigation', { name: 'หัวข้อโปรไฟล์' });

  await page.getByLabel('ชื่อเล่น').fill('น้องฟ้าใส');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).press('Enter');
  await expect(page.getByText('บันทึก สำเร็จ', { exact: true })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'เพิ่มอีเมล' }).press('Enter');
  const email = `walk${member.tel}@example.com`;
  await page.getByLabel('อีเมลใหม่').fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('กรอกรหัส 4 หลัก');
  await expect(code).toBeFocused();
  const [letter] = await messages('email', { to: email });
  const digits = /\n(\d{4})\n/.exec(letter?.text ?? '')?.[1] ?? '';
  await code.pressSequentially(String((Number(digits) + 1) % 10_000).padStart(4, '0'));
  const pin = page.getByLabel('PIN 4 หลัก');
  await pin.pressSequentially(member.pin);
  await expect(page.getByText('รหัสยืนยันที่กรอก ไม่ถูกต้อง')).toBeVisible();
  await expect(code).toBeFocused();
  await code.pressSequentially(digits);
  await expect(pin).toBeFocused();
  expect(await barriersOf(page)).toEqual([]);
  await pin.pressSequentially(member.pin);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();

  await parts.getByRole('link', { name: 'ที่อยู่' }).press('Enter');
  await page.getByRole('link', { name: 'เพิ่มที่อยู่' }).first().press('Enter');
  await page.getByLabel('ชื่อผู้รับ').fill('ฟ้าใส ใจดี');
  await page.getByLabel('บ้านเลขที่ หมู่ ซอย ถนน').fill('88/8 หมู่ที่ 5');
  await page.getByLabel('รหัสไปรษณีย์').fill('10200');
  await expect(page.getByText(/กรุงเทพมหานคร มี \d+ แขวงที่ใช้รหัสนี้/)).toBeVisible();
  await page.getByRole('combobox', { name: 'แขวง' }).pressSequentially('พระบรม');
  await expect(page.getByRole('option', { name: /แขวงพระบรมมหาราชวัง/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('เขต')).toHaveValue('พระนคร');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).press('Enter');
  await expect(page.getByText('แขวงพระบรมมหาราชวัง เขตพระนคร')).toBeVisible();
  await expect(page.getByText('ที่อยู่หลัก', { exact: true })).toBeVisible();

  await api('POST', 'login', { body: { user_tel: member.tel, user_password: member.pin } });
  await parts.getByRole('link', { name: 'ความปลอดภัย' }).press('Enter');
  await expect(page.getByText('เครื่องนี้', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^ออกจากเครื่องนี้ / })
    .first()
    .press('Enter');
  await expect(page.getByText('ออกจากระบบในเครื่องนั้นแล้ว', { exact: true })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'เปลี่ยน PIN' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เปลี่ยน PIN' });
  await dialog.getByLabel('กรอก PIN เดิม').pressSequentially(member.pin);
  await dialog.getByLabel('ตั้ง PIN 4 หลัก ใหม่').pressSequentially('9753');
  await dialog.getByLabel('กรอก PIN ใหม่อีกครั้ง').pressSequentially('9753');
  await expect(dialog).toBeHidden();

  await parts.getByRole('link', { name: 'ความเป็นส่วนตัว' }).press('Enter');
  await page.getByRole('button', { name: 'ขอข้อมูล' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลด', exact: true }).click({ timeout: 30_000 });
  expect((await download).suggestedFilename()).toMatch(/^wethi-.*\.zip$/);
  await page.getByRole('button', { name: 'ขอลบบัญชี' }).press('Enter');
  const leaving = page.getByRole('dialog', { name: 'ลบบัญชี' });
  await leaving.getByLabel('กรอก PIN 4 หลัก').pressSequentially('0000');
  await leaving.getByRole('button', { name: 'ลบบัญชี' }).press('Enter');
  await expect(leaving.getByText('PIN ไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await leaving.getByLabel('กรอก PIN 4 หลัก').pressSequentially('9753');
  await leaving.getByRole('button', { name: 'ลบบัญชี' }).press('Enter');
  await expect(page.getByText('รับคำขอลบบัญชีแล้ว', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/?dialog=login');
  const login = page.getByRole('dialog', { name: 'เข้าระบบ' });
  await login.getByLabel('เบอร์โทรศัพท์').pressSequentially(member.tel);
  await login.getByLabel('PIN 4 หลัก').pressSequentially('9753');
  await expect(page.getByText('ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม', { exact: true })).toBeVisible();
});

test('ACC-08 a face is chosen, moved by keys, turned and saved', async ({ page, context }) => {
  const member = await newMember();
  await signIn(context, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'เปลี่ยนรูปโปรไฟล์' }).click();
  const dialog = page.getByRole('dialog', { name: 'รูปโปรไฟล์' });
  const svg = Buffer.from('not a picture');
  await dialog.getByLabel('เลือกรูป').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: svg });
  await expect(dialog.getByText('อ่านรูปนี้ไม่ได้')).toBeVisible();
  await dialog.getByLabel('เลือกรูป').setInputFiles('tools/db/demo-art/m4.webp');
  const crop = dialog.getByRole('group', { name: /เลื่อนรูปให้อยู่ในวงกลม/ });
  await crop.press('+');
  await crop.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'หมุนรูป' }).press('Enter');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'บันทึก' }).press('Enter');
  await expect(dialog).toBeHidden();
  const { result } = await api('GET', 'loginPing', { token: member.token });
  expect((result as { user_path: string }).user_path).toMatch(/^user\/[0-9a-f]{32}-512x512/);
});
