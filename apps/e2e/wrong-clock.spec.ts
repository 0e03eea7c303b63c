import { expect, test } from '@playwright/test';
import { beginsIn, made } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { movesOn, playback } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { makeShow, replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 30_000 };

/** Makes a page believe that it is tomorrow. */
const ADVANCE = `{
  const DAY = 86_400_000;
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Right.now() + DAY]));
    }
    static now() {
      return Right.now() + DAY;
    }
  };
}`;

test('WATCH-04 WATCH-11 on a phone whose clock is a day fast the lobby counts right, the show plays and the chat is open', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(ADVANCE);
  const { band_id } = await replayShow();
  const asked = Date.now();
  const stage_id = await made('stage', { band_id, stage_title: 'เวทีนาฬิกา', ...beginsIn(20) });
  await signIn(context, await newBuyer(await makeShow({ stage_id })));
  const id = await made('liveStreaming', { live_streaming_name: 'คืนนาฬิกาเดินเร็ว', stage_id });
  await page.goto(`/liveStreaming/${id}`);
  expect(await page.evaluate(() => new Date().getTime())).toBeGreaterThan(Date.now() + 80_000_000);
  /** Minutes until the show, as they were when it was made: between 19 and 20, as it begins at a whole minute. */
  const promised = async () => {
    const [hours = NaN, minutes = NaN, seconds = NaN] =
      (await page.getByRole('timer').innerText()).match(/\d+/g)?.map(Number) ?? [];
    return hours * 60 + minutes + seconds / 60 + (Date.now() - asked) / 60_000;
  };
  await expect.poll(async () => Math.abs((await promised()) - 19.5), PATIENCE).toBeLessThan(0.6);

  await officeApi('POST', 'stage', { id: stage_id, ...beginsIn(-1) });
  const publisher = await Publisher.start(id);
  try {
    await expect(async () => {
      await page.goto(`/liveStreaming/${id}`);
      await expect.poll(async () => (await playback(page)).frames, { timeout: 5_000 }).toBeGreaterThan(0);
    }).toPass(PATIENCE);
    await movesOn(page);
    await page.getByRole('textbox', { name: 'ข้อความ' }).fill('มาทันเวลาพอดี');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('มาทันเวลาพอดี')).toBeVisible(PATIENCE);
    await expect(page.getByText(/^ช้ากว่าสด/)).toHaveCount(0);
  } finally {
    await publisher.breakOff();
    await officeApi('POST', 'liveStreamingEnd', { id });
  }
});
