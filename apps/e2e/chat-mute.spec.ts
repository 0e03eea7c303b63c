import { expect, test } from '@playwright/test';
import { beginsIn, made } from './support/live-shows.ts';
import { idOf, newMember, signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { replayShow } from './support/shows.ts';

test('WATCH-05 the field of who was muted opens by itself once personnel lift the mute', async ({ page, context }) => {
  const { band_id } = await replayShow();
  const stage_id = await made('stage', { band_id, stage_title: 'คืนพักการพิมพ์', ...beginsIn(10) });
  const live = { live_streaming_name: 'คืนพักการพิมพ์', stage_id, live_streaming_access: 'all' };
  const live_streaming_id = await made('liveStreaming', live);
  const member = await newMember();
  await signIn(context, member);
  await page.goto(`/liveStreaming/${live_streaming_id}`);
  const field = page.getByRole('textbox', { name: 'ข้อความ', exact: true });
  await field.fill('สวัสดีค่ะ');
  const mute = { user_id: await idOf(member), live_streaming_id, live_streaming_mute_reason: 'ส่งซ้ำ ๆ' };
  const id = await made('liveStreamingMute', mute);
  await field.press('Enter');
  await expect(page.getByText('พักการพิมพ์จนจบการแสดง')).toBeVisible();
  await expect(field).toBeDisabled();
  await officeApi('DELETE', `liveStreamingMute?id=${id}`);
  await expect(field).toBeEnabled();
  await expect(field).toHaveValue('สวัสดีค่ะ');
  await field.press('Enter');
  await expect(page.getByRole('log')).toContainText('สวัสดีค่ะ');
});
