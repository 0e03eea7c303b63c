import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';

interface Comment {
  id: number;
  stage_time_comment: string;
  stage_time_comment_status: string;
  stage_time_comment_answer: string | null;
}

async function commentOf(id: number): Promise<Comment | undefined> {
  const { data } = await officeApi('GET', `stageTimeComment?id=${id}`);
  return (data as Comment[])[0];
}

test('WATCH-06 personnel answer a comment of a song, take it away and bring it back', async ({ page, context }) => {
  await signInOffice(context, await ownerToken());
  const [newest] = (await officeApi('GET', 'stageTimeComment?limit=1')).data as Comment[];
  const id = newest?.id ?? 0;
  await page.goto(`${addresses.admin}/admin/comments`);
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `เลือกความคิดเห็น ${id}` }) });

  await row.getByRole('button', { name: /^ตอบ/ }).click();
  const dialog = page.getByRole('dialog', { name: /^ตอบ/ });
  await dialog.getByLabel('คำตอบในนามทีมงาน').fill('ขอบคุณค่ะ');
  await dialog.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(row.getByText('ขอบคุณค่ะ')).toBeVisible();

  await row.getByRole('button', { name: 'ลบความคิดเห็น' }).click();
  await page.getByRole('button', { name: /^เลิกทำ/ }).click();
  await expect(row).toBeVisible();
  expect((await commentOf(id))?.stage_time_comment_status).toBe('shown');

  await row.getByRole('button', { name: 'ลบความคิดเห็น' }).click();
  await expect.poll(async () => (await commentOf(id))?.stage_time_comment_status, { timeout: 15_000 }).toBe('removed');
  await page.locator('.ant-segmented').getByText('ลบแล้ว').click();
  await expect(page.getByRole('button', { name: /^ตอบ/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'เอาคืน' }).click();
  await expect(page.getByText('เอาคืนแล้ว')).toBeVisible();
  expect(await commentOf(id)).toMatchObject({
    stage_time_comment_status: 'shown',
    stage_time_comment_answer: 'ขอบคุณค่ะ',
  });
});

test('WATCH-05 WATCH-06 ADMIN-05 personnel see what somebody wrote, keep them from writing, and take it all away', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken());
  const { data } = await officeApi('GET', 'stageTimeComment?limit=1&stage_time_comment_status=shown');
  const [{ id, user_id } = { id: 0, user_id: 0 }] = data as (Comment & { user_id: number })[];
  const mutes = async () => (await officeApi('GET', `liveStreamingMute?user_id=${user_id}`)).data as { id: number }[];
  const before = (await mutes()).length;
  await page.goto(`${addresses.admin}/admin/comments`);
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `เลือกความคิดเห็น ${id}` }) });
  await row.getByRole('button', { name: /^พักการพิมพ์ของ/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^ข้อความ \d+ · ถูกลบ \d+ · ถูกพัก \d+ ครั้ง$/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'พักการพิมพ์' }).click();
  await expect(page.getByText(/^พักการพิมพ์ของ .* แล้ว$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const made = await mutes();
  expect(made).toHaveLength(before + 1);
  expect((await commentOf(id))?.stage_time_comment_status).toBe('shown');
  for (const mute of made) await officeApi('DELETE', `liveStreamingMute?id=${mute.id}`);
});

test('WATCH-06 the keyboard alone moves through the list, chooses and deletes, and a deletion is taken back', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken());
  await page.goto(`${addresses.admin}/admin/comments`);
  const boxes = page.getByRole('checkbox', { name: /^เลือกความคิดเห็น/ });
  await expect(boxes.first()).toBeVisible();
  const first = await boxes.first().getAttribute('aria-label');
  await page.keyboard.press('j');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('status').filter({ hasText: 'เลือก 1 รายการ' })).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  await expect(page.getByRole('checkbox', { name: first ?? '', exact: true })).toBeHidden();
  await page.getByRole('button', { name: /^เลิกทำ/ }).click();
  await expect(page.getByRole('checkbox', { name: first ?? '', exact: true })).toBeVisible();
});
