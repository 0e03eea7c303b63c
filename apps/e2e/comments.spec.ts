import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

interface Written {
  source: string;
  id: number;
  user_id: number;
  user_nickname: string;
  text: string;
  status: string;
  stage_id: number;
}

const newest = async (query: string) => ((await officeApi('GET', `moderation?${query}`)).data as Written[])[0];
const written = async ({ id }: { id: number }, view = 'latest') =>
  ((await officeApi('GET', `moderation?view=${view}&source=songs&limit=100`)).data as Written[]).find(
    (row) => row.id === id,
  );
const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The list, as long as it takes to find a comment of the demo in it: by its words and who wrote them. */
async function openComments(page: Page): Promise<{ comment: Written; row: ReturnType<typeof rowsOf> }> {
  const comment = await newest('view=latest&source=songs&limit=1');
  if (!comment) throw new Error('the demo has comments');
  await page.goto(`${addresses.admin}/admin/comments?view=latest&source=songs&stage_id=${comment.stage_id}`);
  const row = rowsOf(page).first();
  await expect(row).toContainText(comment.text);
  return { comment, row };
}

test.beforeEach(async ({ context }) => signInOffice(context, await ownerToken()));

test('WATCH-06 personnel answer a comment of a song, take it away at once and bring it back', async ({ page }) => {
  const { comment, row } = await openComments(page);
  await row.getByRole('button', { name: /^ตอบ/ }).click();
  const dialog = page.getByRole('dialog', { name: /^ตอบ/ });
  await dialog.getByLabel('คำตอบในนามทีมงาน').fill('ขอบคุณค่ะ');
  await dialog.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(row.getByText('ขอบคุณค่ะ')).toBeVisible();

  await row.getByRole('button', { name: /^ลบข้อความของ/ }).click();
  await expect(page.getByText('ลบ 1 ข้อความแล้ว')).toBeVisible();
  await expect(row.getByText(/^ลบโดย/)).toBeVisible();
  expect((await written(comment))?.status).toBe('removed');
  await page.getByRole('status').getByRole('button', { name: 'เอาคืน' }).click();
  await expect.poll(async () => (await written(comment))?.status).toBe('shown');
  await expect(row.getByRole('button', { name: /^ลบข้อความของ/ })).toBeVisible();
});

test('WATCH-05 WATCH-06 ADMIN-05 one press mutes somebody and takes away what they wrote, another takes both back', async ({
  page,
}) => {
  const { comment, row } = await openComments(page);
  const mutes = async () => (await officeApi('GET', `liveStreamingMute?user_id=${comment.user_id}`)).total as number;
  const before = await mutes();
  await row.getByRole('button', { name: /^พักการพิมพ์ของ/ }).click();
  const dialog = page.getByRole('dialog', { name: comment.user_nickname });
  await expect(dialog.getByText(/^สมาชิกตั้งแต่ .* ข้อความ \d+ · ถูกลบ \d+ · ถูกพัก \d+ ครั้ง$/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^พัก(และลบ|การพิมพ์)$/ }).click();
  await expect(page.getByText(/^พักการพิมพ์ของ .*แล้ว$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await mutes()).toBe(before + 1);
  await page.getByRole('status').getByRole('button', { name: 'เอาคืน' }).click();
  await expect.poll(mutes).toBe(before);
  expect((await written(comment))?.status).toBe('shown');
});

test('WATCH-06 the keyboard alone moves through the list, chooses and deletes, and a deletion is taken back', async ({
  page,
}) => {
  const { comment, row } = await openComments(page);
  const box = row.getByRole('checkbox');
  await page.keyboard.press('j');
  await expect(box).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('status').filter({ hasText: 'เลือก 1 ข้อความ' })).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  await expect(row.getByText(/^ลบโดย/)).toBeVisible();
  expect((await written(comment))?.status).toBe('removed');
  await page.getByRole('status').getByRole('button', { name: 'เอาคืน' }).click();
  await expect.poll(async () => (await written(comment))?.status).toBe('shown');
});

test('WATCH-05 what is written stands in the list at once; under the pointer it waits until one asks', async ({
  page,
}) => {
  const [show] = (await officeApi('GET', 'liveStreaming?limit=1')).data as { id: number; stage_id: number }[];
  const say = (live_streaming_comment: string) =>
    officeApi('POST', 'liveStreamingComment', { live_streaming_id: show?.id, live_streaming_comment });
  await page.goto(`${addresses.admin}/admin/comments?view=latest&stage_id=${show?.stage_id}`);
  await expect(page.getByRole('heading', { name: '7 วันที่ผ่านมา' })).toBeVisible();
  const first = `พบกันใหม่ ${Date.now()}`;
  await expect(async () => {
    await say(first);
    await expect(page.getByText(first).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await rowsOf(page).first().hover();
  const second = `ขอบคุณทุกคน ${Date.now()}`;
  await say(second);
  await page.getByRole('button', { name: 'มีข้อความใหม่ ดูเลย' }).click();
  await expect(rowsOf(page).first()).toContainText(second);
  for (const row of (await officeApi('GET', `moderation?view=latest&source=chat&q=${first.slice(-13, -4)}`))
    .data as Written[])
    await officeApi('DELETE', `liveStreamingComment?id=${row.id}`);
});
