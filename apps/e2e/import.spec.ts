import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { choose, officeApi, openOffice } from './support/office.ts';

test('CAT-08 products come from a spreadsheet: mapped, checked, put right, taken in, and taken back', async ({
  page,
}) => {
  const [band] = (await officeApi('GET', 'band?limit=1')).data as { band_name: string }[];
  const mark = Date.now().toString(36);
  const rows = [`นำเข้าหนึ่ง ${mark},${band?.band_name},590,โปรด`, `นำเข้าสอง ${mark},${band?.band_name},ห้าร้อย,`];
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/import`);
  const calm = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    }
  };
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');

  await test.step('a file that is none', async () => {
    await input.setInputFiles(file('ลูกค้าเก่า.csv', '\u0001\u0000'));
    await expect(page.getByRole('alert')).toContainText('เปิดไฟล์ “ลูกค้าเก่า.csv” ไม่ได้');
  });

  await test.step('columns', async () => {
    await input.setInputFiles(file('งาน.csv', ['ชื่องาน,วง,ค่าบัตร,หมายเหตุ', ...rows].join('\n')));
    await expect(page.getByText('ยังไม่ได้จับคู่ ราคา')).toBeVisible();
    await calm();
    await choose(page, 'ช่องในระบบของ ค่าบัตร', 'ราคา (ต้องมี)');
    await page.getByRole('button', { name: 'ตรวจข้อมูล' }).click();
  });

  await test.step('rows', async () => {
    await expect(page.getByRole('row', { name: /^แถว 3/ })).toContainText('ไม่ใช่ตัวเลข');
    await calm();
    await page.getByRole('tab', { name: 'พร้อมนำเข้า 1', exact: true }).click();
    await expect(page.getByRole('row', { name: /^แถว 2/ })).toContainText(mark);
    await expect(page.getByRole('row', { name: /^แถว 3/ })).toBeHidden();
    await calm();
    await page.getByRole('tab', { name: 'ต้องแก้ 1', exact: true }).click();
    await page.getByLabel('แก้แถว 3 ค่าบัตร').fill('450.50');
    await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
    await expect(page.getByText('ทุกแถวพร้อมนำเข้า')).toBeVisible();
    await page.getByRole('button', { name: 'นำเข้า 2 แถว' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'นำเข้าสินค้า 2 แถวแล้ว' })).toBeVisible();
    expect((await officeApi('GET', `product?q=${mark}`)).data).toHaveLength(2);
    await calm();
  });

  await test.step('taken back', async () => {
    await page.getByRole('button', { name: 'เลิกการนำเข้านี้' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ลบสินค้า 2 รายการ' })).toBeVisible();
    expect((await officeApi('GET', `product?q=${mark}`)).data).toHaveLength(0);
    await page.getByRole('button', { name: 'นำเข้าใหม่' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'งาน.csv' }).first()).toContainText('เลิกแล้ว');
    await calm();
  });
});
