import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

test('ADMIN-04 a change is found by who, what and which record, with both sides, and as a file', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const { data } = await officeApi('POST', 'memberGroup', { member_group_name: 'เพื่อนหิ่งห้อย', member_group_months: 6 });
  const { insertId: id } = data as { insertId: number };
  await officeApi('POST', 'memberGroup', { id, member_group_name: 'เพื่อนวงหิ่งห้อย' });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/audit?entity=MemberGroup&entity_id=${id}`);
  const rows = page.getByRole('row').filter({ hasText: 'กลุ่มสมาชิก' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('เพื่อนวงหิ่งห้อย');
  await expect(rows.first()).toContainText('owner');

  const box = page.getByPlaceholder('เลขคำสั่งซื้อ ชื่อ หรือค่าที่เปลี่ยน');
  await box.fill('ไม่มีคำนี้ในประวัติ');
  await expect(page.getByText('ไม่พบ “ไม่มีคำนี้ในประวัติ”')).toBeVisible();
  await box.fill('เพื่อนวงหิ่งห้อย');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=/);

  await page.getByRole('combobox', { name: 'ทำอะไร' }).click();
  await page.getByTitle('แก้', { exact: true }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^ดูการแก้/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(page).toHaveURL(/show=\d+/);
  const entry = new URL(page.url()).searchParams.get('show');
  const change = drawer.getByRole('row').filter({ hasText: 'เพื่อนวงหิ่งห้อย' });
  await expect(change.getByRole('deletion')).toHaveText('เพื่อนหิ่งห้อย');
  await expect(change.getByRole('insertion')).toHaveText('เพื่อนวงหิ่งห้อย');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  const nameNow = async () => {
    const { data: group } = await officeApi('GET', `memberGroupById?id=${id}`);
    return (group as { member_group_name: string }).member_group_name;
  };
  await drawer.getByRole('button', { name: 'คืนค่าเดิม 1 ช่อง' }).click();
  await expect(page.getByText('คืนค่าเดิม 1 ช่องแล้ว')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'คืนค่าแล้ว' })).toBeDisabled();
  expect(await nameNow()).toBe('เพื่อนหิ่งห้อย');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(drawer.getByRole('button', { name: 'คืนค่าเดิม 1 ช่อง' })).toBeEnabled();
  expect(await nameNow()).toBe('เพื่อนวงหิ่งห้อย');
  await page.goBack();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('CSV (.csv)').click()]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('เพื่อนหิ่งห้อย → เพื่อนวงหิ่งห้อย');

  // It stands by its address, whatever the list shows.
  await page.goto(`${addresses.admin}/admin/audit?show=${entry}&q=ไม่มีคำนี้`);
  await expect(page.getByText('ไม่พบ “ไม่มีคำนี้”')).toBeVisible();
  await expect(change.getByRole('insertion')).toHaveText('เพื่อนวงหิ่งห้อย');

  await page.goto(`${addresses.admin}/admin/retention`);
  await expect(page.getByRole('row').filter({ hasText: 'ประวัติความปลอดภัย' }).first()).toContainText('90 วัน');
  await expect(page.getByRole('main'), 'a table or a moment without a name').not.toContainText(/[a-z]+_[a-z]+/);
  expect(complaints).toEqual([]);
});
