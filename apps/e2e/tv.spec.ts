/// <reference lib="dom" />
import { devices, expect, test, type Page } from '@playwright/test';
import { barriersOf, overflowOf } from './support/calm.ts';
import { newLiveShow } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { movesOn, playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { quietReplayShow, replayShow } from './support/shows.ts';

const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) 85.0.4183.93/6.5 TV Safari/537.36';
const { viewport, isMobile, hasTouch } = devices['iPhone 13'];

const fieldOf = (phone: Page) => phone.getByRole('textbox', { name: 'รหัส 6 ตัวบนจอทีวี' });

/** The code that a television shows. */
async function codeOn(tv: Page): Promise<string> {
  const label = await tv.getByRole('img', { name: /^รหัส/ }).getAttribute('aria-label');
  return label?.replace(/รหัส|\s/g, '') ?? '';
}

test('WATCH-13 a phone lets a television play by its code, drives it, and goes on at the same second', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const show = await quietReplayShow();
  const televisions = await browser.newContext({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 } });
  const phones = await browser.newContext({ viewport, isMobile, hasTouch });
  await signIn(phones, await newBuyer(show));
  const [tv, phone] = [await televisions.newPage(), await phones.newPage()];

  await test.step('the television shows a code without being touched', async () => {
    await tv.goto('/tv');
    await expect(tv).toHaveURL(/\/tv\/screen$/);
    await expect(tv.getByRole('heading', { name: 'ดูบนทีวีเครื่องนี้' })).toBeVisible();
    expect([await overflowOf(tv), await barriersOf(tv)]).toEqual([[], []]);
  });

  await test.step('a wrong code is told, a right one connects with its sixth character', async () => {
    const code = await codeOn(tv);
    await phone.goto('/tv');
    const field = fieldOf(phone);
    await field.pressSequentially(code === 'AAAAAA' ? 'bbbbbb' : 'aaaaaa');
    await expect(phone.getByRole('alert')).toContainText('(ลองได้อีก 4 ครั้ง)');
    expect([await overflowOf(phone), await barriersOf(phone)]).toEqual([[], []]);
    await field.fill(code.toLowerCase());
    await expect(phone.getByRole('heading', { name: 'ดูอะไรบนทีวี' })).toBeVisible();
    await expect(tv.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
  });

  await test.step('OK on the remote control opens the show, Back leads to the list', async () => {
    const card = tv.getByRole('button', { name: show.product_title });
    await expect(card).toBeFocused();
    expect(await barriersOf(tv)).toEqual([]);
    await tv.keyboard.press('Enter');
    await movesOn(tv);
    await expect(phone.getByText('กำลังเล่นบน ทีวี')).toBeVisible();
    await tv.keyboard.press('Escape');
    await expect(card).toBeFocused();
    await expect(phone.getByRole('heading', { name: 'ดูอะไรบนทีวี' })).toBeVisible();
  });

  await test.step('the phone opens the show, stops it, goes elsewhere and goes on', async () => {
    await phone.getByRole('button', { name: show.product_title }).click();
    await movesOn(tv);
    const { time } = await playback(tv);
    await phone.getByRole('button', { name: 'เพลงถัดไป' }).click();
    await expect.poll(async () => (await playback(tv)).time).toBeGreaterThan(time + 5);
    await phone.getByRole('button', { name: 'หยุดชั่วคราว' }).click();
    await expect.poll(async () => (await playback(tv)).paused).toBe(true);
    await phone.getByRole('slider', { name: 'ตำแหน่ง' }).press('PageUp');
    await phone.getByRole('button', { name: 'ย้อนกลับ 10 วินาที' }).click();
    await expect.poll(async () => (await playback(tv)).time).toBeGreaterThan(60);
    await phone.getByRole('slider', { name: 'เสียงของทีวี' }).press('Home');
    await expect.poll(() => tv.evaluate(() => document.querySelector('video')?.volume)).toBe(0);
    await phone.getByRole('button', { name: 'เล่น', exact: true }).click();
    await movesOn(tv);
    expect([await overflowOf(phone), await barriersOf(phone)]).toEqual([[], []]);
  });

  await test.step('captions are switched on from the phone where the show has some', async () => {
    const key = phone.getByRole('button', { name: 'คำบรรยาย' });
    await expect(key).toBeHidden();
    await tv.evaluate(() => void document.querySelector('video')?.addTextTrack('subtitles', 'ไทย', 'th'));
    await key.click();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    expect(await tv.evaluate(() => document.querySelector('video')?.textTracks[0]?.mode)).toBe('showing');
  });

  await test.step('the television plays on while the phone is away, which finds it again', async () => {
    await phone.goto('/aboutUs');
    await movesOn(tv);
    await phone.goto('/tv');
    await expect(phone.getByRole('button', { name: 'หยุดชั่วคราว' })).toBeVisible();
  });

  await test.step('moved to the phone, it goes on where the television stopped', async () => {
    const { time } = await playback(tv);
    await phone.getByRole('button', { name: 'ย้ายมาดูบนมือถือ' }).click();
    await expect(phone).toHaveURL(/\/videoStage\/\d+/);
    await expect.poll(async () => (await playback(phone)).time).toBeGreaterThan(time - 1);
    await expect(tv.getByRole('heading', { name: 'มือถือเลิกเชื่อมแล้ว' })).toBeVisible();
    await expect(tv.getByText(/ภาพหยุดไว้ที่ \d+:\d\d/)).toBeVisible();
    await expect(tv.getByRole('button', { name: 'ขอรหัสใหม่' })).toBeFocused();
    expect([await overflowOf(tv), await barriersOf(tv)]).toEqual([[], []]);
    await tv.keyboard.press('Enter');
    await expect(tv.getByRole('img', { name: /^รหัส/ })).toBeVisible();
  });

  await test.step('a television that was used before has a name and needs no code', async () => {
    await phone.goto('/tv');
    await phone.getByRole('button', { name: 'แก้ชื่อ ทีวี Samsung' }).click();
    await phone.getByRole('textbox', { name: 'ชื่อทีวี' }).fill('ทีวีบ้านคุณยาย');
    await phone.getByRole('button', { name: 'บันทึก' }).click();
    const link = phone.getByRole('button', { name: 'เชื่อม ทีวีบ้านคุณยาย' });
    await expect(link).toBeVisible();
    expect([await overflowOf(phone), await barriersOf(phone)]).toEqual([[], []]);
    await link.click();
    await expect(phone.getByText('ทีวีบ้านคุณยาย')).toBeVisible();
    await expect(tv.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
  });
  await Promise.all([televisions.close(), phones.close()]);
});

test('WATCH-13 WATCH-05 beside a show on the television the phone reads its chat in step, and writes in it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const publisher = await Publisher.start(await newLiveShow(show));
  const televisions = await browser.newContext({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 } });
  const phones = await browser.newContext({ viewport, isMobile, hasTouch });
  try {
    await signIn(phones, await newBuyer(show));
    const [tv, phone] = [await televisions.newPage(), await phones.newPage()];
    // A slow line: the stream that a linked television opens is not there yet when the phone presses.
    const pressed = Promise.withResolvers<void>();
    await tv.goto('/tv');
    await expect(tv.getByRole('img', { name: /^รหัส/ })).toBeVisible();
    await tv.route('**/tv/events', (route) => pressed.promise.then(() => route.continue()));
    await phone.goto('/tv');
    await fieldOf(phone).fill(await codeOn(tv));
    await phone.getByRole('button', { name: show.product_title }).click();
    await movesOn(tv);
    pressed.resolve();

    await phone.getByRole('button', { name: 'แชต' }).click();
    const chat = phone.getByRole('dialog', { name: 'แชตสด' });
    await chat.getByRole('textbox', { name: 'ข้อความ' }).fill('ดูจากทีวีห้องนั่งเล่น');
    await chat.getByRole('button', { name: 'ส่งข้อความ' }).click();
    await expect(chat.getByRole('textbox', { name: 'ข้อความ' })).toHaveValue('');
    expect([await overflowOf(phone), await barriersOf(phone)]).toEqual([[], []]);
    await expect(chat.getByRole('log')).toContainText('ดูจากทีวีห้องนั่งเล่น', { timeout: 60_000 });
    await phone.goBack();
    await expect(chat).toBeHidden();
    await expect(phone.getByRole('button', { name: 'หยุดชั่วคราว' })).toBeVisible();
  } finally {
    await publisher.breakOff();
    await Promise.all([televisions.close(), phones.close()]);
  }
});
