/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { comeAlive } from './support/calm.ts';
import { signIn } from './support/member.ts';
import { newPayer, paymentDialog } from './support/payment.ts';
import { newBuyer, videoOf } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

const NARROW = { width: 320, height: 640 };

test('BUY-11 WATCH-01 SITE-13 what a member may watch is at hand on the home page, and asked for with the page, once', async ({
  page,
  context,
}) => {
  const show = await replayShow();
  await signIn(context, await newBuyer(show));
  const asked: string[] = [];
  const started = Promise.withResolvers<void>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && asked.push(path) === 2) started.resolve();
  });
  // The page's scripts come when what they show is on its way.
  await page.route(/\/assets\/.*\.js$/, (route) => started.promise.then(() => route.continue()));
  await page.goto('/watchReruns');
  await expect(page.getByRole('link', { name: 'ดูย้อนหลัง' }).first()).toBeVisible();
  const withPage = ['/api/loginPing', '/api/orders/ordersProductByUserId'];
  expect(asked.slice(0, 2).toSorted()).toEqual(withPage);
  // What comes below is asked for by the scripts.
  await expect.poll(() => asked.toSorted()).toEqual([...withPage, '/api/tip']);
  await page.unroute(/\/assets\/.*\.js$/);

  await page.goto('/');
  const rail = page.getByRole('region', { name: 'ดูต่อ' });
  await rail.getByRole('link', { name: show.product_title }).click();
  await expect(page).toHaveURL(new RegExp(`/videoStage/${await videoOf(show)}$`));
});

test('WATCH-09 a guest is told why a video does not open, without a call that is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await page.goto(`/videoStage/${await videoOf(await replayShow())}`);
  await expect(page).toHaveURL(/\/member\?reason=NOT_SIGNED_IN/);
  await expect(page.getByRole('main').getByRole('button', { name: 'เข้าระบบ' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('SITE-05 the member area greets a guest with what a guest can do', async ({ page }) => {
  await page.goto('/member');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'เข้าระบบ' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'สร้างบัญชี' })).toBeVisible();
  await expect(main.getByText('ยินดีต้อนรับ')).toBeHidden();
});

test('SITE-07 the filter of live shows can be seen, and stays when another one is chosen', async ({ page }) => {
  await page.goto('/packageAll?status=live');
  const filters = page.getByRole('complementary', { name: 'ตัวกรอง' });
  const live = filters.getByLabel('กำลังไลฟ์ตอนนี้');
  await expect(live).toBeChecked();
  await filters.getByLabel('งานแสดงสด').click();
  await expect(page).toHaveURL(/type=stage/);
  await expect(page).toHaveURL(/status=live/);
  await live.click();
  await expect(page).not.toHaveURL(/status=live/);
});

test('SITE-10 an error in the browser is reported, without whose it is', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/clientError'));
  const throwLater = () => void setTimeout(() => void Promise.reject(new Error('lost 0812345678')), 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(throwLater);
  expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ message: 'Error: lost #', page: '/' });
  const status = await page.evaluate(async () => (await fetch('/clientError', { method: 'POST', body: '{}' })).status);
  expect(status).toBe(204);
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: NARROW, hasTouch: true });

  test('SITE-11 WATCH-02 the player keeps its buttons on the screen, those of ten seconds too', async ({
    page,
    context,
  }) => {
    const show = await replayShow();
    await signIn(context, await newBuyer(show));
    await page.goto(`/videoStage/${await videoOf(show)}`);
    const player = page.getByRole('region', { name: /เครื่องเล่นวิดีโอ/ });
    const names = ['เต็มจอ', 'คุณภาพวิดีโอ', 'ย้อนกลับ 10 วินาที', 'ข้ามไป 10 วินาที'];
    for (const name of names) {
      const button = player.getByRole('button', { name }).locator('visible=true');
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test('SITE-11 with large text the button to buy stays on the screen', async ({ page }) => {
    const show = await replayShow();
    await page.goto(`/package/${show.product_url}`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.getByRole('button', { name: 'ซื้อบัตร' }).last()).toBeInViewport({ ratio: 1 });
  });
});

test('BUY-01 on the window of a laptop the amount, the account and the button to press are in sight at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 680 });
  await newPayer(page, await replayShow());
  const dialog = paymentDialog(page);
  const whole = { ratio: 1 };
  await expect(dialog.getByRole('button', { name: 'คัดลอก ยอดเงิน' })).toBeInViewport(whole);
  await expect(dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' })).toBeInViewport(whole);
  const action = dialog.getByText('คลิกเพื่อเลือกสลิป');
  await expect(action).toBeInViewport(whole);

  // In a low window the button covers nothing that has the focus.
  await page.setViewportSize({ width: 1366, height: 500 });
  const copy = dialog.getByRole('button', { name: 'คัดลอก เลขบัญชี' });
  await copy.focus();
  const [above, below] = [await copy.boundingBox(), await action.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
