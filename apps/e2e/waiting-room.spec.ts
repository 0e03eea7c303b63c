import { randomInt } from 'node:crypto';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { api, newMember, signIn, type Member } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { chooseSlip, netOf, paymentDialog, slipFor } from './support/payment.ts';
import { makeShow, type Show } from './support/shows.ts';

/** The worker lets people in each second, and pages ask every few. */
const SOON = { timeout: 20_000 };
const PHONE = { width: 390, height: 844 };

/** Hours of a waiting room whose sale begins so many hours from now, in Bangkok; its room is open all that day. */
function hours(from: number): object {
  const sale = new Date(Date.now() + 7 * 3_600_000 + from * 3_600_000).toISOString();
  const time = sale.slice(11, 16) === '00:00' ? '00:01' : sale.slice(11, 16);
  return {
    product_queue: 'Y',
    product_queue_date: sale.slice(0, 10),
    product_queue_open: '00:00',
    product_queue_sale: time,
  };
}

async function order(member: Member, product_id: number): Promise<number> {
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${addresses.shop}/api/orders`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': `room-${randomInt(1_000_000_000)}` },
    body: JSON.stringify({ order: {}, ordersDetail: [{ product_id }] }),
  });
  const { data } = (await answer.json()) as { data: { insertId: number } };
  return data.insertId;
}

async function isCalm(page: Page): Promise<void> {
  expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const openRoom = (page: Page, { product_url }: Show) => page.goto(`${addresses.shop}/waitingRoom/${product_url}`);

async function signedIn(context: BrowserContext): Promise<Member> {
  const member = await newMember();
  await signIn(context, member);
  return member;
}

test('BUY-14 a show that many want is waited for: before the sale, in line, in one’s turn', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);

  await test.step('before the sale the page says how the line is made', async () => {
    const later = await makeShow({ product_limit: 100, ...hours(2) });
    await openRoom(page, later);
    await expect(page.getByText('กรุณาเข้าระบบ')).toBeVisible();
    await signedIn(context);
    await openRoom(page, later);
    await expect(heading(page, /^เปิดขาย/)).toBeVisible(SOON);
    await expect(page.getByText('ถูกจับลำดับแบบสุ่ม', { exact: false })).toBeVisible();
    await isCalm(page);
  });

  const show = await makeShow({ product_limit: 1, ...hours(-1) });
  const first = await newMember();
  const join = { token: first.token, body: { product_id: show.id } };
  await api('POST', 'waitingRoom', join);
  const placeOf = async () => (await api('POST', 'waitingRoom', join)).data as { room_state: string };
  await expect.poll(async () => (await placeOf()).room_state, SOON).toBe('turn');

  await test.step('in line one reads one’s place, and leaving is asked', async () => {
    await openRoom(page, show);
    await expect(heading(page, 'กำลังรอคิว')).toBeVisible(SOON);
    await expect(page.getByText('คนข้างหน้า')).toBeVisible();
    await isCalm(page);
    await page.getByRole('button', { name: 'ออกจากคิว' }).click();
    await page.getByRole('button', { name: 'รอต่อ' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('without a line to the server the place stands, and the page goes on by itself', async () => {
    await context.setOffline(true);
    await expect(page.getByText('สัญญาณอินเทอร์เน็ตหลุด', { exact: false })).toBeVisible(SOON);
    await context.setOffline(false);
    await expect(page.getByText('สัญญาณอินเทอร์เน็ตหลุด', { exact: false })).toBeHidden(SOON);
  });

  await test.step('their turn comes when somebody lets theirs go, and leads to paying', async () => {
    await api('POST', 'waitingRoomLeave', join);
    await expect(heading(page, 'ถึงคิวแล้ว')).toBeVisible(SOON);
    await expect(page.getByRole('timer')).toBeVisible();
    await isCalm(page);
    await page.getByRole('link', { name: 'ชำระเงิน' }).click();
    await expect(paymentDialog(page)).toBeVisible();
    await expect(paymentDialog(page).getByText('กันที่นั่งไว้ให้ถึง', { exact: false })).toBeVisible(SOON);
  });
});

test('BUY-14 BUY-20 what is sold out is waited for in a list', async ({ page, context }) => {
  const show = await makeShow({ product_limit: 1 });
  await order(await newMember(), show.id);
  await signedIn(context);
  const wait = page.getByRole('link', { name: 'ลงชื่อรอบัตรคืน' }).first();
  // The page may be from before the order, and kept for a second or two.
  await expect(async () => {
    await page.goto(`${addresses.shop}/package/${show.product_url}`);
    await expect(wait).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
  await wait.click();
  await expect(heading(page, 'บัตรหมดแล้ว')).toBeVisible(SOON);
  await isCalm(page);
  await page.getByRole('button', { name: 'ลงชื่อรอบัตรคืน' }).click();
  await expect(heading(page, 'ลงชื่อแล้ว')).toBeVisible();
  await isCalm(page);
  await page.getByRole('button', { name: 'ถอนชื่อ' }).click();
  await expect(heading(page, 'บัตรหมดแล้ว')).toBeVisible();
});

test('BUY-20 who waits for a hall says for how many, and changes it', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const show = await makeShow({ product_limit: 2, product_format: 'onsite', product_start: '2030-12-19' });
  const buyer = await newMember();
  for (let ticket = 0; ticket < 2; ticket += 1) await order(buyer, show.id);
  await signedIn(context);

  await test.step('they read when it sold out, and ask for two', async () => {
    await openRoom(page, show);
    await expect(page.getByRole('heading', { name: /^บัตร 2 ใบขายหมดเมื่อ/ })).toBeVisible(SOON);
    await page.getByLabel('กี่ใบ').selectOption('2 ใบ');
    await expect(page.getByLabel('ได้ใบเดียวก็เอา')).toBeChecked();
    await page.getByLabel('ได้ใบเดียวก็เอา').uncheck();
    await isCalm(page);
    await page.getByRole('button', { name: 'ลงชื่อรอบัตรคืน' }).click();
    await expect(page.getByText('2 ใบ', { exact: true })).toBeVisible();
  });

  await test.step('one would do, they say later', async () => {
    const change = page.getByRole('button', { name: 'แก้ไข' });
    await change.click();
    await expect(page.getByLabel('กี่ใบ')).toBeFocused();
    await page.getByRole('button', { name: 'ยกเลิก' }).click();
    await expect(change).toBeFocused();
    await change.click();
    await page.getByLabel('ได้ใบเดียวก็เอา').check();
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByText('2 ใบ ได้ใบเดียวก็เอา')).toBeVisible();
    await isCalm(page);
  });
});

test('BUY-14 BUY-21 who comes a moment late begins no payment, and who has paid already sends the slip', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const show = await makeShow({ product_limit: 1 });
  await signedIn(context);
  await page.goto(`${addresses.shop}/package/${show.product_url}`);
  const buy = page.getByRole('button', { name: 'ซื้อบัตร' }).first();
  await expect(buy).toBeVisible();
  await order(await newMember(), show.id);
  await buy.click();
  const dialog = paymentDialog(page);
  await expect(dialog.getByText('กรุณาอย่าเพิ่งโอนเงิน', { exact: false })).toBeVisible(SOON);
  await expect(dialog.getByText('ส่งสลิปที่โอนแล้ว')).toBeVisible();
  await expect(dialog.getByText('ช่องทางการชำระเงิน')).toBeHidden();
  await expect(dialog.getByRole('button', { name: /คัดลอก/ })).toHaveCount(0);
  await isCalm(page);
  await chooseSlip(page, await slipFor(show, { amount: await netOf(page) }));
  await expect(page.getByText('อยู่ในรายการรอคืนเงิน', { exact: false })).toBeVisible(SOON);
});

test('BUY-20 a ticket is shown, sent on, and checked at the gate, with a line and without', async ({ browser }) => {
  test.setTimeout(120_000);
  const show = await makeShow({ product_format: 'onsite', product_start: '2030-12-19' });
  const shop = await browser.newContext({ viewport: PHONE });
  const member = await signedIn(shop);
  const friend = await newMember();
  const orders = [await order(member, show.id), await order(member, show.id)];
  for (const id of orders) await officeApi('POST', 'orders/ordersUpdate', { id, orders_status: 'approve' });
  const page = await shop.newPage();
  await page.goto(`${addresses.shop}/tickets`);
  await expect(page.getByRole('img', { name: /^QR บัตรเข้างาน/ })).toBeVisible(SOON);
  await isCalm(page);
  const codes = ((await api('GET', 'tickets', { token: member.token })).data as { ticket_code: string }[]).map(
    ({ ticket_code }) => ticket_code,
  );

  await test.step('sent on it opens no gate here any more, until it is taken back', async () => {
    await page.getByRole('button', { name: 'ส่งให้เพื่อน' }).click();
    await page.getByLabel('เบอร์โทรศัพท์ของเพื่อน').fill(friend.tel);
    await page.getByRole('button', { name: 'ส่งบัตร' }).click();
    await expect(page.getByText('แล้ว', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'ดึงบัตรกลับ' })).toBeVisible();
    await isCalm(page);
    await page.getByRole('button', { name: 'ดึงบัตรกลับ' }).click();
    await expect(page.getByRole('img', { name: /^QR บัตรเข้างาน/ })).toBeVisible();
  });

  const office = await browser.newContext({ viewport: PHONE });
  await signInOffice(office, await ownerToken());
  const gate = await office.newPage();
  const check = async (code: string) => {
    await gate.getByLabel('หรือพิมพ์รหัส เบอร์โทรศัพท์ หรือชื่อ').fill(code);
    await gate.getByRole('button', { name: 'ตรวจ', exact: true }).click();
  };
  const verdict = (name: string) => gate.getByRole('alert').getByRole('heading', { name });
  const next = () => gate.getByRole('button', { name: 'สแกนใบต่อไป' }).click();

  await test.step('a gate lets in once', async () => {
    await gate.goto(`${addresses.admin}/admin/checkIn?show=${show.id}&gate=1`);
    await expect(gate.getByText('ทั้งหมด')).toBeVisible(SOON);
    await check(codes[0]!);
    await expect(verdict('เข้าได้')).toBeVisible();
    await check(codes[0]!);
    await expect(verdict('ใช้ไปแล้ว')).toBeVisible();
    await next();
    await check('https://example.com');
    await expect(verdict('ไม่ใช่บัตรของเวที')).toBeVisible();
    await next();
  });

  await test.step('without a line it goes by its list, and tells when the line is back', async () => {
    await office.setOffline(true);
    await check(codes[1]!);
    await expect(verdict('เข้าได้')).toBeVisible();
    await expect(gate.getByText('มีการเข้า 1 คนรอส่งขึ้นระบบ', { exact: false })).toBeVisible(SOON);
    await office.setOffline(false);
    await expect(gate.getByText('รอส่งขึ้นระบบ', { exact: false })).toBeHidden(SOON);
    await page.reload();
    await expect(page.getByText('เข้างานแล้ว', { exact: false })).toBeVisible(SOON);
    await isCalm(page);
  });

  await test.step('a refunded one says so', async () => {
    await officeApi('POST', 'orders/ordersUpdate', {
      id: orders[0],
      orders_status: 'refund',
      orders_note: 'ยกเลิกการแสดง',
    });
    await page.goto(`${addresses.shop}/tickets?ticket=${codes[1]}`);
    await expect(page.getByText('บัตรนี้ใช้ไม่ได้แล้ว')).toBeVisible(SOON);
  });
  await office.close();
  await shop.close();
});
