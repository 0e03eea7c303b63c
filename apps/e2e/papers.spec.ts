/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { newBuyer } from './support/purchase.ts';
import { signIn } from './support/member.ts';
import { fileBehind, officeApi, openOffice } from './support/office.ts';
import { slipFor } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

interface Order {
  id: number;
  order_no: string;
}

async function newestOrderOf(tel: string): Promise<Order> {
  const { data } = (await officeApi('GET', `orders?q=${tel}&limit=1`)) as { data: Order[] };
  return data[0]!;
}

test('BUY-12 who bought asks for a tax invoice, mends the number, and reads it as PDF; the receipt is there, too', async ({
  page,
  context,
}) => {
  const member = await newBuyer(await replayShow());
  const { id, order_no } = await newestOrderOf(member.tel);
  await signIn(context, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/order/${order_no}`);
  await expect(page.getByRole('link', { name: /^ใบเสร็จ RC-/ })).toBeVisible();
  await page.getByRole('button', { name: 'ขอใบกำกับภาษี' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`dialog=taxInvoice&of=${id}$`));
  const dialog = page.getByRole('dialog', { name: 'ขอใบกำกับภาษี' });
  await dialog.getByRole('button', { name: 'บริษัท ห้างร้าน' }).click();
  await dialog.getByRole('button', { name: 'ออกใบกำกับภาษี' }).click();
  await expect(dialog.getByText('กรุณากรอกข้อมูล')).toHaveCount(3);
  await dialog.getByLabel('ชื่อบริษัทตามหนังสือรับรอง').fill('บริษัท สายฟ้าแลบ มิวสิค จำกัด');
  const number = dialog.getByLabel('เลขประจำตัวผู้เสียภาษี 13 หลัก');
  await number.fill('0105599003451');
  await expect(number).toHaveValue('0-1055-99003-45-1');
  await expect(dialog.getByText('เลขหลักสุดท้ายไม่ตรงกับหลักอื่น กรุณาตรวจตัวเลขอีกครั้ง')).toBeVisible();
  await number.fill('0105599003450');
  await expect(dialog.getByText('เลขถูกต้องครบ 13 หลัก')).toBeVisible();
  await dialog.getByLabel('ที่อยู่บนใบกำกับภาษี').fill('199/87-88 หมู่ที่ 12 ตำบลศาลายา อำเภอพุทธมณฑล จังหวัดนครปฐม 73170');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ออกใบกำกับภาษี' }).click();
  await expect(dialog.getByText('ออกใบกำกับภาษีแล้ว')).toBeVisible();
  const address = await dialog.getByRole('link', { name: 'ดาวน์โหลด PDF' }).getAttribute('href');
  const file = await page.request.get(address ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'กลับไปคำสั่งซื้อ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^ใบกำกับภาษี TI-/ })).toBeVisible();
  await page.goto('/profile/orders');
  await expect(page.getByRole('link', { name: /^ใบกำกับภาษี TI-/ })).toBeVisible();
  await page.goto('/watchReruns');
  await page.getByRole('link', { name: /^ใบเสร็จ / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ใบเสร็จรับเงิน' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^ใบเสร็จรับเงิน RC-/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await expect(page.getByRole('button', { name: 'พิมพ์' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ดาวน์โหลด PDF' })).toHaveAttribute('href', /paperFile\?id=\d+$/);
  // Without a confirmed address the way to one stands there.
  await expect(page.getByRole('link', { name: 'เพิ่มอีเมล' })).toHaveAttribute('href', '/profile/email');
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
  await page.goto(`/order/${order_no}`);
  await page.getByRole('link', { name: 'เงื่อนไขการซื้อ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'เงื่อนไขการซื้อ' })).toBeVisible();
  await expect(page.getByRole('img', { name: `เงื่อนไขการซื้อ ${order_no}` })).toBeVisible();
  await expect(page.getByText('ยอมรับเมื่อ')).toBeVisible();
});

test('BUY-10 BUY-12 personnel gives a part back with its slip, then the rest; the order says so, and shows the way to the buyer and the receipt', async ({
  page,
}) => {
  const show = await replayShow();
  const member = await newBuyer(show);
  const { id, order_no } = await newestOrderOf(member.tel);
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders?show=${id}&refund=`);
  const dialog = page.getByRole('dialog', { name: `คืนเงิน ${order_no}` });
  await dialog.getByRole('radio', { name: /คืนบางส่วน/ }).check();
  await dialog.getByLabel('ยอดที่คืน').fill('100');
  await dialog.getByLabel('รายละเอียด (ลูกค้าเห็น)').fill('คืนส่วนลดคูปองให้แล้วค่ะ');
  await dialog.getByRole('button', { name: /^เปลี่ยน ?บัญชีที่คืนเข้า$/ }).click();
  await expect(dialog.getByLabel('คืนเข้าบัญชี')).not.toHaveValue('');
  await dialog.getByLabel('คืนเข้าบัญชี').fill('SCB 123-4-56789-0 สมหญิง ใจดี');
  await dialog.locator('input[type=file]').setInputFiles(await slipFor(show, { amount: 100 }));
  await expect(dialog.getByRole('button', { name: 'เปลี่ยน', exact: true })).toBeVisible();
  await expect(dialog.getByText(/^สิ่งที่จะเกิดขึ้น .+ จะมีใบลดหนี้ ฿100\.00 · ลูกค้าได้ SMS และอีเมล/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'คืนเงิน ฿100.00' }).click();
  await expect(dialog).toBeHidden();
  const drawer = page.getByRole('dialog', { name: new RegExp(order_no) });
  await expect(drawer.getByText('คืนเงินแล้ว').first()).toBeVisible();
  await expect(drawer.getByText(/^CN-/)).toBeVisible();
  expect(await fileBehind(drawer.getByRole('link', { name: 'ดูสลิปคืนเงิน' }))).toEqual([200, 'image/jpeg']);
  await drawer.getByRole('button', { name: 'ส่งใบเสร็จอีกครั้ง' }).click();
  await expect(page.getByText(/ลูกค้ายังไม่มีอีเมลที่ยืนยันแล้ว/)).toBeVisible();
  await drawer.getByRole('button', { name: 'คืนเงิน' }).click();
  await dialog.getByLabel('รายละเอียด (ลูกค้าเห็น)').fill('งานเลื่อน คืนให้ทั้งหมดค่ะ');
  await dialog.getByRole('button', { name: /^คืนเงิน ฿/ }).click();
  await expect(drawer.getByText(/^CN-/)).toHaveCount(2);
  await drawer.getByRole('button', { name: 'ดูประวัติ' }).click();
  await expect(page.getByRole('link', { name: `เปิด ${order_no}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^เอาตัวกรอง ผู้ซื้อ/ })).toBeVisible();
});
