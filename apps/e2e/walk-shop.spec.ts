import { readFileSync } from 'node:fs';
import { devices, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { barriersOf, complaintsOf, coveredOf, overflowOf } from './support/calm.ts';
import { api, signIn, type Member } from './support/member.ts';
import { newGroup } from './support/office.ts';
import { buy, newBuyer, newGift, videoOf } from './support/purchase.ts';
import { courseOnSale, replayShow, type Show } from './support/shows.ts';

interface Shown {
  show: Show;
  video: number;
  order: string;
  ordersId: number;
  paper: number;
  live: number;
  gift: string;
  group: string;
  buyer: Member;
  course: Show;
  /** A lesson that is not free. */
  lesson: number;
}

interface Walked {
  /** As in apps/shop/src/routes.ts. */
  route: string;
  /** Tells it from others of the same route. */
  of?: string;
  address: (shown: Shown) => string;
  /** Guests and members see different things. */
  as: 'guest' | 'member';
  status?: number;
}

const WALK: readonly Walked[] = [
  { route: '', address: () => '/', as: 'guest' },
  { route: '', address: () => '/', as: 'member' },
  { route: 'packageAll/:bandName?', address: () => '/packageAll', as: 'guest' },
  {
    route: 'packageAll/:bandName?',
    of: 'a band',
    address: ({ show }) => `/packageAll/${encodeURIComponent(show.band_name)}`,
    as: 'guest',
  },
  { route: 'package/:productUrl?', address: ({ show }) => `/package/${show.product_url}`, as: 'guest' },
  { route: 'package/:productUrl?', address: ({ show }) => `/package/${show.product_url}`, as: 'member' },
  {
    route: 'package/:productUrl?',
    of: 'a course',
    address: ({ course }) => `/package/${course.product_url}`,
    as: 'guest',
  },
  {
    route: 'package/:productUrl?',
    of: 'a course',
    address: ({ course }) => `/package/${course.product_url}`,
    as: 'member',
  },
  { route: 'waitingRoom/:productUrl', address: ({ show }) => `/waitingRoom/${show.product_url}`, as: 'guest' },
  { route: 'tickets', address: () => '/tickets', as: 'guest' },
  { route: 'tickets', address: () => '/tickets', as: 'member' },
  {
    route: 'packageAll/:bandName?',
    of: 'a search with a slip',
    address: () => `/packageAll?q=${encodeURIComponent('แสงสุดทาย')}`,
    as: 'guest',
  },
  { route: 'band/:bandName', address: ({ show }) => `/band/${encodeURIComponent(show.band_name)}`, as: 'guest' },
  { route: 'band/:bandName', address: ({ show }) => `/band/${encodeURIComponent(show.band_name)}`, as: 'member' },
  { route: 'bandMember/:id', address: () => '/bandMember/1', as: 'guest' },
  { route: 'stage/:id?', address: () => '/stage/1', as: 'guest' },
  { route: 'watchReruns/:id?', address: () => '/watchReruns', as: 'guest' },
  { route: 'watchReruns/:id?', address: () => '/watchReruns', as: 'member' },
  { route: 'videoStage/:id?', address: ({ video }) => `/videoStage/${video}`, as: 'guest' },
  { route: 'videoStage/:id?', address: ({ video }) => `/videoStage/${video}`, as: 'member' },
  { route: 'videoStage/:id?', of: 'a lesson', address: ({ lesson }) => `/videoStage/${lesson}`, as: 'guest' },
  { route: 'videoStage/:id?', of: 'a lesson', address: ({ lesson }) => `/videoStage/${lesson}`, as: 'member' },
  { route: 'liveStreaming/:id?', address: () => '/liveStreaming', as: 'guest' },
  { route: 'liveStreaming/:id?', of: 'a show', address: ({ live }) => `/liveStreaming/${live}`, as: 'guest' },
  { route: 'order/:code', address: ({ order }) => `/order/${order}`, as: 'guest' },
  { route: 'order/:code', address: ({ order }) => `/order/${order}`, as: 'member' },
  { route: 'paper/:id', address: ({ paper }) => `/paper/${paper}`, as: 'guest' },
  { route: 'paper/:id', address: ({ paper }) => `/paper/${paper}`, as: 'member' },
  { route: 'paper/conditions/:ordersId', address: ({ ordersId }) => `/paper/conditions/${ordersId}`, as: 'guest' },
  { route: 'paper/conditions/:ordersId', address: ({ ordersId }) => `/paper/conditions/${ordersId}`, as: 'member' },
  { route: 'gift/:code', address: ({ gift }) => `/gift/${gift}`, as: 'guest' },
  { route: 'group/:key', address: ({ group }) => `/group/${group}`, as: 'guest' },
  { route: 'group/:key', address: ({ group }) => `/group/${group}`, as: 'member' },
  { route: 'share', address: () => '/share', as: 'guest' },
  { route: 'share', address: () => '/share', as: 'member' },
  { route: 'member', address: () => '/member', as: 'guest' },
  { route: 'profile', address: () => '/profile', as: 'guest' },
  { route: 'profile', address: () => '/profile', as: 'member' },
  { route: 'profile/orders', address: () => '/profile/orders', as: 'guest' },
  { route: 'profile/orders', address: () => '/profile/orders', as: 'member' },
  { route: 'profile/bands', address: () => '/profile/bands', as: 'member' },
  { route: 'profile/coupons', address: () => '/profile/coupons', as: 'member' },
  { route: 'profile/email', address: () => '/profile/email', as: 'member' },
  { route: 'profile/addresses', address: () => '/profile/addresses', as: 'member' },
  { route: 'profile/addresses/:addressId', address: () => '/profile/addresses/new', as: 'member' },
  { route: 'profile/security', address: () => '/profile/security', as: 'member' },
  { route: 'profile/privacy', address: () => '/profile/privacy', as: 'member' },
  { route: 'profile/statistics', address: () => '/profile/statistics', as: 'member' },
  { route: 'unsubscribe', address: () => '/unsubscribe?token=none', as: 'guest' },
  { route: 'logout', address: () => '/logout', as: 'guest' },
  { route: 'tv', address: () => '/tv', as: 'guest' },
  { route: 'tv', address: () => '/tv', as: 'member' },
  { route: 'tv/screen', address: () => '/tv/screen', as: 'guest' },
  { route: ':slug', address: () => '/aboutUs', as: 'guest' },
  { route: '*', address: () => '/no/such/page', as: 'guest', status: 404 },
];

const nameOf = ({ route, of, as }: Walked) => `/${route}${of ? ` of ${of}` : ''} as ${as}`;

/** Answers that are no pages. */
const FILES = ['clientError', 'calendar/:productUrl', 'healthz', 'robots.txt', 'sitemap.xml', 'sitemap/:part'];

// All workers take of it.
test.describe.configure({ mode: 'parallel' });

let shown: Shown;
test.beforeAll(async () => {
  const show = await replayShow();
  const buyer = await newBuyer(show);
  const { data } = await api('GET', 'orders/ordersProductByUserId', { token: buyer.token });
  const [order] = data as { orders_id: number; order_no: string }[];
  if (!order) throw new Error('the buyer has no order');
  const filed = await api('GET', `orders/fileTaxInvoice?orders_id=${order.orders_id}`, { token: buyer.token });
  const { id: paper } = filed.data as { id: number };
  const { data: shows } = await api('GET', 'liveStreaming');
  const [live] = shows as { id: number }[];
  if (!live) throw new Error('the demo data has no live show');
  const course = await courseOnSale();
  await buy(course, buyer);
  const { data: lessons } = await api('GET', `videosByProductId?product_id=${course.id}&video_type=course`);
  const [lesson] = lessons as { id: number }[];
  if (!lesson) throw new Error('the course has no lesson');
  const { key: group } = await newGroup();
  const gift = await newGift(show);
  const found = {
    video: await videoOf(show),
    order: order.order_no,
    ordersId: order.orders_id,
    paper,
    live: live.id,
    gift,
    group,
  };
  shown = { show, buyer, course, lesson: lesson.id, ...found };
});

async function open(page: Page, context: BrowserContext, { address, as, status = 200 }: Walked): Promise<string[]> {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (as === 'member') await signIn(context, shown.buyer);
  const answer = await page.goto(address(shown));
  expect(answer?.status()).toBe(status);
  await page.waitForLoadState('networkidle');
  return complaints.filter((complaint) => status === 200 || !complaint.includes(String(status)));
}

test('SITE-01 the walk leaves no page out', () => {
  const routes = readFileSync('apps/shop/src/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g);
  const pages = [...routes].map(([, path = '']) => path).filter((path) => !FILES.includes(path));
  const walked = new Set(WALK.map(({ route }) => route));
  expect(pages.filter((path) => !walked.has(path))).toEqual([]);
});

for (const walked of WALK) {
  test(`SITE-11 ${nameOf(walked)} fits every width, hides nothing and keeps nobody out`, async ({ page, context }) => {
    const complaints = await open(page, context, walked);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      await expect.poll(() => coveredOf(page), `covered at ${width}`).toEqual([]);
      if (width === 390 || width === 1440) expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width} with text twice as large`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

interface Overlay {
  name: RegExp;
  width: number;
  address: (shown: Shown) => string;
  button: RegExp;
}

const OVERLAYS: readonly Overlay[] = [
  { name: /เข้าระบบ/, width: 1440, address: () => '/packageAll', button: /^เข้าระบบ$/ },
  { name: /เมนู/, width: 390, address: () => '/packageAll', button: /^เปิดเมนู$/ },
  { name: /ตัวกรอง/, width: 390, address: () => '/packageAll', button: /ตัวกรอง/ },
  { name: /ชำระเงิน/, width: 390, address: ({ show }) => `/package/${show.product_url}`, button: /^ซื้อบัตร/ },
  { name: /ชำระเงิน/, width: 1440, address: ({ show }) => `/package/${show.product_url}`, button: /^ซื้อบัตร/ },
];

for (const { name, width, address, button } of OVERLAYS) {
  test(`SITE-11 ${name.source} at ${width} px opens, fits, keeps nobody out, and goes with Back`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address(shown));
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: button }).locator('visible=true').first().click();
    const overlay = page.getByRole('dialog', { name });
    await expect(overlay).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    await page.goBack();
    await expect(overlay).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(complaints).toEqual([]);
  });
}

test.describe('with a finger on a phone from Apple', () => {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
  test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch });

  for (const walked of WALK) {
    test(`SITE-11 ${nameOf(walked)} opens and fits`, async ({ page, context }) => {
      const complaints = await open(page, context, walked);
      expect(await overflowOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});
