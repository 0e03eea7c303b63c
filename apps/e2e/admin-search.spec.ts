import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { send } from './support/http.ts';
import { idOf } from './support/member.ts';
import { officeApi, officeReady, ownerToken, signInOffice } from './support/office.ts';
import { newBuyer } from './support/purchase.ts';
import { quietReplayShow } from './support/shows.ts';

const TITLE = 'ค้นหาได้ทุกอย่าง';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: TITLE });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: TITLE });
const chosenOf = (page: Page) => dialogOf(page).locator('[role=option][aria-selected=true]');

async function openOffice(page: Page, path = '/orders'): Promise<void> {
  await page.goto(`${addresses.admin}/admin${path}`);
  await officeReady(page);
}

/** Somebody who bought a show, and the number of their order. */
async function buyerWithOrder() {
  const buyer = await newBuyer(await quietReplayShow());
  const { data } = await officeApi('GET', `orders/ordersByUserId?user_id=${await idOf(buyer)}`);
  const [order] = data as { id: number; order_no: string }[];
  if (!order) throw new Error('the buyer has no order');
  return { tel: buyer.tel, id: await idOf(buyer), order };
}

test('ADMIN-05 by keys alone: a phone in any writing, the customer, the order, and back to the field one came from', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const { tel, id, order } = await buyerWithOrder();
  await signInOffice(context, await ownerToken());
  await openOffice(page);
  // While one types in a field, too.
  const box = page.getByPlaceholder('เลขที่ ชื่อ เบอร์ หรือเลขอ้างอิงสลิป');
  await box.focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(dialogOf(page).getByRole('group', { name: 'ไปเร็ว' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(box).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(`+66 ${tel.slice(1, 3)}-${tel.slice(3, 6)} ${tel.slice(6)}`);
  await expect(dialogOf(page).getByRole('group', { name: 'คำสั่งซื้อของเบอร์นี้' })).toContainText(order.order_no);
  await expect(chosenOf(page)).toContainText('ซื้อ 1 ครั้ง');
  await expect(page.getByText('พบลูกค้า 1 คน คำสั่งซื้อ 1 รายการ')).toBeAttached();
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(chosenOf(page)).toContainText(order.order_no);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosenOf(page)).toContainText('ดูคำสั่งซื้อทั้ง 1 รายการ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.admin}/admin/user/${id}`);
  await officeReady(page);

  // What was opened stands first the next time.
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('group', { name: 'ดูล่าสุด' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.type(order.order_no.slice(-5).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i'));
  await expect(chosenOf(page)).toContainText(order.order_no);
  const other = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await other).url()).search).toBe(`?show=${order.id}`);
  await (await other).close();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.admin}/admin/orders?show=${order.id}`);
  expect(complaints).toEqual([]);
});

test('ADMIN-05 shows, screens and what can be made are found by their names and addresses', async ({
  page,
  context,
}) => {
  const { product_title } = await quietReplayShow();
  await signInOffice(context, await ownerToken());
  await openOffice(page, '/stage');
  await page.getByRole('button', { name: TITLE }).click();
  await fieldOf(page).fill(product_title);
  await expect(dialogOf(page).getByRole('group', { name: 'งานแสดง' })).toContainText(product_title);
  await fieldOf(page).fill('คูปอง');
  await expect(chosenOf(page)).toContainText('ส่วนลด › คูปอง');
  await expect(dialogOf(page).getByRole('option', { name: /^สร้างคูปองใหม่/ })).toBeVisible();
  await fieldOf(page).fill('/ordersConf');
  await expect(chosenOf(page)).toContainText('ยืนยันการชำระเงิน');
  await fieldOf(page).fill('ไม่มีอะไรชื่อนี้แน่นอน');
  await expect(dialogOf(page).getByRole('heading', { name: 'ไม่พบ “ไม่มีอะไรชื่อนี้แน่นอน”' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'ค้นในคำสั่งซื้อทั้งหมด' }).click();
  await expect(page.getByPlaceholder('เลขที่ ชื่อ เบอร์ หรือเลขอ้างอิงสลิป')).toHaveValue('ไม่มีอะไรชื่อนี้แน่นอน');
});

test('ADMIN-05 a search that fails leaves the screens, and can be tried again; the answer before stays until the next', async ({
  page,
  context,
}) => {
  const { order } = await buyerWithOrder();
  await signInOffice(context, await ownerToken());
  await openOffice(page);
  await page.route('**/api/adminSearch?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(order.order_no);
  await expect(dialogOf(page).getByRole('alert')).toContainText('ค้นหาไม่ได้ชั่วคราว');
  await expect(dialogOf(page).getByRole('option')).toHaveText([/^ยืนยันการชำระเงิน/, /^คำสั่งซื้อ/]);
  expect(await barriersOf(page)).toEqual([]);
  await page.unroute('**/api/adminSearch?*');
  await dialogOf(page).getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await expect(chosenOf(page)).toContainText(order.order_no);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/adminSearch?*', (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest('**/api/adminSearch?*');
  await fieldOf(page).fill('ไม่มีอะไรชื่อนี้แน่นอน');
  await asked;
  await expect(chosenOf(page)).toContainText(order.order_no);
  answer();
  await expect(dialogOf(page).getByRole('heading', { name: /^ไม่พบ/ })).toBeVisible();
});

test('ADMIN-05 on a phone the search takes the whole screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOffice(context, await ownerToken());
  await openOffice(page);
  await page.getByRole('button', { name: TITLE }).click();
  const { width, height } = (await dialogOf(page).boundingBox()) ?? {};
  expect([width, height]).toEqual([390, 844]);
  await fieldOf(page).fill('สร้าง');
  await expect(dialogOf(page).getByRole('option').first()).toContainText('สร้าง');
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'ล้างคำค้น' }).click();
  await expect(dialogOf(page).getByRole('group', { name: 'ไปเร็ว' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'ปิด', exact: true }).click();
  await expect(page.getByRole('button', { name: TITLE })).toBeFocused();
});

test('ADMIN-05 ADMIN-04 a band finds its own shows and screens, and no customers', async ({ page, context }) => {
  const { tel } = await buyerWithOrder();
  const account = { username: 'band', password: 'band-demo-2026' };
  const { json } = await send('POST', `${addresses.admin}/api/loginAdmin`, { body: account });
  await signInOffice(context, String(json.token));
  await openOffice(page);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByRole('option', { name: /^ยืนยันการชำระเงิน/ })).toHaveCount(0);
  await fieldOf(page).fill('คูปอง');
  await expect(dialogOf(page).getByRole('heading', { name: 'ไม่พบ “คูปอง”' })).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().includes(`adminSearch?q=${tel}`));
  await fieldOf(page).fill(tel);
  expect((await (await answer).json()).data).toMatchObject({ customers: [], coupons: [] });
  await expect(dialogOf(page).getByRole('group', { name: 'ลูกค้า' })).toHaveCount(0);
});
