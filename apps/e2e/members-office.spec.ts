import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn } from './support/auth.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { makeCoupon } from './support/coupons.ts';
import { send } from './support/http.ts';
import { messages } from './support/inbox.ts';
import { idOf, newMember } from './support/member.ts';
import { choose, fileBehind, newGroup, officeApi, ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

const NOBODY = 'filters[0][field]=q&filters[0][operator]=eq&filters[0][value]=ไม่มีใครชื่อนี้';

async function lastMember(groupId: number): Promise<number> {
  const { data } = await officeApi('GET', `memberByMemberGroupId?member_group_id=${groupId}`);
  const [row] = data as { id: number }[];
  return row?.id ?? 0;
}

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
  // Until the list is narrowed, rows move from under a press.
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  await expect(page.getByText(/^หมดใน 30 วัน \d+/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^สมาชิก \d/ })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('row').filter({ hasText: tel });
  const begin = row.getByRole('button', { name: 'ต่ออายุ' });
  await begin.click();
  const dialog = page.getByRole('dialog', { name: /^ต่ออายุ \d{3}-\d{3}-\d{4}$/ });
  await expect(dialog).toContainText('อีก 1 ปี ถึง 31-01-2032');
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();
  // It stands whatever the list behind it shows.
  const id = await lastMember(member_group_id);
  await page.goto(`${addresses.admin}/admin/member?extend=${id}&${NOBODY}`);
  await expect(page.getByText('ไม่พบ “ไม่มีใครชื่อนี้”')).toBeVisible();
  await dialog.getByRole('button', { name: 'ต่ออายุ' }).click();
  await expect(page.getByText('ต่ออายุถึง 31-01-2032 แล้ว')).toBeVisible();
  // The message of this time has a way back of its own.
  await page.goto(`${addresses.admin}/admin/member`);
  await page.getByPlaceholder('ค้นหาชื่อ เบอร์ หรือที่มา').fill(tel);
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  await expect(row).toContainText('31-01-2032');
  await begin.click();
  await dialog.getByRole('button', { name: 'ต่ออายุ' }).click();
  await expect(page.getByText('ต่ออายุถึง 31-01-2033 แล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(row).toContainText('31-01-2032');
  await choose(page, 'อายุสมาชิก', 'ยังไม่หมดอายุ');
  await expect(row).toContainText('31-01-2032');
  await choose(page, 'อายุสมาชิก', 'หมดแล้ว');
  await expect(page.getByText(`ไม่พบ “${tel}”`)).toBeVisible();
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
  const tile = page.getByRole('article').filter({ hasText: name });
  await expect(tile).toContainText('เป็นสมาชิก 6 เดือน');
  await expect(tile).toContainText(/0\s*สมาชิก/);
  await expect(tile.getByRole('img', { name: `คิวอาร์ของกลุ่ม ${name}` })).toBeVisible();
  await expect(tile.getByRole('button', { name: 'พิมพ์' })).toBeEnabled();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tile.getByRole('link', { name: 'บันทึกคิวอาร์' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await tile.getByRole('button', { name: 'แก้ไขกลุ่มสมาชิก' }).click();
  const drawer = page.getByRole('dialog', { name: 'แก้ไขกลุ่มสมาชิก' });
  await expect(drawer).toContainText(`${addresses.shop}/group/${key}`);
  const manual = { name: 'คู่มือ.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await drawer.locator('input[type=file]').nth(1).setInputFiles(manual);
  await expect(drawer.getByRole('link', { name: 'เปิด PDF' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(tile.getByText('มีคู่มือ', { exact: true })).toBeVisible();

  const { tel, pin, token } = await newMember();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const complaints = complaintsOf(phone);
  await phone.goto(`${addresses.shop}/group/${key}`);
  await phone.getByRole('main').getByRole('button', { name: 'เข้าระบบ' }).click();
  await logIn(phone, tel, pin);
  await expect(phone.getByRole('heading', { name: `เป็นสมาชิกกลุ่ม ${name} แล้ว` })).toBeVisible();
  expect(await barriersOf(phone)).toEqual([]);
  expect(await fileBehind(phone.getByRole('link', { name: 'คู่มือสมาชิก' }))).toEqual([200, 'application/pdf']);
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

  await tile.getByRole('button', { name: 'เปลี่ยนคิวอาร์' }).click();
  const question = page.getByRole('dialog', { name: 'เปลี่ยนคิวอาร์ของกลุ่มนี้' });
  await question.getByRole('button', { name: 'เปลี่ยน', exact: true }).click();
  await expect(page.getByText('เปลี่ยนคิวอาร์แล้ว คิวอาร์เดิมใช้ไม่ได้อีก')).toBeVisible();
  await expect(tile).toContainText(/1\s*สมาชิก/);
  await phone.goto(`${addresses.shop}/group/${key}`);
  await expect(phone.getByText('คิวอาร์นี้ใช้ไม่ได้')).toBeVisible();
  await phone.close();
});

test('ACC-12 TELL-07 who is made a member is told by SMS, and whose time is nearly over is written to from the list', async ({
  page,
  context,
}) => {
  const { name } = await newGroup();
  const { tel } = await newMember();
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/member?new=`);
  const drawer = page.getByRole('dialog', { name: 'เพิ่มสมาชิก' });
  await drawer.getByRole('combobox', { name: 'เบอร์โทรลูกค้า' }).fill(tel);
  await page.locator('.ant-select-item-option').filter({ hasText: tel }).click();
  await expect(drawer.getByText(/^พบบัญชี สมัคร \d\d-\d\d-\d{4} ยังไม่ได้ตั้งชื่อ$/)).toBeVisible();
  await drawer.getByRole('combobox', { name: 'กลุ่ม' }).fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  await drawer.getByLabel('เป็นสมาชิกถึง').fill(inDays(9));
  await drawer.getByLabel('เป็นสมาชิกถึง').press('Enter');
  await expect(drawer.getByLabel('แจ้งลูกค้าทาง SMS')).toBeChecked();
  expect(await barriersOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(drawer).toBeHidden();
  const told = async () => (await messages('sms', { to: tel })).map(({ text }) => text);
  await expect.poll(told).toContainEqual(expect.stringMatching(`คุณเป็นสมาชิกกลุ่ม ${name} ถึง .*/packageAll$`));
  await page.getByPlaceholder('ค้นหาชื่อ เบอร์ หรือที่มา').fill(tel);
  const shownTel = tel.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
  await expect(page.getByRole('row').filter({ hasText: shownTel })).toContainText('เหลือ 9 วัน');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'ส่งข้อความชวนต่อ' }).click();
  await expect(page.getByRole('navigation', { name: 'ทางกลับ' })).toContainText('ถึงสมาชิกที่ใกล้หมดอายุ');
  await expect(page.locator('footer').getByText(/^\d+ คน$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'ข้อความ' })).toHaveValue(/สิทธิ์สมาชิกใกล้หมดแล้ว/);
  await page.getByRole('button', { name: 'เก็บเป็นร่าง' }).click();
  await expect(page).toHaveURL(/edit=\d+/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^สมาชิกที่ใกล้หมดอายุ/ })).toBeChecked();
  expect(await barriersOf(page)).toEqual([]);
});

/** A day from now in Bangkok, as a field takes it. */
function inDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
