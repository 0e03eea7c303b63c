/// <reference lib="dom" />
import { expect, test, type Locator, type Page } from '@playwright/test';
import { tabThrough, tabTo } from './support/keys/focus.ts';
import { newLiveShow } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { movesOn, playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { quietReplayShow, replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 30_000 };

/** Opens a menu, goes through it by the arrows, and leaves it as it was. */
async function lookInto(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu').locator('[data-highlighted]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
}

const timeOf = async (page: Page) => (await playback(page)).time;

test('SITE-11 WATCH-02 a replay is watched with the keyboard alone, and one always sees where one is', async ({
  page,
  context,
}) => {
  const show = await quietReplayShow();
  await signIn(context, await newBuyer(show));
  await page.goto(`/videoStage/${await videoOf(show)}`);
  const player = page.getByRole('region', { name: /^เครื่องเล่นวิดีโอ/ });
  const named = (name: string | RegExp) => player.getByRole('button', { name });
  const place = player.getByRole('slider', { name: 'ตำแหน่งวิดีโอ' });

  await test.step('Tab reaches all of it in the order in which it lies', async () => {
    await expect(named(/^คุณภาพวิดีโอ อัตโนมัติ \d+p/)).toBeVisible(PATIENCE);
    const stops = await tabThrough(page, player);
    expect(stops.map((stop) => stop.replace(/ \d+p"/, '"'))).toEqual([
      'button "เล่น"',
      'slider "ตำแหน่งวิดีโอ"',
      'button "เล่น"',
      'button "ย้อนกลับ 10 วินาที"',
      'button "ข้ามไป 10 วินาที"',
      'button "เพลงถัดไป"',
      'button "ปิดเสียง"',
      'slider "ระดับเสียง"',
      'button "เซตลิสต์"',
      'button "คุณภาพวิดีโอ อัตโนมัติ"',
      'button "เต็มจอ"',
    ]);
  });

  await test.step('the large button plays and is gone, and the focus stays in the player', async () => {
    await tabTo(page, named('เล่น').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await movesOn(page);
    await expect(page.locator(':focus')).toHaveAccessibleName(/^เครื่องเล่นวิดีโอ/);
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
  });

  await test.step('the bar by arrows', async () => {
    await page.keyboard.press('PageUp');
    await expect.poll(() => timeOf(page), PATIENCE).toBeGreaterThan(59);
    await expect(place).toHaveAttribute('aria-valuetext', /นาที/);
    await page.keyboard.press('Home');
    await expect.poll(() => timeOf(page), PATIENCE).toBeLessThan(30);
  });

  await test.step('stop and go, back and forth, and the last song takes the focus along', async () => {
    await tabTo(page, named('หยุดชั่วคราว'));
    await page.keyboard.press('Space');
    await expect(named('เล่น').last()).toBeFocused();
    expect((await playback(page)).paused).toBe(true);
    const before = await timeOf(page);
    await tabTo(page, named('ข้ามไป 10 วินาที'));
    await page.keyboard.press('Enter');
    await expect.poll(() => timeOf(page)).toBeCloseTo(before + 10, 0);
    const next = named('เพลงถัดไป');
    await tabTo(page, next);
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(next).toBeDisabled({ timeout: 500 });
    }).toPass(PATIENCE);
    await expect(next).toBeFocused();
  });

  await test.step('the sound', async () => {
    await tabTo(page, named('ปิดเสียง'));
    await page.keyboard.press('Enter');
    await expect(named('เปิดเสียง')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(named('ปิดเสียง')).toBeFocused();
    await page.keyboard.press('Tab');
    const level = player.getByRole('slider', { name: 'ระดับเสียง' });
    await expect(level).toBeFocused();
    // A press right after the sound came back may be lost on a slow machine.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(level).toHaveAttribute('aria-valuetext', /^[89]\d เปอร์เซ็นต์$/, { timeout: 1_000 });
    }).toPass(PATIENCE);
  });

  await test.step('menus take the focus, close by Escape, and give it back', async () => {
    await tabTo(page, named('เซตลิสต์'));
    await lookInto(page, named('เซตลิสต์'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => timeOf(page), PATIENCE).toBeLessThan(30);
    await expect(named('เซตลิสต์')).toBeFocused();
    await tabTo(page, named(/^คุณภาพวิดีโอ/));
    await lookInto(page, named(/^คุณภาพวิดีโอ/));
  });

  await test.step('the whole screen, its menus with it, and back', async () => {
    await tabTo(page, named('เต็มจอ'));
    await page.keyboard.press('Enter');
    await expect(named('ออกจากเต็มจอ')).toBeFocused();
    await tabTo(page, named(/^คุณภาพวิดีโอ/), 'Shift+Tab');
    await lookInto(page, named(/^คุณภาพวิดีโอ/));
    await tabTo(page, named('ออกจากเต็มจอ'));
    await page.keyboard.press('Enter');
    await expect(named('เต็มจอ')).toBeFocused();
  });
});

test('SITE-11 WATCH-04 WATCH-05 WATCH-14 a live show, its chat, reactions and garlands with the keyboard alone', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const show = await replayShow();
  const id = await newLiveShow(show);
  await signIn(context, await newBuyer(show));
  await page.goto(`/liveStreaming/${id}`);
  const publisher = await Publisher.start(id);
  const player = page.getByRole('region', { name: /^เครื่องเล่นไลฟ์/ });
  const named = (name: string | RegExp) => player.getByRole('button', { name });
  try {
    await test.step('Tab reaches all of it in the order in which it lies', async () => {
      await expect(named(/^คุณภาพวิดีโอ อัตโนมัติ \d+p/)).toBeVisible(PATIENCE);
      const stops = await tabThrough(page, page.getByRole('main'));
      expect(stops.map((stop) => stop.replace(/ \d+p"/, '"'))).toEqual([
        'slider "ย้อนดูไลฟ์"',
        'button "หยุดชั่วคราว"',
        'button "ย้อนกลับ 10 วินาที"',
        'button "ปิดเสียง"',
        'slider "ระดับเสียง"',
        'button "อยู่ที่สด"',
        'button "คล้องมาลัย"',
        'button "คุณภาพวิดีโอ อัตโนมัติ"',
        'link "ดูบนทีวี"',
        'button "เต็มจอ"',
        'button "คล้องมาลัย"',
        'button "ขอความช่วยเหลือ"',
        'button "แชร์"',
        'button "ตั้งค่าแชต"',
        'log "ข้อความแชต"',
        'button "รัก"',
        'button "เยี่ยม"',
        'button "ยิ้ม"',
        'button "เต้น"',
        'textbox "ข้อความ"',
        'button "เลือกอีโมจิ"',
        'button "ส่งข้อความ"',
      ]);
    });

    await test.step('menus close by Escape, and give the focus back', async () => {
      await tabTo(page, named(/^คุณภาพวิดีโอ/), 'Shift+Tab');
      await lookInto(page, named(/^คุณภาพวิดีโอ/));
    });

    await test.step('a garland is chosen and left again', async () => {
      await tabTo(page, named('คล้องมาลัย'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'คล้องมาลัย' });
      await expect(dialog.locator(':focus')).toHaveCount(1);
      // From wherever the focus was when the dialog opened.
      expect((await tabThrough(page, dialog)).sort()).toEqual(
        [
          'button "ปิด"',
          'radio "ทั้งวง"',
          'radio "฿50.00 มะลิ"',
          'textbox "ข้อความบนภาพ (ไม่บังคับ)"',
          'switch "ไม่แสดงชื่อ บนภาพจะขึ้นว่า “คนดูท่านหนึ่ง”"',
          'button "จ่าย ฿50.00 ด้วยพร้อมเพย์"',
        ].sort(),
      );
      await tabTo(page, dialog.getByRole('radio', { name: /^฿50.00/ }));
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: /^฿100.00/ })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(named('คล้องมาลัย')).toBeFocused();
    });

    await test.step('a reaction rises, and the button keeps the focus', async () => {
      const dance = page.getByRole('button', { name: 'เต้น' });
      await tabTo(page, dance);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-cheer="dance"]')).toBeAttached(PATIENCE);
      await expect(dance).toBeFocused();
    });

    await test.step('words with a picture are written and sent, and no letter of them works the player', async () => {
      const field = page.getByRole('textbox', { name: 'ข้อความ' });
      const emoji = page.getByRole('button', { name: 'เลือกอีโมจิ' });
      await tabTo(page, field);
      await page.keyboard.type('mk ');
      await page.keyboard.press('Tab');
      await lookInto(page, emoji);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^mk ❤️$/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('mk ❤️')).toBeVisible(PATIENCE);
      await expect(field).toBeFocused();
      await expect(named('หยุดชั่วคราว')).toBeVisible();
      await expect(named('ปิดเสียง')).toBeVisible();
    });

    await test.step('to the first second, and back to the stage without losing the focus', async () => {
      await tabTo(page, player.getByRole('slider', { name: 'ย้อนดูไลฟ์' }), 'Shift+Tab');
      // So long that its first second is far from the stage.
      await expect.poll(() => timeOf(page), PATIENCE).toBeGreaterThan(20);
      await page.keyboard.press('Home');
      await expect.poll(() => timeOf(page), PATIENCE).toBeLessThan(8);
      await tabTo(page, named(/^ไปที่สด/));
      await page.keyboard.press('Enter');
      await expect(named('อยู่ที่สด')).toBeFocused(PATIENCE);
      await expect(named('อยู่ที่สด')).toBeDisabled();
    });
  } finally {
    await publisher.breakOff();
    await officeApi('POST', 'liveStreamingEnd', { id });
  }
});
