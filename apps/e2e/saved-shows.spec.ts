import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { replayShow } from './support/shows.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'บันทึกไว้ดู' });
const rail = (page: Page) => page.getByRole('region', { name: 'บันทึกไว้ดู' });

test('SITE-06 SITE-07 a saved show stays saved, stands on the home page and is taken out there', async ({ page }) => {
  const { product_title, product_url } = await replayShow();
  await page.goto('/');
  await expect(rail(page)).toHaveCount(0);
  await page.goto(`/package/${product_url}`);
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
  await saveButton(page).click();
  await page.reload();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  await expect(rail(page).getByRole('link')).toHaveAttribute('href', `/package/${product_url}`);
  await rail(page)
    .getByRole('button', { name: `นำออก: ${product_title}` })
    .press('Enter');
  await expect(rail(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(rail(page).getByRole('heading', { name: product_title })).toBeVisible();
});

test('SITE-07 sharing a show offers LINE, Facebook and its link where the browser has nothing to share with', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('delete Navigator.prototype.share');
  const { product_url } = await replayShow();
  await page.goto(`/package/${product_url}`);
  await page.getByRole('button', { name: 'แชร์' }).click();
  const address = encodeURIComponent(`${addresses.shop}/package/${product_url}`);
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('ส่งทาง LINE')).toHaveAttribute('href', new RegExp(`url=${address}`));
  await expect(item('แชร์ไป Facebook')).toHaveAttribute('href', new RegExp(`u=${address}`));
  await item('คัดลอกลิงก์').click();
  await expect(page.getByText('คัดลอกลิงก์แล้ว', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${addresses.shop}/package/${product_url}`);
});
