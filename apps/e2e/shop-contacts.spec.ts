import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

test('SITE-04 personnel changes where the shop is reached, and the footer and the contact page say it', async ({
  page,
  context,
}) => {
  const { data: before } = await officeApi('GET', 'shopContact');
  await signInOffice(context, await ownerToken());
  try {
    await page.goto(`${addresses.admin}/admin/infoPage?footer=`);
    const line = page.getByLabel('ไอดีแชต');
    await line.fill('wethi');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText('ใส่ไอดีที่ขึ้นต้นด้วย @ เช่น @wethi')).toBeVisible();
    await line.fill('@wethi.stage');
    await page.getByLabel('เพจ').fill('https://www.facebook.com/wethi.stage');
    await page.getByLabel('เบอร์โทรศัพท์').fill('02-123-4567');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    }
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByRole('button', { name: 'บันทึก', exact: true })).toHaveCount(0);
    for (const place of ['main', 'contentinfo'] as const) {
      const link = (name: string) => page.getByRole(place).getByRole('link', { name });
      await expect(async () => {
        await page.goto('/contactUs');
        await expect(link('LINE @wethi.stage')).toHaveAttribute('href', 'https://line.me/R/ti/p/@wethi.stage', {
          timeout: 500,
        });
      }).toPass();
      await expect(link('facebook.com/wethi.stage')).toHaveAttribute('href', 'https://www.facebook.com/wethi.stage');
      await expect(link('02-123-4567')).toHaveAttribute('href', 'tel:021234567');
    }
  } finally {
    await officeApi('POST', 'shopContact', before as object);
  }
});
