import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { logIn } from './support/auth.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { api, newMember } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

const BAND = 'หิ่งห้อยในเมือง';

test('SITE-08 TELL-06 a guest finds a band, follows it after signing in, chooses how to hear of it, and stops', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto(`/band/${encodeURIComponent(BAND)}`);
  await expect(page.getByRole('heading', { level: 1, name: BAND })).toBeVisible();
  const follow = page.getByRole('button', { name: 'ติดตาม', exact: true });
  await follow.click();
  await logIn(page, member.tel, member.pin);
  const followed = page.getByRole('button', { name: 'กำลังติดตาม' });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await followed.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  const dialog = page.getByRole('dialog', { name: `ติดตาม ${BAND}` });
  await dialog.getByRole('switch', { name: /^SMS/ }).click();
  await dialog.getByRole('button', { name: 'เรียบร้อย' }).click();

  await page.goto('/profile/bands');
  const ways = page.getByRole('group', { name: `ทางที่แจ้งเรื่อง ${BAND}` });
  await expect(ways.getByRole('switch', { name: /^SMS/ })).toBeChecked();
  await page.getByRole('button', { name: `เลิกติดตาม ${BAND}` }).click();
  await expect(page.getByRole('heading', { name: 'ยังไม่ได้ติดตามวงไหน' })).toBeVisible();
});

test('SITE-08 a member of a band leads to the songs they play, the band and the others', async ({ page }) => {
  await page.goto(`/band/${encodeURIComponent(BAND)}`);
  const about = page.locator('section', { has: page.getByRole('heading', { name: 'เกี่ยวกับวง' }) });
  await expect(about).toContainText('ห้าคนจากท่าน้ำนนท์');
  await expect(about.getByRole('link', { name: 'ติดต่องานแสดง' })).toHaveAttribute(
    'href',
    'mailto:hinghoi@wethi.example',
  );
  await expect(about.getByRole('link', { name: 'ฟังเพลงของวง' })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('นนทบุรี', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^นที/ }).click();
  await expect(page.getByText('ชอบเขียนบนรถเมล์สายสุดท้าย', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'นที' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'เพลงที่ร่วมเล่น' })).toBeVisible();
  await expect(page.locator('a[href*="#song-"]').first()).toContainText(/\d:\d\d$/);
  await page.getByRole('link', { name: /ลิลลี่/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ลิลลี่' })).toBeVisible();
});

test('SITE-08 a show that is not on sale yet says since when it will be, beside its band and on its page', async ({
  page,
}) => {
  await page.goto(`/band/${encodeURIComponent(BAND)}`);
  const show = page.getByRole('listitem').filter({ hasText: 'หิ่งห้อยอะคูสติก' });
  const opens = /เปิดขาย \d{1,2} \S+ 25\d\d/;
  await expect(show).toContainText(opens);
  await show.getByRole('link').click();
  await expect(page.getByRole('button', { name: opens }).first()).toBeDisabled();
});

test('SITE-08 TELL-06 a guest asks to hear when a show is on sale, signs in, finds it noted, and takes it back', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto(`/band/${encodeURIComponent(BAND)}`);
  const show = page.getByRole('listitem').filter({ hasText: 'หิ่งห้อยอะคูสติก' });
  await show.getByRole('button', { name: 'เตือนเมื่อเปิดขาย', exact: true }).click();
  await logIn(page, member.tel, member.pin);
  const noted = { name: 'จะเตือนเมื่อเปิดขาย' };
  await expect(show.getByRole('button', noted)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await api('GET', 'saleReminderOwn', member)).data).toHaveLength(1);

  await show.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'หิ่งห้อยอะคูสติก' })).toBeVisible();
  await page.getByRole('button', noted).click();
  await expect(page.getByRole('button', { name: 'เตือนเมื่อเปิดขาย', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect.poll(async () => (await api('GET', 'saleReminderOwn', member)).data).toEqual([]);
});

test('SITE-02 what is typed with a slip leads to a page of results that says how it was read', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'ค้นหางานแสดง' }).fill('แสงสุดทาย');
  await expect(page.getByText('งานแสดงที่ใกล้เคียงกับ “แสงสุดท้ายก่อนเช้า”')).toBeVisible();
  await page
    .getByRole('search')
    .getByRole('link', { name: /^ดูทั้งหมด/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'ค้นหา “แสงสุดทาย”' })).toBeVisible();
  await page.getByRole('link', { name: '“แสงสุดท้ายก่อนเช้า”' }).click();
  await expect(page.getByText('พบ 1 รายการ')).toBeVisible();
});

test('CAT-06 SITE-08 what the back office tells of a member stands on their page', async ({ page, context }) => {
  const { data: members } = await officeApi('GET', 'bandMember?band_member_name=ลิลลี่&limit=1');
  const [{ id }] = members as [{ id: number }];
  const words = `เล่นคีย์บอร์ดตั้งแต่หกขวบ ${Date.now().toString(36)}`;
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/bandMember?details=${id}`);
  const details = page.getByRole('dialog', { name: 'รายละเอียดของ ลิลลี่' });
  await details.getByRole('button', { name: 'เพิ่มรายละเอียด' }).first().click();
  const form = page.getByRole('dialog', { name: 'เพิ่มรายละเอียด' });
  await form.getByLabel('ข้อความ').fill(words);
  await form.getByLabel('หัวข้อ').fill('เริ่มเล่น');
  await form.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(details.getByText(words)).toBeVisible();
  await expect(async () => {
    await page.goto(`/bandMember/${id}`);
    await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('เริ่มเล่น', { timeout: 500 });
  }).toPass();
});

test('BUY-12 the owner names the company that issues the papers of a band', async ({ page, context }) => {
  const band_name = `วงนิติบุคคล ${Date.now().toString(36)}`;
  const { insertId: id } = (await officeApi('POST', 'band', { band_name })).data as { insertId: number };
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/band?q=${encodeURIComponent(band_name)}`);
  await page.getByRole('row').filter({ hasText: band_name }).getByRole('button', { name: 'แก้ไขวง' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('switch', { name: 'ออกใบเสร็จและใบกำกับภาษีในนามวง' }).click();
  await drawer.getByLabel('ชื่อผู้ขายบนเอกสาร').fill('บริษัท หิ่งห้อยในเมือง จำกัด');
  const taxId = drawer.getByLabel('เลขประจำตัวผู้เสียภาษี 13 หลัก');
  await taxId.fill('0-1055-99003-45-1');
  await drawer.getByLabel('สาขา').fill('00000');
  await drawer.getByLabel('ที่อยู่ตามทะเบียน').fill('12 ถนนสามัคคี จังหวัดนนทบุรี 11000');
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(drawer.getByText(/^เลขหลักสุดท้ายไม่ตรง/)).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await taxId.fill('0-1055-99003-45-0');
  await drawer.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(drawer).toBeHidden();
  const saved = { band_issues: 'Y', band_seller_tax_id: '0105599003450', band_seller_branch: '00000' };
  expect((await officeApi('GET', `bandById?id=${id}`)).data).toMatchObject(saved);
});
