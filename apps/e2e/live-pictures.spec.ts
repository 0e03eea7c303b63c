import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriersOf } from './support/calm.ts';
import { beginsIn, made } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { makeShow, replayShow } from './support/shows.ts';
import { still } from './support/still.ts';

const PATIENCE = { timeout: 30_000 };
const PHONE = { width: 390, height: 844 };
const SONGS = ['ที่ร่ม', 'ใบไม้ใบเดิม', 'จดหมายถึงบ้าน'];

/** Leaves what lies over the picture. */
const DARK = `for (const { style } of document.querySelectorAll('video, [class*="watermark"]')) style.visibility = 'hidden'`;

/** What is never the same: who watches, the line of this machine, and what counts. */
const changing = (page: Page): Locator[] => [
  page.getByRole('banner'),
  page.getByRole('timer'),
  page.getByText(/^(รับได้|รอมา|ถึงเวลา|วันนี้|พรุ่งนี้|ส่ง SMS) ?/),
];

test('WATCH-04 WATCH-05 WATCH-11 SITE-11 a live show looks on a phone as it did and keeps nobody out, from the lobby to its end', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  const { band_id } = await replayShow();
  const stage_id = await made('stage', { band_id, stage_title: 'ฟังเพลงใต้ต้นไม้', ...beginsIn(20) });
  const songs: number[] = [];
  for (const stage_detail_time_title of SONGS)
    songs.push(await made('stageTime', { stage_id, stage_detail_time_type: 'song', stage_detail_time_title }));
  const name = 'ฟังเพลงใต้ต้นไม้ ตอนที่ 4';
  await signIn(context, await newBuyer(await makeShow({ stage_id, product_title: name })));
  const id = await made('liveStreaming', { live_streaming_name: name, stage_id, live_streaming_hold: 'N' });
  const say = (live_streaming_comment: string) =>
    officeApi('POST', 'liveStreamingComment', { live_streaming_id: id, live_streaming_comment });
  const looks = async (state: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft([state, await barriersOf(page)], 'axe at 1440').toEqual([state, []]);
    await page.setViewportSize(PHONE);
    expect.soft([state, await barriersOf(page)], 'axe at 390').toEqual([state, []]);
    await page.evaluate(DARK);
    await still(page);
    await expect.soft(page).toHaveScreenshot(`live-${state}-390.png`, { mask: changing(page) });
  };

  await say('สวัสดีค่ะทุกคน');
  await page.goto(`/liveStreaming/${id}`);
  await expect(page.getByText('พร้อมดูแล้ว')).toBeVisible(PATIENCE);
  await looks('lobby');

  await officeApi('POST', 'stage', { id: stage_id, ...beginsIn(-1) });
  await expect(async () => {
    await page.goto(`/liveStreaming/${id}`);
    await expect(page.getByRole('heading', { name: 'วงกำลังขึ้นเวที' })).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENCE);
  await looks('starting');

  const publisher = await Publisher.start(id);
  try {
    await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeGreaterThan(0);
    await officeApi('POST', 'liveStreamingSong', { id, stage_time_id: songs[0], stage_time_begun: 'Y' });
    await officeApi('POST', 'liveStreaming', { id, live_streaming_pinned: 'ขอความร่วมมือใช้คำสุภาพ' });
    await expect(page.getByText('ขอความร่วมมือใช้คำสุภาพ')).toBeVisible(PATIENCE);
    const player = page.getByRole('region', { name: /^เครื่องเล่นไลฟ์/ });
    await expect(player).toHaveAttribute('data-controls', 'hidden', PATIENCE);
    await looks('on-air');

    await page.getByRole('textbox', { name: 'ข้อความ' }).fill('โทรหาผมที่ 089-111-2222');
    await page.keyboard.press('Enter');
    await expect(page.getByText('ยังไม่ได้ส่ง เพราะมีเบอร์โทรศัพท์ แก้ข้อความแล้วส่งใหม่ได้เลย')).toBeVisible(PATIENCE);
    await expect(player).toHaveAttribute('data-controls', 'hidden', PATIENCE);
    await looks('refused');

    const under = page.getByRole('group', { name: 'ใต้ภาพ' });
    await under.getByRole('button', { name: 'เซตลิสต์' }).click();
    await expect(
      page
        .getByText(SONGS[0] ?? '')
        .locator('visible=true')
        .first(),
    ).toBeVisible(PATIENCE);
    await looks('songs');
    await under.getByRole('button', { name: 'แชต' }).click();
  } finally {
    await publisher.breakOff();
  }
  await expect(page.getByRole('heading', { name: 'สัญญาณจากวงหลุดชั่วคราว' })).toBeVisible(PATIENCE);
  await expect(page.getByText('รอสัญญาณจากวง')).toBeVisible(PATIENCE);
  await looks('lost');

  await officeApi('POST', 'liveStreamingEnd', { id });
  await page.getByRole('button', { name: 'อยู่หน้านี้ต่อ' }).click(PATIENCE);
  await expect(page.getByRole('button', { name: 'ติดตามวงนี้' })).toBeVisible(PATIENCE);
  await looks('ended');
});
