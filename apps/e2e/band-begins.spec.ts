import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { made } from './support/live-shows.ts';
import { enterOffice, officeApi } from './support/office.ts';

test('ADMIN-02 ADMIN-05 a band that has no show yet is led to what it does first, by buttons that it may press', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const band_id = await made('band', { band_name: `วงเพิ่งเริ่ม ${mark}` });
  const person = { username: `begins-${mark}`, password: 'chosen-by-myself-2026', personnel_name: 'พิม' };
  await officeApi('POST', 'personnel', { ...person, role: 'band', band_id });
  await enterOffice(page, person);
  await expect(page.getByRole('heading', { name: 'เริ่มต้น 5 ขั้น' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
  }
  await expect(page.getByRole('button', { name: 'นำเข้าจากไฟล์' })).toBeHidden();
  await page.getByRole('link', { name: 'เพิ่มสมาชิก' }).click();
  await expect(page.getByRole('dialog', { name: 'เพิ่มสมาชิกวง' })).toBeVisible();
  await made('bandMember', { band_id, band_member_name: 'ฟ้าใส' });
  await page.goto(`${addresses.admin}/admin`);
  await expect(page.getByText('เสร็จแล้ว · ฟ้าใส')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'เพิ่มบัญชีรับโอน' })).toHaveAttribute('aria-current', 'step');
});
