import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { orderByHand } from './support/manual-order.ts';
import { api, newMember } from './support/member.ts';
import { officeApi, openOffice } from './support/office.ts';
import { newBuyer } from './support/purchase.ts';
import { replayShow, type Show } from './support/shows.ts';

const HOME = {
  user_address_recipient: 'ธนกร ศรีสุข',
  user_address_tel: '0810000002',
  user_address_line: '99/8 ถนนเจริญกรุง',
  user_address_sub_district: 'บางรัก',
  user_address_district: 'บางรัก',
  user_address_province: 'กรุงเทพมหานคร',
  user_address_postcode: '10500',
  user_address_default: 'Y',
};

test('BUY-10 labels of the chosen orders are a PDF, and their file has these orders alone', async ({ page }) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const [first, second] = [await orderByHand(show), await orderByHand(show)];
  await officeApi('POST', 'product', { id: show.id, product_book: 'Y' });
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders?q=${first.order_no}`);
  await page.getByRole('checkbox', { name: `เลือก ${first.order_no}` }).check();
  await page.getByRole('button', { name: 'พิมพ์ใบปะหน้า' }).click();
  await expect(page.getByText('รายการที่เลือกไม่มีสมุดที่ต้องส่ง หรือลูกค้ายังไม่ได้ให้ที่อยู่')).toBeVisible();

  await officeApi('POST', 'orders/ordersUpdate', { id: first.id, orders_status: 'approve' });
  await api('POST', 'userAddress', { token: first.member.token, body: HOME });
  const [labels] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'พิมพ์ใบปะหน้า' }).click(),
  ]);
  expect(labels.suggestedFilename()).toMatch(/^ใบปะหน้า .+\.pdf$/);
  expect((await readFile(await labels.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const bar = page.getByRole('region', { name: 'ทำกับรายการที่เลือก' });
  await bar.getByRole('button', { name: 'ส่งออก' }).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งออกคำสั่งซื้อ' });
  await expect(dialog).toContainText('1 แถว ที่เลือก');
  await dialog.getByText('CSV').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'ดาวน์โหลด' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(first.order_no);
  expect(csv).not.toContain(second.order_no);
});

test('BUY-06 BUY-10 cash that somebody of the shop took makes an order that its buyer can watch at once', async ({
  page,
}) => {
  const show = await replayShow();
  const { tel, token } = await newMember();
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders`);
  await page.getByRole('button', { name: 'รับเงินสด' }).click();
  const dialog = page.getByRole('dialog', { name: 'รับเงินสด' });
  await dialog.getByRole('button', { name: 'สร้างคำสั่งซื้อ' }).click();
  await expect(dialog.getByText('กรุณากรอกข้อมูล').first()).toBeVisible();
  await fillCash(page, tel, show);
  await expect(dialog.getByText(/^ราคาวันนี้ ฿/)).toBeVisible();
  await dialog.getByLabel('รับเงินสดครบแล้ว ลูกค้าดูได้ทันที').check();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'สร้างคำสั่งซื้อ' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'ผู้ซื้อและรายการ' });
  await expect(drawer).toContainText('ยืนยันแล้ว');
  await expect(drawer).toContainText('เงินสด');
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  expect(data).toMatchObject([{ orders_status: 'approve', orders_payment: 'cash', orders_net: show.product_price }]);
});

test('BUY-06 BUY-10 cash that is still to come waits until it is there, and nobody pays a show twice', async ({
  page,
}) => {
  const show = await replayShow();
  const { tel, token } = await newMember();
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders?cash=`);
  const dialog = page.getByRole('dialog', { name: 'รับเงินสด' });
  const drawer = page.getByRole('dialog').filter({ hasText: 'ผู้ซื้อและรายการ' });
  const orders = async () => (await api('GET', 'orders/ordersByUserId', { token })).data;
  await test.step('it waits', async () => {
    await fillCash(page, tel, show);
    await dialog.getByRole('button', { name: 'สร้างคำสั่งซื้อ' }).click();
    await expect(drawer).toContainText('รอยืนยัน');
    expect(await orders()).toMatchObject([{ orders_status: 'wait', orders_payment: 'cash' }]);
  });
  await test.step('a second order of the same show is refused in words, and the form stays', async () => {
    const other = await page.context().newPage();
    await other.goto(`${addresses.admin}/admin/orders?cash=`);
    await fillCash(other, tel, show);
    const again = other.getByRole('dialog', { name: 'รับเงินสด' });
    await again.getByRole('button', { name: 'สร้างคำสั่งซื้อ' }).click();
    await expect(other.getByText(/มีคำสั่งซื้องานแสดงนี้แล้ว/).first()).toBeVisible();
    await expect(again).toBeVisible();
    await other.close();
    expect(await orders()).toHaveLength(1);
  });
  await test.step('the next one begins without this customer', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'รับเงินสด' }).click();
    await expect(dialog.getByRole('combobox', { name: 'ลูกค้า' })).toBeVisible();
    await expect(dialog.getByTitle(written(tel), { exact: true })).toHaveCount(0);
    const [order] = (await orders()) as { id: number }[];
    await page.goto(`${addresses.admin}/admin/orders?show=${order!.id}`);
  });
  await test.step('it is there', async () => {
    await drawer.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(drawer).toContainText('ยืนยันแล้ว');
    expect(await orders()).toMatchObject([{ orders_status: 'approve', orders_payment: 'cash' }]);
  });
});

const written = (tel: string) => `${tel.slice(0, 3)}-${tel.slice(3, 6)}-${tel.slice(6)}`;

/** Names customer and show in the open form. */
async function fillCash(page: Page, tel: string, show: Show): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'รับเงินสด' });
  const customer = written(tel);
  // The list is read anew while one types, and a press that meets the old one is lost.
  await expect(async () => {
    await dialog.getByRole('combobox', { name: 'ลูกค้า' }).fill(customer);
    await page.locator('.ant-select-dropdown:visible').getByTitle(customer, { exact: true }).click();
    await expect(dialog.getByTitle(customer, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('combobox', { name: 'งานแสดง' }).fill(show.product_title);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(new RegExp(`^${show.product_title}( ·|$)`))
    .click();
}

test('BUY-12 personnel issues a tax invoice, and another in its place when the name was wrong', async ({ page }) => {
  const { tel } = await newBuyer(await replayShow());
  const { data } = (await officeApi('GET', `orders?q=${tel}&limit=1`)) as { data: { id: number }[] };
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders?show=${data[0]?.id}`);
  const drawer = page.getByRole('dialog').filter({ hasText: 'ผู้ซื้อและรายการ' });
  await drawer.getByRole('button', { name: 'ออกใบกำกับภาษี' }).click();
  const dialog = page.getByRole('dialog', { name: 'ออกใบกำกับภาษี' });
  await dialog.getByRole('textbox', { name: /^ชื่อ/ }).fill('บริษัท สายฟ้าแลบ มิวสิค จำกัด');
  await dialog.getByLabel('เลขประจำตัวผู้เสียภาษี 13 หลัก').fill('0105599003451');
  await dialog.getByLabel('ที่อยู่').fill('199/87 ตำบลศาลายา อำเภอพุทธมณฑล จังหวัดนครปฐม 73170');
  await dialog.getByRole('button', { name: 'ออกใบกำกับภาษี' }).click();
  await expect(dialog.getByText('เลขหลักสุดท้ายไม่ตรงกับหลักอื่น กรุณาตรวจตัวเลขอีกครั้ง')).toBeVisible();
  await dialog.getByLabel('เลขประจำตัวผู้เสียภาษี 13 หลัก').fill('0105599003450');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ออกใบกำกับภาษี' }).click();
  await expect(drawer.getByRole('link', { name: /^PDF TI-/ })).toBeVisible();

  await drawer.getByRole('button', { name: 'แก้', exact: true }).click();
  const mending = page.getByRole('dialog', { name: 'แก้ชื่อออกบิล' });
  await mending.getByRole('textbox', { name: /^ชื่อ/ }).fill('บริษัท ชื่อใหม่ จำกัด');
  await mending.getByLabel('เลขประจำตัวผู้เสียภาษี 13 หลัก').fill('0105599003450');
  await mending.getByLabel('ที่อยู่').fill('199/87 ตำบลศาลายา อำเภอพุทธมณฑล จังหวัดนครปฐม 73170');
  await mending.getByLabel('ยกเลิกใบเดิมเพราะอะไร').fill('ชื่อบริษัทผิด');
  await mending.getByRole('button', { name: 'ยกเลิกใบเดิมและออกใบแทน' }).click();
  await expect(drawer.getByRole('link', { name: /^PDF TI-/ })).toHaveCount(2);
  await expect(drawer.getByText('ยกเลิก', { exact: true })).toBeVisible();
});
