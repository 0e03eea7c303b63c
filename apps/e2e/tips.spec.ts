import { expect, test, type Page } from '@playwright/test';
import { barriersOf, overflowOf } from './support/calm.ts';
import { newLiveShow } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { payQr } from './support/qr-payment.ts';
import { replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 30_000 };
/** From the payment to the picture of somebody else. */
const SOON = { timeout: 5_000 };

/** Opens the dialog from the picture's controls, which a tap brings back once they hid themselves. */
async function openFromPicture(page: Page): Promise<void> {
  const player = page.getByRole('region', { name: /^เครื่องเล่นไลฟ์/ });
  await expect(async () => {
    // A press may have been answered after its patience.
    if (await dialogOf(page).isVisible()) return;
    if ((await player.getAttribute('data-controls')) === 'hidden')
      await player.locator('video').tap({ timeout: 2_000 });
    await player.getByRole('button', { name: 'คล้องมาลัย' }).click({ timeout: 2_000 });
  }).toPass(PATIENCE);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'คล้องมาลัย' });

/** Presses what leads to the QR. @returns its reference */
async function askForQr(page: Page, amount: string): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/tip'));
  await dialogOf(page)
    .getByRole('button', { name: `จ่าย ${amount} ด้วยพร้อมเพย์` })
    .click();
  const { data } = (await (await answered).json()) as { data: { tip_reference: string } };
  return data.tip_reference;
}

test('WATCH-14 a viewer gives a garland by PromptPay, and others see it on the picture and in the chat', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const show = await replayShow();
  const id = await newLiveShow(show);
  const publisher = await Publisher.start(id);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await signIn(context, await newBuyer(show));
    await signIn(phone, await newBuyer(show));
    const giver = await phone.newPage();
    await Promise.all([page, giver].map((one) => one.goto(`/liveStreaming/${id}`)));
    const garland = page.getByRole('status', { name: 'มาลัย' });
    const button = giver.getByRole('region', { name: /^เครื่องเล่นไลฟ์/ }).getByRole('button', { name: 'คล้องมาลัย' });

    await test.step('the dialog opens on a phone, and Back closes it', async () => {
      await expect(button).toBeVisible(PATIENCE);
      await expect(page.locator('video')).toBeVisible(PATIENCE);
      await openFromPicture(giver);
      await expect(dialogOf(giver)).toBeVisible();
      await giver.goBack();
      await expect(dialogOf(giver)).toBeHidden();
      await openFromPicture(giver);
      expect(await barriersOf(giver), 'axe').toEqual([]);
      expect(await overflowOf(giver)).toEqual([]);
    });

    await test.step('words that the chat would hold are refused before anything is paid', async () => {
      await dialogOf(giver)
        .getByRole('radio', { name: /฿200.00/ })
        .check();
      await dialogOf(giver)
        .getByLabel(/^ข้อความบนภาพ/)
        .fill('โทร 0812345678');
      await dialogOf(giver).getByRole('button', { name: 'จ่าย ฿200.00 ด้วยพร้อมเพย์' }).click();
      await expect(dialogOf(giver).getByRole('alert')).toContainText('ยังไม่ได้ส่ง');
      await dialogOf(giver)
        .getByLabel(/^ข้อความบนภาพ/)
        .fill('คิดถึงบ้านค่ะ');
    });

    await test.step('the QR stays when the dialog is closed, and what is paid changes it by itself', async () => {
      const reference = await askForQr(giver, '฿200.00');
      await expect(dialogOf(giver).getByRole('img', { name: 'คิวอาร์พร้อมเพย์ ฿200.00' })).toBeVisible();
      await expect(dialogOf(giver).getByRole('timer')).toContainText(/เหลือ (10:00|9:\d\d) นาที/);
      expect(await barriersOf(giver), 'axe').toEqual([]);
      expect(await overflowOf(giver)).toEqual([]);
      await giver.keyboard.press('Escape');
      await expect(dialogOf(giver)).toBeHidden();
      await openFromPicture(giver);
      await expect(dialogOf(giver).getByRole('img', { name: /^คิวอาร์/ })).toBeVisible();
      await payQr(reference);
      await expect(garland).toContainText(/คล้องมาลัย ฿200.00 ให้ .+คิดถึงบ้านค่ะ/, SOON);
      expect(await barriersOf(page), 'axe').toEqual([]);
      await expect(page.getByRole('log')).toContainText('คิดถึงบ้านค่ะ');
      await expect(dialogOf(giver).getByRole('heading', { name: 'คล้องมาลัยแล้ว' })).toBeVisible();
      await dialogOf(giver).getByRole('button', { name: 'กลับไปดู' }).click();
      await expect(garland).toBeEmpty(PATIENCE);
    });

    await test.step('after the end a garland stands in the chat, and each that was paid has its receipt', async () => {
      await officeApi('POST', 'liveStreamingEnd', { id });
      await expect(button).toBeHidden(PATIENCE);
      await giver.getByRole('button', { name: 'คล้องมาลัย' }).click();
      await dialogOf(giver)
        .getByLabel(/^ข้อความในแชต/)
        .fill('แล้วเจอกันใหม่');
      await payQr(await askForQr(giver, '฿50.00'));
      await expect(page.getByRole('log')).toContainText('แล้วเจอกันใหม่', SOON);
      await expect(dialogOf(giver)).toContainText('กำลังขึ้นในแชต', PATIENCE);
      await giver.goto('/watchReruns');
      const receipts = giver.getByRole('region', { name: 'มาลัยที่คล้อง' });
      await expect(receipts.getByRole('listitem')).toHaveCount(2);
      await expect(receipts).toContainText('฿200.00');
      expect(await overflowOf(giver)).toEqual([]);
    });
  } finally {
    await publisher.breakOff();
    await phone.close();
  }
});
