import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { beginsIn, made, newLiveShow } from './support/live-shows.ts';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { chooseSlip, newPayer, slipFor } from './support/payment.ts';
import { movesOn } from './support/player.ts';
import { Publisher } from './support/publisher.ts';
import { newBuyer } from './support/purchase.ts';
import { makeShow, replayShow } from './support/shows.ts';

const PATIENCE = { timeout: 40_000 };

test('CAT-09 WATCH-04 on its evening a show is live by itself, for its buyers and for who buys it then', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const { band_id } = await replayShow();
  const stage_id = await made('stage', { band_id, stage_title: 'คืนนี้', ...beginsIn(-10) });
  const show = await makeShow({ stage_id });
  const { product_title: title } = show;
  await signIn(context, await newBuyer(show));
  const id = await newLiveShow(show);
  const bought = page.getByRole('article').filter({ hasText: title });

  await test.step('a band that is late keeps nobody from its stage', async () => {
    await page.goto('/watchReruns');
    await bought.getByRole('link', { name: 'เข้าชมสด' }).click();
    await expect(page).toHaveURL(new RegExp(`/liveStreaming/${id}`));
    await expect(page.getByRole('heading', { name: 'วงกำลังขึ้นเวที' })).toBeVisible();
  });

  const publisher = await Publisher.start(id);
  const guests = await browser.newContext();
  try {
    await test.step('home and the list say that it is on', async () => {
      const theirs = await guests.newPage();
      const onAir = theirs.getByRole('region', { name: 'กำลังไลฟ์ตอนนี้' }).getByRole('link', { name: new RegExp(title) });
      const listed = async () => {
        await theirs.goto(addresses.shop);
        return onAir.count();
      };
      await expect.poll(listed, PATIENCE).toBe(1);
      await theirs.goto('/packageAll?status=live');
      await theirs.getByRole('link', { name: new RegExp(title) }).click();
      await expect(theirs.getByRole('main').getByText('สด', { exact: true })).toBeVisible();
    });

    await test.step('who pays now watches now', async () => {
      const payers = await browser.newContext();
      const theirs = await payers.newPage();
      await newPayer(theirs, show);
      await chooseSlip(theirs, await slipFor(show, { amount: show.product_price }));
      const done = theirs.getByRole('alertdialog');
      await expect(done).toContainText('พร้อมให้รับชมแล้ว', PATIENCE);
      await done.getByRole('link', { name: 'ดูเลย' }).click();
      await movesOn(theirs);
      await payers.close();
    });
  } finally {
    await publisher.breakOff();
    await officeApi('POST', 'liveStreamingEnd', { id });
    await guests.close();
  }

  await test.step('after its end it is a recording', async () => {
    const ended = async () => {
      await page.goto('/watchReruns');
      return bought.getByRole('link', { name: 'ดูย้อนหลัง' }).count();
    };
    await expect.poll(ended, PATIENCE).toBe(1);
  });
});
