/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paymentDialog } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

/** A show of the demo data that is sold at several prices. */
const PRICED = '/package/saeng-sudthai-kon-chao';

/** Keeps the page's scripts back. @returns what lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** The second of a page's prices, and its amount. */
async function chooseSecond(page: Page): Promise<{ id: string; amount: string }> {
  const choice = page.locator('label', { has: page.getByRole('radio') }).nth(1);
  await choice.click();
  const amount = /฿[\d,]+/.exec(await choice.innerText())?.[0];
  return { id: await choice.getByRole('radio').inputValue(), amount: amount ?? 'none' };
}

const buy = (page: Page) => page.getByRole('button', { name: 'ซื้อบัตร' }).first().click();

test('BUY-01 a press before the scripts have come is answered with the payment dialog, and Back closes it', async ({
  page,
}) => {
  const show = await replayShow();
  const letThrough = await holdScripts(page);
  await page.goto(`/package/${show.product_url}`, { waitUntil: 'commit' });
  await buy(page);
  await expect(page).toHaveURL(/\?buy=1$/);
  await expect(paymentDialog(page)).toContainText(show.product_title);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward({ waitUntil: 'commit' });
  await paymentDialog(page).getByRole('button', { name: 'เข้าระบบ เพื่อทำการสั่งซื้อ' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'เข้าระบบ' })).toBeVisible();
});

test('BUY-01 the dialog that came with the page comes alive in its place, and closes', async ({ page }) => {
  const letThrough = await holdScripts(page);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${PRICED}?buy=1`, { waitUntil: 'commit' });
  await paymentDialog(page).evaluate((dialog) => dialog.setAttribute('data-marked', ''));
  letThrough();
  // Its account is read by scripts.
  await expect(paymentDialog(page)).toContainText(/\d{3}-\d-\d{5}-\d/);
  await expect(paymentDialog(page)).toHaveAttribute('data-marked');
  await paymentDialog(page).getByRole('button', { name: 'ปิด' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(PRICED);
  expect(complaints).toEqual([]);
});

test('BUY-03 the price that is chosen before the scripts have come is the one that is paid', async ({ page }) => {
  await holdScripts(page);
  await page.goto(PRICED, { waitUntil: 'commit' });
  const { id, amount } = await chooseSecond(page);
  await buy(page);
  await expect(page).toHaveURL(`${PRICED}?price=${id}&buy=1`);
  await expect(paymentDialog(page)).toContainText(amount);
});

test('BUY-03 a price chosen before the scripts have come stays chosen when they have', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(PRICED, { waitUntil: 'commit' });
  const { amount } = await chooseSecond(page);
  letThrough();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'ซื้อบัตร' })).toContainText(`ราคาบัตร${amount}`);
});

test('BUY-01 SITE-05 the page that opens the payment is the same for every member', async ({ request }) => {
  const pageFor = (token: string) => request.get(`${PRICED}?buy=1`, { headers: { cookie: `wethi_member=${token}` } });
  const [one, other] = [await pageFor('one'), await pageFor('other')];
  expect(await one.text()).toContain('role="dialog"');
  expect(other.headers().etag).toBe(one.headers().etag);
});
