/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { messages, newestMessage } from './support/inbox.ts';
import { expectToldOnce } from './support/chats.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { officeApi, openOffice, pendingOf } from './support/office.ts';
import { chooseSlip, netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { playback, watch } from './support/player.ts';
import { videoOf } from './support/purchase.ts';
import { replayShow, type Show } from './support/shows.ts';

/** From the slip without QR to the message that the order waits. */
async function sendUnreadableSlip(page: Page, show: Show): Promise<void> {
  await openPayment(page, show);
  await chooseSlip(page, await slipFor(show, { amount: await netOf(page), qr: false }));
  await expect(paymentDialog(page).getByText('ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง')).toBeVisible();
  await expect(paymentDialog(page).getByRole('img', { name: 'สลิปที่เลือก' })).toBeVisible();
  await paymentDialog(page).getByRole('button', { name: 'ยืนยัน สลิปนี้' }).click();
  await expect(page.getByRole('alertdialog', { name: 'รอการยืนยันการชำระเงิน' })).toContainText('แอดมินกำลังตรวจสลิป');
}

interface Order {
  id: number;
  order_no: string;
  orders_status: string;
}

async function orderOf({ token }: Member): Promise<Order> {
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  return (data as Order[])[0] ?? { id: 0, order_no: '', orders_status: 'none' };
}

/** Finds a waiting order in the queue, and waits until it may be decided. */
async function openInQueue(office: Page, order_no: string): Promise<void> {
  await office.getByRole('link', { name: /^คำสั่งซื้อรอยืนยัน/ }).click();
  await office.getByRole('searchbox', { name: /^ค้นหาเลขที่/ }).fill(order_no);
  await office.getByRole('option').filter({ hasText: order_no }).click();
  await expect(office.getByRole('heading', { name: order_no })).toBeVisible();
  await expect(office.getByRole('button', { name: /^อนุมัติ/ })).toBeEnabled();
}

test('BUY-04 BUY-09 BUY-10 BUY-11 TELL-02 TELL-04 ADMIN-01 a slip without QR is confirmed by the customer, approved by personnel at the keyboard, and plays', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const member = await newMember();
  const before = await newestMessage();
  const office = await (await browser.newContext()).newPage();
  await signIn(context, member);
  await openOffice(office);
  const waitingBefore = await pendingOf(office);

  await test.step('the customer confirms the slip, and the order waits', async () => {
    await sendUnreadableSlip(page, show);
    await page.getByRole('alertdialog').getByRole('link', { name: 'งานแสดงที่ซื้อ' }).click();
    const ticket = page.getByRole('article').filter({ hasText: show.product_title });
    await expect(ticket.getByText('รอยืนยัน')).toBeVisible();
  });
  const { order_no, orders_status } = await orderOf(member);
  expect(orders_status).toBe('wait');

  await test.step('the central chat and the band hear of it once, with the picture', async () => {
    const all = await expectToldOnce(order_no, show, before);
    expect(all.every(({ picture_url }) => picture_url)).toBe(true);
  });

  await test.step('the red badge counts it by itself, and A approves it', async () => {
    await expect.poll(() => pendingOf(office)).toBeGreaterThan(waitingBefore);
    await openInQueue(office, order_no);
    const slip = office.getByRole('img', { name: `ภาพสลิปของคำสั่งซื้อ ${order_no}` });
    await expect(slip).toBeVisible();
    await expect.poll(() => slip.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(200);
    await office.keyboard.press('a');
    await expect(office.getByText(`อนุมัติ ${order_no} แล้ว`)).toBeVisible();
    await expect(office.getByRole('option').filter({ hasText: order_no })).toBeHidden();
    await expect.poll(async () => (await orderOf(member)).orders_status, { timeout: 15_000 }).toBe('approve');
  });

  await test.step('the page of the customer turns by itself, and an SMS comes', async () => {
    const ticket = page.getByRole('article').filter({ hasText: show.product_title });
    await expect(ticket.getByRole('link', { name: 'ดูย้อนหลัง' })).toBeVisible({ timeout: 30_000 });
    const texts = (await messages('sms', { to: member.tel, afterId: before })).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining(`${order_no} สำเร็จ`)]);
  });

  await test.step('now it plays', async () => {
    await page.goto(`${addresses.shop}/videoStage/${await videoOf(show)}`);
    await watch(page, 3);
  });
  await office.context().close();
});

test('BUY-08 BUY-10 BUY-21 TELL-08 a refusal needs a note and a second press; its buyer reads it by SMS and on every page, and sends another slip to the same order', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const member = await newMember();
  await signIn(context, member);
  await sendUnreadableSlip(page, show);
  const { order_no } = await orderOf(member);
  const before = await newestMessage();
  const office = await (await browser.newContext()).newPage();
  await openOffice(office);
  await office.setViewportSize({ width: 390, height: 844 });
  await openInQueue(office, order_no);
  await office.setViewportSize({ width: 1280, height: 720 });
  await office.keyboard.press('n');
  await expect(office.getByText('เลือกเหตุผลด้านบน หรือพิมพ์เอง')).toBeVisible();
  await office.keyboard.press('Control+Enter');
  await expect(office.getByText('กรุณากรอกหมายเหตุก่อน')).toBeVisible();
  await office.keyboard.type('ยอดโอนไม่ตรง');
  await office.keyboard.press('Control+Enter');
  await expect(office.getByText(`ไม่อนุมัติ ${order_no} แล้ว`)).toBeVisible();
  // Leaving the page sends the decision at once instead of after the five seconds.
  await office.getByRole('navigation', { name: 'เมนูหลังบ้าน' }).getByRole('link', { name: 'แดชบอร์ด' }).click();
  await expect.poll(async () => (await orderOf(member)).orders_status).toBe('not');
  await office.context().close();

  await test.step('the SMS says why and leads to the order', async () => {
    const [sms] = await messages('sms', { to: member.tel, afterId: before });
    expect(sms?.text).toContain('ยอดโอนไม่ตรง');
    expect(sms?.text).toContain(`/order/${order_no}`);
  });
  await test.step('the list of purchases shows it with the note', async () => {
    await page.goto('/watchReruns');
    const ticket = page.getByRole('article').filter({ hasText: show.product_title });
    await expect(ticket.getByText('ไม่อนุมัติ')).toBeVisible();
    await expect(ticket).toContainText('ยอดโอนไม่ตรง');
    await expect(ticket.getByRole('link', { name: 'ติดต่อ LINE' })).toBeVisible();
  });
  await test.step('a right slip, sent from the order, pays the same order, and the picture is one tap away', async () => {
    await page.goto(`/order/${order_no}`);
    await expect(page.getByRole('alert')).toContainText('ยอดโอนไม่ตรง');
    await page.getByRole('button', { name: 'ส่งสลิปใหม่' }).click();
    await expect(paymentDialog(page)).toContainText(order_no);
    await chooseSlip(page, await slipFor(show, { amount: await netOf(page) }));
    await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ').first()).toBeVisible();
    expect(await orderOf(member)).toEqual(expect.objectContaining({ order_no, orders_status: 'approve' }));
    await page.getByRole('alertdialog').getByRole('link', { name: 'ดูเลย' }).click();
    await expect(page).toHaveURL(/\/videoStage\/\d+/);
    await expect.poll(async () => (await playback(page)).frames, { timeout: 20_000 }).toBeGreaterThan(0);
  });
});

test('BUY-10 an order that a colleague decided is told as such, and no other comes under the key', async ({
  page,
  context,
  browser,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await sendUnreadableSlip(page, await replayShow());
  const { id, order_no } = await orderOf(member);
  const office = await (await browser.newContext()).newPage();
  await openOffice(office);
  await openInQueue(office, order_no);
  // The colleague's session is another one than the browser's.
  await officeApi('POST', 'orders/ordersUpdate', { id, orders_status: 'approve' });
  await expect(office.getByText(new RegExp(`^คำสั่งซื้อ ${order_no} ยืนยันแล้ว โดย `))).toBeVisible();
  await office.keyboard.press('a');
  await expect(office.getByText(/^อนุมัติ .+ แล้ว$/)).toBeHidden();
  await expect(office.getByText(new RegExp(`^คำสั่งซื้อ ${order_no} ยืนยันแล้ว โดย `))).toBeVisible();
  // A link to it says the same.
  await office.goto(`${addresses.admin}/admin/orders`);
  await office.goto(`${addresses.admin}/admin/ordersConfirm?order=${id}`);
  await expect(office.getByText(new RegExp(`^คำสั่งซื้อ ${order_no} ยืนยันแล้ว โดย `))).toBeVisible();
  await office.context().close();
});
