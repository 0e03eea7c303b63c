/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { api, newMember, type Member } from './support/member.ts';
import { chooseSlip, netOf, newPayer, paymentDialog, slipFor } from './support/payment.ts';
import { buy } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

/** The dialog stands, the server's words are red, and nothing was ordered. */
async function expectRefusal(page: Page, member: Member, words: string): Promise<void> {
  const alert = paymentDialog(page).getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeVisible();
  const colour = await alert.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, ...others] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(...others.slice(0, 2)));
  await expect(paymentDialog(page).getByText('คลิกเพื่อเลือกสลิป')).toBeVisible();
  const { data } = await api('GET', 'orders/ordersByUserId', { token: member.token });
  expect(data).toEqual([]);
}

test('BUY-05 a slip of another amount, a used one, a forged one and one to another account are refused in red, and a right one still buys', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const show = await replayShow();
  const member = await newPayer(page, show);
  const amount = await netOf(page);

  await chooseSlip(page, await slipFor(show, { amount: amount - 1 }));
  const [less, right] = [amount - 1, amount].map((baht) => `฿${baht.toFixed(2)}`);
  await expectRefusal(page, member, `ยอดเงินในสลิป (${less}) ไม่ตรงกับยอดที่ต้องชำระ (${right})`);

  await chooseSlip(page, await slipFor(show, { amount, register: false }));
  await expectRefusal(page, member, 'ธนาคารไม่พบรายการโอนของสลิปนี้ กรุณาตรวจสอบสลิป');

  await chooseSlip(page, await slipFor(show, { amount, account_no: '9876501234' }));
  await expectRefusal(page, member, 'บัญชีผู้รับในสลิปไม่ใช่บัญชีของงานแสดงนี้');

  const used = await slipFor(show, { amount });
  expect(await buy(show, await newMember(), used.buffer)).toMatchObject({ result: true });
  await chooseSlip(page, used);
  await expectRefusal(page, member, 'สลิปนี้ถูกใช้เเล้ว');

  await chooseSlip(page, await slipFor(show, { amount }));
  await expect(page.getByText('ยืนยันการชำระเงิน สำเร็จ')).toBeVisible();
});

test('BUY-05 a file that is no slip is refused before it is sent', async ({ page }) => {
  await newPayer(page, await replayShow());
  await chooseSlip(page, { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  const alert = paymentDialog(page).getByRole('alert');
  await expect(alert).toContainText('ไฟล์นี้ไม่ใช่รูป png, gif หรือ jpeg');
  await expect(alert).toContainText('แคปหน้าจอ');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('BUY-05 who transferred another amount, or elsewhere, reads in sight what to do, and sends the slip to personnel', async ({
    page,
  }) => {
    const show = await replayShow();
    const member = await newPayer(page, show);
    await chooseSlip(page, { name: 'slip.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') });
    await expect(paymentDialog(page).getByText('แคปหน้าจอ')).toBeInViewport({ ratio: 1 });

    await chooseSlip(page, await slipFor(show, { amount: 100 }));
    await expect(paymentDialog(page).getByText('หากโอนแล้ว ไม่ต้องโอนซ้ำ')).toBeInViewport({ ratio: 1 });
    const contact = paymentDialog(page).getByRole('link', { name: 'ติดต่อ LINE' });
    await expect(contact).toBeInViewport();
    expect(decodeURIComponent((await contact.getAttribute('href')) ?? '')).toContain(show.product_title);
    await expect(paymentDialog(page).getByRole('button', { name: /^ใช้สลิปนี้ แล้วจ่ายเพิ่ม/ })).toBeInViewport();

    await chooseSlip(page, await slipFor(show, { amount: show.product_price, account_no: '9876501234' }));
    await expect(paymentDialog(page).getByText('หากโอนผิดบัญชี')).toBeInViewport({ ratio: 1 });
    await paymentDialog(page).getByRole('button', { name: 'ให้แอดมินตรวจ' }).click();
    const message = page.getByRole('alertdialog', { name: 'รอการยืนยันการชำระเงิน' });
    await expect(message).toContainText('แอดมินกำลังตรวจสลิป');
    await expect(message).toContainText(`${member.tel.slice(0, 3)}-${member.tel.slice(3, 6)}-${member.tel.slice(6)}`);
    const { data } = await api('GET', 'orders/ordersByUserId', { token: member.token });
    expect(data).toMatchObject([{ orders_status: 'wait', orders_net: show.product_price }]);
  });
});
