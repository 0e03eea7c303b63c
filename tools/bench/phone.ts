/// <reference lib="dom" />
import { type Browser, type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { installChromium } from '../services/chromium.ts';
import { addBuyers } from './buyers.ts';
import type { MeasuredSystem } from './measured-system.ts';
import type { Figure } from './table.ts';

/** A cheap phone in a train: what Chromium's developer tools call Fast 3G, on a processor four times slower than this one. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;
const ROUNDS = 3;
const READING_MS = 4_000;
const PATIENCE_MS = 60_000;
/** A show of the demo data whose recording really plays. */
const RECORDED = 'khluen-si-namngoen';

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
      await context.addCookies([
        { name: 'wethi_member', value: token, url: system.web, httpOnly: true, sameSite: 'Lax' },
      ]);
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

/** A customer who has just bought the demo data's recording. @returns the session's token */
async function addViewer(system: MeasuredSystem): Promise<string> {
  const connection = await system.connect();
  const [buyer] = await addBuyers(connection, 1, system.settings.TOKEN_SECRET ?? '');
  await connection.query(
    `INSERT INTO orders (user_id, order_no, orders_payment_type_id, orders_total, orders_net, orders_status, approve_date)
      VALUES (?, ?, 4, 290, 290, 'approve', CURRENT_TIMESTAMP)`,
    [buyer?.id, `W${Date.now()}`],
  );
  await connection.query(
    `INSERT INTO orders_detail (orders_id, product_id, orders_detail_price, orders_detail_net)
      SELECT LAST_INSERT_ID(), id, 290, 290 FROM product WHERE product_url = ?`,
    [RECORDED],
  );
  await connection.end();
  return buyer?.token ?? '';
}

async function firstPaint(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
}

async function onPhone<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await work(page, context);
  } finally {
    await context.close();
  }
}
