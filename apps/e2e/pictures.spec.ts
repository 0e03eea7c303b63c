import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { newMember, signIn, type Member } from './support/member.ts';
import { openOffice } from './support/office.ts';
import { openPayment } from './support/payment.ts';
import { replayShow, type Show } from './support/shows.ts';
import { still } from './support/still.ts';

interface Shown {
  page: Page;
  show: Show;
}

interface Picture {
  name: string;
  widths?: readonly number[];
  as?: 'guest' | 'member' | 'owner';
  open: (shown: Shown) => Promise<unknown>;
}

const BOTH = [390, 1440] as const;

/** The buttons of LINE and Facebook come after the dialog. */
const login = async ({ page }: Shown) => {
  await page.goto('/member');
  await page.getByRole('banner').getByRole('button', { name: 'เข้าระบบ' }).click();
  await expect(page.getByRole('link', { name: /^เข้าระบบด้วย/ })).toHaveCount(2);
};
const office =
  (path: string) =>
  async ({ page }: Shown) => {
    await page.goto(`${addresses.admin}/admin/${path}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0);
  };

/** Pages and states whose look is kept; `npm run pictures` takes them anew. */
const PICTURES: readonly Picture[] = [
  { name: 'home', widths: BOTH, open: ({ page }) => page.goto('/') },
  { name: 'shows', widths: BOTH, open: ({ page }) => page.goto('/packageAll') },
  { name: 'show', widths: BOTH, open: ({ page, show }) => page.goto(`/package/${show.product_url}`) },
  { name: 'login', widths: BOTH, open: login },
  { name: 'payment-of-guest', widths: BOTH, open: ({ page, show }) => openPayment(page, show) },
  { name: 'payment', as: 'member', open: ({ page, show }) => openPayment(page, show) },
  { name: 'purchases-of-guest', open: ({ page }) => page.goto('/watchReruns') },
  { name: 'no-purchases', widths: BOTH, as: 'member', open: ({ page }) => page.goto('/watchReruns') },
  { name: 'profile-of-guest', open: ({ page }) => page.goto('/profile') },
  { name: 'info', open: ({ page }) => page.goto('/aboutUs') },
  { name: 'not-found', widths: BOTH, open: ({ page }) => page.goto('/no/such/page') },
  { name: 'office-login', widths: BOTH, open: ({ page }) => page.goto(`${addresses.admin}/admin/login`) },
  { name: 'office-stages', widths: BOTH, as: 'owner', open: office('stage') },
  { name: 'office-new-band', widths: BOTH, as: 'owner', open: office('band?new') },
];

let show: Show;
let member: Member;
test.beforeAll(async () => {
  show = await replayShow();
  member = await newMember();
});

for (const { name, widths = [390], as = 'guest', open } of PICTURES) {
  for (const width of widths) {
    test(`SITE-02 ${name} at ${width} px looks as it did`, async ({ page, context }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (as === 'member') await signIn(context, member);
      if (as === 'owner') await openOffice(page);
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await open({ page, show });
      if (as !== 'owner') await page.waitForLoadState('networkidle');
      await still(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { mask: [page.getByRole('timer')] });
    });
  }
}
