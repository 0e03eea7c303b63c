import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { orderByHand } from './support/manual-order.ts';
import { api } from './support/member.ts';
import { fileBehind, officeApi, ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

test('ADMIN-06 ACC-12 a customer who cannot watch: the reason in words, the button that mends it, block and unblock', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const show = await replayShow();
  const { id, order_no, member } = await orderByHand(show);
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/user`);
  const shownTel = member.tel.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
  await page.getByPlaceholder('ค้นหาชื่อหรือเบอร์โทร').fill(shownTel);
  await page.getByRole('row').filter({ hasText: shownTel }).getByRole('link', { name: 'เปิดหน้าลูกค้า' }).click();

  const why = page.getByRole('status').filter({ hasText: 'ดู' });
  await expect(why).toContainText('ดูไม่ได้ เพราะสลิปยังรอยืนยัน');
  await expect(page.getByRole('listitem').filter({ hasText: 'ซื้อแล้ว' })).toContainText(`${order_no} รอยืนยัน `);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'ไปตรวจสลิปนี้' }).click();
  await expect(page).toHaveURL(/ordersConfirm\?order=/);
  await officeApi('POST', 'orders/ordersUpdate', { id, orders_status: 'approve' });
  await page.goBack();
  await expect(why).toContainText('ดูได้ตามปกติ ทุกข้อผ่าน');
  await page.reload();
  await expect(page.getByText(/^ซื้อ 1 ครั้ง ฿/)).toBeVisible();

  await page.getByLabel('เขียนโน้ต').fill('โทรมาถามเรื่องสลิป');
  await page.getByRole('button', { name: 'เพิ่มโน้ต' }).click();
  await expect(page.getByText('โทรมาถามเรื่องสลิป')).toBeVisible();

  await page.getByRole('button', { name: 'ส่งข้อความ' }).click();
  const writing = page.getByRole('dialog', { name: /^ส่งข้อความถึง/ });
  await expect(writing).toBeVisible();
  await page.goBack();
  await expect(writing).toBeHidden();

  await page.getByRole('button', { name: 'ดาวน์โหลดข้อมูลลูกค้า' }).click();
  const taking = page.getByRole('dialog', { name: 'ดาวน์โหลดข้อมูลลูกค้า' });
  await taking.getByRole('button', { name: 'ขอไฟล์' }).click();
  const file = taking.getByRole('link', { name: 'ดาวน์โหลด' });
  await expect(file).toBeVisible({ timeout: 30_000 });
  expect(await fileBehind(file)).toEqual([200, 'application/zip']);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.goBack();
  await expect(taking).toBeHidden();

  await page.getByRole('button', { name: 'ระงับบัญชี' }).click();
  const dialog = page.getByRole('dialog', { name: 'ระงับบัญชีนี้หรือไม่' });
  await dialog.getByRole('button', { name: 'ระงับบัญชี' }).click();
  await expect(dialog).toContainText('กรุณาเลือกเหตุผล');
  await dialog.getByLabel('เหตุผล').click();
  await page.getByTitle('สลิปปลอม').click();
  await dialog.getByRole('button', { name: 'ระงับบัญชี' }).click();
  await expect(why).toContainText('ดูไม่ได้ เพราะบัญชีถูกระงับ');
  expect((await api('GET', 'loginPing', { token: member.token })).status).toBe(401);
  await page.getByRole('button', { name: 'เลิกระงับ' }).first().click();
  await expect(why).toContainText('ดูได้ตามปกติ');
  expect(complaints).toEqual([]);
});
