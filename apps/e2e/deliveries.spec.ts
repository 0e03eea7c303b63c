import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { officeApi, officeReady, ownerToken, signInOffice } from './support/office.ts';

const CHAT = '-1002841190377';

test('TELL-04 personnel sees what reached nobody, sends it again and puts the rest away', async ({ page, context }) => {
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/`);
  await page.getByRole('link', { name: /^ส่งไม่ถึง \d+ ฉบับ/ }).click();
  await officeReady(page);
  const chat = page.getByRole('row').filter({ hasText: CHAT });
  await expect(chat).toContainText('ห้องแชตถูกลบ หรือบอตถูกเอาออกจากห้อง');
  await expect(chat).toContainText('2 ฉบับ');
  await expect(page.getByRole('row').filter({ hasText: 'รหัสยืนยัน' })).toContainText('ไม่เก็บเนื้อความ');
  await chat.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ส่งอีกครั้งทั้ง 2 ฉบับ' }).click();
  await expect(page.getByText('กำลังส่งอีกครั้ง 2 ฉบับ')).toBeVisible();
  await expect(chat).toHaveCount(0);
  await expect
    .poll(async () => {
      const { data } = await officeApi('GET', 'deliveries');
      return (data as { rows: { to: string }[] }).rows.some(({ to }) => to === CHAT);
    })
    .toBe(false);

  const mail = page.getByRole('row').filter({ hasText: 'somsri@mail.invalid' });
  await mail.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'เก็บเข้าคลัง' }).click();
  await expect(mail).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'ข้อความที่แสดง' }).getByText('เก็บเข้าคลัง').click();
  await expect(mail.getByRole('button', { name: /^ส่งอีกครั้ง/ })).toBeVisible();
});
