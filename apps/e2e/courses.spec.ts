/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, comeAlive, expectCalm, overflowOf } from './support/calm.ts';
import { api, idOf, signIn } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { playback } from './support/player.ts';
import { newBuyer } from './support/purchase.ts';
import { courseOnSale, type Show } from './support/shows.ts';

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
  await expect(page.getByText('บทฟรี', { exact: true })).toBeVisible();
  await expect(page.getByText('ซื้อคอร์สแล้วถามครูและจดโน้ตได้ทุกบท')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['ถามครู', 'โน้ตของฉัน', 'เอกสาร']);

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

  await page.getByRole('slider', { name: 'ตำแหน่งวิดีโอ' }).press('End');
  const over = page.getByRole('region', { name: 'บทถัดไป' });
  await expect(over.getByText('จบบทที่ 4 แล้ว')).toBeVisible({ timeout: 30_000 });
  await expect(over.getByRole('heading', { name: /^ต่อไป: / })).toBeVisible();
  await over.getByRole('button', { name: 'ยังก่อน' }).click();
  await expect(over).toBeHidden();
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

interface Learner {
  user_tel: string;
  product_id: number;
  lessons: number;
  seen: number;
  user_courses_no: string | null;
}

/** Somebody of the demo data who saw all of a course and has no certificate of it: nobody can be hurried through one. */
async function graduate(page = 1): Promise<Learner> {
  const { data } = await officeApi('GET', `userCourse?page=${page}`);
  const learners = data as Learner[];
  if (learners.length === 0) throw new Error('nobody in the demo data has finished a course');
  return (
    learners.find(({ seen, lessons, user_courses_no }) => seen === lessons && !user_courses_no) ?? graduate(page + 1)
  );
}

test('WATCH-02 SITE-11 whoever finished a course takes a certificate, names it until it is saved, and keeps it as a PDF', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { user_tel, product_id, lessons } = await graduate();
  const { token } = await api('POST', 'login', { body: { user_tel, user_password: '2468' } });
  const learner = { tel: user_tel, pin: '2468', token: String(token) };
  const body = { id: await idOf(learner), user_name: 'ฟ้าใส', user_lname: 'ใจดี' };
  await api('POST', 'user', { token: learner.token, body });
  const { data } = await officeApi('GET', `productById?id=${product_id}`);
  await signIn(context, learner);
  await page.goto(`/package/${(data as Show).product_url}`);
  await expect(page.getByText(new RegExp(`^ครบ ${lessons} บท เมื่อ `))).toBeVisible();
  await comeAlive(page);
  await page.getByRole('button', { name: 'รับใบรับรอง' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'เรียนจบแล้ว' });
  await expect(dialog.getByRole('heading', { name: 'ฟ้าใส ใจดี' })).toBeVisible();
  await expect(dialog.getByText(/ · เลขที่ WT-C-\d{4}-\d{5}$/)).toBeVisible();
  await expectCalm(page, 'certificate');

  await dialog.getByRole('button', { name: 'แก้ชื่อก่อนบันทึก' }).click();
  await dialog.getByLabel('ชื่อบนใบรับรอง').fill('ฟ้าใส ใจดียิ่ง');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'ฟ้าใส ใจดียิ่ง' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'บันทึกเป็น PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^WT-C-\d{4}-\d{5}\.pdf$/);
  await expect(dialog.getByRole('button', { name: 'แก้ชื่อก่อนบันทึก' })).toBeHidden({ timeout: 15_000 });
});

test('ADMIN-03 SITE-07 a learner signs the application of a trading course, and personnel reads it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const course = await courseOnSale('trade-yang-mi-winai');
  const learner = await newBuyer(course);
  await signIn(context, learner);
  await page.goto(`/package/${course.product_url}`);
  await comeAlive(page);
  await page.getByRole('button', { name: 'เซ็นใบสมัคร' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'ใบสมัคร' });
  await expect(dialog.getByText(/การลงทุนมีความเสี่ยง/)).toBeVisible();
  await expectCalm(page, 'application');
  const sign = dialog.getByRole('button', { name: 'เซ็นใบสมัคร' });
  await expect(sign).toBeDisabled();
  // A typed name is as good; the first line by hand takes its place.
  await dialog.getByLabel('หรือพิมพ์ชื่อแทนลายเซ็น').fill('ฟ้าใส ใจดี');
  await expect(sign).toBeEnabled();
  const pad = dialog.getByRole('img', { name: 'เซ็นชื่อที่นี่' });
  await pad.hover({ position: { x: 40, y: 40 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 160, y: 60 } });
  await page.mouse.up();
  await expect(dialog.getByLabel('หรือพิมพ์ชื่อแทนลายเซ็น')).toHaveValue('');
  await sign.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^เซ็นใบสมัครแล้ว \d/)).toBeVisible();

  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/userCourse?q=${learner.tel}`);
  const row = page.getByRole('row', { name: /เทรดอย่างมีวินัย/ });
  await expect(row).toContainText('เซ็นแล้ว');
  await expect(row).toContainText(/0 จาก \d+ ครั้ง/);
  await row.getByRole('button', { name: /^จัดการ/ }).click();
  await page.getByRole('button', { name: 'ดูใบสมัคร' }).click();
  const signed = page.getByRole('dialog', { name: 'ใบสมัคร' });
  await expect(signed.getByText(/การลงทุนมีความเสี่ยง/)).toBeVisible();
  const picture = signed.getByRole('img', { name: 'ลายเซ็น' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  expect(await barriersOf(page), 'axe').toEqual([]);
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'ส่งออก' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ผู้เรียน .*\.csv$/);
});

test('WATCH-03 ADMIN-03 a lesson that comes after another says so until that one is seen', async ({
  page,
  context,
}) => {
  const course = await courseOnSale('rong-prasan-song-siang');
  const { data } = await api('GET', `courseView?product_id=${course.id}`);
  const lessons = (data as { chapters: { lessons: Lesson[] }[] }).chapters.flatMap((chapter) => chapter.lessons);
  const [before, last] = lessons.slice(-2);
  if (!before?.video_id || !last?.video_id) throw new Error('the course has no lessons');
  await officeApi('POST', 'stageTime', { id: last.stage_time_id, stage_detail_time_after: 'Y' });
  await signIn(context, await newBuyer(course));
  await page.goto(`/package/${course.product_url}`);
  const lesson = page.getByRole('main').getByText('ดูบทก่อนหน้าให้จบก่อน');
  await expect(lesson).toHaveCount(1);
  await expect(page.getByRole('link', { name: last.stage_detail_time_title })).toHaveCount(0);
  await page.goto(`/videoStage/${last.video_id}`);
  await expect(page.getByRole('heading', { name: 'ดูบทก่อนหน้าให้จบก่อน' })).toBeVisible();

  // Whoever jumps to the end of that one stays there, and is not turned away by themselves.
  await page.goto(`/package/${course.product_url}`);
  await comeAlive(page);
  await page.getByRole('link', { name: before.stage_detail_time_title }).first().click();
  await expect.poll(async () => (await playback(page)).time, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.getByRole('slider', { name: 'ตำแหน่งวิดีโอ' }).press('End');
  const over = page.getByRole('region', { name: 'บทถัดไป' });
  await expect(over.getByText('บทนี้เปิดให้เองเมื่อดูบทก่อนหน้าจบ')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /เริ่มเลย|บทถัดไป/ })).toHaveCount(0);
  expect(await overflowOf(page)).toEqual([]);
  await over.getByRole('button', { name: 'ดูบทนี้ต่อ' }).click();
  await expect(over).toBeHidden();
  await officeApi('POST', 'stageTime', { id: last.stage_time_id, stage_detail_time_after: 'N' });
});

interface Lesson {
  stage_time_id: number;
  video_id: number | null;
  stage_detail_time_title: string;
}

test('SITE-07 a course leads back to all courses, on a phone as well', async ({ page }) => {
  const course = await courseOnSale();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/package/${course.product_url}`);
  await page.getByRole('navigation', { name: 'เส้นทาง' }).getByRole('link', { name: 'คอร์สเรียน' }).click();
  await expect(page).toHaveURL('/packageAll?type=course');
});
