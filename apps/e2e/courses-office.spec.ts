import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, overflowOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOffice(context, await ownerToken());
});

test('ADMIN-03 a course has its chapters and lessons on one page, to be moved', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${addresses.admin}/admin/courses`);
  const tabs = page.getByRole('navigation', { name: 'หน้าจอเรื่องคอร์ส' }).getByRole('link');
  await expect(tabs).toHaveText([/^คอร์ส \d+$/, /^โค้ช \d+$/, /^ผู้เรียน \d+$/, /^เช็กชื่อ \d+$/, /^จองเรียน \d+$/]);
  const trading = page.getByRole('row', { name: /เทรดอย่างมีวินัย/ });
  await expect(trading).toContainText(/สด \d+ ครั้ง/);
  // On phones what it costs stands beside its name, and its lessons below.
  await page.setViewportSize({ width: 390, height: 900 });
  const box = async (text: string | RegExp) => (await trading.getByText(text).boundingBox()) ?? { x: 0, y: 0 };
  await expect.poll(async () => (await box(/^สด/)).y - (await box(/^฿/)).y).toBeGreaterThan(0);
  expect((await box(/^฿/)).x).toBeGreaterThan((await box('เทรดอย่างมีวินัย')).x);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('row', { name: /ร้องประสานสองเสียง/ })
    .getByRole('button', { name: 'จัดการ' })
    .click();
  await page.getByRole('tooltip').getByRole('link', { name: 'บทเรียน' }).click();
  const lessons = page.locator('section', { has: page.getByRole('heading', { name: 'บทเรียน', exact: true }) });
  const rows = lessons.getByRole('row');
  await expect(rows.nth(1)).toContainText('ฟังเสียงที่สอง');
  await expect(tabs.nth(1)).toHaveText(/^บทเรียน \d+$/);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('row', { name: /ตอนที่ 2 ร้องด้วยกัน/ }).first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await expect(page.getByRole('button', { name: 'ย้ายบทเรียนลำดับ 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ย้ายตอนลำดับ 1' })).toBeVisible();
  const first = page.getByRole('button', { name: /^เลื่อนหรือแก้ .*ฟังเสียงที่สอง/ });
  await first.click();
  await expect(page.getByRole('button', { name: 'เลื่อนขึ้น' })).toBeDisabled();
  await page.getByRole('button', { name: 'เลื่อนลง' }).click();
  await expect(rows.nth(2)).toContainText('ฟังเสียงที่สอง');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(rows.nth(1)).toContainText('ฟังเสียงที่สอง');
  expect(complaints).toEqual([]);
});

test('ADMIN-03 personnel mark who came, and take a booking', async ({ page }) => {
  await page.goto(`${addresses.admin}/admin/userChecking`);
  const learner = page.getByRole('radiogroup', { name: /^พิมพ์ชนก วงศ์สว่าง/ });
  await learner.getByText('ลา', { exact: true }).click();
  await expect(page.getByText('บันทึก สำเร็จ')).toBeVisible();
  await expect(learner.getByRole('radio', { name: 'ลา' })).toBeChecked();

  const { data: coaches } = await officeApi('GET', 'coach?coach_name_like=ต้นไม้');
  const [coach] = coaches as { id: number }[];
  const { data: own } = await officeApi('GET', `courseSlotByCoachId?coach_id=${coach?.id}`);
  expect((own as object[]).length).toBeGreaterThan(0);
  await page.goto(`${addresses.admin}/admin/userCourseBooking?coach=${coach?.id}`);
  const asked = page.getByRole('button', { name: /รอยืนยัน$/ });
  const next = page.getByRole('button', { name: 'สัปดาห์ถัดไป' });
  await expect(page.getByRole('table')).toBeVisible();
  if ((await asked.count()) === 0) await next.click();
  await asked.first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('กีตาร์โปร่งจากศูนย์')).toBeVisible();
  expect(await barriersOf(page), 'axe').toEqual([]);
  await drawer.getByLabel('ข้อความถึงผู้เรียน').fill('เตรียมกีตาร์ตั้งสายมาด้วย');
  await drawer.getByRole('button', { name: 'รับจอง' }).click();
  await expect(page.getByText('รับจองแล้ว แจ้งลูกค้าทาง SMS แล้ว')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(asked).toHaveCount(0);
});
