/// <reference lib="dom" />
import { expect, test, type Locator, type Page } from '@playwright/test';
import { codeField, phoneField } from './support/auth.ts';
import { codeFor, newestMessage } from './support/inbox.ts';
import { newPhone } from './support/member.ts';
import { netOf, paymentDialog, slipFor } from './support/payment.ts';
import { playback } from './support/player.ts';
import { replayShow } from './support/shows.ts';

const MAX_TAPS = 9;

/** A person with a phone: every tap and every digit counts. */
function person(page: Page) {
  let [taps, digits] = [0, 0];
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    type: async (field: Locator, typed: string) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
      digits += typed.length;
    },
    count: () => ({ taps, digits }),
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('BUY-01 BUY-02 ACC-01 WATCH-02 WATCH-15 from home to the moving picture a new buyer taps nine times at most, and types no digit twice', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const show = await replayShow();
    const [tel, before] = [newPhone(), await newestMessage()];
    const { tap, type, count } = person(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await tap(page.getByRole('region', { name: 'ดูย้อนหลัง' }).getByRole('link', { name: show.product_title }).first());
    await tap(page.getByRole('button', { name: 'ซื้อบัตร' }).locator('visible=true').last());
    await tap(paymentDialog(page).getByRole('button', { name: /^สร้างบัญชี/ }));
    await type(phoneField(page), tel);
    await tap(page.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }));
    await type(codeField(page), await codeFor(tel, before));
    await type(page.getByLabel('ตั้ง PIN 4 หลัก'), '2580');
    await tap(page.getByRole('button', { name: 'สร้างบัญชี', exact: true }));
    await tap(page.getByRole('button', { name: 'ชำระเงินต่อ' }));
    const slip = await slipFor(show, { amount: await netOf(page) });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tap(paymentDialog(page).getByText('คลิกเพื่อเลือกสลิป')),
    ]);
    await chooser.setFiles(slip);
    await tap(page.getByRole('link', { name: 'ดูเลย' }));
    await expect.poll(async () => (await playback(page)).frames, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(count().taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(count().digits).toBe(tel.length + 4 + 4);
  });
});
