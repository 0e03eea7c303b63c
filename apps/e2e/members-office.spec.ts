import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn } from './support/auth.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { makeCoupon } from './support/coupons.ts';
import { send } from './support/http.ts';
import { idOf, newMember } from './support/member.ts';
import { newGroup, officeApi, ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

test('ACC-12 a membership that is nearly over is made longer by a year, and that taken back', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const member = await newMember();
  const [user_id, { tel }] = [await idOf(member), member];
  const made = await officeApi('POST', 'memberGroup', { member_group_name: `กลุ่ม ${tel}` });
  const member_group_id = (made.data as { insertId: number }).insertId;
  await officeApi('POST', 'member', { user_id, member_group_id, member_end: '2031-01-31', member_from: tel });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/member`);
  await page.getByPlaceholder('ค้นหาชื่อ เบอร์ หรือที่มา').fill(tel);
  await expect(page.getByText(/^ยังไม่หมดอายุ \d[\d,]* · หมดใน 30 วัน \d+$/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: tel });
  await row.getByRole('button', { name: 'ต่ออายุ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ต่ออายุสมาชิก' });
  await expect(dialog).toContainText('อีก 1 ปี ถึง 31-01-2032');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ต่ออายุ' }).click();
  await expect(row).toContainText('31-01-2032');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(row).toContainText('31-01-2031');
  expect(complaints).toEqual([]);
});

test('ACC-12 ACC-09 the QR of a group: a guest scans it, signs in, and is a member who pays what members pay', async ({
  page,
  context,
  browser,
}) => {
  const { name, key } = await newGroup({ member_group_months: 6 });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/memberGroup`);
  await page.getByPlaceholder('ค้นหาชื่อกลุ่ม').fill(name);
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'คิวอาร์' }).click();
  const qr = page.getByRole('dialog', { name: `คิวอาร์ของกลุ่ม ${name}` });
  await expect(qr.getByRole('img', { name: `คิวอาร์ของกลุ่ม ${name}` })).toBeVisible();
  await expect(qr).toContainText(`${addresses.shop}/group/${key}`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    qr.getByRole('link', { name: 'บันทึกคิวอาร์' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);

  const { tel, pin, token } = await newMember();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const complaints = complaintsOf(phone);
  await phone.goto(`${addresses.shop}/group/${key}`);
  await phone.getByRole('main').getByRole('button', { name: 'เข้าระบบ' }).click();
  await logIn(phone, tel, pin);
  await expect(phone.getByRole('heading', { name: `เป็นสมาชิกกลุ่ม ${name} แล้ว` })).toBeVisible();
  expect(await barriersOf(phone)).toEqual([]);
  expect(complaints).toEqual([]);
  const show = await replayShow();
  const { code } = await makeCoupon({ coupon_type: 'Price', coupon_price: 100, coupon_member_only: 'Y' });
  const order = await send('POST', `${addresses.shop}/api/orders`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `group-${tel}` },
    body: { order: { coupon_code: code }, ordersDetail: [{ product_id: show.id }] },
  });
  expect(order.json.result).toBe(true);
  await phone.goto(`${addresses.shop}/group/${'0'.repeat(24)}`);
  await expect(phone.getByText('คิวอาร์นี้ใช้ไม่ได้')).toBeVisible();

  await qr.getByRole('button', { name: 'เปลี่ยนคิวอาร์' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'เปลี่ยน', exact: true }).click();
  await expect(page.getByText('เปลี่ยนคิวอาร์แล้ว คิวอาร์เดิมใช้ไม่ได้อีก')).toBeVisible();
  await expect(qr).not.toContainText(key);
  await phone.goto(`${addresses.shop}/group/${key}`);
  await expect(phone.getByText('คิวอาร์นี้ใช้ไม่ได้')).toBeVisible();
  await phone.close();
});
