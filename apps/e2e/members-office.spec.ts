import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf } from './support/calm.ts';
import { api, newMember } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

test('ACC-12 a membership that is nearly over is made longer by a year, and that taken back', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const { token, tel } = await newMember();
  const { result } = await api('GET', 'loginPing', { token });
  const user_id = (result as unknown as { id: number }).id;
  const made = await officeApi('POST', 'memberGroup', { member_group_name: `กลุ่ม ${tel}` });
  const member_group_id = (made.data as { insertId: number }).insertId;
  await officeApi('POST', 'member', { user_id, member_group_id, member_end: '2031-01-31', member_from: tel });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/member`);
  await page.getByPlaceholder('ค้นหาที่มา').fill(tel);
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
