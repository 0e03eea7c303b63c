import { expect, test } from '@playwright/test';
import { comeAlive } from './support/calm.ts';
import { api, signIn } from './support/member.ts';
import { playback } from './support/player.ts';
import { newBuyer } from './support/purchase.ts';
import { courseOnSale } from './support/shows.ts';

test('SITE-07 WATCH-03 a course shows a free lesson to everybody, and the others to who bought it', async ({
  page,
  context,
}) => {
  const course = await courseOnSale();
  await page.goto(`/package/${course.product_url}`);
  await expect(page.getByRole('heading', { name: course.product_title })).toBeVisible();
  await expect(page.getByText('เปิดเมื่อซื้อคอร์ส').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /เรียนต่อ|เริ่มเรียน/ })).toHaveCount(0);
  // A lesson plays at once where scripts lead to it.
  await comeAlive(page);
  await page.getByRole('link', { name: 'ดูบทแรกฟรี' }).click();
  await expect(page.getByRole('heading', { name: /^บทที่ 1 / })).toBeVisible();
  await expect.poll(async () => (await playback(page)).time, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(page.getByText('ซื้อคอร์สแล้วถามครูและจดโน้ตได้ทุกบท')).toBeVisible();

  await signIn(context, await newBuyer(course));
  await page.goto(`/package/${course.product_url}`);
  await expect(page.getByText(/^เรียนจบ 0 จาก 8 บท$/)).toBeVisible();
  await expect(page.getByText(/^เรียนได้ถึง /)).toBeVisible();
  await page.getByRole('link', { name: /^4\. ร้องไม่เพี้ยน/ }).click();
  await expect(page.getByRole('heading', { name: 'บทที่ 4 ร้องไม่เพี้ยน' })).toBeVisible();
  await expect.poll(async () => (await playback(page)).time, { timeout: 30_000 }).toBeGreaterThan(1);

  await page.getByRole('tab', { name: 'โน้ตของฉัน' }).click();
  await page.getByLabel(/^โน้ตที่ /).fill('ฟังเบสก่อน');
  await page.getByRole('button', { name: 'จด', exact: true }).click();
  await expect(page.getByText('ฟังเบสก่อน')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'โน้ตของฉัน 1' })).toBeVisible();
  expect((await playback(page)).paused).toBe(false);

  await page.getByRole('tab', { name: /^เอกสาร 1/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /แบบฝึกหัดบทที่ 4/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^แบบฝึกหัดบทที่ 4 .*\.pdf$/);

  await page.getByRole('tab', { name: 'ถามครู' }).click();
  await expect(page.getByText('ฟังเบสก่อนค่ะ', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'บทถัดไป' }).click();
  await expect(page.getByRole('heading', { name: /^บทที่ 5 / })).toBeVisible();
});

test('SITE-07 WATCH-03 an address of a lesson that was passed on says how it opens', async ({ page }) => {
  const course = await courseOnSale();
  const { data } = await api('GET', `videosByProductId?product_id=${course.id}&video_type=course`);
  const [lesson] = data as { id: number }[];
  await page.goto(`/videoStage/${lesson?.id}`);
  await expect(page.getByRole('heading', { name: 'บทนี้เปิดเมื่อซื้อคอร์ส' })).toBeVisible();
  await page.getByRole('link', { name: /^ซื้อคอร์ส / }).click();
  await expect(page).toHaveURL(new RegExp(`/package/${course.product_url}$`));
  await expect(page.getByRole('button', { name: 'ซื้อคอร์ส' }).first()).toBeVisible();
});
