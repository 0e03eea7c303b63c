import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf, coveredOf, overflowOf } from './support/calm.ts';
import { choose, officeApi, ownerToken, signInOffice } from './support/office.ts';
import { accountOf, makeShow, type Show } from './support/shows.ts';

const MOST_CLICKS = 25;
const SONGS = Array.from({ length: 12 }, (_, place) => `${place + 1}. เพลงที่ ${place + 1} 4:${String(10 + place)}`);
const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;
/** One moment for all days: midnight may pass between what is typed and what is looked for. */
const NOW = Date.now();
/** A day ahead, in Bangkok. */
const dayAhead = (days: number) => new Date(NOW + BANGKOK_MS + days * DAY_MS).toISOString().slice(0, 10);
const typedDay = (days: number) => dayAhead(days).split('-').reverse().join('-');

let token: string;
test.beforeAll(async () => {
  token = await ownerToken();
});
test.beforeEach(async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOffice(context, token);
});

/** Somebody who was never shown the back office: clicks into every field that they fill in. */
function person(page: Page) {
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  return {
    click,
    fill: async (field: Locator, text: string) => {
      await click(field);
      await page.keyboard.type(text);
    },
    day: async (field: Locator, text: string) => {
      await click(field);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    clicks: () => clicks,
  };
}

test('CAT-06 CAT-09 ADMIN-05 a show with three prices, poster, twelve songs and a publishing time takes 25 clicks at most', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const mark = Date.now().toString(36);
  const [band] = (await officeApi('GET', 'band?limit=1')).data as { id: number; band_name: string }[];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addresses.admin}/admin/product`);
  const { click, fill, day, clicks } = person(page);
  const save = page.getByRole('button', { name: 'บันทึก', exact: true });
  const saved = page.getByText('บันทึก สำเร็จ');

  await test.step('the show', async () => {
    await click(page.getByRole('button', { name: 'เพิ่มสินค้า' }));
    await fill(page.getByRole('textbox', { name: 'ชื่องานแสดง' }), `งานเดินทดสอบ ${mark}`);
    await click(page.getByRole('combobox', { name: 'วง', exact: true }));
    await page.keyboard.type(band?.band_name ?? '');
    await click(
      page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(band?.band_name ?? '', { exact: true })
        .first(),
    );
    await fill(page.getByLabel('ที่อยู่หน้าเว็บ'), `walk-${mark}`);
    await day(page.getByLabel('วันแรก', { exact: true }), typedDay(60));
    await day(page.getByLabel('วันสุดท้าย', { exact: true }), typedDay(60));
    await day(page.getByLabel('ประกาศหน้าเว็บ'), `${typedDay(2)} 10:00`);
    await click(page.getByRole('switch', { name: 'มีหลายราคา' }));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      click(page.getByRole('button', { name: 'เลือกรูป' }).first()),
    ]);
    await chooser.setFiles('apps/e2e/pictures/home-390.png');
    await click(save);
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/edit=\d+/);
  });

  await test.step('its prices', async () => {
    const add = page.getByRole('button', { name: 'เพิ่มราคา' });
    const prices: [string, string, number?][] = [
      ['จองล่วงหน้า', '490', 20],
      ['ราคาปกติ', '590', 50],
      ['วันสุดท้าย', '690'],
    ];
    for (const [place, [name, price, until]] of prices.entries()) {
      const row = page.getByRole('rowgroup', { name: `ราคาที่ ${place + 1}` });
      await click(add);
      await expect(row.getByLabel(/^ชื่อของราคา/)).toBeFocused();
      await page.keyboard.type(name);
      await fill(row.getByLabel(/^จำนวนเงินของราคา/), price);
      if (until) await day(row.getByLabel(/^วันสุดท้ายของราคา/), typedDay(until));
    }
  });

  await test.step('its songs', async () => {
    await click(page.getByRole('button', { name: 'วางรายชื่อจากข้อความ' }));
    await page.getByLabel('รายชื่อเพลง บรรทัดละเพลง').fill(SONGS.join('\n'));
    await click(page.getByRole('button', { name: 'เพิ่ม 12 เพลง' }));
    await expect(page.getByText('เพิ่ม 12 เพลงแล้ว')).toBeVisible();
    await expect(saved).toBeHidden();
    await click(save);
    await expect(saved).toBeVisible();
    await expect(page.getByText(/ยังไม่บันทึก$/)).toBeHidden();
    await expect(page.getByRole('figure', { name: 'ราคาแต่ละแบบตามวันที่ขาย' })).toBeVisible();
  });

  const id = Number(/edit=(\d+)/.exec(page.url())?.[1]);
  const { data } = await officeApi('GET', `productById?id=${id}`);
  const product = data as {
    stage_id: number;
    product_img: string;
    product_disable: string;
    product_publish_date: string;
  };
  expect(product).toMatchObject({ product_disable: 'Y', product_publish_date: dayAhead(2) });
  expect(product.product_img).toMatch(/^product\//);
  const tiers = await officeApi('GET', `productPriceByProductId?product_id=${id}&sort=id`);
  expect(tiers.data).toEqual([
    expect.objectContaining({
      product_price_value: 490,
      product_price_start: null,
      product_price_to: dayAhead(20),
    }),
    expect.objectContaining({ product_price_value: 590, product_price_start: dayAhead(21) }),
    expect.objectContaining({
      product_price_value: 690,
      product_price_start: dayAhead(51),
      product_price_to: null,
    }),
  ]);
  const songs = await officeApi('GET', `stageTime?stage_id=${product.stage_id}&sort=stage_detail_time_item`);
  const titles = (songs.data as { stage_detail_time_title: string }[]).map((song) => song.stage_detail_time_title);
  expect(titles).toEqual(SONGS.map((_, place) => `เพลงที่ ${place + 1}`));
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  expect(readFileSync('docs/new-show.md', 'utf8')).toContain(`in ${clicks()} clicks`);
  expect(complaints).toEqual([]);
});

/** A show with a price for the first days and one for the last, and nothing between. */
async function showWithGap(): Promise<number> {
  const [band] = (await officeApi('GET', 'band?limit=1')).data as { id: number }[];
  const mark = Date.now().toString(36);
  const { data } = await officeApi('POST', 'product', {
    band_id: band?.id,
    product_title: `งานที่ราคาขาดช่วง ${mark}`,
    product_url: `gap-${mark}`,
    product_status: 'sale',
    product_price_list: 'Y',
    product_to: dayAhead(30),
  });
  const { insertId: product_id } = data as { insertId: number };
  const tier = { product_id, product_price_type: 'NL', product_price_member: 'NL' };
  const early = { product_price_title: 'จองล่วงหน้า', product_price_value: 490, product_price_to: dayAhead(10) };
  const late = { product_price_title: 'ราคาปกติ', product_price_value: 590, product_price_start: dayAhead(14) };
  await officeApi('POST', 'productPrice', { ...tier, ...early });
  await officeApi('POST', 'productPrice', { ...tier, ...late, product_price_show: 'Y' });
  return product_id;
}

test('CAT-05 CAT-06 the timeline shows the days without a price and closes them by one press; the phone follows the typing', async ({
  page,
}) => {
  const id = await showWithGap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addresses.admin}/admin/product?edit=${id}`);
  await expect(page.getByText(/ไม่มีราคาสำหรับทุกคน/)).toBeVisible();
  await expect(page.getByRole('figure', { name: 'ราคาแต่ละแบบตามวันที่ขาย' })).toBeVisible();
  await page.getByRole('button', { name: 'ต่อจองล่วงหน้าอีก 3 วัน' }).click();
  await expect(page.getByText(/ไม่มีราคาสำหรับทุกคน/)).toBeHidden();

  const phone = page.getByRole('complementary', { name: 'ตัวอย่างบนมือถือ' });
  await expect(phone.getByText('ซื้อบัตร ฿490.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'ชื่องานแสดง' }).fill('ชื่อใหม่ที่กำลังพิมพ์');
  await expect(phone.getByText('ชื่อใหม่ที่กำลังพิมพ์')).toBeVisible();
  await page.getByLabel('จำนวนเงินของราคาที่ 1').fill('450');
  await expect(phone.getByText('ซื้อบัตร ฿450.00')).toBeVisible();
  await page.getByRole('button', { name: 'จัดการ จองล่วงหน้า' }).click();
  await page.getByRole('button', { name: 'แก้ชื่อและช่วงขาย' }).click();
  await choose(page, 'ผู้มีสิทธิ์ของราคาที่ 1', 'สมาชิกเดิมเท่านั้น');
  await expect(phone.getByText('ยังไม่เปิดขาย')).toBeVisible();
  await phone.getByText('สมาชิกเดิม', { exact: true }).click();
  await expect(phone.getByText('ซื้อบัตร ฿450.00')).toBeVisible();

  await expect(page.getByText('แก้แล้ว 2 จุด ยังไม่บันทึก')).toBeVisible();
  await page.getByRole('button', { name: 'ดูที่แก้' }).click();
  const changes = page.getByRole('dialog', { name: 'ที่แก้แล้วยังไม่บันทึก' });
  await expect(changes.getByText('ชื่อใหม่ที่กำลังพิมพ์')).toBeVisible();
  await changes.getByRole('button', { name: 'คืนค่าเดิม' }).click();
  await expect(phone.getByText(/งานที่ราคาขาดช่วง/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('บันทึก สำเร็จ')).toBeVisible();
  const { data } = await officeApi('GET', `productPriceByProductId?product_id=${id}&sort=id`);
  const [first] = data as object[];
  expect(first).toMatchObject({
    product_price_value: 450,
    product_price_member: 'MB',
    product_price_to: dayAhead(13),
  });
});

test('ADMIN-05 CAT-06 the page of a show fits every width, keeps nobody out, asks before it is left, and goes with Back', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const id = await showWithGap();
  await page.goto(`${addresses.admin}/admin/product`);
  await page
    .getByRole('button', { name: /^แก้ไขสินค้า/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`edit=${id}`));
  const title = page.getByRole('textbox', { name: 'ชื่องานแสดง' });
  await expect(title).toHaveValue(/งานที่ราคาขาดช่วง/);
  await expect(page.getByRole('figure', { name: 'ราคาแต่ละแบบตามวันที่ขาย' })).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    await expect.poll(() => coveredOf(page), `covered at ${width}`).toEqual([]);
    if (width === 390 || width === 1440) expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    if (width === 390) {
      await page.getByRole('button', { name: 'ตัวอย่างบนมือถือ' }).click();
      await expect(page.getByRole('dialog', { name: 'ตัวอย่างบนมือถือ' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'ตัวอย่างบนมือถือ' })).toBeHidden();
    }
  }
  await title.fill('');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('button', { name: /^ข้อมูลหลัก.*1.*ช่องที่ต้องแก้/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'ออกโดยไม่บันทึกหรือไม่' })).toContainText('ชื่องานแสดง');
  await page.getByRole('button', { name: 'ทิ้งที่แก้แล้วออก' }).click();
  await expect(page.getByRole('button', { name: 'เพิ่มสินค้า' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('CAT-07 a picture that is being sent can be cancelled, and one that did not arrive sent again', async ({
  page,
}) => {
  const [show] = (await officeApi('GET', 'product?limit=1&sort=id')).data as { id: number }[];
  await page.goto(`${addresses.admin}/admin/product?edit=${show?.id}`);
  const file = 'apps/e2e/pictures/home-390.png';
  const chooser = page.locator('input[type=file]').first();
  // A line that takes the picture and never answers.
  let hang = true;
  await page.route('**/api/uploadProduct*', (route) => (hang ? undefined : route.abort()));
  await chooser.setInputFiles(file);
  await page.getByRole('button', { name: 'ยกเลิก', exact: true }).first().click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  hang = false;
  await chooser.setInputFiles(file);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute('**/api/uploadProduct*');
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await expect(page.getByRole('button', { name: 'ลองอีกครั้ง' })).toHaveCount(0);
});

test('CAT-07 several slides are chosen at once, moved, taken away, and refused where they are no pictures', async ({
  page,
}) => {
  const id = await showWithGap();
  await page.goto(`${addresses.admin}/admin/product?edit=${id}`);
  const slides = page.getByRole('group', { name: 'สไลด์ในหน้างาน' });
  const chooser = slides.locator('input[type=file]');
  const picture = (name: string) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: readFileSync(`apps/e2e/pictures/${name}.png`),
  });
  const text = { name: 'รายชื่อ.txt', mimeType: 'text/plain', buffer: Buffer.from('ไม่ใช่รูป') };
  await chooser.setInputFiles([picture('home-390'), picture('shows-390'), text]);
  await expect(slides.getByText('ใช้ได้เฉพาะไฟล์ png, gif หรือ jpeg')).toBeVisible();
  await slides.getByRole('button', { name: 'ยกเลิก รายชื่อ.txt' }).click();
  const moved = slides.getByRole('button', { name: /^ย้ายสไลด์/ });
  await expect(moved).toHaveCount(2);
  const kept = async () => {
    const { data } = await officeApi('GET', `productById?id=${id}`);
    const { product_img_detail, product_img_detail_1, product_img_detail_2 } = data as Record<string, string | null>;
    return [product_img_detail, product_img_detail_1, product_img_detail_2];
  };
  const save = async () => {
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText(/^แก้แล้ว .*ยังไม่บันทึก$/)).toBeHidden();
  };
  await save();
  const [first, second] = await kept();
  expect([first, second]).toEqual([expect.stringMatching(/^product\//), expect.stringMatching(/^product\//)]);

  await slides.getByRole('button', { name: 'เลื่อนสไลด์ 2 ขึ้น' }).click();
  await expect(page.getByText('แก้แล้ว 2 จุด ยังไม่บันทึก')).toBeVisible();
  expect(await barriersOf(page), 'axe').toEqual([]);
  await save();
  expect(await kept()).toEqual([second, first, null]);
  await chooser.setInputFiles([picture('home-390'), picture('shows-390')]);
  await expect(slides.getByRole('alert')).toContainText('อีก 1 รูปไม่ได้เลือกไว้');
  await expect(moved).toHaveCount(3);
  await slides.getByRole('button', { name: 'ลบสไลด์ 1' }).click();
  await save();
  expect(await kept()).toEqual([first, expect.stringMatching(/^product\//), null]);
});

test('CAT-07 a slide on its way says how far it is; one that is too large is chosen anew in its place', async ({
  page,
}) => {
  await page.goto(`${addresses.admin}/admin/product?edit=${await showWithGap()}`);
  const slides = page.getByRole('group', { name: 'สไลด์ในหน้างาน' });
  const chooser = slides.locator('input[type=file]').last();
  let hang = true;
  await page.route('**/api/uploadProduct*', (route) => (hang ? undefined : route.continue()));
  await chooser.setInputFiles('apps/e2e/pictures/home-390.png');
  await expect(slides.getByText(/^0% · 0\.0 จาก 0\.\d MB$/)).toBeVisible();
  await slides.getByRole('button', { name: 'ยกเลิก home-390.png' }).click();

  hang = false;
  const large = { name: 'โปสเตอร์.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) };
  await chooser.setInputFiles(large);
  await expect(slides.getByRole('alert')).toHaveText('ไฟล์ 9.0 MB ใหญ่เกิน 8 MB ย่อรูปแล้วเลือกใหม่');
  expect(await barriersOf(page), 'axe').toEqual([]);
  const opened = page.waitForEvent('filechooser');
  await slides.getByRole('button', { name: 'เลือกใหม่' }).click();
  await (await opened).setFiles('apps/e2e/pictures/shows-390.png');
  await expect(slides.getByRole('button', { name: 'ย้ายสไลด์ 1' })).toBeVisible();
  await expect(slides.getByRole('alert')).toHaveCount(0);
});

test('CAT-06 the way to the first account of a band, and back, offers it', async ({ page }) => {
  const band = { band_name: `วงใหม่ ${Date.now()}` };
  const { insertId: band_id } = (await officeApi('POST', 'band', band)).data as { insertId: number };
  const show = await makeShow({ band_id, book_bank_id: null });
  const editor = `${addresses.admin}/admin/product?edit=${show.id}`;
  await page.goto(editor);
  await page.getByRole('link', { name: 'เพิ่มบัญชีรับโอน' }).click();
  await expect(page).toHaveURL(new RegExp(`/bookBank/${band_id}$`));
  await page.getByRole('button', { name: 'เพิ่มบัญชีรับโอน' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'ชื่อบัญชี', exact: true }).fill('สมชาย ใจดี');
  await form.getByRole('textbox', { name: 'เลขบัญชี' }).fill('1234567890');
  await form.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByText('บันทึก สำเร็จ')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(editor);
  const accounts = page.getByRole('radiogroup', { name: 'บัญชีที่ผู้ซื้อโอนเข้า' });
  await expect(accounts.getByRole('radio', { name: /123-4-56789-0 สมชาย ใจดี/ })).toBeVisible();
});

test('CAT-06 the account that buyers pay into is chosen by its bank and number, or all of the band count', async ({
  page,
}) => {
  const show = await makeShow({ book_bank_id: null });
  const { id, book_bank_icon } = await accountOf(show);
  const kept = async () => ((await officeApi('GET', `productById?id=${show.id}`)).data as Show).book_bank_id;
  await page.goto(`${addresses.admin}/admin/product?edit=${show.id}`);
  const accounts = page.getByRole('radiogroup', { name: 'บัญชีที่ผู้ซื้อโอนเข้า' });
  const all = accounts.getByRole('radio', { name: 'ทุกบัญชีของวง' });
  await expect(all).toBeChecked();
  const save = async () => {
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText(/^แก้แล้ว .*ยังไม่บันทึก$/)).toBeHidden();
  };
  await accounts
    .getByRole('radio', { name: new RegExp(`^${book_bank_icon} \\d{3}-\\d-\\d{5}-\\d`) })
    .first()
    .check();
  await save();
  expect(await kept()).toBe(id);
  await all.check();
  await save();
  expect(await kept()).toBeNull();
});

test('CAT-09 a sale opens and closes by itself at its times, which stand in their order; wrong ones are named above', async ({
  page,
}) => {
  const id = await showWithGap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addresses.admin}/admin/product?edit=${id}`);
  const { day } = person(page);
  const times = page.getByRole('group', { name: 'เปลี่ยนสถานะเองตามเวลา' });
  await day(times.getByLabel('เปิดขาย', { exact: true }), `${typedDay(3)} 10:00`);
  await day(times.getByLabel('ปิดขาย', { exact: true }), `${typedDay(2)} 22:00`);
  const save = page.getByRole('button', { name: 'บันทึก', exact: true });
  await save.click();
  const mistakes = page.getByRole('alert').filter({ hasText: 'ยังบันทึกไม่ได้ มี 1 จุดที่ต้องแก้' });
  await mistakes.getByRole('button', { name: 'ปิดขาย: เวลาปิดขายต้องอยู่หลังเวลาเปิดขาย' }).click();
  await expect(times.getByLabel('ปิดขาย', { exact: true })).toBeFocused();
  await times.getByLabel('ปิดขาย', { exact: true }).fill('');
  await day(times.getByLabel('ปิดขาย', { exact: true }), `${typedDay(4)} 22:00`);
  await expect(page.getByText('แก้แล้ว 2 จุด ยังไม่บันทึก')).toBeVisible();
  const events = page.getByRole('list', { name: 'ลำดับเหตุการณ์ของงานแสดง' }).getByRole('listitem');
  await expect(events).toContainText(['เปิดขาย', 'ปิดขาย', 'ดูย้อนหลังถึง']);
  await save.click();
  await expect(page.getByText('บันทึก สำเร็จ')).toBeVisible();
  const { data } = await officeApi('GET', `productById?id=${id}`);
  expect(data).toMatchObject({
    ...{ product_status: 'coming', product_sale_date: dayAhead(3), product_sale_time: '10:00:00' },
    ...{ product_close_date: dayAhead(4), product_close_time: '22:00:00' },
  });
});

test('ADMIN-07 CAT-06 TELL-02 what a colleague saved meanwhile is chosen field by field, all else is put together', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const [band] = (await officeApi('GET', 'band?limit=1')).data as { id: number }[];
  const made = await officeApi('POST', 'product', {
    band_id: band?.id,
    product_title: `งานสองคนแก้ ${mark}`,
    product_url: `two-${mark}`,
    product_price: 590,
    product_disable: 'Y',
  });
  const { insertId: id } = made.data as { insertId: number };
  const read = async () => (await officeApi('GET', `productById?id=${id}`)).data as Record<string, unknown>;
  await page.goto(`${addresses.admin}/admin/product?edit=${id}`);
  const subtitle = page.getByRole('textbox', { name: 'คำโปรยใต้ชื่อ' });
  await expect(page.getByText(/ขายแล้ว 0 ใบ · แก้ล่าสุด/)).toBeVisible();
  await subtitle.fill('คำของฉัน');
  await page.getByLabel('รหัสสินค้า').fill('CODE-1');
  await page.getByRole('textbox', { name: 'หมายเลขห้องแชต' }).fill('-1002841190377');
  await officeApi('POST', 'product', { id, product_subtitle: 'คำของเขา', product_other_names: `Two ${mark}` });
  const save = page.getByRole('button', { name: 'บันทึก', exact: true });
  await save.click();
  const conflict = page.getByRole('dialog', { name: /บันทึกไปก่อนแล้ว$/ });
  await expect(conflict).toContainText('มี 1 จุดที่แก้ไม่ตรงกัน เลือกว่าจะใช้ของใคร');
  await expect(conflict).toContainText('อีก 2 จุดที่แก้ (รหัสสินค้า, หมายเลขห้องแชต) ไม่ชนกัน ระบบรวมให้แล้ว');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await conflict.getByRole('radio', { name: /คำของเขา/ }).click();
  await conflict.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
  await expect(page.getByText('บันทึก สำเร็จ')).toBeVisible();
  expect(await read()).toMatchObject({
    product_subtitle: 'คำของเขา',
    product_code: 'CODE-1',
    product_other_names: `Two ${mark}`,
    product_token_telegram: '-1002841190377',
  });
  await page.getByRole('button', { name: 'ส่งข้อความทดสอบ' }).click();
  await expect(page.getByText(/^ส่งเข้าห้องแล้วเมื่อ/)).toBeVisible();

  await page.getByRole('textbox', { name: 'รหัสบอตของงานนี้' }).fill(`7300000001:${'A'.repeat(31)}8f2c`);
  await save.click();
  await expect(page.getByText('ตั้งไว้แล้ว ลงท้าย 8f2c')).toBeVisible();
  await page.mouse.move(0, 0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'ใช้บอตกลาง' }).click();
  await save.click();
  await expect(page.getByRole('textbox', { name: 'รหัสบอตของงานนี้' })).toBeVisible();
});
