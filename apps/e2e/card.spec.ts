/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { makeCoupon } from './support/coupons.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow, type Show } from './support/shows.ts';

/** From the bank's page to the one that says how it went. */
const SOON = { timeout: 15_000 };

const message = (page: Page) => page.getByRole('alertdialog', { name: 'ข้อความ' });
const press = (page: Page, name: string) => paymentDialog(page).getByRole('button', { name, exact: true }).click();

async function ordersOf({ token }: Member) {
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  return data as { order_no: string; orders_status: string; orders_payment: string }[];
}

async function isCalm(page: Page): Promise<void> {
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
}

/** Chooses the card at a price whose satang decide what becomes of it. */
async function chooseCard(page: Page, price: number): Promise<void> {
  const { code } = await makeCoupon({ coupon_type: 'Pay', coupon_pay: price });
  const dialog = paymentDialog(page);
  await dialog.getByLabel('รหัสคูปอง').fill(code);
  await press(page, 'ใช้');
  await expect(dialog.getByText(`฿${price.toFixed(2)}`).first()).toBeVisible();
  await dialog.getByRole('radio', { name: /บัตรเครดิต/ }).check();
}

/** Types the card at the gateway, whose script stands in a page of ours. */
async function typeCard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ชำระด้วยบัตร' })).toBeVisible(SOON);
  await page.frameLocator('iframe').getByRole('button', { name: 'จ่ายด้วยบัตรนี้' }).click();
}

let show: Show;
let member: Member;
test.beforeAll(async () => {
  show = await replayShow();
});
test.beforeEach(async ({ page, context }) => {
  member = await newMember();
  await signIn(context, member);
  await openPayment(page, show);
});

test('BUY-06 a card is confirmed at its bank and pays; who does not confirm reads why and tries again', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseCard(page, 99.77);
  await expect(paymentDialog(page).getByText('เวทีไม่เห็นและไม่เก็บเลขบัตร')).toBeVisible();
  await isCalm(page);
  expect(await ordersOf(member)).toEqual([]);
  await press(page, 'ไปหน้าชำระด้วยบัตร');

  await test.step('not confirmed', async () => {
    await typeCard(page);
    await page.getByRole('button', { name: 'ยกเลิก' }).click(SOON);
    await expect(page).toHaveURL(/\/order\/W\w+\?/);
    await expect(paymentDialog(page).getByText('ธนาคารไม่อนุมัติรายการนี้ ยังไม่มีการตัดเงิน')).toBeVisible(SOON);
    await expect(paymentDialog(page).getByText('ธนาคารแจ้งว่า ยืนยันตัวกับธนาคารไม่สำเร็จ')).toBeVisible();
    await isCalm(page);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'wait', orders_payment: 'card' }]);
  });

  await test.step('left at the bank, the same order is paid on', async () => {
    await press(page, 'ลองอีกครั้ง');
    await typeCard(page);
    await expect(page.getByRole('heading', { name: 'ยืนยันการชำระเงิน' })).toBeVisible(SOON);
    await page.goto('/watchReruns');
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
    await expect(paymentDialog(page).getByText('ธนาคารยังไม่บอกผลของครั้งก่อน')).toBeVisible(SOON);
    await isCalm(page);
    await press(page, 'ลองอีกครั้ง');
    await typeCard(page);
  });

  await test.step('confirmed', async () => {
    await page.getByRole('button', { name: 'ยืนยันการจ่าย' }).click(SOON);
    await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ').first()).toBeVisible(SOON);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'card' }]);
  });
});

test('BUY-06 a card whose bank asks nothing pays at once', async ({ page }) => {
  test.setTimeout(60_000);
  await chooseCard(page, 99);
  await press(page, 'ไปหน้าชำระด้วยบัตร');
  await typeCard(page);
  await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ').first()).toBeVisible(SOON);
  expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'card' }]);
});

test('BUY-06 a card that its bank refuses costs nothing, and another way pays the same order', async ({ page }) => {
  test.setTimeout(60_000);
  await chooseCard(page, 99.51);
  await press(page, 'ไปหน้าชำระด้วยบัตร');
  await typeCard(page);
  const dialog = paymentDialog(page);
  await expect(dialog.getByText('ธนาคารแจ้งว่า วงเงินไม่พอ หรือยังไม่เปิดใช้จ่ายออนไลน์')).toBeVisible(SOON);
  await isCalm(page);
  await press(page, 'เปลี่ยนเป็นโอนแล้วแนบสลิป');
  await expect(dialog.getByText('คลิกเพื่อเลือกสลิป')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /พร้อมเพย์ QR/ })).toBeEnabled();
});

test('BUY-06 a gateway that does not answer is passed over: 2C2P takes the card, after a change of mind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await chooseCard(page, 99.19);
  await press(page, 'ไปหน้าชำระด้วยบัตร');
  await typeCard(page);
  const dialog = paymentDialog(page);

  await test.step('nobody knows: the gateway is asked for a minute, and nobody is told that nothing was taken', async () => {
    await expect(dialog.getByText('กำลังถามผลจากธนาคาร')).toBeVisible(SOON);
    await isCalm(page);
    await expect(page.getByText('ยังไม่มีการตัดเงิน')).toBeHidden();
    await dialog.getByRole('link', { name: 'ไปที่คำสั่งซื้อ' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
  });

  await test.step('cancelled at 2C2P', async () => {
    await press(page, 'ลองอีกครั้ง');
    await page.getByRole('button', { name: 'ยกเลิก' }).click(SOON);
    await expect(dialog.getByText('ยกเลิกที่หน้าธนาคารแล้ว ยังไม่มีการตัดเงิน')).toBeVisible(SOON);
    await isCalm(page);
  });

  await test.step('refused by the bank at 2C2P', async () => {
    await press(page, 'ลองอีกครั้ง');
    await page.getByRole('button', { name: 'ให้ธนาคารไม่อนุมัติ' }).click(SOON);
    await expect(dialog.getByText('ธนาคารแจ้งว่า วงเงินไม่พอ หรือยังไม่เปิดใช้จ่ายออนไลน์')).toBeVisible(SOON);
    await isCalm(page);
  });

  await test.step('paid at 2C2P', async () => {
    await press(page, 'ลองอีกครั้ง');
    await page.getByRole('button', { name: 'จ่ายด้วยบัตรนี้' }).click(SOON);
    await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ').first()).toBeVisible(SOON);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'card' }]);
  });
});

test('BUY-06 a coupon that covers all is one press, and the order is free', async ({ page }) => {
  const { code } = await makeCoupon({ coupon_type: 'Pay', coupon_pay: 0 });
  await paymentDialog(page).getByLabel('รหัสคูปอง').fill(code);
  await press(page, 'ใช้');
  await expect(paymentDialog(page).getByText('ไม่มียอดที่ต้องชำระ ไม่ต้องแนบสลิป')).toBeVisible();
  await isCalm(page);
  await press(page, 'รับบัตร');
  await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
  expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'free' }]);
});

/** What the phone does when somebody shares a picture with the installed shop. */
async function share(page: Page, slip: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], name, { type }));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const field = document.createElement('input');
      Object.assign(field, { type: 'file', name: 'images' });
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [slip.name, slip.mimeType, slip.buffer.toString('base64')] as const,
  );
}

test('BUY-17 a slip that a banking app shares waits through signing in, and pays the show whose account was copied', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.shop });
  const slip = await slipFor(show, { amount: await netOf(page) });
  await paymentDialog(page).getByRole('button', { name: 'คัดลอก เลขบัญชี' }).click();

  await test.step('without a sign-in it is kept', async () => {
    await context.clearCookies();
    await share(page, slip);
    await expect(page).toHaveURL(/\/share$/);
    await expect(page.getByText('เข้าระบบเพื่อส่งสลิปนี้')).toBeVisible(SOON);
    await isCalm(page);
  });

  await test.step('signed in, it is checked at once', async () => {
    await signIn(context, member);
    await page.goto('/share');
    await expect(message(page)).toContainText('ยืนยันการชำระเงิน สำเร็จ', { timeout: 25_000 });
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'transfer' }]);
  });

  await test.step('it is used', async () => {
    await page.goto('/share');
    await expect(page.getByText('ยังไม่มีสลิปที่แชร์มา')).toBeVisible(SOON);
    await isCalm(page);
  });
});
