import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { send } from './support/http.ts';
import { api, newMember } from './support/member.ts';
import { replayShow } from './support/shows.ts';

test('BUY-08 TELL-08 the page of an order turns by itself as soon as something happens, without asking again and again', async ({
  page,
}) => {
  const show = await replayShow();
  const { token } = await newMember();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `order-page-${token.slice(-20)}` };
  const body = { order: {}, ordersDetail: [{ product_id: show.id }] };
  const { json } = await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  const { order_no } = json.data as { order_no: string };
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/orders/orderEvents'));
  await page.goto(`/order/${order_no}`);
  await expect(page.getByRole('heading', { name: 'รอการยืนยันการชำระเงิน' })).toBeVisible();
  expect((await stream).status()).toBe(200);
  // Nobody signs in here: the number alone is heard of.
  await page.waitForLoadState('load');
  await expect(async () => {
    await api('POST', 'orders/ordersCancelByCode', { body: { code: order_no } });
    await expect(page.getByRole('heading', { name: 'ยกเลิกแล้ว' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 6_000 });
});
