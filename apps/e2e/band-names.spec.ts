import { expect, test } from '@playwright/test';
import { made } from './support/live-shows.ts';
import { officeApi } from './support/office.ts';

test('SITE-08 a band that was renamed is found by the links of its former name', async ({ page, request }) => {
  const former = `วงชื่อเดิม ${Date.now()}`;
  const name = `${former} ใหม่`;
  const id = await made('band', { band_name: former });
  await officeApi('POST', 'band', { id, band_name: name });
  for (const folder of ['band', 'packageAll']) {
    const answer = await request.get(`/${folder}/${encodeURIComponent(former)}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `/${folder}/${encodeURIComponent(name)}`]);
  }
  await page.goto(`/band/${encodeURIComponent(former)}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect((await request.get(`/band/${encodeURIComponent(`${name} ที่ไม่มี`)}`)).status()).toBe(404);
});
