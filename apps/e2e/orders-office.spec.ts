import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { orderByHand } from './support/manual-order.ts';
import { officeApi, openOffice } from './support/office.ts';
import { makeShow, replayShow } from './support/shows.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'เลขที่ ชื่อ เบอร์ หรือเลขอ้างอิงสลิป' }).fill(text);

test('BUY-10 CAT-08 the list of orders is filtered, kept, summed up, taken as a file and set in bulk, and its address shows the same', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const [first, second] = [await orderByHand(show), await orderByHand(show)];
  await officeApi('POST', 'product', { id: show.id, product_book: 'Y' });
  await officeApi('POST', 'orders/ordersUpdate', { id: first.id, orders_status: 'approve' });
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/orders`);

  await test.step('it is searched, and filtered with what everybody has', async () => {
    await search(page, first.order_no);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('status', { name: 'ยอดรวมตามตัวกรอง' })).toContainText('ตามตัวกรอง 1 คำสั่งซื้อ');
    await page.getByRole('button', { name: `เอาตัวกรอง “${first.order_no}” ออก` }).click();
    await page.getByRole('button', { name: /^รอยืนยัน/ }).click();
    await expect(page).toHaveURL(/orders_status=wait/);
    await search(page, second.order_no);
    await expect(page.getByRole('table')).toContainText(second.order_no);
    await expect(page.getByRole('table')).not.toContainText(first.order_no);
  });

  await test.step('a filter is kept and comes back', async () => {
    await page.getByRole('button', { name: 'เก็บตัวกรองนี้' }).click();
    await page.getByRole('dialog').getByLabel('ชื่อตัวกรอง').fill('ของฉัน');
    await page.getByRole('button', { name: 'เก็บตัวกรอง', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^ทั้งหมด/ }).click();
    await page.getByRole('button', { name: /^ของฉัน/ }).click();
    await expect(page).toHaveURL(new RegExp(`q=${second.order_no}`));
    await page.getByRole('button', { name: 'ลบตัวกรอง ของฉัน' }).click();
    await expect(page.getByRole('button', { name: /^ของฉัน/ })).toHaveCount(0);
  });

  await test.step('columns stand in the address, and a reload shows the same', async () => {
    const tax = page.getByRole('checkbox', { name: 'ภาษี' });
    // The menu moves with its button while the list above it is read anew.
    await expect(async () => {
      if (!(await tax.isVisible())) await page.getByRole('button', { name: 'คอลัมน์' }).click({ timeout: 5_000 });
      await tax.check({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page).toHaveURL(/columns=/);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'ภาษี' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText(second.order_no);
  });

  await test.step('the file has who the buyers are only on demand', async () => {
    await page.getByRole('button', { name: 'ส่งออก' }).click();
    const dialog = page.getByRole('dialog', { name: 'ส่งออกคำสั่งซื้อ' });
    await dialog.getByText('CSV').click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'ดาวน์โหลด' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(second.order_no);
    expect(csv).not.toContain(second.member.tel);
  });

  await test.step('all of the filter at once: what does not fit is left out and named, and it is taken back', async () => {
    await page.goto(`${addresses.admin}/admin/orders?q=${first.order_no.slice(0, 7)}`);
    await page.getByRole('checkbox', { name: `เลือก ${first.order_no}` }).check();
    await page.getByRole('checkbox', { name: `เลือก ${second.order_no}` }).check();
    await page.getByRole('button', { name: 'ตั้งค่าส่งสมุด' }).click();
    await page.getByRole('menuitem', { name: /^ส่งแล้ว \(Y\)/ }).click();
    await expect(page.getByText('ตั้งค่า “ส่งแล้ว” 1 คำสั่งซื้อ')).toBeVisible();
    await expect(page.getByText(`${second.order_no} ยังไม่ยืนยัน หรือไม่ได้ซื้อแล้ว`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: first.order_no });
    await expect(row).toContainText('ส่งแล้ว');
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect(row).toContainText('ยังไม่ส่ง');
  });

  await test.step('what was chosen by one filter is not what another one selects', async () => {
    const chosen = page.getByRole('region', { name: 'ทำกับรายการที่เลือก' });
    await page.goto(`${addresses.admin}/admin/orders`);
    await page.getByRole('table').getByRole('checkbox').nth(1).check();
    await chosen.getByRole('button', { name: /^เลือกทั้ง \S+ รายการตามตัวกรอง/ }).click();
    await page.getByRole('button', { name: /^รอยืนยัน/ }).click();
    await expect(page).toHaveURL(/orders_status=wait/);
    await expect(chosen).toBeHidden();
  });
});

test('BUY-10 one order is decided, sent, noted and told about over the list, at the keyboard and in the address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const price = randomInt(100_000, 200_000) / 100;
  const show = await makeShow({ product_price: price });
  const [older, newer] = [await orderByHand(show), await orderByHand(show)];
  await officeApi('POST', 'product', { id: show.id, product_book: 'Y' });
  await openOffice(page);
  // Others order meanwhile, at other prices.
  const wanted = `orders_status=wait&orders_net_gte=${price}&orders_net_lte=${price}&sort=-create_at`;
  await page.goto(`${addresses.admin}/admin/orders?${wanted}`);
  await page.getByRole('link', { name: `เปิด ${newer.order_no}` }).click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toContainText(newer.order_no);
  await expect(page).toHaveURL(new RegExp(`show=${newer.id}`));

  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`show=${older.id}`));
  await expect(drawer).toContainText(older.order_no);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`show=${newer.id}`));

  await expect(drawer).toContainText(newer.order_no);
  await drawer.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
  await page
    .getByRole('dialog', { name: /^ไม่อนุมัติ/ })
    .getByRole('button', { name: 'ยกเลิก' })
    .click();
  await drawer.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(drawer.getByText('รอยืนยัน → ยืนยันแล้ว')).toBeVisible();

  await drawer.getByText('ส่งแล้ว', { exact: true }).click();
  await expect(drawer.getByText('สมุดส่งแล้ว', { exact: true })).toBeVisible();
  await drawer.getByLabel('เลขพัสดุ').fill('TH0123456789C');
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
  await expect(drawer.getByText('เลขพัสดุ TH0123456789C')).toBeVisible();
  await drawer.getByRole('button', { name: 'ออกใบรับรอง' }).click();
  await expect(drawer.getByText('ออกแล้ว', { exact: true })).toBeVisible();
  const note = drawer.getByRole('textbox', { name: 'เขียนโน้ต' });
  await note.fill('ลูกค้าโทรมาขอใบกำกับ');
  await drawer.getByRole('button', { name: 'เพิ่มโน้ต' }).click();
  // Until it is saved, leaving the order is asked about.
  await expect(note).toHaveValue('');
  await expect(drawer.getByText('ลูกค้าโทรมาขอใบกำกับ')).toBeVisible();
  await expect(drawer.getByText('SMS ถึงลูกค้าแล้ว')).toBeVisible({ timeout: 15_000 });

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/show=/);
});
