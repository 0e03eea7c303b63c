import { expect, test, type Locator, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { messages } from './support/inbox.ts';
import { newPhone } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

/** Presses what stands in the menu of somebody's row. */
async function inMenu(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^จัดการ / }).click();
  await page.getByRole('tooltip').getByRole('button', { name }).click();
}

test('ACC-12 somebody new in the back office gets a link by SMS, chooses a password and signs in with it', async ({
  page,
  context,
  browser,
}) => {
  const [username, tel, password] = [`new-${Date.now().toString(36)}`, newPhone(), 'chosen-by-myself-2026'];
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/personnel`);
  await page.getByRole('button', { name: 'เพิ่มบุคลากร' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'ชื่อ', exact: true }).fill('ลิลลี่');
  await drawer.getByLabel('ชื่อผู้ใช้').fill(username);
  await drawer.getByLabel('เบอร์โทร').fill(tel);
  await expect(drawer).toContainText('ลิงก์ตั้งรหัสผ่านทาง SMS ใช้ได้ 24 ชั่วโมง ไม่มีใครเห็นรหัสผ่าน');
  await drawer.getByRole('button', { name: 'เพิ่มและส่งลิงก์' }).click();
  const [sms] = await messages('sms', { to: tel });
  const first = /http\S+/.exec(sms?.text ?? '')?.[0] ?? '';

  await page.getByPlaceholder('ค้นหาชื่อหรือชื่อผู้ใช้').fill(username);
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: username });
  await inMenu(page, row, 'ส่งลิงก์ตั้งรหัสผ่าน');
  await expect(page.getByText(/^ส่งลิงก์ไปที่ .* แล้ว ใช้ได้ 24 ชั่วโมง$/)).toBeVisible();
  const [again] = await messages('sms', { to: tel, afterId: sms?.id });
  const link = /http\S+/.exec(again?.text ?? '')?.[0] ?? '';

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const choose = async (address: string) => {
    await phone.goto('about:blank');
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: 'ตั้งรหัสผ่าน' })).toBeVisible();
    await phone.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(password);
    await phone.getByLabel('รหัสผ่านใหม่อีกครั้ง').fill(password);
    await phone.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
  };
  await choose(first);
  await expect(phone.getByRole('alert')).toContainText('ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่จากเจ้าของร้าน');
  const complaints = complaintsOf(phone);
  for (const width of [1440, 390]) {
    await phone.setViewportSize({ width, height: 900 });
    expect(await overflowOf(phone)).toEqual([]);
    expect(await barriersOf(phone)).toEqual([]);
  }
  await choose(link);
  await expect(phone.getByLabel('ชื่อผู้ใช้')).toHaveValue(username);
  expect(phone.url()).not.toContain('link=');
  await phone.getByLabel('รหัสผ่าน').fill(password);
  await phone.getByRole('button', { name: 'เข้าระบบ' }).click();
  await expect(phone).toHaveURL(/\/admin\/?$/);
  expect(complaints).toEqual([]);
  await phone.close();
  await page.reload();
  await row.getByRole('button', { name: 'จัดการ ลิลลี่' }).click();
  const list = page.getByRole('tooltip');
  await expect(list.getByRole('button', { name: 'รีเซ็ตรหัสผ่าน' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' })).toHaveCount(0);
});

test('ACC-11 ACC-12 who has no second factor is named, and gets by SMS how to set it up; what roles may do is read on a phone', async ({
  page,
  context,
}) => {
  const tel = newPhone();
  const username = `plain-${Date.now().toString(36)}`;
  await officeApi('POST', 'personnel', {
    username,
    password: 'chosen-by-myself-2026',
    role: 'shop',
    personnel_tel: tel,
  });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/personnel`);
  const missing = page.getByRole('region', { name: 'ยังไม่ตั้งเข้าระบบสองชั้น' });
  await expect(missing).toContainText('ยังไม่ตั้งเข้าระบบสองชั้น');
  await missing.getByRole('button', { name: 'ส่งวิธีตั้งทาง SMS' }).click();
  await expect(page.getByText(/^ส่งวิธีตั้งให้ \d+ คนแล้ว$/)).toBeVisible();
  const [sms] = await messages('sms', { to: tel });
  expect(sms?.text).toContain('ตั้งเข้าระบบสองชั้นที่');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { name: 'แต่ละบทบาททำอะไรได้' })).toBeVisible();
    const matrix = page.getByRole('table', { name: 'สิทธิ์ของเจ้าของ พนักงานร้าน และทีมงานวง' });
    await expect(matrix.getByRole('row', { name: /^คืนเงิน/ })).toContainText('ไม่เกิน ฿1,000.00');
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
});

test('ACC-11 ADMIN-04 an owner renews a password by a link, signs somebody out, ends their access and opens it again', async ({
  page,
  context,
}) => {
  const [username, tel] = [`menu-${Date.now().toString(36)}`, newPhone()];
  const person = { username, personnel_name: 'พราว', role: 'shop', personnel_tel: tel };
  expect((await officeApi('POST', 'personnel', { ...person, password: 'chosen-by-myself-2026' })).result).toBe(true);
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/personnel`);
  await page.getByPlaceholder('ค้นหาชื่อหรือชื่อผู้ใช้').fill(username);
  await expect(page.locator('.ant-table-row')).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('พนักงานร้าน');
  const agree = async (asked: string, doing: string) => {
    const dialog = page.getByRole('dialog').filter({ hasText: asked });
    await dialog.getByRole('button', { name: doing }).click();
    await expect(dialog).toBeHidden();
  };

  await inMenu(page, row, 'รีเซ็ตรหัสผ่าน');
  await agree('รีเซ็ตรหัสผ่านของ พราว', 'รีเซ็ตและส่งลิงก์');
  await expect(page.getByText(/^ส่งลิงก์ไปที่ .* แล้ว ใช้ได้ 24 ชั่วโมง$/)).toBeVisible();
  const [sms] = await messages('sms', { to: tel });
  expect(sms?.text).toContain('#link=');

  await inMenu(page, row, 'ออกจากระบบทุกเครื่อง');
  await agree('พราวต้องเข้าระบบใหม่', 'ให้ออกจากระบบ');
  await expect(page.getByText('พราวออกจากระบบทุกเครื่องแล้ว')).toBeVisible();

  await inMenu(page, row, 'ปิดการเข้าใช้');
  await agree('ปิดการเข้าใช้ของ พราว', 'ปิดการเข้าใช้');
  await expect(row).toContainText('ปิดใช้งาน');
  await inMenu(page, row, 'เปิดการเข้าใช้');
  await expect(row).not.toContainText('ปิดใช้งาน');
});
