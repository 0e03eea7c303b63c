/// <reference lib="dom" />
import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriersOf, comeAlive, overflowOf } from './support/calm.ts';
import { addresses } from './support/addresses.ts';
import { api, newMember, signIn } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { openPayment } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

const PHONE = { width: 390, height: 844 };

const MENU = [
  ['หน้าแรก', '/'],
  ['งานแสดง', '/packageAll'],
  ['เกี่ยวกับเรา', '/aboutUs'],
  ['บริการของเรา', '/services'],
  ['คำถามที่พบบ่อย', '/questions'],
  ['ติดต่อเรา', '/contactUs'],
] as const;

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (inside: Locator) => inside.getByRole('navigation', { name: 'เมนูหลัก' });
const heightOf = (element: Locator) => element.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
const widthOf = (element: Locator) => element.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth);

async function entriesOf(list: Locator): Promise<unknown[]> {
  return list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('SITE-01 the top bar is 80 px high and 60 px when scrolled; its menu leads everywhere, its logo home', async ({
  page,
}) => {
  await page.goto('/packageAll');
  expect(await heightOf(bar(page))).toBe(80);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => heightOf(bar(page))).toBe(60);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => heightOf(bar(page))).toBe(80);

  expect(await entriesOf(menu(bar(page)))).toEqual(MENU);
  for (const [name, path] of MENU) {
    await menu(bar(page)).getByRole('link', { name }).click();
    await expect(page).toHaveURL(addresses.shop + path);
    await expect(menu(bar(page)).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await bar(page).getByRole('link', { name: 'เวที Wethi หน้าแรก' }).click();
  await expect(page).toHaveURL(`${addresses.shop}/`);
});

test('SITE-01 on a phone the top bar stays 60 px and has the same menu behind a button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/packageAll');
  expect(await heightOf(bar(page))).toBe(60);
  await expect(menu(bar(page))).toBeHidden();
  await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  const sheet = page.getByRole('dialog', { name: 'เมนู' });
  await expect(sheet).toBeVisible();
  expect(await entriesOf(menu(sheet))).toEqual(MENU);
  await sheet.getByRole('link', { name: 'ติดต่อเรา' }).click();
  await expect(page).toHaveURL(`${addresses.shop}/contactUs`);
  await expect(sheet).toBeHidden();
});

test('SITE-03 a nickname is cut at 100 px in the top bar and whole for a screen reader', async ({ page, context }) => {
  const member = await newMember();
  const { result } = await api('GET', 'loginPing', { token: member.token });
  const { id } = result as { id: number };
  const user_nickname = 'ณัฐคนเดิมเพิ่มเติมคือดูคอนเสิร์ตทุกรอบไม่เคยพลาด';
  await api('POST', 'user', { token: member.token, body: { id, user_nickname } });
  await signIn(context, member);
  await page.goto('/');
  const account = page.getByRole('button', { name: `เมนูสมาชิก ${user_nickname}` });
  await expect(account).toBeVisible();
  expect(await widthOf(account.locator('b'))).toBe(100);
});

test('SITE-04 the footer has its four sections, the pages that are published, the contacts and the year', async ({
  page,
}) => {
  await page.goto('/packageAll');
  await expect(footer(page).getByRole('heading')).toHaveText(['ช่วยเหลือ', 'ฝ่ายดูแลลูกค้า', 'หน้าแนะนำ', 'ข้อกำหนด']);
  expect(await entriesOf(footer(page))).toEqual([
    ['วิธีการซื้อ', '/howToBuy'],
    ['วิธีดูย้อนหลัง', '/howToReplay'],
    ['วิธีดูไลฟ์', '/howToLive'],
    ['support@wethi.example', 'mailto:support@wethi.example'],
    ['LINE @wethi', 'https://line.me/R/ti/p/@wethi'],
    ['facebook.com/wethi', 'https://www.facebook.com/wethi'],
    ['บริการของเรา', '/services'],
    ['คำถามที่พบบ่อย', '/questions'],
    ['เกี่ยวกับเรา', '/aboutUs'],
    ['เงื่อนไขการใช้บริการ', '/condition'],
    ['นโยบายความเป็นส่วนตัว', '/policy'],
    ['ความปลอดภัย', '/safety'],
  ]);
  const year = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Bangkok', year: 'numeric' });
  await expect(footer(page)).toContainText(`© ${year} เวที (Wethi)`);

  await page.setViewportSize(PHONE);
  await expect(footer(page).getByRole('heading')).toHaveText(['ฝ่ายดูแลลูกค้า', 'หน้าแนะนำ']);
  await expect(footer(page).getByText('วิธีการซื้อ')).toBeHidden();
});

test('SITE-04 personnel changes where the shop is reached, and the footer and the contact page say it', async ({
  page,
  context,
}) => {
  const { data: before } = await officeApi('GET', 'shopContact');
  await signInOffice(context, await ownerToken());
  try {
    await page.goto(`${addresses.admin}/admin/infoPage?footer=`);
    const line = page.getByLabel('ไอดีแชต');
    await line.fill('wethi');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText('ใส่ไอดีที่ขึ้นต้นด้วย @ เช่น @wethi')).toBeVisible();
    await line.fill('@wethi.stage');
    await page.getByLabel('เพจ').fill('https://www.facebook.com/wethi.stage');
    await page.getByLabel('เบอร์โทรศัพท์').fill('02-123-4567');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    }
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByRole('button', { name: 'บันทึก', exact: true })).toHaveCount(0);
    for (const place of ['main', 'contentinfo'] as const) {
      const link = (name: string) => page.getByRole(place).getByRole('link', { name });
      await expect(async () => {
        await page.goto('/contactUs');
        await expect(link('LINE @wethi.stage')).toHaveAttribute('href', 'https://line.me/R/ti/p/@wethi.stage', {
          timeout: 500,
        });
      }).toPass();
      await expect(link('facebook.com/wethi.stage')).toHaveAttribute('href', 'https://www.facebook.com/wethi.stage');
      await expect(link('02-123-4567')).toHaveAttribute('href', 'tel:021234567');
    }
  } finally {
    await officeApi('POST', 'shopContact', before as object);
  }
});

test('SITE-10 an address that leads nowhere says so, with a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click();
  await expect(page).toHaveURL(`${addresses.shop}/`);
});

test('SITE-10 any other failure of a page says so, and another try brings the page', async ({ page }) => {
  await page.goto('/aboutUs');
  await comeAlive(page);
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'งานแสดง' }).first().click();
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(page).toHaveURL(`${addresses.shop}/packageAll`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('An error occurred')).toBeHidden();
});

test('SITE-10 a lost connection is told, and that it is back is seen', async ({ page, context }) => {
  await page.goto('/');
  await comeAlive(page);
  const notice = page.getByText('ไม่มีสัญญาณอินเทอร์เน็ต กำลังเชื่อมต่อใหม่…');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('SITE-10 a page that is asked for without internet says what is wrong, and comes once that is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await comeAlive(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/packageAll');
  await expect(page.getByRole('heading', { name: 'ไม่มีสัญญาณอินเทอร์เน็ต' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /งานแสดง/ })).toBeVisible();
});

test('SITE-11 dialogs are as wide as the specification says, and sheets on a phone', async ({ page }) => {
  await openPayment(page, await replayShow());
  const payment = page.getByRole('dialog', { name: 'ชำระเงิน' });
  expect(await widthOf(payment)).toBe(900);
  await payment.getByRole('button', { name: 'เข้าระบบ เพื่อทำการสั่งซื้อ' }).click();
  const login = page.getByRole('dialog', { name: 'เข้าระบบ' });
  await expect(login).toBeVisible();
  expect(await widthOf(login)).toBe(600);
  await page.setViewportSize(PHONE);
  expect(await widthOf(login)).toBe(PHONE.width);
});

test('SITE-11 nothing moves for who asked for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText('สด', { exact: true }).first()).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
});
