import { expect, test, type Locator } from '@playwright/test';
import { makeTextLarge, overflowOf } from './support/calm.ts';
import { beginsIn } from './support/live-shows.ts';
import { newMember, signIn } from './support/member.ts';
import { keeper, longest, maker } from './support/office.ts';
import { buy } from './support/purchase.ts';
import { makeShow, replayShow } from './support/shows.ts';

const PHONE = { width: 390, height: 844 };

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not shown`);
  return box;
}

for (const large of [false, true]) {
  test(`SITE-07 SITE-11 a poster begins its title below its day, however long the names are${large ? ' and large the text' : ''}`, async ({
    page,
  }) => {
    const { keep, removeAll } = await keeper();
    try {
      const band_name = longest(110, `วง${Date.now()}`);
      const band_id = await keep('band', { band_name });
      const day = { product_start: '2034-12-31', product_to: '2034-12-31' };
      const product_title = longest(190);
      for (const product_url of [`poster-${Date.now()}`, `poster-beside-${Date.now()}`]) {
        const sold = { product_status: 'sale', product_price: 1_234_567.5 };
        await keep('product', { band_id, product_title, product_url, ...sold, ...day });
      }
      await page.setViewportSize(PHONE);
      if (large) await makeTextLarge(page);
      await page.goto(`/packageAll/${encodeURIComponent(band_name)}`);
      const card = page.getByRole('main').getByRole('link', { name: product_title }).first();
      const title = await boxOf(card.getByRole('heading'));
      const day31 = await boxOf(card.getByText('31', { exact: true }));
      expect(title.y).toBeGreaterThan(day31.y + day31.height);
      const band = await boxOf(card.getByText(band_name));
      const price = await boxOf(card.getByText('฿1,234,567.50'));
      expect(band.y + band.height).toBeLessThanOrEqual(price.y);
      expect(await overflowOf(page)).toEqual([]);
    } finally {
      await removeAll();
    }
  });
}

test('BUY-11 SITE-11 beside a long name, a show without a picture has no taller place than one with it', async ({
  page,
  context,
}) => {
  const show = await makeShow({ product_title: longest(190, `${Date.now()}`) });
  const member = await newMember();
  const { orderResult } = (await buy(show, member)) as unknown as { orderResult: { order_no: string } }; // of this call alone it is an order
  await signIn(context, member);
  await page.setViewportSize(PHONE);
  await page.goto('/profile/orders');
  const row = page.getByRole('listitem').filter({ hasText: orderResult.order_no });
  expect(await boxOf(row.locator('> span').first())).toMatchObject({ width: 64, height: 64 });
  await page.goto(`/order/${orderResult.order_no}`);
  const line = page.getByRole('heading', { level: 2, name: show.product_title }).locator('xpath=../..');
  expect(await boxOf(line.locator('> span').first())).toMatchObject({ width: 72, height: 72 });
});

test('WATCH-05 SITE-11 the longest name of a band leaves the chat of a phone its room', async ({ page, context }) => {
  const { keep, removeAll } = await keeper();
  try {
    const band_id = await keep('band', { band_name: longest(110, `วง${Date.now()}`) });
    const stage_id = await keep('stage', { band_id, stage_title: 'ลานริมน้ำ', ...beginsIn(-1) });
    const open = { live_streaming_name: longest(110), live_streaming_access: 'all' };
    const id = await keep('liveStreaming', { stage_id, ...open });
    await signIn(context, await newMember());
    await page.setViewportSize(PHONE);
    await page.goto(`/liveStreaming/${id}`);
    await expect(page.getByRole('heading', { name: 'วงกำลังขึ้นเวที' })).toBeVisible();
    // The buttons come with it.
    await expect(page.getByRole('button', { name: 'เยี่ยม' })).toBeVisible();
    expect((await boxOf(page.getByRole('log'))).height).toBeGreaterThan(120);
  } finally {
    await removeAll();
  }
});

test('SITE-01 SITE-11 the logo is whole with large text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await makeTextLarge(page);
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: /หน้าแรก$/ });
  const [all, mark] = [await boxOf(logo), await boxOf(logo.locator('svg'))];
  expect(mark.y + mark.height).toBeLessThanOrEqual(all.y + all.height);
});

test('BUY-11 SITE-11 an order of a million fits on a phone with large text', async ({ page, context }) => {
  const show = await makeShow({ product_price: 1_234_567.5 });
  const member = await newMember();
  await buy(show, member);
  await signIn(context, member);
  await page.setViewportSize(PHONE);
  await makeTextLarge(page);
  await page.goto('/profile/orders');
  await expect(page.getByText('฿1,234,567.50')).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

test('WATCH-09 SITE-11 why a video does not play stands below the whole title of its show', async ({
  page,
  context,
}) => {
  const { make } = await maker();
  const { band_id } = await replayShow();
  const stage_id = await make('stage', { band_id, stage_title: 'ลานริมน้ำ', ...beginsIn(-1) });
  const { product_title } = await makeShow({ stage_id, product_title: longest(190, `${Date.now()}`) });
  const id = await make('liveStreaming', { live_streaming_name: 'คืนเดียว', stage_id });
  await signIn(context, await newMember());
  await page.setViewportSize(PHONE);
  await page.goto(`/liveStreaming/${id}`);
  const why = await boxOf(page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) }));
  expect((await boxOf(page.getByText(product_title))).y).toBeGreaterThan(why.y);
});

for (const [name, address] of [
  ['order', '/order/W261129ABCDEF'],
  ['gift', '/gift/abcdefgh12345678'],
] as const) {
  test(`SITE-10 SITE-11 the page of ${name === 'gift' ? 'a gift' : 'an order'} has its heading while it cannot be read`, async ({
    page,
  }) => {
    await page.route(/\/api\/(orders\/ordersByCode|giftByCode)/, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('button', { name: 'ลองใหม่' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
