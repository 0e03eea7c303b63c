import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { messages, newestMessage } from './support/inbox.ts';
import { orderByHand, type ManualOrder } from './support/manual-order.ts';
import { officeApi, openOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

const [OWNER, STRANGER] = ['700000001', '700000099'];

/** The message to the central chat that asks about an order. */
const question = (page: Page, { order_no }: ManualOrder) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'แชต -1001000000001', exact: true }) })
    .filter({ hasText: order_no });

/** Presses a button as a user of Telegram. @returns what the bot answers */
async function press(page: Page, order: ManualOrder, button: string, from: string): Promise<string> {
  const said = new Promise<string>((resolve) => {
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'prompt') return void dialog.accept(from);
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await question(page, order).getByRole('button', { name: button }).click();
  const answer = await said;
  page.removeAllListeners('dialog');
  return answer;
}

test('BUY-19 TELL-02 an order is approved and another refused by buttons in the chat, in the name of who pressed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const before = await newestMessage();
  const [good, bad] = [await orderByHand(show), await orderByHand(show)];
  const asked = async () => (await messages('chat', { afterId: before })).map(({ text }) => text).join();
  await expect.poll(asked, { timeout: 20_000 }).toContain(bad.order_no);
  await page.goto(`${addresses.inbox}/#chat`);

  expect(await press(page, good, '✅ อนุมัติ', STRANGER)).toContain(STRANGER);
  expect(await press(page, good, '✅ อนุมัติ', OWNER)).toBe(`คำสั่งซื้อ ${good.order_no} ยืนยันแล้ว`);
  await expect(question(page, good)).toContainText(/สถานะ ยืนยันแล้ว โดย พี่นา/, { timeout: 15_000 });
  await expect(question(page, good).getByRole('button')).toHaveCount(0);

  await press(page, bad, '❌ ไม่อนุมัติ', OWNER);
  await expect(question(page, bad).getByRole('button', { name: 'ไม่อนุมัติ: สลิปซ้ำ' })).toBeVisible({ timeout: 15_000 });
  await press(page, bad, 'ไม่อนุมัติ: สลิปซ้ำ', OWNER);
  await expect(question(page, bad)).toContainText(/สถานะ ไม่อนุมัติ โดย พี่นา/, { timeout: 15_000 });

  const states = async () =>
    Promise.all(
      [good, bad].map(async ({ id }) => {
        const { data } = await officeApi('GET', `orders/ordersById?id=${id}`);
        return (data as { orders_status: string }).orders_status;
      }),
    );
  expect(await states()).toEqual(['approve', 'not']);
  const office = await (await browser.newContext()).newPage();
  await openOffice(office);
  await office.goto(`${addresses.admin}/admin/orders?show=${good.id}`);
  await expect(office.getByRole('dialog').getByText(/^พี่นา · /)).toBeVisible();
  await office.context().close();
});
