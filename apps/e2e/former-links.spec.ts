import { expect, test } from '@playwright/test';
import { made } from './support/live-shows.ts';
import { officeApi } from './support/office.ts';
import { makeShow } from './support/shows.ts';

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

test('CAT-04 a show whose address changed is found by links of the former one, with what stands behind them', async ({
  page,
  request,
}) => {
  const { id, product_url: url, product_title } = await makeShow({});
  await officeApi('POST', 'product', { id, product_url: `${url}-2` });
  const answered = async (behind: string) => {
    const answer = await request.get(`/package/${url}${behind}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  for (const behind of ['', '?price=1', '?code=SAENG10'])
    await expect.poll(() => answered(behind)).toEqual([301, `/package/${url}-2${behind}`]);
  await page.goto(`/waitingRoom/${url}`);
  await expect(page).toHaveURL(`/package/${url}-2`);
  await expect(page.getByRole('heading', { name: product_title, level: 1 })).toBeVisible();
});
