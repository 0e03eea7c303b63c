import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { register } from './support/auth.ts';
import { send } from './support/http.ts';
import { newestMessage } from './support/inbox.ts';
import { expectToldOnce } from './support/chats.ts';
import { newMember, newPhone, signIn } from './support/member.ts';
import { chooseSlip, netOf, paymentDialog, slipFor } from './support/payment.ts';
import { watch } from './support/player.ts';
import { accountOf, optionOf, replayShow } from './support/shows.ts';

test('SITE-06 SITE-02 SITE-07 ACC-01 BUY-01 BUY-02 BUY-03 BUY-11 TELL-02 WATCH-02 WATCH-03 WATCH-09 a visitor finds a show, registers, pays with a slip and watches; nobody else can', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const tel = newPhone();
  const before = await newestMessage();

  await test.step('home shows what is on, and search leads to the show', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'ดูย้อนหลัง', exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'ค้นหางานแสดง' }).fill(show.product_title.slice(1));
    await optionOf(page, show).click();
    await expect(page).toHaveURL(`${addresses.shop}/package/${show.product_url}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(show.product_title);
    await expect(page).toHaveTitle(new RegExp(show.product_title));
  });

  await test.step('a guest who wants to pay registers with phone, code and PIN, and is back at paying', async () => {
    await page.getByRole('button', { name: 'ซื้อบัตร' }).first().click();
    await expect(paymentDialog(page)).toContainText(show.product_title);
    await expect(paymentDialog(page)).toContainText(show.band_name);
    await page.getByRole('button', { name: 'เข้าระบบ เพื่อทำการสั่งซื้อ' }).click();
    await page.getByRole('button', { name: 'สร้างบัญชี', exact: true }).last().click();
    await register(page, tel, '2580');
    await page.getByRole('button', { name: 'ชำระเงินต่อ' }).click();
  });

  await test.step('the copied account and the amount make a slip that is approved at once', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.shop });
    await page.getByRole('button', { name: 'คัดลอก เลขบัญชี' }).click();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe((await accountOf(show)).book_bank_account);
    const amount = await netOf(page);
    expect(amount).toBe(show.product_price);
    await chooseSlip(page, await slipFor(show, { amount, account_no: String(copied) }));
    await expect(page.getByText('กำลังตรวจสอบสลิป…')).toBeVisible();
    await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ')).toBeVisible();
    await expect(paymentDialog(page)).toBeHidden();
  });

  await test.step('the show stands among the purchased ones and plays', async () => {
    await page.getByRole('link', { name: 'งานแสดงที่ซื้อ' }).click();
    await expect(page).toHaveURL(/\/watchReruns/);
    const ticket = page.getByRole('article').filter({ hasText: show.product_title });
    await ticket.getByRole('link', { name: /ดู/ }).first().click();
    await expect(page).toHaveURL(/\/videoStage\/\d+/);
    await watch(page, 10);
  });

  await test.step('the central chat and the band heard of it once each', async () => {
    const orders = await page.evaluate<{ data: { order_no: string }[] }>(
      "fetch('/api/orders/ordersByUserId').then((answer) => answer.json())",
    );
    await expectToldOnce(orders.data[0]?.order_no ?? 'no order', show, before);
  });

  await test.step('the same link opens for nobody else', async () => {
    const video = page.url();
    const playlist = await page.evaluate<string>(
      "performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.includes('/v/'))",
    );
    expect((await send('GET', playlist)).status).toBe(403);
    const stranger = await browser.newContext();
    await signIn(stranger, await newMember());
    const other = await stranger.newPage();
    await other.goto(video);
    await expect(other).toHaveURL(/\/member/);
    await expect(other.getByRole('heading', { name: 'บัญชีนี้ยังไม่มีบัตรของงานนี้' })).toBeVisible();
    expect(await other.locator('video').count()).toBe(0);
    await stranger.close();
  });
});
