import { expect, test } from '@playwright/test';
import { officeApi } from './support/office.ts';

test('SITE-05 of those who press a link that leads on, such as to a live show, none waits for another', async ({
  request,
}) => {
  const { data } = await officeApi('GET', 'liveStreaming?limit=1');
  const [{ stage_id }] = data as [{ stage_id: number }];
  for (const address of [
    `/liveStreaming?stage=${stage_id}`,
    `/liveStreaming.data?stage=${stage_id}`,
    ...['/videoStage', '/videoStage.data', '/stage', '/package'],
  ]) {
    const ask = () => request.get(address, { maxRedirects: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    const made = answers.filter((answer) => answer.headers()['x-cache'] === 'MISS');
    expect(made.length, address).toBeLessThanOrEqual(1);
    expect(new Set(answers.map((answer) => answer.status())).size, address).toBe(1);
  }
});

test('SITE-10 a link that was cut off within a Thai letter leads to the page that says so', async ({ page }) => {
  const answer = await page.goto('/package/%E0%B8');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('SITE-12 a release mends the service worker at once: nobody keeps the one before', async ({ request }) => {
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
  );
});
