import { expect, test, type Page } from '@playwright/test';
import { expectWhole } from './support/calm.ts';
import { keeper, longest, maker } from './support/office.ts';

const MANY = 100;
const mark = Date.now().toString(36);
/** What all of these names begin with, so that a search finds them and no others. */
const NAME = `ฟ้าไกลสุดสายตา${mark}`;

interface Made {
  /** Of its first show, or of its course. */
  id: number;
  band: string;
  show: string;
  member: number;
  course: string;
}

/** Nothing, one and many: bands, members, songs, shows, and lessons of a course. */
const made: Partial<Record<0 | 1 | 100, Made>> = {};
let keeping: Awaited<ReturnType<typeof keeper>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  keeping = await keeper();
  const { keep, make } = keeping;
  for (const many of [0, 1, MANY] as const) {
    const band = longest(120, `${NAME}${many}`);
    const band_id = await keep('band', { band_name: band });
    const stage_id = await keep('stage', { band_id, stage_title: longest(200), stage_date: '2034-12-31' });
    const members: number[] = [];
    for (let n = 0; n < Math.max(1, many); n += 1)
      members.push(await keep('bandMember', { band_id, band_member_name: longest(120, `${n}`) }));
    const urls: string[] = [];
    const ids: number[] = [];
    const show = async (n: number, more: object) => {
      const product_url = `${'very-long-address-'.repeat(5)}${mark}-${many}-${n}`;
      urls.push(product_url);
      const title = { product_title: longest(200, `${NAME}${n}ที่${many}`), product_subtitle: longest(300) };
      ids.push(await keep('product', { band_id, product_url, ...title, ...more }));
    };
    // Far ahead, so that other tests meet these shows last.
    const ahead = { product_status: 'coming', product_start: '2034-12-31', product_to: '2034-12-31' };
    for (let n = 0; n < many; n += 1) await show(n, { ...ahead, ...(n === 0 && { stage_id }) });
    for (let n = 0; n < many; n += 1) {
      const song = await keep('stageTime', { stage_id, stage_detail_time_title: longest(200, `${n}`) });
      await make('stageTimeMemberUpdate', { stage_id, stage_time_id: song, band_member_ids: [members[0]] });
    }
    const lessons = await keep('stage', { band_id, stage_title: longest(200) });
    await show(MANY + 1, {
      product_type: 'C',
      product_status: 'sale',
      product_price: 99_999_999.99,
      stage_id: lessons,
    });
    for (let n = 0; n < many; n += 1) {
      const lesson = { stage_detail_time_type: 'lesson', stage_detail_time_title: longest(200, `${n}`) };
      await keep('stageTime', { stage_id: lessons, ...lesson });
    }
    made[many] = { id: ids[0] ?? 0, band, member: members[0] ?? 0, show: urls[0] ?? '', course: urls.at(-1) ?? '' };
  }
});

test.afterAll(async () => {
  test.setTimeout(300_000);
  await keeping?.removeAll();
});

const of = (many: 0 | 1 | 100): Made => {
  const found = made[many];
  if (!found) throw new Error('nothing was made');
  return found;
};
const part = encodeURIComponent;

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('SITE-06 SITE-11 the home page stays whole with the longest names and without pictures', async ({ page }) => {
  await expectWhole(page, '/');
});

for (const many of [0, 1, MANY] as const) {
  test(`SITE-07 SITE-11 the list of a band with ${many} shows stays whole`, async ({ page }) => {
    await expectWhole(page, `/packageAll/${part(of(many).band)}`);
  });

  test(`SITE-08 SITE-11 the page of a band with ${many} members and shows stays whole`, async ({ page }) => {
    await expectWhole(page, `/band/${part(of(many).band)}`);
  });

  test(`SITE-08 SITE-11 the page of a member of a band with ${many} songs stays whole`, async ({ page }) => {
    await expectWhole(page, `/bandMember/${of(many).member}`);
  });

  test(`SITE-07 SITE-11 a course with ${many} lessons stays whole`, async ({ page }) => {
    await expectWhole(page, `/package/${of(many).course}`);
  });
}

test('SITE-07 SITE-11 all shows of a list at once, without pictures, stay whole', async ({ page }) => {
  await expectWhole(page, `/packageAll?show=${MANY}`);
});

test('SITE-07 SITE-11 the page of a show with one song and with a hundred stays whole', async ({ page }) => {
  await expectWhole(page, `/package/${of(1).show}`);
  await expectWhole(page, `/package/${of(MANY).show}`);
});

test('SITE-09 SITE-11 promotions with one card more and with a hundred, of the longest names, stay whole', async ({
  page,
}) => {
  const { make, remove } = await maker();
  const coupons: number[] = [];
  try {
    for (let n = 0; n < MANY; n += 1) {
      const words = { coupon_name: longest(120, `${n}`), coupon_detail: longest(500) };
      const value = { coupon_type: 'Price', coupon_price: 1, coupon_public: 'Y' };
      const only = { coupon_product_type: 'Only', product_id: of(1).id };
      coupons.push(await make('coupon', { coupon_code: `LONG${mark}${n}`, ...words, ...value, ...only }));
      if (n === 0 || n === MANY - 1) await expectPromotion(page, longest(120, `${n}`));
    }
  } finally {
    for (const id of coupons) await remove('coupon', id);
  }
});

/** The page of promotions once it shows one that was just made. */
async function expectPromotion(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto('/promotion');
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectWhole(page, '/promotion');
}

test('SITE-02 SITE-11 a search that finds nothing, one show and a hundred stays whole', async ({ page }) => {
  await expectWhole(page, `/packageAll?q=${part('ไม่มีงานแสดงชื่อนี้แน่นอน')}`);
  await expectWhole(page, `/packageAll?q=${part(`${NAME}0ที่1`)}`);
  await expectWhole(page, `/packageAll?q=${part(NAME)}`);
  expect(await page.getByRole('main').getByRole('link').filter({ hasText: NAME }).count()).toBeGreaterThan(10);
});
