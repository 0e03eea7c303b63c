import { expect, test } from '@playwright/test';
import { barriersOf, expectCalm } from './support/calm.ts';
import { newLiveShow } from './support/live-shows.ts';
import { newMember, signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { movesOn, playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 30_000 };

test('WATCH-04 WATCH-12 a buyer sees the show come, break off, go on and end, without a touch', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  const show = await replayShow();
  const id = await newLiveShow(show);
  await signIn(context, await newBuyer(show));

  await page.goto(`/liveStreaming/${id}`);
  await expect(page.getByRole('heading', { name: 'วงกำลังขึ้นเวที' })).toBeVisible();

  let publisher = await Publisher.start(id);
  try {
    await test.step('the picture comes by itself', async () => {
      const player = page.getByRole('region', { name: 'เครื่องเล่นไลฟ์ คืนทดสอบ' });
      await expect(player).toBeVisible(PATIENCE);
      await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeGreaterThan(0);
      await movesOn(page);
    });

    await test.step('nobody else opens it', async () => {
      const stranger = await browser.newContext();
      await signIn(stranger, await newMember());
      const theirs = await stranger.newPage();
      await theirs.goto(`/liveStreaming/${id}`);
      await expect(theirs).toHaveURL(/\/member\?reason=VIDEO_NOT_BOUGHT/);
      await stranger.close();
    });

    await test.step('a guest reads what it costs, buys from there, or signs in', async () => {
      const guests = await browser.newContext();
      const theirs = await guests.newPage();
      await theirs.goto(`/liveStreaming/${id}`);
      await expect(theirs.getByText('ซื้อแล้วเข้าดูได้ทันที ไม่ต้องรอ')).toBeVisible();
      await expectCalm(theirs, 'outside');
      await theirs.getByRole('button', { name: 'เข้าระบบด้วยเบอร์ที่ใช้ซื้อ' }).click();
      await expect(theirs.getByRole('dialog', { name: 'เข้าระบบ' })).toBeVisible();
      await theirs.keyboard.press('Escape');
      await theirs.getByRole('link', { name: `ซื้อบัตร ฿${show.product_price.toFixed(2)}` }).click();
      await expect(theirs).toHaveURL(new RegExp(`/package/${show.product_url}`));
      await expect(theirs.getByRole('dialog')).toBeVisible();
      await guests.close();
    });

    await test.step('what one viewer writes, another reads', async () => {
      const other = await browser.newContext();
      await signIn(other, await newBuyer(show));
      const theirs = await other.newPage();
      await theirs.goto(`/liveStreaming/${id}`);
      await expect(theirs.getByRole('textbox', { name: 'ข้อความ' })).toBeVisible(PATIENCE);
      await page.getByRole('textbox', { name: 'ข้อความ' }).fill('เสียงไวโอลินวันนี้ใสมาก');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('เสียงไวโอลินวันนี้ใสมาก')).toBeVisible(PATIENCE);
      await expect(theirs.getByRole('log').getByText('เสียงไวโอลินวันนี้ใสมาก')).toBeVisible(PATIENCE);
      await theirs.getByRole('button', { name: 'เต้น' }).click();
      await expect(page.locator('[data-cheer="dance"]')).toBeAttached(PATIENCE);
      await other.close();
    });

    await test.step('the band is lost for ten seconds and comes back', async () => {
      const toTelevision = page.getByRole('link', { name: 'ดูบนทีวี' });
      const leadsOnce = async () => {
        const size = page.viewportSize() ?? { width: 1280, height: 720 };
        for (const width of [390, 560, size.width]) {
          await page.setViewportSize({ ...size, width });
          await expect(toTelevision, `at ${width}`).toHaveCount(1);
        }
      };
      await leadsOnce();
      await publisher.breakOff();
      await expect(page.getByText('รอสัญญาณจากวง')).toBeVisible(PATIENCE);
      const slate = page.getByRole('heading', { name: 'สัญญาณจากวงหลุดชั่วคราว' });
      await expect(slate).toBeVisible(PATIENCE);
      await leadsOnce();
      await expect(page.getByText(/^รอมา 0:1\d นาที/)).toBeVisible(PATIENCE);
      publisher = await Publisher.start(id);
      await expect(slate).toBeHidden(PATIENCE);
      await expect(page.getByText('รอสัญญาณจากวง')).toBeHidden(PATIENCE);
      await movesOn(page);
    });

    await test.step('back to the first second, and to the stage again', async () => {
      await page.getByRole('slider', { name: 'ย้อนดูไลฟ์' }).press('Home');
      await expect.poll(async () => (await playback(page)).time, PATIENCE).toBeLessThan(8);
      const said = page.getByRole('log').getByText('เสียงไวโอลินวันนี้ใสมาก');
      await expect(page.getByText(/^แชตของเวลา \d\d:\d\d น\.$/)).toBeVisible(PATIENCE);
      await expect(said).toBeHidden();
      await page.getByRole('button', { name: 'ดูแชตตอนนี้' }).click();
      await expect(said).toBeVisible();
      const behind = page.getByRole('button', { name: /^ไปที่สด/ });
      // Not by the pointer: the controls may have hidden themselves by now.
      await behind.press('Enter');
      await expect(behind).toBeHidden(PATIENCE);
      await movesOn(page);
    });

    await test.step('less data, remembered on this device, and told beside the picture', async () => {
      const menu = page.getByRole('button', { name: /^คุณภาพวิดีโอ/ });
      const saver = page.getByRole('menuitemcheckbox', { name: /^ประหยัดเน็ต ?ไม่เกิน 480p บนเน็ตมือถือ$/ });
      await menu.press('Enter');
      await expect(page.getByText(/^ตัวเลขคือเน็ตที่ใช้ต่อ 1 ชั่วโมงโดยประมาณ คืนนี้ใช้ไปแล้ว [\d,]+ MB$/)).toBeVisible();
      await saver.press('Enter');
      await expect(saver).toBeChecked();
      expect(await barriersOf(page), 'axe').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByText('ประหยัดเน็ต', { exact: true })).toBeVisible();
      await menu.press('Enter');
      await saver.press('Enter');
      await expect(saver).not.toBeChecked();
      await page.keyboard.press('Escape');
    });

    await test.step('the sound alone, and the picture again', async () => {
      const { frames } = await playback(page);
      await page.getByRole('button', { name: /^คุณภาพวิดีโอ/ }).press('Enter');
      await page.getByRole('menuitemradio', { name: /^ฟังเสียงอย่างเดียว \d+ MB$/ }).press('Enter');
      const back = page.getByRole('button', { name: 'กลับไปดูภาพ' });
      await expect(back).toBeVisible(PATIENCE);
      await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeLessThan(frames);
      await movesOn(page);
      await back.click();
      await expect.poll(async () => (await playback(page)).frames, PATIENCE).toBeGreaterThan(0);
      await movesOn(page);
    });

    await test.step('Back closes a call for help, over the same picture', async () => {
      await page.locator('video').evaluate((video) => (video.id = 'same'));
      await page.getByRole('button', { name: 'ขอความช่วยเหลือ' }).click();
      const dialog = page.getByRole('dialog', { name: 'ขอความช่วยเหลือ' });
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.locator('video#same')).toBeAttached();
      await movesOn(page);
    });

    await test.step('a call for help takes the log of the player along', async () => {
      await page.getByRole('button', { name: 'ขอความช่วยเหลือ' }).click();
      const dialog = page.getByRole('dialog', { name: 'ขอความช่วยเหลือ' });
      await dialog.getByText('ดูสิ่งที่จะส่ง').click();
      await expect(dialog.getByText(/start live quality/)).toBeVisible();
      await dialog.getByRole('button', { name: 'ไม่มีเสียง' }).click();
      await dialog.getByRole('button', { name: 'ส่งถึงทีมงาน' }).click();
      await expect(dialog.getByText(/เลขอ้างอิง ช่วย-\d+/)).toBeVisible();
      const { data } = await officeApi('GET', 'helpRequest?sort=-id');
      const [newest] = data as { help_request_reason: string; help_request_log: string }[];
      expect(newest?.help_request_reason).toBe('sound');
      expect(newest?.help_request_log).toContain('start live');
      await dialog.getByRole('button', { name: 'กลับไปดูต่อ' }).click();
    });

    await test.step('it ends, and the replay opens by itself', async () => {
      await officeApi('POST', 'liveStreamingEnd', { id });
      await expect(page.getByRole('heading', { name: 'จบแล้ว ขอบคุณที่มาดูด้วยกัน' })).toBeVisible(PATIENCE);
    });

    await test.step('its replay comes with what was said', async () => {
      await expect(page.getByRole('link', { name: 'ดูย้อนหลังเลย' })).toBeVisible(PATIENCE);
      await expect(page).toHaveURL(/\/videoStage\/\d+$/, PATIENCE);
      await expect(page.getByRole('heading', { name: 'แชตวันแสดงสด' })).toBeVisible(PATIENCE);
    });
  } finally {
    await publisher.breakOff();
    // Its stage is that of other tests, which would find it on air.
    await officeApi('POST', 'liveStreamingEnd', { id });
  }
});
