import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { newLiveShow } from './support/live-shows.ts';
import { officeApi } from './support/office.ts';
import { movesOn } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 40_000 };

test('WATCH-03 WATCH-04 a guest finds a free show on the home page and watches it, until it is the team’s alone', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const id = await newLiveShow(await replayShow());
  const name = `เปิดบ้าน ${id}`;
  await officeApi('POST', 'liveStreaming', { id, live_streaming_access: 'all', live_streaming_name: name });
  const publisher = await Publisher.start(id);
  try {
    await expect
      .poll(async () => {
        await page.goto(addresses.shop);
        return page.getByRole('link', { name: new RegExp(name) }).count();
      }, PATIENCE)
      .toBe(1);
    const card = page.getByRole('link', { name: new RegExp(name) });
    await expect(card).toContainText('ดูฟรี');
    await card.click();
    await expect(page.getByRole('region', { name: `เครื่องเล่นไลฟ์ ${name}` })).toBeVisible(PATIENCE);
    await movesOn(page);
    expect(await barriersOf(page), 'axe').toEqual([]);

    await officeApi('POST', 'liveStreaming', { id, live_streaming_access: 'team' });
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 75_000 });
    expect((await page.request.get(`${addresses.shop}/liveStreaming/${id}`)).status()).toBe(404);
  } finally {
    await publisher.breakOff();
    await officeApi('POST', 'liveStreamingEnd', { id });
  }
});
