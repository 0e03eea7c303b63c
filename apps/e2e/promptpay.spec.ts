import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { makeCoupon } from './support/coupons.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { chooseSlip, netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { payQr } from './support/qr-payment.ts';
import { replayShow, type Show } from './support/shows.ts';

/** From the payment to the page that says so. */
const SOON = { timeout: 10_000 };

const message = (page: Page) => page.getByRole('alertdialog', { name: 'ข้อความ' });
const codeOf = (page: Page) => paymentDialog(page).getByRole('img', { name: /^คิวอาร์พร้อมเพย์ ฿/ });
const chooseQr = (page: Page) =>
  paymentDialog(page)
    .getByRole('radio', { name: /พร้อมเพย์ QR/ })
    .check();
const press = (page: Page, name: string) => paymentDialog(page).getByRole('button', { name, exact: true }).click();

/** The number under the QR, by which it is paid. */
async function referenceOf(page: Page): Promise<string> {
  const text = await paymentDialog(page)
    .getByText(/^อ้างอิง W/)
    .innerText();
  return text.replace('อ้างอิง ', '');
}

async function ordersOf({ token }: Member) {
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  return data as { order_no: string; orders_status: string; orders_payment: string; orders_net: number }[];
}

async function isCalm(page: Page): Promise<void> {
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
}

let show: Show;
test.beforeAll(async () => {
  show = await replayShow();
});

test('BUY-06 BUY-03 a show is paid by PromptPay on a phone, left and found again, and opens by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  const net = await netOf(page);

  await test.step('nothing is ordered before the QR is asked for, and Back leads to the account again', async () => {
    await chooseQr(page);
    await expect(paymentDialog(page).getByRole('button', { name: 'สร้าง QR' })).toBeVisible();
    await isCalm(page);
    expect(await ordersOf(member)).toEqual([]);
    await paymentDialog(page)
      .getByRole('radio', { name: /โอนแล้วแนบสลิป/ })
      .check();
    await expect(paymentDialog(page).getByText('คลิกเพื่อเลือกสลิป')).toBeVisible();
    await chooseQr(page);
  });

  await test.step('the QR shows whom, how much and how long, and is kept as a picture', async () => {
    await press(page, 'สร้าง QR');
    await expect(codeOf(page)).toBeVisible();
    await expect(paymentDialog(page).getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    const picture = page.waitForEvent('download');
    await press(page, 'บันทึกเป็นรูป');
    expect((await picture).suggestedFilename()).toMatch(/^wethi-W\w+\.png$/);
    await isCalm(page);
  });

  const reference = await referenceOf(page);
  await test.step('who leaves finds it on the show, among their shows and by its number', async () => {
    expect(await ordersOf(member)).toMatchObject([
      { order_no: reference, orders_status: 'wait', orders_payment: 'qr', orders_net: net },
    ]);
    await page.goto('/watchReruns');
    await expect(page.getByRole('article').filter({ hasText: 'รอชำระเงิน' })).toContainText(show.product_title);
    await isCalm(page);
    await page.goto(`/order/${reference}`);
    await expect(page.getByText('รอชำระเงิน', { exact: true })).toBeVisible();
    await isCalm(page);
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
    await expect(codeOf(page)).toBeVisible();
    await page.goto(`/package/${show.product_url}`);
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).first().click();
    await expect(codeOf(page)).toBeVisible();
    expect(await referenceOf(page)).toBe(reference);
  });

  await test.step('paid, the page turns by itself', async () => {
    await payQr(reference);
    await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
    await expect(message(page).getByRole('link', { name: 'ดูเลย' })).toBeVisible();
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'qr' }]);
  });
});

test('BUY-06 BUY-07 a QR that ran out says so and costs nobody twice; another one and a slip both pay', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const coupon = await makeCoupon({ coupon_type: 'Pay', coupon_pay: 99.09 });
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  await paymentDialog(page).getByLabel('รหัสคูปอง').fill(coupon.code);
  await press(page, 'ใช้');
  await expect(paymentDialog(page).getByText('฿99.09').first()).toBeVisible();
  await chooseQr(page);
  await press(page, 'สร้าง QR');
  await expect(codeOf(page)).toBeVisible();
  const reference = await referenceOf(page);

  await test.step('it runs out', async () => {
    await expect(paymentDialog(page).getByText('QR หมดเวลาแล้ว กรุณาสร้างใหม่ก่อนจ่าย')).toBeVisible(SOON);
    await expect(codeOf(page)).toBeHidden();
    await isCalm(page);
  });

  await test.step('who paid has the bank asked, and may go back', async () => {
    await press(page, 'จ่ายไปแล้ว ตรวจให้หน่อย');
    await expect(paymentDialog(page).getByText('จ่ายแล้ว รอธนาคาร')).toBeVisible();
    await isCalm(page);
    await press(page, 'ยังไม่ได้จ่าย กลับไปที่ QR');
    await press(page, 'สร้าง QR ใหม่');
    await expect(codeOf(page)).toBeVisible();
  });

  await test.step('a slip of the transfer pays the same order', async () => {
    await paymentDialog(page)
      .getByRole('radio', { name: /โอนแล้วแนบสลิป/ })
      .check();
    await chooseSlip(page, await slipFor(show, { amount: 99.09 }));
    await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
    const paid = { order_no: reference, orders_status: 'approve', orders_payment: 'transfer', orders_net: 99.09 };
    expect(await ordersOf(member)).toMatchObject([paid]);
  });
});

test('BUY-06 a bank that answers late is asked again, and after a minute the slip is taken instead', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  const amount = await netOf(page);
  await chooseQr(page);
  await press(page, 'สร้าง QR');
  await expect(codeOf(page)).toBeVisible();
  await press(page, 'จ่ายแล้ว');
  await expect(paymentDialog(page).getByText('จ่ายแล้ว รอธนาคาร')).toBeVisible();
  await expect(paymentDialog(page).getByText('แนบสลิปแทน', { exact: true })).toBeVisible({ timeout: 70_000 });
  await isCalm(page);
  await chooseSlip(page, await slipFor(show, { amount, qr: false }));
  await expect(paymentDialog(page).getByRole('button', { name: 'ยืนยัน สลิปนี้' })).toBeVisible(SOON);
  await press(page, 'ยืนยัน สลิปนี้');
  const pending = page.getByRole('alertdialog', { name: 'รอการยืนยันการชำระเงิน' });
  await expect(pending).toContainText('แอดมินกำลังตรวจสลิป', SOON);
  expect(await ordersOf(member)).toMatchObject([{ orders_status: 'wait', orders_payment: 'transfer' }]);
});

test('BUY-06 BUY-21 who changes their mind takes the order back, and what they pay nevertheless is not lost', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
  await chooseQr(page);
  await press(page, 'สร้าง QR');
  await expect(codeOf(page)).toBeVisible();
  const reference = await referenceOf(page);
  await press(page, 'เปลี่ยนราคาหรือคูปอง');
  await press(page, 'ยังไม่ได้จ่าย กดอีกครั้งเพื่อยกเลิก');
  await expect(paymentDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'ซื้อบัตร' }).first()).toBeVisible();
  expect(await ordersOf(member)).toMatchObject([{ order_no: reference, orders_status: 'not' }]);

  await payQr(reference);
  const listed = async () => (await officeApi('GET', 'moneyBack?sort=-id&limit=20')).data;
  const money = { order_no: reference, money_back_reason: 'cancelled', money_back_status: 'wait' };
  await expect
    .poll(listed, SOON)
    .toContainEqual(expect.objectContaining({ ...money, money_back_amount: show.product_price }));
  await page.goto(`/order/${reference}`);
  await expect(page.getByText('คำสั่งซื้อนี้ถูกยกเลิกแล้ว', { exact: false }).first()).toBeVisible();
  expect(await ordersOf(member)).toMatchObject([{ orders_status: 'not' }]);

  const [entry] = ((await listed()) as { id: number; order_no: string }[]).filter((row) => row.order_no === reference);
  await signInOffice(context, await ownerToken());
  // Of a list that shows it no longer, and once a colleague gave it back.
  const address = `${addresses.admin}/admin/moneyBack?giveBack=${entry?.id}&filters[0][field]=id&filters[0][operator]=lte&filters[0][value]=0`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: `ของ ${reference}` });
  await expect(page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeVisible();
  await expect(dialog.getByLabel('คืนอย่างไร (บัญชี วันที่ เลขที่รายการ)')).toBeVisible();
  await officeApi('POST', 'moneyBackDone', { id: entry?.id, money_back_note: 'โอนคืนทางพร้อมเพย์แล้ว' });
  await page.reload();
  await expect(dialog.getByRole('status')).toContainText(/^คืนเงินรายการนี้ไปแล้ว เมื่อ .* \(โอนคืนทางพร้อมเพย์แล้ว\)$/);
  await expect(dialog.getByRole('button', { name: 'คืนเงินแล้ว' })).toBeDisabled();
});
