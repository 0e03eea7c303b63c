/// <reference lib="dom" />
import { devices, expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { newMember, signIn } from './support/member.ts';
import { netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

const { viewport, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
test.use({ viewport, isMobile, hasTouch, userAgent });

/** What the browser does when another app covers it, and when it is seen again. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

test('BUY-17 who pays on the phone that they buy on is asked for the slip when they come back, and pastes it', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.shop });
  await signIn(context, await newMember());
  await openPayment(page, show);
  const dialog = paymentDialog(page);
  const net = await netOf(page);
  const isAsked = dialog.getByRole('heading', { name: 'โอนเรียบร้อยไหม' });

  await test.step('who copied nothing is asked nothing', async () => {
    await expect(dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' })).toBeVisible();
    await leaveAndComeBack(page);
    await expect(isAsked).toBeHidden();
  });

  await test.step('the amount is copied as a banking app wants it', async () => {
    await dialog.getByRole('button', { name: 'คัดลอก ยอดเงิน' }).click();
    await expect(page.getByText('คัดลอกยอดเงินแล้ว', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(net.toFixed(2));
  });

  await test.step('who comes back is asked for the slip, also on a page that was thrown away meanwhile', async () => {
    await leaveAndComeBack(page);
    await expect(isAsked).toBeVisible();
    expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
    await page.reload();
    await expect(isAsked).toBeVisible();
  });

  await test.step('who has not paid yet finds the account again', async () => {
    await dialog.getByRole('button', { name: 'ยังไม่ได้โอน' }).click();
    await expect(dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' })).toBeVisible();
    await dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' }).click();
    await leaveAndComeBack(page);
  });

  await test.step('where no picture was copied it says so, and a copied one pays', async () => {
    await dialog.getByRole('button', { name: 'วางสลิป' }).click();
    await expect(dialog.getByText('ยังไม่พบรูปที่คัดลอกไว้')).toBeVisible();
    const slip = await slipFor(show, { amount: net });
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, slip.buffer.toString('base64'));
    await dialog.getByRole('button', { name: 'วางสลิป' }).click();
    await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ')).toBeVisible({ timeout: 20_000 });
  });
});

test('BUY-17 three steps lead through paying with the same phone, and back to the slip', async ({ page, context }) => {
  const show = await replayShow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.shop });
  await signIn(context, await newMember());
  await openPayment(page, show);
  const dialog = paymentDialog(page);
  await dialog.getByRole('button', { name: 'จ่ายด้วยมือถือเครื่องนี้' }).click();
  await expect(page).toHaveURL(/here=1/);
  await expect(dialog.getByRole('heading', { name: 'จ่ายด้วยมือถือเครื่องนี้' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'เปิดแอปธนาคาร KBANK' })).toHaveAttribute('href', 'kplus://');
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' }).click();
  await dialog.getByRole('button', { name: 'เปิดแอปธนาคาร TISCO' }).click();
  await expect(page.getByText('เปิดแอปธนาคารทิสโก้จากหน้าจอมือถือได้เลย', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'โอนแล้ว ส่งสลิป' }).click();
  await expect(dialog.getByRole('heading', { name: 'โอนเรียบร้อยไหม' })).toBeVisible();
  await dialog.getByRole('button', { name: 'ยังไม่ได้โอน' }).click();
  await expect(dialog.getByText('กลับมาหน้านี้ แล้วส่งสลิป')).toBeVisible();
});

test('BUY-17 a slip is dropped on the dialog, or pasted by the keyboard', async ({ page, context }) => {
  const show = await replayShow();
  await signIn(context, await newMember());
  await openPayment(page, show);
  const dialog = paymentDialog(page);
  const net = await netOf(page);
  await expect(dialog.locator('input[type=file]')).toBeEnabled();
  /** As the browser hands over files. */
  const hand = async (event: 'paste' | 'drop', bytes: Buffer) =>
    page.evaluate(
      ([name, base64]) => {
        const content = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([content], 'slip.png', { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        const target = document.querySelector('[role=dialog]') ?? document.body;
        if (name === 'drop') return target.dispatchEvent(new DragEvent(name, { ...init, dataTransfer: data }));
        return target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      },
      [event, bytes.toString('base64')] as const,
    );
  expect(await hand('drop', (await slipFor(show, { amount: net - 1 })).buffer)).toBe(false);
  await expect(dialog.getByRole('alert')).toContainText('ไม่ตรงกับยอดที่ต้องชำระ', { timeout: 20_000 });
  await hand('paste', (await slipFor(show, { amount: net })).buffer);
  await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ')).toBeVisible({ timeout: 20_000 });
});
