import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, coveredOf, makeTextLarge, overflowOf, smallOf } from './support/calm.ts';
import { officeApi, officeReady, ownerToken, signInOffice } from './support/office.ts';

const SCREENS = [
  ...readFileSync('apps/admin/src/screens.tsx', 'utf8').matchAll(/path: '([^':]+?)\/?(?::[^']*)?'/g),
].map(([, path = '']) => path || '/');
const WIDTHS = [320, 390, 768, 1440];

/** Screens of which nothing is edited in a drawer; a video, a coupon, a product, a page of information
 * and a message have pages (video-edit.spec, coupon.spec, product-editor.spec, info-pages.spec, buyer-messages.spec). */
const READ_ONLY = [
  '/',
  '/ordersConfirm',
  '/orders',
  '/money',
  '/moneyBack',
  '/sales',
  '/videosStatistics',
  '/helpRequest',
  '/video',
  '/userCourse',
  '/userChecking',
  '/userCourseBooking',
  '/coupon',
  '/product',
  '/infoPage',
  '/import',
  '/messages',
  '/deliveries',
  '/checkIn',
  '/comments',
  '/audit',
  '/retention',
  '/settings',
];

// It is the longest file: all workers take of it.
test.describe.configure({ mode: 'parallel' });

let token: string;
test.beforeAll(async () => {
  token = await ownerToken();
  const [band] = (await officeApi('GET', 'band?limit=1')).data as { id: number }[];
  const { data } = await officeApi('POST', 'staff', { staff_name: 'พิมพ์มาดา', staff_position: 'ผู้จัดการวง' });
  const { insertId } = data as { insertId: number };
  await officeApi('POST', 'bandStaff', { staff_id: insertId, band_id: band?.id, band_staff_position: 'ผู้จัดการวง' });
});

test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOffice(context, token);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses.admin}/admin${path}`);
  await officeReady(page);
}

/** Opens the first record of a list; where something else is mostly wanted of one, editing stands in the menu of its row. */
async function editFirst(page: Page): Promise<void> {
  const way = page
    .getByRole('main')
    .getByRole('button', { name: /^(แก้ไข|จัดการ)/ })
    .first();
  await way.click();
  if ((await way.getAttribute('aria-label'))?.startsWith('จัดการ'))
    await page.getByRole('tooltip').getByRole('button', { name: /^แก้ไข/ }).click();
}

test('ADMIN-01 the walk knows the screens', () => {
  expect(SCREENS.length).toBeGreaterThan(14);
});

for (const path of SCREENS) {
  test(`ADMIN-01 SITE-11 the screen ${path} fits every width, also with text twice as large, hides nothing and keeps nobody out`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await officeReady(page);
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      await expect.poll(() => coveredOf(page), `covered at ${width}`).toEqual([]);
      if (width !== 390 && width !== 1440) continue;
      expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
      expect(await smallOf(page), `smaller than a finger at ${width}`).toEqual([]);
    }
    await makeTextLarge(page);
    await page.reload();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await officeReady(page);
      await expect.poll(() => overflowOf(page), `overflow at ${width} with text twice as large`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

for (const path of SCREENS.filter((screen) => !READ_ONLY.includes(screen))) {
  test(`ADMIN-05 the drawer of ${path} opens, goes with Back, and saves what it read`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, path);
    await editFirst(page);
    const drawer = page.getByRole('dialog').last();
    await expect(drawer).toBeVisible();
    await expect(drawer.locator('.ant-skeleton-active')).toHaveCount(0);
    expect(await barriersOf(page), 'axe').toEqual([]);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await editFirst(page);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goBack();
    await page.goForward();
    expect(await overflowOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('ADMIN-05 an order opens beside its list, keeps nobody out, and goes with Back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/orders');
  await page
    .getByRole('link', { name: /^เปิด W/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator('.ant-skeleton-active')).toHaveCount(0);
  expect(await barriersOf(page), 'axe').toEqual([]);
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(complaints).toEqual([]);
});

/** Every address of product.md §2, as it stands there, with the heading that people know it by. */
const SPECIFIED = {
  '/admin': 'แดชบอร์ด',
  '/admin/band': 'วง',
  '/admin/bandMember': 'สมาชิกวง',
  '/admin/bandStaff': 'ทีมงานของวง',
  '/admin/bookBank': 'บัญชีรับโอน',
  '/admin/bookBank/1': 'บัญชีรับโอน',
  '/admin/coupon': 'คูปอง',
  '/admin/liveStreaming': 'ไลฟ์สด',
  '/admin/orders': 'คำสั่งซื้อ',
  '/admin/ordersConfirm': 'ยืนยันการชำระเงิน',
  '/admin/personnel': 'บุคลากร',
  '/admin/product': 'สินค้า',
  '/admin/staff': 'ทีมงาน',
  '/admin/stage': 'เวที',
  '/admin/stageTime': 'เซตลิสต์',
  '/admin/stageTime/1': 'เซตลิสต์',
  '/admin/user': 'ผู้ใช้',
  '/admin/video': 'วิดีโอ',
} as const;

test('ADMIN-03 every address that the specification names opens its screen, and a wrong one says so', async ({
  page,
  context,
}) => {
  for (const [path, heading] of Object.entries(SPECIFIED)) {
    await page.goto(`${addresses.admin}${path}`);
    await officeReady(page);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible();
  }
  await page.goto(`${addresses.admin}/admin/nonsense`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await context.clearCookies();
  await page.goto(`${addresses.admin}/admin/orders`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('button', { name: 'เข้าระบบ' })).toBeVisible();
});
