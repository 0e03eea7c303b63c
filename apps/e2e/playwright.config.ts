import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { addresses } from './support/addresses.ts';

const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CHROMIUM = BROWSERS.find((file) => file && existsSync(file));
const HEADLESS_SHELL = process.env.HEADLESS_SHELL ?? CHROMIUM;
const QUIET = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--autoplay-policy=no-user-gesture-required',
  // Letters stand where a Chromium with windows puts them.
  '--font-render-hinting=none',
];

const LARGE = 'large-upload.spec.ts';
const LIVE_PICTURES = 'live-pictures.spec.ts';
/** Blurring what lies below a dialog takes most of the time where no graphics card does it. */
const WITHOUT_BLUR = '--blink-settings=prefersReducedTransparency=true';

/** The headless shell shows none. */
const NOTIFICATIONS = 'push.spec.ts';

const launchOptions = (...more: string[]) => ({ executablePath: HEADLESS_SHELL, args: [...QUIET, ...more] });

/** Journeys in a real browser against the running system; `SHOP_URL` and the like say where it is. */
export default defineConfig({
  testDir: '.',
  // Pictures first: other tests change what stands in lists.
  projects: [
    { name: 'pictures', testMatch: 'pictures*.spec.ts' },
    {
      name: 'journeys',
      testMatch: '*.spec.ts',
      testIgnore: ['pictures*.spec.ts', NOTIFICATIONS, LIVE_PICTURES, LARGE],
      use: { launchOptions: launchOptions(WITHOUT_BLUR) },
    },
    {
      name: 'notifications',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: { ...launchOptions(), executablePath: CHROMIUM } },
    },
    // Its show stands in the lists that the other pictures show.
    { name: 'live pictures', testMatch: LIVE_PICTURES },
    // Half an hour; only when somebody asks: `LARGE_UPLOAD_GB=2 npm test -- --only e2e large-upload`.
    ...(process.env.LARGE_UPLOAD_GB ? [{ name: 'large', testMatch: LARGE }] : []),
  ],
  outputDir: '../../.local/test/journeys',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: Number(process.env.E2E_RETRIES ?? 1), // docs/decisions/0080
  forbidOnly: true,
  timeout: 90_000,
  // What is drawn may differ in the noise of fonts and pictures.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL: addresses.shop,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1440, height: 900 },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
});
