import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { officeApi } from './support/office.ts';

const PAGES = ['howToBuy', 'howToLive', 'questions', 'contactUs', 'policy', 'condition', 'promotion', 'inspire'];

test('SITE-09 every page of information has its text, names itself, and axe finds nothing', async ({ page }) => {
  for (const slug of PAGES) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('กำลังจัดทำเนื้อหา')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'หน้าข้อมูล' }).locator('[aria-current=page]')).toHaveCount(1);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test('SITE-09 questions are found by part of a word; none found leads to a person; a link opens its question', async ({
  page,
}) => {
  await page.goto('/questions');
  const search = page.getByRole('searchbox', { name: 'ค้นหาคำถาม' });
  await search.fill('สลิป');
  await expect(page.getByRole('status').filter({ hasText: 'คำถาม' })).toHaveText(/^พบ \d+ คำถาม$/);
  await expect(page.locator('mark').first()).toHaveText('สลิป');
  await search.fill('แลกบัตรกระดาษ');
  await expect(page.getByRole('heading', { name: 'ไม่พบ “แลกบัตรกระดาษ”' })).toBeVisible();
  await page.getByRole('button', { name: 'ดูทุกคำถาม' }).click();
  await expect(search).toHaveValue('');
  await page.goto('/questions#q2');
  await expect(page.locator('#q2')).toBeVisible();
  await expect(page.locator('#q3')).toBeHidden();
});

test('SITE-09 a page that the back office takes back says that it is to come, and is there again when published', async ({
  page,
}) => {
  const { data } = await officeApi('GET', 'infoPageBySlug?info_page_slug=inspire');
  const [{ id }] = data as [{ id: number }];
  const link = page.getByRole('navigation', { name: 'หน้าข้อมูล' }).getByRole('link', { name: 'แรงบันดาลใจ' });
  await officeApi('POST', 'infoPage', { id, info_page_published: 'N' });
  await expect(async () => {
    await page.goto('/inspire');
    await expect(page.getByText('กำลังจัดทำเนื้อหา')).toBeVisible({ timeout: 500 });
    await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await officeApi('POST', 'infoPage', { id, info_page_published: 'Y' });
  await expect(async () => {
    await page.goto('/inspire');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
});
