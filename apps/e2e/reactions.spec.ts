import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/member.ts';
import { officeApi } from './support/office.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

test('WATCH-06 viewers like a song, say something about it, and take both back', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const address = `/videoStage/${await videoOf(show)}`;
  await signIn(context, await newBuyer(show));
  const text = `ขนลุกเลยค่ะ ${Date.now()}`;
  const likeOn = (one: Page) => one.getByRole('group', { name: 'รีแอ็กชันของเพลงนี้' }).getByRole('button', { name: 'ชอบ' });
  const like = likeOn(page);
  const confused = page.getByRole('button', { name: 'สงสัย' });
  const comment = page.getByRole('article').filter({ hasText: text });

  await test.step('one choice, counted at once, replaced by another and taken back', async () => {
    await page.goto(address);
    await expect(like).toBeEnabled();
    const before = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0]);
    await like.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveText(`ชอบ ${before + 1}`);
    await confused.click();
    await expect(confused).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveText(`ชอบ ${before}`);
    const stored = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await confused.click();
    await expect(confused).toHaveAttribute('aria-pressed', 'false');
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect(like).toHaveText(`ชอบ ${before}`);
    await expect(confused).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a comment sent with Enter arrives at another viewer who watches', async () => {
    const other = await browser.newContext();
    await signIn(other, await newBuyer(show));
    const theirs = await other.newPage();
    const readings = readingsOf(theirs);
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { name: /^ความคิดเห็น/ })).toBeVisible();
    // Once when the page opened, once when the stream did.
    const read = ['stageTimeCommentNowByStageTimeId', 'stageTimeCommentNowByStageTimeId', 'videosUserStatus'];
    await expect.poll(() => readings().sort()).toEqual(read);
    const theirLike = likeOn(theirs);
    await expect(theirLike).toBeEnabled();
    const before = Number(/\d+/.exec((await theirLike.textContent()) ?? '')?.[0]);
    await like.click();
    await expect(theirLike).toHaveText(`ชอบ ${before + 1}`);
    await like.click();
    await expect(theirLike).toHaveText(`ชอบ ${before}`);
    await page.getByRole('textbox', { name: 'แสดงความคิดเห็น' }).fill(text);
    await page.getByRole('textbox', { name: 'แสดงความคิดเห็น' }).press('Enter');
    await expect(comment).toContainText('เมื่อครู่นี้');
    const received = theirs.getByRole('article').filter({ hasText: text });
    await expect(received).toBeVisible();
    await expect(received.getByRole('button')).toHaveAccessibleName(/^รายงานข้อความของ/);
    expect(readings().sort()).toEqual(read);
    await received.getByRole('button').click();
    const dialog = theirs.getByRole('dialog', { name: 'รายงานข้อความ' });
    await expect(dialog).toBeVisible();
    await theirs.goBack();
    await expect(dialog).toBeHidden();
    await received.getByRole('button').click();
    await dialog.getByRole('button', { name: 'ส่งซ้ำ ๆ' }).click();
    await dialog.getByRole('button', { name: 'รายงาน', exact: true }).click();
    await expect(theirs.getByText('รายงานแล้ว ทีมงานจะตรวจให้').first()).toBeVisible();
    const { data: reported } = await officeApi('GET', 'moderation?view=reported&source=songs');
    expect(reported).toContainEqual(expect.objectContaining({ text, reports: 1, report_reasons: ['spam'] }));
    await other.close();
  });

  await test.step('its author takes it away, and back with the toast', async () => {
    await comment.getByRole('button', { name: /^ลบความคิดเห็น/ }).click();
    await expect(comment).toBeHidden();
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect(comment).toBeVisible();
    await comment.getByRole('button', { name: /^ลบความคิดเห็น/ }).click();
    await expect(comment).toBeHidden();
    await expect(page.getByText('ลบความคิดเห็นแล้ว').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'แสดงความคิดเห็น' })).toBeVisible();
    await expect(comment).toBeHidden();
  });
});

/** What a page asks of comments, choices and viewers, by name. */
function readingsOf(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/(stageTimeComment\w*|videosUserStatus\w*|watchingNow)/.exec(request.url())?.[1];
    if (name && request.method() === 'GET') names.push(name);
  });
  return () => names;
}
