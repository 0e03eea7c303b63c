import { expect, test, type Page, type Response } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { movesOn } from './support/player.ts';
import { quietReplayShow } from './support/shows.ts';
import { api } from './support/member.ts';

const SONGS = ['เปิดเวที', 'คลื่นลูกแรก', 'น้ำขึ้น'];

interface Made {
  insertId: number;
}

/** A video of a stage of its own, whose set list has a time of day for its first two songs. */
async function newVideo(): Promise<{ id: number; stage_id: number }> {
  const { data: bands } = await officeApi('GET', 'band?limit=1');
  const [band] = bands as { id: number }[];
  const stage = { band_id: band?.id, stage_title: 'เวทีทดสอบตอน', stage_time_start: '19:30:00' };
  const stage_id = ((await officeApi('POST', 'stage', stage)).data as Made).insertId;
  for (const [at, stage_detail_time_title] of SONGS.entries()) {
    const stage_detail_time_start = at < 2 ? `19:${30 + 6 * at}:12` : undefined;
    const song = { stage_id, stage_detail_time_type: 'song', stage_detail_time_title, stage_detail_time_start };
    await officeApi('POST', 'stageTime', song);
  }
  const video = { video_name: 'วิดีโอทดสอบตอน', band_id: band?.id, stage_id, video_type: 'stage' };
  return { id: ((await officeApi('POST', 'videos', video)).data as Made).insertId, stage_id };
}

async function open(page: Page, id: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOffice(page.context(), await ownerToken());
  await page.goto(`${addresses.admin}/admin/video`);
  await page.goto(`${addresses.admin}/admin/video?edit=${id}`);
  await expect(page.getByRole('heading', { name: 'ตอนของวิดีโอ' })).toBeVisible();
}

/** What was kept is what is seen. */
async function showsPicture(page: Page, kept: Response): Promise<void> {
  const { filename } = ((await kept.json()) as { data: { filename: string } }).data;
  await expect(page.locator(`img[src*="${filename.split('/').at(-1)?.split('.')[0]}"]`)).toBeVisible();
}

test('WATCH-02 ADMIN-05 songs become chapters from the set list and by hand, never one before the other', async ({
  page,
}) => {
  const { id, stage_id } = await newVideo();
  await open(page, id);
  await page.getByRole('button', { name: 'ดึงจากเซตลิสต์ 2 ช่วง' }).click();
  await expect(page.getByLabel('“คลื่นลูกแรก” เริ่มที่')).toHaveValue('0:06:12');
  await page.getByLabel('“น้ำขึ้น” เริ่มที่').fill('5:44');
  await expect(page.getByRole('alert').filter({ hasText: '“น้ำขึ้น” ต้องเริ่มหลัง 0:06:12' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'บันทึก', exact: true })).toBeDisabled();
  await page.getByLabel('“น้ำขึ้น” เริ่มที่').fill('55:44');
  await page.getByLabel('ชื่อวิดีโอ').fill('วิดีโอที่มีตอน');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ตอนของวิดีโอ' })).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'วิดีโอที่มีตอน' })).toBeVisible();
  const { data } = await officeApi('GET', `stageTimeByStageId?stage_id=${stage_id}`);
  const kept = (data as { video_id: number; stage_detail_time_second: number }[]).map((song) => [
    song.video_id,
    song.stage_detail_time_second,
  ]);
  expect(kept).toEqual([
    [id, 12],
    [id, 372],
    [id, 3344],
  ]);
});

test('WATCH-02 WATCH-10 ADMIN-05 SITE-11 what is heard is a chapter with one press, and is asked about before it is lost', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { data: products } = await api('GET', `productView?id=${(await quietReplayShow()).id}`);
  const [product] = products as { stage_id: number }[];
  const { data } = await officeApi('GET', `videos?stage_id=${product?.stage_id}&video_type=stage&video_status=ready`);
  const [video] = data as { id: number }[];
  // Asked before the player has come: the press is kept.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/videosUserViewById**', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await open(page, Number(video?.id));
  await page
    .getByRole('button', { name: /^ฟังจากตรงที่/ })
    .nth(1)
    .click();
  pressed.resolve();
  await movesOn(page);
  await page
    .getByRole('button', { name: /เริ่มตรงนี้$/ })
    .nth(1)
    .click();
  await expect(page.getByText('ยังไม่บันทึก')).toBeVisible();
  // WATCH-10: a poster of any second, by hand.
  await page.getByLabel('เวลาในวิดีโอ').fill('0:00:03');
  const captured = page.waitForResponse(/uploadProductSlide/);
  await page.getByRole('button', { name: 'จับภาพ' }).click();
  await showsPicture(page, await captured);
  // Or another picture altogether.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'ใช้ภาพอื่น' }).click();
  const sent = page.waitForResponse(/uploadProductSlide/);
  await (await chooser).setFiles('apps/e2e/pictures/home-390.png');
  await showsPicture(page, await sent);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'วิดีโอทั้งหมด' }).click();
  await page.getByRole('button', { name: 'ออกโดยไม่บันทึก' }).click();
  await expect(page.getByRole('heading', { name: 'ตอนของวิดีโอ' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('WATCH-03 ADMIN-05 a video is closed with one press, and deleted while nobody would miss it', async ({ page }) => {
  const { id } = await newVideo();
  await officeApi('POST', 'videos', { id, video_name: 'วิดีโอที่จะปิด' });
  await open(page, id);
  await page.getByRole('radio', { name: 'ปิดไว้' }).check();
  await expect(page.getByText('ยังไม่บันทึก')).toBeVisible();
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'วิดีโอที่จะปิด' });
  await expect(row).toContainText('ปิดไว้');
  await page.goto(`${addresses.admin}/admin/video?edit=${id}`);
  await expect(page.getByRole('radio', { name: 'ปิดไว้' })).toBeChecked();
  await page.getByRole('button', { name: 'ลบวิดีโอ' }).click();
  await expect(row).toBeHidden();
  await expect.poll(async () => (await officeApi('GET', `videos?id=${id}`)).total, { timeout: 15_000 }).toBe(0);
});
