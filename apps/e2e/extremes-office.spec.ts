import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectWhole } from './support/calm.ts';
import { keeper, longest, officeReady, ownerToken, signInOffice } from './support/office.ts';

const MANY = 100;
const mark = Date.now().toString(36);
const NAME = `สุดขอบฟ้าเหนือ${mark}`;

interface Made {
  band: number;
  stage: number;
  /** Of its show, and of its course. */
  product: number;
  course: number;
  member: number;
}

/** Nothing, one and many below each: members, songs, prices, lessons; the longest names, and no picture. */
const made: Partial<Record<0 | 1 | 100, Made>> = {};
let keeping: Awaited<ReturnType<typeof keeper>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  keeping = await keeper();
  const { keep } = keeping;
  for (const many of [0, 1, MANY] as const) {
    const band = await keep('band', { band_name: longest(120, `${NAME}${many}`) });
    const stage = await keep('stage', { band_id: band, stage_title: longest(200, NAME) });
    const show = { band_id: band, product_title: longest(200, `${NAME}${many}`), product_status: 'coming' };
    const address = `${'very-long-address-'.repeat(5)}${mark}-${many}`;
    const of = { stage_id: stage, product_price_list: 'Y', product_price: 99_999_999.99 };
    const product = await keep('product', { ...show, ...of, product_url: address });
    const lessons = await keep('stage', { band_id: band, stage_title: longest(200, NAME) });
    const sold = { ...show, stage_id: lessons, product_type: 'C', product_url: `${address}-course` };
    const product_id = await keep('product', sold);
    const course = await keep('course', { product_id });
    let member = 0;
    for (let n = 0; n < many; n += 1) {
      member = await keep('bandMember', { band_id: band, band_member_name: longest(120, `${n}`) });
      await keep('stageTime', { stage_id: stage, stage_detail_time_title: longest(200, `${n}`) });
      const lesson = { stage_detail_time_type: 'lesson', stage_detail_time_title: longest(200, `${n}`) };
      await keep('stageTime', { stage_id: lessons, ...lesson });
      if (n < 12) {
        await keep('courseChapter', { course_id: course, course_chapter_title: longest(120, `${n}`) });
        const price = { product_price_title: longest(200, `${n}`), product_price_value: 99_999_999.99 };
        await keep('productPrice', { product_id: product, ...price });
        const told = { band_member_detail_type: longest(20), band_member_detail_text: longest(2000, `${n}`) };
        await keep('bandMemberDetail', { band_member_id: member, ...told });
      }
    }
    made[many] = { band, stage, product, course, member };
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

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOffice(context, await ownerToken());
});

const whole = (page: Page, path: string) =>
  expectWhole(page, `${addresses.admin}/admin${path}`, () => officeReady(page));

for (const many of [0, 1, MANY] as const) {
  test(`CAT-06 SITE-11 members of a band and songs of a stage stay whole with ${many} of them`, async ({ page }) => {
    await whole(page, `/bandMember/${of(many).band}`);
    await whole(page, `/stageTime/${of(many).stage}`);
    if (many > 0) await whole(page, `/bandMember/${of(many).band}?details=${of(many).member}`);
  });

  test(`CAT-06 SITE-11 the page of a show stays whole with ${many} songs, and prices below it`, async ({ page }) => {
    await whole(page, `/product?edit=${of(many).product}`);
  });

  test(`ADMIN-03 SITE-11 chapters and lessons of a course stay whole with ${many} of them`, async ({ page }) => {
    await whole(page, `/courses/${of(many).course}`);
  });
}

const LISTS = ['/band', '/stage', '/product', '/coach', '/infoPage', '/productDetailType', '/coupon'];

for (const path of LISTS) {
  test(`CAT-06 SITE-11 ${path} stays whole with the longest names, and where a search finds none`, async ({ page }) => {
    await whole(page, path);
    const words = 'ไม่มีชื่อนี้แน่นอน';
    await page.getByRole('main').getByRole('searchbox').fill(words);
    const nothing = page.getByRole('main').getByText(`ไม่พบ “${words}”`);
    await expect(nothing).toBeVisible();
    await expectWhole(page, page.url(), () => expect(nothing).toBeVisible());
  });
}

test('ADMIN-03 SITE-11 courses with the longest names, of which some have no picture, stay whole', async ({ page }) => {
  await whole(page, '/courses');
});
