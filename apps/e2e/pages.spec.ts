import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, overflowOf } from './support/calm.ts';
import { signIn, type Member } from './support/member.ts';
import { openPayment } from './support/payment.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow, type Show } from './support/shows.ts';

interface Shown {
  show: Show;
  video: number;
}

interface MainPage {
  name: string;
  signedIn?: boolean;
  open: (page: Page, shown: Shown) => Promise<unknown>;
}

/** The pages of the main job, and how one gets there. */
const PAGES: readonly MainPage[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'the list of shows', open: (page) => page.goto('/packageAll') },
  { name: 'a show', open: (page, { show }) => page.goto(`/package/${show.product_url}`) },
  { name: 'login', open: openLogin },
  { name: 'payment of a guest', open: (page, { show }) => openPayment(page, show) },
  { name: 'purchased shows', signedIn: true, open: (page) => page.goto('/watchReruns') },
  { name: 'a replay', signedIn: true, open: openReplay },
];

async function openLogin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'เข้าระบบ' }).locator('visible=true').click();
  await expect(page.getByRole('dialog', { name: 'เข้าระบบ' })).toBeVisible();
}

async function openReplay(page: Page, { video }: Shown): Promise<void> {
  await page.goto(`/videoStage/${video}`);
  await expect(page.locator('video')).toBeVisible();
}

/** What axe finds against WCAG 2.2 AA that keeps somebody out. */
async function barriersOf(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
}

let shown: Shown;
let buyer: Member;
test.beforeAll(async () => {
  const show = await replayShow();
  shown = { show, video: await videoOf(show) };
  buyer = await newBuyer(show);
});

for (const { name, signedIn, open } of PAGES) {
  for (const width of [390, 1440]) {
    test(`SITE-11 ${name} at ${width} px fits, complains about nothing and keeps nobody out`, async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (signedIn) await signIn(context, buyer);
      await open(page, shown);
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('SITE-05 a page is the same for all who open it, whatever an advertisement added to its address', async ({
  request,
}) => {
  const pages = new Set<string>();
  for (const address of ['/member', '/member?fbclid=1', '/member?utm_source=line', '/member']) {
    const answer = await request.get(address);
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    pages.add(await answer.text());
  }
  expect(pages.size).toBe(1);
});
