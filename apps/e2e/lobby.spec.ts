import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expectCalm } from './support/calm.ts';
import { api, newMember, signIn } from './support/member.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { replayShow } from './support/shows.ts';

/** Enough for a small picture. */
const SLOW_BITS = 1_300_000;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** A live show that is to begin tomorrow. @returns its number */
async function plannedShow(live_streaming_access = 'buyers'): Promise<number> {
  const { band_id } = await replayShow();
  const made = async (path: string, body: object) =>
    ((await officeApi('POST', path, body)).data as { insertId: number }).insertId;
  const stage = { band_id, stage_title: 'เวทีห้องรอ', stage_date: TOMORROW, stage_time_start: '20:00:00' };
  const stage_id = await made('stage', stage);
  return made('liveStreaming', { live_streaming_name: 'คืนห้องรอ', stage_id, live_streaming_access });
}

test('WATCH-11 the lobby measures the line by the media path, and says what plays, what is in the way and what to do', async ({
  page,
  context,
}) => {
  const fetched: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v/line-check.mp4')) fetched.push(Number(response.headers()['content-length']));
  });
  await page.goto(`/liveStreaming/${await plannedShow()}`);
  const result = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(result).toContainText('พร้อมดูแล้ว');
  await expect(page.getByText(/^รับได้ [\d.]+ ล้านบิตต่อวินาที ต้องการ 5$/)).toBeVisible();
  await expect(page.getByText('เล่นภาพทดสอบได้ ไม่กระตุก')).toBeVisible();
  await expect.poll(() => fetched.length).toBe(3);
  expect(new Set(fetched).size).toBe(1);
  expect(fetched[0]).toBeGreaterThan(80_000);
  expect(fetched.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(300_000);

  await test.step('a slow line plays less, says how much, and what makes it faster', async () => {
    const line = await context.newCDPSession(page);
    const carry = (downloadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, uploadThroughput: -1, downloadThroughput },
      });
    await carry(SLOW_BITS / 8);
    await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
    await expect(result).toContainText('ดูได้ แต่เน็ตช้า', { timeout: 30_000 });
    await expect(page.getByText(/^รับได้ [\d.]+ ล้านบิตต่อวินาที ภาพชัดสุดต้องการ 5$/)).toBeVisible();
    await expect(page.getByText(/^เล่นภาพทดสอบได้ที่ \d+p$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'ทำให้เร็วขึ้น' }).getByRole('listitem')).toHaveCount(3);
    await expectCalm(page, 'slow');
    await page.getByRole('button', { name: 'เปิดแบบประหยัดเน็ต' }).press('Enter');
    await carry(-1);
    await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
    await expect(result).toContainText('พร้อมดูแล้ว');
  });

  await test.step('a filter lets the site through, and no video', async () => {
    await page.route('**/v/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>blocked</h1>' }));
    await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
    await expect(result).toContainText('เน็ตนี้กั้นวิดีโอไว้ ยังดูไม่ได้');
    await expect(page.getByText('ปิด Wi-Fi แล้วใช้เน็ตมือถือ วิธีนี้ได้ผลเกือบทุกครั้ง')).toBeVisible();
    await page.unroute('**/v/**');
  });

  await test.step('without a line it says so, and checks by itself once there is one', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'เปลี่ยนเน็ตแล้ว ตรวจอีกครั้ง' }).click();
    await expect(result).toContainText('ตอนนี้ไม่มีอินเทอร์เน็ต');
    await context.setOffline(false);
    await expect(result).toContainText('พร้อมดูแล้ว');
  });
});

test('WATCH-11 WATCH-08 the studio sees how many wait, and whose line lets no video through', async ({
  page,
  context,
  browser,
}) => {
  const id = await plannedShow('all');
  const office = await browser.newContext();
  await signInOffice(office, await ownerToken());
  const studio = await office.newPage();
  await studio.goto(`${addresses.admin}/admin/liveStreaming/${id}`);
  const waiting = studio.getByRole('listitem').filter({ has: studio.getByText('คนดูในห้องรอ', { exact: true }) });
  await expect(waiting).toContainText('0 คน');

  await signIn(context, await newMember());
  await page.goto(`/liveStreaming/${id}`);
  await expect(page.getByRole('heading', { name: 'พร้อมดูแล้ว' })).toBeVisible();
  await expect(waiting).toContainText(/1 คน$/, { timeout: 20_000 });

  await page.route('**/v/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>blocked</h1>' }));
  await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
  await expect(page.getByRole('heading', { name: 'เน็ตนี้กั้นวิดีโอไว้ ยังดูไม่ได้' })).toBeVisible();
  await expect(waiting).toContainText('1 คน ถูกกั้น 1', { timeout: 20_000 });

  const friend = await newMember();
  await api('POST', 'lobbyCheck', { token: friend.token, body: { id, found: 'good' } });
  await expect(page.getByText('มีคนรออยู่ด้วยกัน 2 คน')).toBeVisible({ timeout: 20_000 });
  await office.close();
});
