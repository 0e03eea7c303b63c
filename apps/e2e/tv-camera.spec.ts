/// <reference lib="dom" />
import { devices, expect, test } from '@playwright/test';
import { barriersOf, overflowOf } from './support/calm.ts';
import { signIn } from './support/member.ts';
import { newBuyer } from './support/purchase.ts';
import { quietReplayShow } from './support/shows.ts';

const { viewport, isMobile, hasTouch } = devices['iPhone 13'];
const ASK = 'ส่องคิวอาร์บนทีวีแทน';

test('WATCH-13 the phone’s camera reads the QR of a television in the page; without a camera the code is typed', async ({
  browser,
}) => {
  const televisions = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const tv = await televisions.newPage();
  await tv.goto('/tv/screen');
  const qr = tv.getByLabel('คิวอาร์สำหรับเปิดหน้าใส่รหัสบนมือถือ');
  let seen = '';
  // It is drawn anew once the television knows its code.
  await expect(async () => {
    seen = `data:image/png;base64,${(await qr.screenshot({ timeout: 2_000 })).toString('base64')}`;
  }).toPass();

  const phones = await browser.newContext({ viewport, isMobile, hasTouch });
  await signIn(phones, await newBuyer(await quietReplayShow()));
  const phone = await phones.newPage();

  await test.step('no camera', async () => {
    await phone.goto('/tv');
    await phone.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('no camera'));
    });
    await phone.getByRole('button', { name: ASK }).click();
    await expect(phone.getByText('เปิดกล้องไม่ได้ พิมพ์รหัส 6 ตัวบนจอทีวีแทนได้เลย')).toBeVisible();
    await phone.getByRole('button', { name: 'พิมพ์รหัสแทน' }).click();
    await expect(phone.getByRole('textbox', { name: 'รหัส 6 ตัวบนจอทีวี' })).toBeFocused();
  });

  await test.step('a camera that is held before the television', async () => {
    await phone.goto('/tv');
    await phone.evaluate(async (source) => {
      const picture = Object.assign(new Image(), { src: source });
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const paper = canvas.getContext('2d')!;
      const draw = () => {
        paper.fillStyle = '#335';
        paper.fillRect(0, 0, 640, 480);
        paper.drawImage(picture, 170, 90, 300, 300);
      };
      setInterval(draw, 50);
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    }, seen);
    await phone.getByRole('button', { name: ASK }).click();
    await expect(phone.getByLabel('ภาพจากกล้อง')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'ดูอะไรบนทีวี' })).toBeVisible();
    await expect(tv.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    expect([await overflowOf(phone), await barriersOf(phone)]).toEqual([[], []]);
  });
});
