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

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => open(page, '/'),
  package: (page) => open(page, '/package/saeng-sudthai-kon-chao'),
  payment: async (page) => {
    await signIn(page, '0810000001');
    await open(page, '/package/saeng-sudthai-kon-chao');
    await page.getByRole('button', { name: 'ซื้อบัตร' }).filter({ visible: true }).first().click();
    await page.getByText('คลิกเพื่อเลือกสลิป').waitFor();
  },
  watch: async (page) => {
    await signIn(page, '0810000002');
    await open(page, '/watchReruns');
    await page.locator('a[href*="/videoStage/"]').first().click();
    await page.getByRole('button', { name: /^เล่น/ }).first().click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3);
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

/** The session cookie comes with the answer; the page's own context keeps it. */
async function signIn(page: Page, user_tel: string): Promise<void> {
  await page.request.post(`${SHOP}/api/login`, { data: { user_tel, user_password: '2468' } });
}

async function takePicture(browser: Browser, name: string, size: (typeof SIZES)[number]): Promise<void> {
  const context = await browser.newContext({ viewport: size, locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  await PAGES[name]?.(page);
  await page.waitForTimeout(400);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}-${size.width}.webp`);
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? findChromium(), args: FLAGS });
for (const name of Object.keys(PAGES)) for (const size of SIZES) await takePicture(browser, name, size);
await browser.close();
