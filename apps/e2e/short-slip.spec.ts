import { expect, test, type Page } from '@playwright/test';
import { barriersOf, overflowOf } from './support/calm.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { chooseSlip, netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow, type Show } from './support/shows.ts';

const SOON = { timeout: 10_000 };
const message = (page: Page) => page.getByRole('alertdialog', { name: 'ข้อความ' });

async function ordersOf({ token }: Member) {
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  return data as object[];
}

let show: Show;
test.beforeAll(async () => {
  show = await replayShow();
});

test('BUY-16 a slip that is short is made up for by a second one to the same order', async ({ page, context }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  const net = await netOf(page);
  const dialog = paymentDialog(page);

  await test.step('nothing is ordered before its buyer says that it counts', async () => {
    await chooseSlip(page, await slipFor(show, { amount: net - 100 }));
    await expect(dialog.getByRole('alert')).toContainText('ไม่ตรงกับยอดที่ต้องชำระ', SOON);
    expect(await ordersOf(member)).toEqual([]);
    await dialog.getByRole('button', { name: 'ใช้สลิปนี้ แล้วจ่ายเพิ่ม ฿100.00' }).click();
  });

  await test.step('what is lacking stands in the dialog, also when the page is opened again', async () => {
    await expect(dialog.getByText('ขาดอีก 100.00 บาท')).toBeVisible(SOON);
    await expect(dialog.getByText('เลือกสลิปใบที่สอง')).toBeVisible();
    expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
    await page.goto('/watchReruns');
    await expect(page.getByText(/ขาดอีก ฿100.00 จ่ายภายใน/)).toBeVisible();
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
    await expect(dialog.getByText('ขาดอีก 100.00 บาท')).toBeVisible();
  });

  await test.step('the second slip pays the order', async () => {
    await chooseSlip(page, await slipFor(show, { amount: 100 }));
    await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_net: net, orders_paid: net }]);
  });
});

test('BUY-16 BUY-21 who paid a part and wants no more, or paid too much, reads that the money comes back', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  const net = await netOf(page);
  const dialog = paymentDialog(page);
  await chooseSlip(page, await slipFor(show, { amount: net - 100 }));
  await dialog.getByRole('button', { name: 'ใช้สลิปนี้ แล้วจ่ายเพิ่ม ฿100.00' }).click();
  const back = `฿${(net - 100).toFixed(2)}`;
  await dialog.getByRole('button', { name: `ไม่ซื้อแล้ว ขอเงินคืน ${back}` }).click();
  await dialog.getByRole('button', { name: 'กดอีกครั้งเพื่อยกเลิก และขอเงินคืน' }).click();
  await expect(page.getByText(`ยกเลิกแล้ว ${back} อยู่ในรายการรอคืนเงิน`, { exact: true })).toBeVisible();

  await openPayment(page, show);
  await chooseSlip(page, await slipFor(show, { amount: net + 50 }));
  await dialog.getByRole('button', { name: 'ใช้สลิปนี้ รับเงินคืน ฿50.00' }).click();
  await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
  expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve' }, { orders_status: 'not' }]);
});

test('BUY-16 BUY-21 the page of an order that is short gives it up, and says where the money is', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  const net = await netOf(page);
  await chooseSlip(page, await slipFor(show, { amount: net - 100 }));
  await paymentDialog(page).getByRole('button', { name: 'ใช้สลิปนี้ แล้วจ่ายเพิ่ม ฿100.00' }).click();
  await expect(paymentDialog(page).getByText('ขาดอีก 100.00 บาท')).toBeVisible(SOON);
  const [{ order_no } = { order_no: '' }] = (await ordersOf(member)) as { order_no: string }[];
  const back = `฿${(net - 100).toFixed(2)}`;
  await page.goto(`/order/${order_no}`);
  await page.getByRole('button', { name: `ขอเงินคืน ${back}` }).click();
  await page.getByRole('button', { name: 'กดอีกครั้งเพื่อยกเลิก และขอเงินคืน' }).click();
  await expect(page.getByText(`ยกเลิกแล้ว ${back} อยู่ในรายการรอคืนเงิน`, { exact: true })).toBeVisible();
  await page.goto(`/order/${order_no}`);
  await expect(page.getByText(`ผู้ซื้อยกเลิก ${back} ที่จ่ายมาแล้วอยู่ในรายการรอคืนเงิน`)).toBeVisible();
});
