/// <reference lib="dom" />
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectCalm } from './support/calm.ts';
import { api, idOf, signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

/** The worker looks every ten seconds who may go on; each pause and each start is a report, and one of them is refused. */
async function reportUntil(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await page.locator('video').evaluate((element: HTMLVideoElement) => {
      if (element.paused) element.play().catch(() => undefined);
      else element.pause();
    });
    await expect(told).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
}

test('ACC-06 WATCH-03 a session that ends while its member watches is told, and playing goes on after signing in', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const stopped = page.getByRole('alert').filter({ hasText: 'กรุณาเข้าระบบ' });
  const video = page.locator('video');
  const moving = () => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0);
  const play = page.getByRole('button', { name: 'เล่น', exact: true }).first();
  await play.click();
  await expect.poll(moving).toBe(true);

  await api('POST', 'logout', { token: buyer.token });
  await reportUntil(page, stopped);
  await expect(page.getByText('หมดเวลาการเข้าระบบ').first()).toBeVisible({ timeout: 20_000 });
  await stopped.getByRole('button', { name: 'เข้าระบบ' }).click();
  await page.getByLabel('เบอร์โทรศัพท์').fill(buyer.tel);
  await page.getByLabel('PIN 4 หลัก').pressSequentially(buyer.pin);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stopped).toBeHidden();
  await play.click();
  await expect.poll(moving).toBe(true);
});

test('ACC-06 a session that ended elsewhere is told once, on a public page without a dialog', async ({
  page,
  context,
}) => {
  const buyer = await newBuyer(await replayShow());
  await signIn(context, buyer);
  await api('POST', 'logoutEverywhere', { token: buyer.token });
  await page.goto('/');
  await expect(page.getByText('หมดเวลาการเข้าระบบ', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'เข้าระบบ' }).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('loginPing'))).toEqual([]);
});

test('ACC-06 WATCH-03 the watch page of an ended session says so in its place, and opens the video after signing in', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await api('POST', 'logoutEverywhere', { token: buyer.token });
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('เมื่อเข้าระบบแล้ว วิดีโอจะเปิดที่หน้านี้')).toBeVisible();
  await expect(page.getByText('กำลังเปิดวิดีโอ')).toBeHidden();
  await main.getByRole('button', { name: 'เข้าระบบ' }).click();
  await page.getByLabel('เบอร์โทรศัพท์').fill(buyer.tel);
  await page.getByLabel('PIN 4 หลัก').pressSequentially(buyer.pin);
  await expect(page.getByRole('button', { name: 'เล่น', exact: true }).first()).toBeVisible();
});

test('WATCH-09 ACC-12 who was blocked reads why and by which number, once they have signed in', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  const why = { user_block_reason: 'อัดหน้าจอไปเผยแพร่ · คลิปในกลุ่ม', user_block_told: 'อัดหน้าจอไปเผยแพร่' };
  await officeApi('POST', 'userBlock', { user_id: await idOf(buyer), ...why, tell: 'N' });
  const video = await videoOf(show);
  await page.goto(`/videoStage/${video}`);
  await page.getByRole('main').getByRole('button', { name: 'เข้าระบบ' }).click();
  await page.getByLabel('เบอร์โทรศัพท์').fill(buyer.tel);
  await page.getByLabel('PIN 4 หลัก').pressSequentially(buyer.pin);
  await expect(page.getByRole('heading', { name: 'บัญชีนี้ถูกระงับการดู' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/member\\?reason=USER_BLOCKED&video=${video}$`));
  const told = page.getByText(/^ทีมงานระงับเมื่อ .* เพราะอัดหน้าจอไปเผยแพร่ ดูงานที่ซื้อไว้ไม่ได้จนกว่าจะคุยกันเรียบร้อย$/);
  await expect(told).toBeVisible();
  await expect(page.getByText(/^เลขอ้างอิง B-\d+ คำสั่งซื้อและใบเสร็จยังอยู่ครบ$/)).toBeVisible();
  await expect(page.getByText('คลิปในกลุ่ม')).toHaveCount(0);
  await expectCalm(page, 'blocked');
});

test('WATCH-03 whoever lost their place to another tab takes it back with one press', async ({ page, context }) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  const video = await videoOf(show);
  await page.goto(`/videoStage/${video}`);
  const moving = () =>
    page.locator('video').evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0);
  await page.getByRole('button', { name: 'เล่น', exact: true }).first().click();
  await expect.poll(moving).toBe(true);
  await api('GET', `videosUserViewById?id=${video}`, { token: buyer.token });
  await page.locator('video').evaluate((element: HTMLVideoElement) => element.pause());
  await page.getByRole('button', { name: 'กลับมาดูเครื่องนี้' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ไปเปิดดูที่อีกเครื่องแล้ว' })).toBeHidden();
  await expect.poll(moving).toBe(true);
});

test('SITE-11 dialogs and messages lie in what fills the screen', async ({ page, context }) => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  await signIn(context, buyer);
  await page.goto(`/videoStage/${await videoOf(show)}`);
  await page.getByRole('button', { name: 'เต็มจอ' }).click();
  await page.getByRole('button', { name: 'เล่น', exact: true }).first().click();
  await api('POST', 'logout', { token: buyer.token });
  await reportUntil(page, page.getByRole('alert').filter({ hasText: 'กรุณาเข้าระบบ' }));
  const inScreen = (element: Element) => document.fullscreenElement?.contains(element);
  expect(await page.getByText('หมดเวลาการเข้าระบบ').first().evaluate(inScreen)).toBe(true);
  await page.getByRole('alert').getByRole('button', { name: 'เข้าระบบ' }).click();
  expect(await page.getByRole('dialog', { name: 'เข้าระบบ' }).evaluate(inScreen)).toBe(true);
});
