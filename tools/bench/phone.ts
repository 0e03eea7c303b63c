/// <reference lib="dom" />
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { installChromium } from '../services/chromium.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { onPhone } from './slow-phone.ts';
import type { Figure } from './table.ts';
import { addViewer, signIn } from './watching/viewer.ts';

const ROUNDS = 3;
const READING_MS = 4_000;
const PATIENCE_MS = 60_000;
/** What a slow phone shows and when, from opening an address or from a tap on. */
export async function measurePhone(system: MeasuredSystem): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await installChromium(), args: ['--no-sandbox'] });
  try {
    const show = `${system.web}/package/saeng-sudthai-kon-chao`;
    return [
      await figure('home, first paint', 1500, () => onPhone(browser, (page) => firstPaint(page, system.web))),
      await figure('all shows, first paint', 1500, () =>
        onPhone(browser, (page) => firstPaint(page, `${system.web}/packageAll`)),
      ),
      await figure('show, first paint', 1500, () => onPhone(browser, (page) => firstPaint(page, show))),
      ...(await buying(browser, show)),
      ...(await watching(browser, system)),
    ];
  } finally {
    await browser.close();
  }
}

/** The median of some rounds. */
async function figure(name: string, atMost: number | undefined, round: () => Promise<number>): Promise<Figure> {
  const [figures] = await rounds(async () => [await round()]);
  return { name, ms: figures ?? 0, atMost };
}

/** The medians of what each round measures, one after the other. */
async function rounds(round: () => Promise<number[]>): Promise<number[]> {
  const all: number[][] = [];
  for (let count = 0; count < ROUNDS; count += 1) all.push(await round());
  return (all[0] ?? []).map((_, place) => median(all.map((figures) => figures[place] ?? 0)));
}

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0;

/** Who taps as soon as the button is there, and who reads first. */
async function buying(browser: Browser, show: string): Promise<Figure[]> {
  const [works = 0, hasty = 0] = await rounds(() =>
    onPhone(browser, async (page) => {
      const opened = performance.now();
      await page.goto(show, { waitUntil: 'commit' });
      await buyButton(page).tap({ timeout: PATIENCE_MS });
      const tapped = performance.now();
      await paymentDialog(page).waitFor({ timeout: PATIENCE_MS });
      return [tapped - opened, performance.now() - tapped];
    }),
  );
  const calm = await figure('payment dialog, after the tap of one who reads first', 1500, () =>
    onPhone(browser, async (page) => {
      await page.goto(show);
      await page.waitForTimeout(READING_MS);
      await buyButton(page).tap();
      const tapped = performance.now();
      await paymentDialog(page).waitFor({ timeout: PATIENCE_MS });
      return performance.now() - tapped;
    }),
  );
  return [
    { name: 'show, buy button works', ms: works, atMost: 2500 },
    { name: 'payment dialog, after a tap as early as that', ms: hasty, atMost: 1500 },
    calm,
  ];
}

const buyButton = (page: Page): Locator => page.getByRole('button', { name: 'ซื้อบัตร' }).last();
const paymentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'ชำระเงิน' });

/** From the purchases to the moving picture. */
async function watching(browser: Browser, system: MeasuredSystem): Promise<Figure[]> {
  const token = await addViewer(system);
  const [list = 0, player = 0, frame = 0] = await rounds(() =>
    onPhone(browser, async (page, context) => {
      await signIn(context, system, token);
      const opened = performance.now();
      await page.goto(`${system.web}/watchReruns`, { waitUntil: 'commit' });
      const ticket = page.getByRole('link', { name: 'ดูย้อนหลัง' }).first();
      await ticket.waitFor({ timeout: PATIENCE_MS });
      const listed = performance.now();
      await ticket.tap();
      const tapped = performance.now();
      await page.getByRole('button', { name: 'เล่น', exact: true }).first().tap({ timeout: PATIENCE_MS });
      const played = performance.now();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
        timeout: PATIENCE_MS,
      });
      return [listed - opened, played - tapped, performance.now() - played];
    }),
  );
  return [
    { name: 'purchases, list shown', ms: list, atMost: 4000 },
    { name: 'player, play button after the tap on the ticket', ms: player },
    { name: 'first frame, after play', ms: frame, atMost: 3000 },
  ];
}

async function firstPaint(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
}
