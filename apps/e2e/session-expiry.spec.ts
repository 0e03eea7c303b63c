import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './support/auth.ts';
import { makeCoupon } from './support/coupons.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { chooseSlip, netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

/** Ends the sessions of a member elsewhere. What the page reads by itself was read; the next press is the first to know. */
async function end(page: Page, { token }: Member): Promise<void> {
  await page.waitForLoadState('networkidle');
  await api('POST', 'logoutEverywhere', { token });
}

/** What stands in the way of somebody whose session is over, and the way back. */
async function signInAgain(page: Page, { tel, pin }: Member): Promise<void> {
  const told = page.getByRole('alertdialog', { name: 'ข้อความ' });
  await expect(told).toContainText('หมดเวลาการเข้าระบบ');
  await told.getByRole('button', { name: 'เข้าระบบ' }).click();
  await logIn(page, tel, pin);
  await expect(page.getByRole('dialog', { name: 'เข้าระบบ' })).toBeHidden();
}

async function newcomer(context: BrowserContext): Promise<Member> {
  const member = await newMember();
  await signIn(context, member);
  return member;
}

test('ACC-06 ACC-07 a profile that is saved too late keeps what was typed', async ({ page, context }) => {
  const member = await newcomer(context);
  await page.goto('/profile');
  const nickname = page.getByLabel('ชื่อเล่น');
  await nickname.fill('มะลิ');
  await end(page, member);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await signInAgain(page, member);
  await expect(page).toHaveURL('/profile');
  await expect(nickname).toHaveValue('มะลิ');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('บันทึก สำเร็จ', { exact: true })).toBeVisible();
});

test('ACC-06 leaving everywhere, when that happened already, leads back to the profile', async ({ page, context }) => {
  const member = await newcomer(context);
  await page.goto('/profile/security');
  const leave = page.getByRole('button', { name: 'ออกจากระบบทุกอุปกรณ์' });
  await expect(leave).toBeVisible();
  await end(page, member);
  await leave.click();
  await signInAgain(page, member);
  await leave.click();
  await expect(page.getByText('ออกจากระบบทุกอุปกรณ์แล้ว', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('ACC-06 BUY-10 an order is cancelled by its number, whether the session is over or not', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const member = await newcomer(context);
  await openPayment(page, show);
  await chooseSlip(page, await slipFor(show, { amount: await netOf(page), qr: false }));
  await paymentDialog(page).getByRole('button', { name: 'ยืนยัน สลิปนี้' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('รอการยืนยันการชำระเงิน');
  const { data } = await api('GET', 'orders/ordersByUserId', { token: member.token });
  const [order] = data as { order_no: string }[];
  await page.goto(`/order/${order?.order_no}`);
  await page.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).click();
  await end(page, member);
  await page.getByRole('button', { name: 'กดอีกครั้งเพื่อยืนยันการยกเลิก' }).click();
  await expect(page.getByText('ยกเลิกคำสั่งซื้อแล้ว', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('ACC-06 WATCH-06 a reaction is taken back, a comment stays in its field', async ({ page, context }) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const like = page.getByRole('group', { name: 'รีแอ็กชันของเพลงนี้' }).getByRole('button', { name: 'ชอบ' });
  const comment = page.getByRole('textbox', { name: 'แสดงความคิดเห็น' });
  await expect(like).toBeEnabled();
  await comment.fill('เพราะมาก');
  await end(page, buyer);
  await like.click();
  await signInAgain(page, buyer);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(comment).toHaveValue('เพราะมาก');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const { token } = await api('POST', 'login', { body: { user_tel: buyer.tel, user_password: buyer.pin } });
  await end(page, { ...buyer, token: String(token) });
  await comment.press('Enter');
  await signInAgain(page, buyer);
  await expect(comment).toHaveValue('เพราะมาก');
  await comment.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'เพราะมาก' }).first()).toBeVisible();
  await expect(comment).toHaveValue('');
});

test('ACC-06 BUY-02 BUY-07 paying goes on with the coupon, and with the slip that was chosen', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const { code } = await makeCoupon({ coupon_type: 'Price', coupon_price: 100 });
  const member = await newcomer(context);
  await openPayment(page, show);
  await paymentDialog(page).getByLabel('รหัสคูปอง').fill(code);
  await paymentDialog(page).getByLabel('รหัสคูปอง').press('Enter');
  const discount = paymentDialog(page).getByText('ใช้คูปองแล้ว ลด ฿100.00');
  await expect(discount).toBeVisible();
  const slip = await slipFor(show, { amount: await netOf(page) });
  await end(page, member);
  await chooseSlip(page, slip);
  await signInAgain(page, member);
  // Of the full price it would be too little.
  await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ')).toBeVisible();
  await page.getByRole('link', { name: 'ดูเลย' }).click();
  await expect(page).toHaveURL(/\/videoStage\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/package/${show.product_url}$`));
});
