import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, makeTextLarge, overflowOf } from './support/calm.ts';
import { newBuyer } from './support/purchase.ts';
import { keeper, longest, officeReady, ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

const FIGURES = [
  ...['ยอดสุทธิ', 'คำสั่งซื้อที่ยืนยันแล้ว', 'รอยืนยัน', 'สมาชิกใหม่'],
  ...['สลิปที่ระบบอนุมัติเอง', 'เวลากว่าจะอนุมัติ', 'ผู้ชมไลฟ์ตอนนี้', 'ส่วนลดจากคูปอง'],
];
const PARTS = ['เงินและคำสั่งซื้อรายวัน', 'สลิปที่ระบบอนุมัติเอง', 'รอยืนยัน', 'งานแสดงขายดี', 'คูปองที่ใช้', 'สมาชิกใหม่'];

test('ADMIN-02 the dashboard tells money, orders, slips, viewers, shows and coupons of a period and of a band', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  await newBuyer(show);
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin`);
  await officeReady(page);
  const main = page.getByRole('main');
  const figure = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });

  await test.step('eight figures, and the parts below them, in their order', async () => {
    for (const name of FIGURES) await expect(figure(name)).toBeVisible();
    // Others may be on air meanwhile.
    await expect(main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'กำลังไลฟ์' })).toHaveText(PARTS);
    await expect(main.getByText(/^\d\d-\d\d-\d{4} ถึง \d\d-\d\d-\d{4} · เทียบ/)).toBeVisible();
    await expect(figure('ยอดสุทธิ')).toContainText('ก่อนหน้า ฿');
    await expect(main.getByRole('img', { name: /^เงินรายวัน สูงสุด/ })).toBeVisible();
  });

  await test.step('a shorter period stands in the address, and in the orders that a figure leads to', async () => {
    await main.getByRole('radio', { name: 'วันนี้' }).click();
    await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
    await main.getByRole('switch', { name: 'เทียบกับช่วงก่อน' }).click();
    await expect(figure('ยอดสุทธิ')).not.toContainText('ก่อนหน้า');
    await expect(figure('คำสั่งซื้อที่ยืนยันแล้ว')).toHaveAttribute('href', /create_at_gte=.+&orders_status=approve/);
  });

  await test.step('a band narrows all but what is no band’s', async () => {
    await main.getByRole('combobox', { name: 'วง' }).selectOption({ label: show.band_name });
    await expect(page).toHaveURL(/band_id=\d+/);
    await expect(figure('สมาชิกใหม่')).toHaveCount(0);
    await expect(main.getByRole('link', { name: new RegExp(`^${show.product_title} \\d+ ใบ`) })).toBeVisible();
  });

  await test.step('the report that it leads to is of the same band, and of all again when that is cleared', async () => {
    await main.locator('section', { hasText: 'งานแสดงขายดี' }).getByRole('link', { name: 'ดูทั้งหมด' }).click();
    await expect(page).toHaveURL(/\/sales\?by=product&.*band_id=\d+/);
    const rows = main.getByRole('row').filter({ hasText: /฿/ });
    await expect(rows.first()).toContainText(show.band_name);
    // Those of the page before may stand for a moment.
    await expect(rows.filter({ hasNotText: show.band_name })).toHaveCount(0);
    const chooser = main.locator('.ant-select', { has: page.getByRole('combobox', { name: 'วง' }) });
    await expect(chooser).toContainText(show.band_name);
    await chooser.hover();
    await chooser.locator('.ant-select-clear').click();
    await expect(page).not.toHaveURL(/band_id/);
    await page.goBack();
    await expect(page).toHaveURL(/admin\/?\?.*band_id=\d+/);
  });

  await test.step('days of one’s own', async () => {
    await main.getByRole('radio', { name: 'กำหนดเอง' }).click();
    await expect(main.getByRole('textbox', { name: 'ช่วงวันที่' }).or(main.getByLabel('ช่วงวันที่')).first()).toBeVisible();
  });

  expect(await barriersOf(page), 'axe').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toEqual([]);
});

test('SITE-11 figures of a hundred million fit a phone, also with text twice as large', async ({ page, context }) => {
  await signInOffice(context, await ownerToken());
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async (about: string) => {
    await page.goto(`${addresses.admin}/admin`);
    await officeReady(page);
    const net = page.getByRole('link', { name: /^ยอดสุทธิ/ }).locator('b');
    // Written over what is shown: such a sale would stand in the figures of all other journeys.
    await net.evaluate((figure) => (figure.textContent = '฿999,999,999.99'));
    await page.getByText('ดูเป็นตาราง').first().click();
    await expect.poll(() => overflowOf(page), about).toEqual([]);
    expect(await net.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth, about)).toBe(0);
  };
  await fits('text as it is');
  await makeTextLarge(page);
  await fits('text twice as large');
});

test('ADMIN-01 the menu keeps the entry of the screen in sight, however many stand above it', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken());
  for (const [path, name] of [
    ['audit', 'ประวัติการแก้ไข'],
    ['comments', 'ความคิดเห็น'],
    ['', 'แดชบอร์ด'],
  ] as const) {
    await page.goto(`${addresses.admin}/admin/${path}`);
    const menu = page.getByRole('navigation', { name: 'เมนูหลังบ้าน' });
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('ADMIN-03 a list of shows with the longest names keeps state and signal in sight', async ({ page, context }) => {
  const { keep, removeAll } = await keeper();
  const band = await keep('band', { band_name: longest(120, Date.now().toString(36)) });
  const stage_id = await keep('stage', { band_id: band, stage_title: longest(200) });
  await keep('liveStreaming', { live_streaming_name: longest(200), stage_id });
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/liveStreaming`);
  await officeReady(page);
  for (const name of ['เวลา', 'สถานะ', 'คนดู', 'สัญญาณ'])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  await removeAll();
});

test('SITE-11 where the system chooses the colours, one still sees what is on, what is chosen and where one is', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken());
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${addresses.admin}/admin`);
  await officeReady(page);
  await expect(page.getByRole('switch', { name: 'เทียบกับช่วงก่อน' })).toHaveCSS('appearance', 'auto');
  for (const seen of [
    page.getByRole('radiogroup', { name: 'ช่วงเวลา' }).locator(':checked + span'),
    page.getByRole('navigation', { name: 'เมนูหลังบ้าน' }).getByRole('link', { name: 'แดชบอร์ด' }),
  ])
    await expect(seen).toHaveCSS('outline-style', 'solid');
});
