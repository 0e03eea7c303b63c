import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';

/** A cheap phone in a train: what Chromium's developer tools call Fast 3G, on a processor four times slower than this one. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;

/** Opens a page of its own on such a phone. */
export async function onPhone<Result>(
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
