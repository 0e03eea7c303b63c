import { expect, test, type Page } from '@playwright/test';
import { barriersOf, overflowOf } from './support/calm.ts';
import { makeCoupon } from './support/coupons.ts';
import { api, type Member } from './support/member.ts';
import { chooseSlip, newPayer, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow, type Show } from './support/shows.ts';

const SOON = { timeout: 15_000 };
/** A price at which every gateway of the sandbox is down, for this buyer alone. */
const PRICE = 99.29;

const press = (page: Page, name: string) => paymentDialog(page).getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: RegExp) => paymentDialog(page).getByRole('radio', { name }).check();

async function ordersOf({ token }: Member) {
  const { data } = await api('GET', 'orders/ordersByUserId', { token });
  return data as { order_no: string; orders_status: string; orders_payment: string }[];
}

async function isCalm(page: Page): Promise<void> {
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
}

/** The same order is paid by a transfer. */
async function payBySlip(page: Page): Promise<void> {
  await choose(page, /โอนแล้วแนบสลิป/);
  await chooseSlip(page, await slipFor(show, { amount: PRICE }));
  await expect(page.getByRole('alertdialog', { name: 'ข้อความ' })).toContainText('ยืนยันการชำระเงิน สำเร็จ', SOON);
}

let show: Show;
let member: Member;
test.beforeAll(async () => {
  show = await replayShow();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { code } = await makeCoupon({ coupon_type: 'Pay', coupon_pay: PRICE });
  member = await newPayer(page, show);
  await paymentDialog(page).getByLabel('รหัสคูปอง').fill(code);
  await press(page, 'ใช้');
  await expect(paymentDialog(page).getByText(`฿${PRICE}`).first()).toBeVisible();
});

test('BUY-06 no QR comes: who pays reads what to do, keeps the order, and pays it by a transfer', async ({ page }) => {
  test.setTimeout(90_000);
  const dialog = paymentDialog(page);
  await choose(page, /พร้อมเพย์ QR/);
  await press(page, 'สร้าง QR');

  await test.step('it is said, once more tried, and nothing is ordered twice', async () => {
    const why = dialog.getByRole('alert').filter({ hasText: 'ธนาคารยังออกคิวอาร์ให้ไม่ได้ ยังไม่มีการตัดเงิน' });
    await expect(why).toBeVisible(SOON);
    await expect(why).toContainText('ลองใหม่ หรือโอนแล้วแนบสลิปแทน');
    await isCalm(page);
    await press(page, 'สร้าง QR');
    await expect(why).toBeVisible(SOON);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'wait', orders_payment: 'qr' }]);
  });

  await test.step('who left finds the order, and pays it otherwise', async () => {
    await page.goto(`/package/${show.product_url}`);
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).first().click();
    await payBySlip(page);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'transfer' }]);
  });
});

test('BUY-06 2C2P never answers: the page waits and asks, the order says what is not known, and another way pays it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dialog = paymentDialog(page);
  const waiting = page.getByRole('heading', { level: 1, name: 'กำลังรอผลจากธนาคาร' });
  await choose(page, /บัตรเครดิต/);
  await press(page, 'ไปหน้าชำระด้วยบัตร');

  await test.step('the first gateway is down, too', async () => {
    await page.frameLocator('iframe').getByRole('button', { name: 'จ่ายด้วยบัตรนี้' }).click(SOON);
    await expect(dialog.getByText('กำลังถามผลจากธนาคาร')).toBeVisible(SOON);
    await dialog.getByRole('link', { name: 'ไปที่คำสั่งซื้อ' }).click();
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
    await press(page, 'ลองอีกครั้ง');
  });

  await test.step('back from 2C2P the page asks, and nobody is told that nothing was taken', async () => {
    const asked = page.waitForResponse((answer) => answer.url().includes('/orders/ordersCardCheck'), SOON);
    await page.getByRole('button', { name: 'จ่ายด้วยบัตรนี้' }).click(SOON);
    await expect(page).toHaveURL(/\/order\/W\w+\?/, SOON);
    await asked;
    await expect(dialog.getByText('กำลังถามผลจากธนาคาร')).toBeVisible();
    await expect(dialog.getByText(/กรุณาอย่ากดชำระซ้ำ/)).toBeVisible();
    await expect(page.getByText('ยังไม่มีการตัดเงิน')).toBeHidden();
    await isCalm(page);
  });

  await test.step('the order says what is not known, and what comes next', async () => {
    await dialog.getByRole('link', { name: 'ไปที่คำสั่งซื้อ' }).click();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('status').filter({ has: waiting })).toContainText(
      'ถ้าเห็นว่าตัดเงินแล้ว ไม่ต้องจ่ายซ้ำ หน้านี้เปลี่ยนให้เอง และเราจะส่ง SMS บอก ถ้ายังไม่ตัดเงิน จ่ายทางอื่นได้',
    );
    await isCalm(page);
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
    await expect(dialog.getByText('ธนาคารยังไม่บอกผลของครั้งก่อน')).toBeVisible(SOON);
    await isCalm(page);
  });

  await test.step('nothing was taken: a transfer pays the same order', async () => {
    await payBySlip(page);
    expect(await ordersOf(member)).toMatchObject([{ orders_status: 'approve', orders_payment: 'transfer' }]);
  });
});
