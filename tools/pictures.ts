import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './services/system-packages.ts';

/**
 * Pictures of the main pages at phone and desktop width for the README and for laying them beside the design:
 * `node tools/pictures.ts [http://localhost:8080]` while `npm start` runs with fresh demo data.
 */
const SHOP = process.argv[2] ?? 'http://localhost:8080';
const FOLDER = 'docs/pictures';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
];

type Size = (typeof SIZES)[number];

interface Shot {
  /** The whole page; else what the window shows first. */
  whole?: boolean;
  prepare: (page: Page) => Promise<unknown>;
}

const SHOTS: Record<string, Shot> = {
  home: { prepare: (page) => open(page, '/') },
  'home-whole': { whole: true, prepare: (page) => open(page, '/') },
  package: { whole: true, prepare: (page) => open(page, '/package/saeng-sudthai-kon-chao') },
  payment: { prepare: openPayment },
  watch: { whole: true, prepare: watchSong },
};

/** As the customer who has not bought it; with a coupon in use. */
async function openPayment(page: Page): Promise<void> {
  await signIn(page, '0810000001');
  await open(page, '/package/saeng-sudthai-kon-chao');
  await page.getByRole('button', { name: 'ซื้อบัตร' }).filter({ visible: true }).first().click();
  await page.getByText('คลิกเพื่อเลือกสลิป').waitFor();
  await page.getByLabel('รหัสคูปอง').fill('HINGHOI100');
  await page.getByRole('button', { name: 'ใช้', exact: true }).click();
  await page.getByText('ใช้คูปองแล้ว').waitFor();
}

/** In the middle of a song that has reactions and comments. */
async function watchSong(page: Page): Promise<void> {
  await signIn(page, '0810000002');
  await open(page, '/watchReruns');
  await page.locator('a[href*="/videoStage/"]').first().click();
  await page.getByRole('complementary', { name: 'เซตลิสต์' }).getByRole('button').nth(4).click();
  // It begins at 42:18; a little later the picture shows its title.
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 42 * 60 + 24);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const like = page.getByRole('button', { name: /^ชอบ/, pressed: false });
  if (await like.isVisible()) await like.click();
  await page.getByRole('heading', { name: /^ความคิดเห็น/ }).waitFor();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

/** Pictures further down are read when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < end; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

/** The session cookie comes with the answer; the page's own context keeps it. */
async function signIn(page: Page, user_tel: string): Promise<void> {
  await page.request.post(`${SHOP}/api/login`, { data: { user_tel, user_password: '2468' } });
}

async function takePicture(
  browser: Browser,
  name: string,
  { prepare, whole = false }: Shot,
  size: Size,
): Promise<void> {
  const context = await browser.newContext({ viewport: size, locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  await prepare(page);
  if (whole) await scrollThrough(page);
  await page.waitForTimeout(400);
  await sharp(await page.screenshot({ fullPage: whole }))
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}-${size.width}.webp`);
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? findChromium(), args: FLAGS });
for (const [name, shot] of Object.entries(SHOTS))
  for (const size of SIZES) await takePicture(browser, name, shot, size);
await browser.close();
