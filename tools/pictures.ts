import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './services/system-packages.ts';

/** The README's picture of the home page: `node tools/pictures.ts [http://localhost:8080]` while `npm start` runs with fresh demo data. */
const SHOP = process.argv[2] ?? 'http://localhost:8080';
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
});
await page.goto(SHOP, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(400);
await sharp(await page.screenshot())
  .webp({ quality: 80 })
  .toFile('docs/pictures/home-1440.webp');
await browser.close();
