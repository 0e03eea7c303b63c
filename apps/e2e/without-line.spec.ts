/// <reference lib="dom" />
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { send } from './support/http.ts';
import { api, type Member, newMember, signIn } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { makeShow, type Show } from './support/shows.ts';

const SOON = { timeout: 20_000 };
const PHONE = { width: 390, height: 844 };
const QR = /^QR บัตรเข้างาน/;

async function hallTicket(show: Show, member: Member): Promise<string> {
  const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': `hall-${show.id}-${member.tel}` };
  const body = { order: {}, ordersDetail: [{ product_id: show.id }] };
  const { json } = await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  const { insertId: id } = json.data as { insertId: number };
  await officeApi('POST', 'orders/ordersUpdate', { id, orders_status: 'approve' });
  const { data: tickets } = await api('GET', 'tickets', { token: member.token });
  return (tickets as { ticket_code: string }[])[0]!.ticket_code;
}

/** The page and its files lie in the browser, and a worker is there to answer with them. */
async function isKept(page: Page, name: string, address: string): Promise<void> {
  const kept = () =>
    page.evaluate(async ([cacheName, path]) => Boolean(await caches.match(path, { cacheName, ignoreVary: true })), [
      name,
      address,
    ] as const);
  await expect.poll(kept, SOON).toBe(true);
  const active = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
  await expect.poll(active, SOON).toBe('activated');
}

/** As after the browser was closed: no page is open, and the line is gone. */
async function coldWithoutLine(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(address);
  return cold;
}

test('BUY-20 a ticket that was seen once is shown without a line, QR and all, to its member alone', async ({
  browser,
}) => {
  const show = await makeShow({ product_format: 'onsite', product_start: '2030-12-19' });
  const [member, other] = [await newMember(), await newMember()];
  const code = await hallTicket(show, member);
  const context = await browser.newContext({ viewport: PHONE });
  await signIn(context, member);
  let page = await context.newPage();
  const shown = async () => {
    const qr = page.getByRole('img', { name: QR });
    await expect(qr).toBeVisible(SOON);
    await expect(qr.locator('path')).toHaveAttribute('d', /^M/, SOON);
    await expect(page.getByText(code, { exact: true })).toBeVisible();
  };

  await test.step('opened from another page it is kept', async () => {
    await page.goto(`${addresses.shop}/profile/orders`);
    await page
      .getByRole('link', { name: /ดู QR|บัตรเข้างาน/ })
      .first()
      .click();
    await shown();
    await isKept(page, 'tickets-page', '/tickets');
  });

  await test.step('and comes up again without a line', async () => {
    const failures: Error[] = [];
    page = await coldWithoutLine(context, page, `${addresses.shop}/tickets?ticket=${code}`);
    page.on('pageerror', (error) => failures.push(error));
    await shown();
    expect(await barriersOf(page)).toEqual([]);
    await page.reload();
    await shown();
    expect(failures).toEqual([]);
  });

  await test.step('not after somebody else has signed in', async () => {
    await context.setOffline(false);
    await signIn(context, other);
    await page.goto(`${addresses.shop}/profile`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wethi-tickets')), SOON).toBeNull();
    page = await coldWithoutLine(context, page, `${addresses.shop}/tickets`);
    await expect(page.getByRole('heading', { name: 'ไม่มีสัญญาณอินเทอร์เน็ต' })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('nor after its member has signed out', async () => {
    await context.setOffline(false);
    await signIn(context, member);
    await page.goto(`${addresses.shop}/tickets`);
    await shown();
    await isKept(page, 'tickets-page', '/tickets');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wethi-tickets')), SOON).toContain(code);
    await context.clearCookies();
    await page.goto(addresses.shop);
    await page.mouse.move(10, 10);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wethi-tickets')), SOON).toBeNull();
  });
  await context.close();
});

test('BUY-20 a browser that keeps nothing shows tickets all the same', async ({ browser }) => {
  const show = await makeShow({ product_format: 'onsite', product_start: '2030-12-19' });
  const member = await newMember();
  await hallTicket(show, member);
  const context = await browser.newContext({ viewport: PHONE });
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(context, member);
  const page = await context.newPage();
  await page.goto(`${addresses.shop}/tickets`);
  await expect(page.getByRole('img', { name: QR })).toBeVisible(SOON);
  await context.close();
});

test('BUY-20 a gate comes up without a line, lets in by its list, and tells later', async ({ browser }) => {
  const show = await makeShow({ product_format: 'onsite', product_start: '2030-12-19' });
  const member = await newMember();
  const code = await hallTicket(show, member);
  const context = await browser.newContext({ viewport: PHONE });
  await signInOffice(context, await ownerToken());
  let gate = await context.newPage();
  const address = `${addresses.admin}/admin/checkIn?show=${show.id}&gate=1`;
  await gate.goto(address);
  await expect(gate.getByText('ทั้งหมด')).toBeVisible(SOON);
  await expect(gate.getByText('เชื่อมต่ออยู่')).toBeVisible();
  await isKept(gate, 'gate-page', '/admin/index.html');
  const files = () => gate.evaluate(async () => (await (await caches.open('gate-page')).keys()).map(({ url }) => url));
  expect(await files(), 'what reads QRs here').toContainEqual(expect.stringMatching(/\.wasm$/));

  await test.step('cold, without a line', async () => {
    gate = await coldWithoutLine(context, gate, address);
    await expect(gate.getByText('ไม่มีสัญญาณ ตรวจจากรายชื่อในเครื่อง')).toBeVisible(SOON);
    await expect(gate.getByText(show.product_title)).toBeVisible();
    await gate.getByLabel('หรือพิมพ์รหัส เบอร์โทรศัพท์ หรือชื่อ').fill(code);
    await gate.getByRole('button', { name: 'ตรวจ', exact: true }).click();
    await expect(gate.getByRole('alert').getByRole('heading', { name: 'เข้าได้' })).toBeVisible();
    await expect(gate.getByText('มีการเข้า 1 คนรอส่งขึ้นระบบ', { exact: false })).toBeVisible(SOON);
  });

  await test.step('what was let in outlives closing the page, and is sent when the line is back', async () => {
    gate = await coldWithoutLine(context, gate, address);
    await expect(gate.getByText('มีการเข้า 1 คนรอส่งขึ้นระบบ', { exact: false })).toBeVisible(SOON);
    await context.setOffline(false);
    await expect(gate.getByText('รอส่งขึ้นระบบ', { exact: false })).toBeHidden(SOON);
    const { data } = await api('GET', 'tickets', { token: member.token });
    expect(data).toMatchObject([{ entry_gate: '1' }]);
  });
  await context.close();
});
