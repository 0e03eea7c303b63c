import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { send } from './support/http.ts';
import { newMember, signIn } from './support/member.ts';
import { replayShow } from './support/shows.ts';

test('BUY-11 an order is found in the profile, cancelled with a reason by keyboard, and stays on record', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const member = await newMember();
  const body = { order: { orders_payment: 'qr' }, ordersDetail: [{ product_id: show.id }] };
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': `profile-${member.tel}` };
  await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  await signIn(context, member);
  await page.goto('/profile/orders');
  const row = page.getByRole('listitem').filter({ hasText: show.product_title });
  await expect(row.getByText('รอชำระเงิน')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).press('Enter');
  await expect(page).toHaveURL(/\?dialog=cancel&of=\d+/);
  const dialog = page.getByRole('dialog', { name: 'ยกเลิกคำสั่งซื้อ' });
  await dialog.getByRole('radio', { name: 'ซื้อผิดงานแสดง' }).press('ArrowDown');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row.getByText('ผู้ซื้อยกเลิก: ไม่ว่างวันนั้นแล้ว')).toBeVisible();
});
