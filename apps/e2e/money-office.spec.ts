import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { messages } from './support/inbox.ts';
import { orderByHand } from './support/manual-order.ts';
import { newMember, signIn } from './support/member.ts';
import { officeApi, openOffice } from './support/office.ts';
import { chooseSlip, slipFor } from './support/payment.ts';
import { newBuyer } from './support/purchase.ts';
import { orderByQr, payQr, takeBack } from './support/qr-payment.ts';
import { replayShow } from './support/shows.ts';

/** The page of the month's papers that shows those of an order, as the table counts them. */
async function pageOfPaper(orderNo: string): Promise<number> {
  const month = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' }).slice(0, 7);
  for (let page = 1; ; page += 1) {
    const papers = await officeApi('GET', `vatPapers?month=${month}&page=${page}&limit=20`);
    const { data } = papers as { data: { order_no: string }[] };
    expect(data.length, `papers on page ${page}`).toBeGreaterThan(0);
    if (data.some((paper) => paper.order_no === orderNo)) return page;
  }
}

test('BUY-15 BUY-12 the VAT of a month stands beside its papers, leaves as a file, and its address shows the same', async ({
  page,
}) => {
  const { tel } = await newBuyer(await replayShow());
  const { data } = (await officeApi('GET', `orders?q=${tel}&limit=1`)) as { data: { id: number; order_no: string }[] };
  const { id, order_no } = data[0]!;
  await officeApi('GET', `orders/fileTaxInvoice?orders_id=${id}`);
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/money`);
  await page.getByRole('tab', { name: 'ภาษีรายเดือน' }).click();
  await expect(page).toHaveURL(/view=vat/);
  await expect(page.getByText('เดือนยังไม่ปิด')).toBeVisible();
  await expect(page.getByRole('table', { name: 'รายงานภาษีขาย' })).toContainText(/RC-\d{4}-\d{6}/);

  const row = page.getByRole('table', { name: 'เอกสารของเดือน' }).getByRole('row').filter({ hasText: order_no });
  // Papers of other buyers move it to another page.
  await expect(async () => {
    await page.goto(`${addresses.admin}/admin/money?view=vat&page=${await pageOfPaper(order_no)}`);
    await expect(row).toContainText('ใบเสร็จรับเงิน', { timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await expect(row.getByRole('link', { name: /^PDF RC-/ })).toBeVisible();

  await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ภาษีขาย .+\.csv$/);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'ภาษีรายเดือน' })).toHaveAttribute('aria-selected', 'true');
  await row.getByRole('link', { name: order_no }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(order_no) })).toBeVisible();
});

test('BUY-15 TELL-08 what the bank gives back to who paid by QR is work of the day, and they are asked to pay anew', async ({
  page,
}) => {
  const show = await replayShow();
  const member = await newMember();
  const { orders_id, order_no } = await orderByQr(show, member);
  await payQr(order_no);
  const statusOf = async () => {
    const { data } = (await officeApi('GET', `orders?q=${order_no}&limit=1`)) as { data: { orders_status: string }[] };
    return data[0]?.orders_status;
  };
  await expect.poll(statusOf).toBe('approve');
  await takeBack(order_no);
  const events = async () => {
    const { data } = await officeApi('GET', `orders/ordersStory?id=${orders_id}`);
    return (data as { events: { event: string }[] }).events.map(({ event }) => event);
  };
  await expect.poll(events).toContain('reversed');

  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/money`);
  const row = page.getByRole('listitem').filter({ hasText: order_no });
  await expect(row).toContainText('ยืนยันแล้ว แต่ธนาคารคืนเงินให้ผู้ซื้อ');
  await row.getByRole('button', { name: 'ให้ลูกค้าส่งสลิปใหม่' }).click();
  await expect(row).toContainText('ขอสลิปใหม่แล้ว');
  const asked = async () => (await messages('sms', { to: member.tel })).map(({ text }) => text).join();
  await expect.poll(asked).toContain(`ธนาคารคืนเงินของคำสั่งซื้อ ${order_no} ให้คุณแล้ว`);
  await row.getByRole('link', { name: 'เปิดคำสั่งซื้อ' }).click();
  await expect(page.getByRole('dialog').getByText(/^ธนาคารคืนเงินให้ผู้ซื้อ ฿/)).toBeVisible();
});

test('BUY-15 BUY-21 TELL-08 who was approved without money is asked for another slip, sends it, and the day agrees', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const { id, order_no, member } = await orderByHand(show);
  await officeApi('POST', 'orders/ordersUpdate', { id, orders_status: 'approve' });
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/money`);
  const row = page.getByRole('listitem').filter({ hasText: order_no });
  await expect(row).toContainText('ยืนยันแล้ว แต่ไม่พบเงินเข้า');
  await row.getByRole('button', { name: 'ให้ลูกค้าส่งสลิปใหม่' }).click();
  await expect(row).toContainText('ขอสลิปใหม่แล้ว');
  expect(await barriersOf(page)).toEqual([]);

  await signIn(context, member);
  await page.goto(`/order/${order_no}`);
  await expect(page.getByRole('heading', { name: 'กรุณาส่งสลิปอีกครั้ง' })).toBeVisible();
  await page.getByRole('button', { name: 'ส่งสลิปใหม่' }).click();
  await chooseSlip(page, await slipFor(show, { amount: show.product_price }));
  await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ').first()).toBeVisible();
  await page.goto(`/order/${order_no}`);
  await expect(page.getByRole('heading', { name: 'ยืนยันการชำระเงิน สำเร็จ' })).toBeVisible();

  await page.goto(`${addresses.admin}/admin/money`);
  await expect(page.getByRole('table', { name: 'เงินต่อบัญชี' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
