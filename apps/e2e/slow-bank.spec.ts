import { expect, test } from '@playwright/test';
import { barriersOf } from './support/calm.ts';
import { api } from './support/member.ts';
import { chooseSlip, netOf, newPayer, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

const OUTCOMES = [
  ['P2', 'whose bank does not know the transfer yet', 'ธนาคารยังไม่ยืนยันรายการโอนนี้ ระบบจะตรวจสอบให้อีกครั้ง'],
  ['E5', 'that no service can check', 'ระบบตรวจสลิปไม่พร้อมใช้งานชั่วคราว'],
] as const;

for (const [ending, which, words] of OUTCOMES) {
  test(`BUY-04 BUY-05 BUY-08 a slip ${which} is kept: its buyer reads what comes next and when, and may go`, async ({
    page,
  }) => {
    const show = await replayShow();
    const member = await newPayer(page, show);
    await chooseSlip(page, await slipFor(show, { amount: await netOf(page), ending }));
    await expect(paymentDialog(page)).toContainText(words);
    expect(await barriersOf(page), 'axe').toEqual([]);
    await paymentDialog(page).getByRole('button', { name: 'ยืนยัน สลิปนี้' }).click();
    const message = page.getByRole('alertdialog', { name: 'รอการยืนยันการชำระเงิน' });
    await expect(message).toContainText('กำลังรอธนาคารยืนยันรายการโอน');
    await expect(message).toContainText('ถามครั้งต่อไป');
    await expect(message.getByRole('link', { name: 'งานแสดงที่ซื้อ' })).toBeVisible();
    expect(await barriersOf(page), 'axe').toEqual([]);

    const { data } = await api('GET', 'orders/ordersByUserId', { token: member.token });
    const [order] = data as { order_no: string; orders_status: string; orders_net: number }[];
    expect(order).toMatchObject({ orders_status: 'wait', orders_net: show.product_price });
    await page.goto(`/order/${order?.order_no}`);
    await expect(page.getByRole('heading', { name: 'กำลังรอธนาคารยืนยันรายการโอน' })).toBeVisible();
    await expect(page.getByText('ปิดหน้านี้ได้ เราส่ง SMS บอก')).toBeVisible();
    await expect(page.getByText('ถ้าธนาคารยังไม่ตอบ แอดมินตรวจให้')).toBeVisible();
    await expect(page.getByRole('link', { name: 'งานแสดงที่ซื้อ' }).last()).toBeVisible();
    expect(await barriersOf(page), 'axe').toEqual([]);
  });
}
