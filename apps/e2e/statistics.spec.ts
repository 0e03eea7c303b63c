import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { complaintsOf, expectCalm } from './support/calm.ts';
import { tabTo } from './support/keys/focus.ts';
import { officeApi, officeReady, ownerToken, signInOffice } from './support/office.ts';
import { videoOf } from './support/purchase.ts';
import { quietReplayShow } from './support/shows.ts';

test('WATCH-08 SITE-11 the statistics of a show, and of one who watched it, with the keyboard alone and keeping nobody out', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/videosStatistics/${await videoOf(await quietReplayShow())}`);
  await officeReady(page);
  const people = page.getByRole('heading', { name: 'รายคน' });
  await expect(people).toBeVisible();
  await expectCalm(page, 'show');

  await test.step('a share of the time by the arrows, which the address keeps', async () => {
    const periods = page.getByRole('radiogroup', { name: 'ช่วงเวลา' });
    await tabTo(page, periods.locator(':checked'));
    await page.keyboard.press('ArrowRight');
    await expect(periods.getByRole('radio', { name: '7 วัน' })).toBeChecked();
    await expect(page).toHaveURL(/period=week/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/period=all/);
  });

  await test.step('somebody is opened and left again', async () => {
    const open = page.getByRole('button', { name: /^ดู / }).first();
    const name = ((await open.getAttribute('aria-label')) ?? '').replace(/^ดู /, '');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/viewer=\d+/);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const figures = page.getByLabel('ตัวเลขของคนดู');
    for (const figure of ['ดูไปแล้ว', 'หยุดครั้งล่าสุดที่', 'กระตุก', 'ขอความช่วยเหลือ'])
      await expect(figures.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'การดูแต่ละครั้ง' })).toBeVisible();
    await officeReady(page);
    await expectCalm(page, 'viewer');
    await page.getByRole('button', { name: 'กลับไปทั้งงาน' }).press('Enter');
    await expect(people).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('WATCH-07 a show that nobody watched says so, and leads to its room', async ({ page, context }) => {
  await signInOffice(context, await ownerToken());
  const { data } = await officeApi('GET', 'videos?limit=50&sort=-id');
  const videos = data as { id: number; stage_id: number | null }[];
  let unseen: number | undefined;
  for (const { id, stage_id } of videos) {
    const { data: totals } = await officeApi('GET', `videosStatisticsShow?video_id=${id}`);
    if (stage_id !== null && (totals as { viewers: number }).viewers === 0) unseen = id;
    if (unseen !== undefined) break;
  }
  await page.goto(`${addresses.admin}/admin/videosStatistics/${unseen}`);
  await officeReady(page);
  await expect(page.getByRole('heading', { name: 'ยังไม่มีใครดูงานนี้', exact: true })).toBeVisible();
  await expect(page.getByText(/^ตัวเลขขึ้นเองเมื่อคนแรกดูเกิน 3 นาที/)).toBeVisible();
  await expectCalm(page, 'empty');
  await page.getByRole('link', { name: 'ไปห้องส่ง' }).click();
  await expect(page).toHaveURL(/\/liveStreaming/);
});
