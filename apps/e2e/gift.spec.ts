import { expect, test, type Page } from '@playwright/test';
import { logIn, register } from './support/auth.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { messages } from './support/inbox.ts';
import { newMember, newPhone, signIn } from './support/member.ts';
import { chooseSlip, netOf, openPayment, paymentDialog, slipFor } from './support/payment.ts';
import { replayShow } from './support/shows.ts';

const shownPhone = (tel: string) => `${tel.slice(0, 3)}-${tel.slice(3, 6)}-${tel.slice(6)}`;
const told = (page: Page) => page.getByRole('alertdialog', { name: 'ข้อความ' });

async function isCalm(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
  }
}

/** From the payment dialog to that of the gift, filled in. */
async function giveTo(page: Page, tel: string, words = 'สุขสันต์วันเกิดนะแม่'): Promise<void> {
  await paymentDialog(page).getByRole('button', { name: 'ซื้อเป็นของขวัญ' }).click();
  await page.getByLabel('เบอร์โทรศัพท์ของผู้รับ').fill(tel);
  await page.getByLabel('ข้อความบนการ์ด').fill(words);
}

/** The link in the newest SMS to a phone. */
async function linkFor(tel: string): Promise<string> {
  const text = (await messages('sms', { to: tel, seconds: 20 })).map((sms) => sms.text).join('\n');
  const link = /\/gift\/([\w-]+)/.exec(text)?.[0];
  if (!link) throw new Error(`no gift was told to ${tel}: ${text}`);
  return link;
}

test('BUY-18 a show is given to a phone without an account, which registers and finds it; who paid cannot watch', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(120_000);
  const show = await replayShow();
  const giver = await newMember();
  const tel = newPhone();
  await signIn(context, giver);
  await openPayment(page, show);

  await test.step('the card shows what is typed, and one’s own number is refused', async () => {
    await giveTo(page, giver.tel);
    const dialog = paymentDialog(page);
    await expect(dialog.locator('q')).toHaveText('สุขสันต์วันเกิดนะแม่');
    await expect(dialog.getByText('20 จาก 120 ตัวอักษร')).toBeVisible();
    await isCalm(page);
    await page.getByRole('button', { name: 'ไปชำระเงิน' }).click();
    await expect(dialog.getByText('เบอร์นี้เป็นเบอร์ของคุณเอง กรุณาใส่เบอร์ของผู้รับ หรือเลือก ซื้อดูเอง')).toBeVisible();
    await page.getByLabel('เบอร์โทรศัพท์ของผู้รับ').fill(tel);
    await page.getByLabel('จาก', { exact: true }).fill('ฟ้าใส');
    await page.getByRole('button', { name: 'ไปชำระเงิน' }).click();
    await expect(dialog.getByText(`ของขวัญให้ ${shownPhone(tel)}`)).toBeVisible();
    expect(page.url()).not.toContain(tel);
    await page.reload();
    await expect(dialog.getByText(`ของขวัญให้ ${shownPhone(tel)}`)).toBeVisible();
    await isCalm(page);
  });

  await test.step('paid by slip, it is sent', async () => {
    await chooseSlip(page, await slipFor(show, { amount: await netOf(page) }));
    await expect(told(page).getByText('ส่งของขวัญแล้ว')).toBeVisible();
    await expect(told(page)).toContainText(`ส่ง SMS ไปที่ ${shownPhone(tel)} แล้ว จะบอกอีกครั้งเมื่อผู้รับเปิดดู`);
    await isCalm(page);
    await page.goto('/watchReruns');
    const ticket = page.getByRole('article').filter({ hasText: show.product_title });
    await expect(ticket).toContainText('ให้เป็นของขวัญ');
    await expect(ticket.getByRole('link', { name: 'ดูย้อนหลัง' })).toHaveCount(0);
    await isCalm(page);
    await page.goto(`/package/${show.product_url}`);
    await expect(page.getByRole('button', { name: 'ซื้อบัตร' }).first()).toBeVisible();
  });

  const receiver = await browser.newContext();
  const theirs = await receiver.newPage();
  await test.step('the link of the SMS shows the card; registering with the number is all there is to do', async () => {
    await theirs.goto(await linkFor(tel));
    await expect(theirs.locator('q')).toHaveText('สุขสันต์วันเกิดนะแม่');
    await expect(theirs.getByText('จาก ฟ้าใส')).toBeVisible();
    await isCalm(theirs);
    await theirs.getByRole('button', { name: /^สร้างบัญชี ใช้/ }).click();
    await register(theirs, tel, '2580');
    await theirs.keyboard.press('Escape');
    await theirs.getByRole('button', { name: 'รับของขวัญ' }).click();
    await expect(theirs.getByText(`${show.product_title} เป็นของคุณแล้ว`)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'มีของขวัญให้คุณ' })).toBeFocused();
    await isCalm(theirs);
    await theirs.getByRole('main').getByRole('link', { name: 'งานแสดงที่ซื้อ' }).click();
    const ticket = theirs.getByRole('article').filter({ hasText: show.product_title });
    await expect(ticket.getByRole('link', { name: 'ของขวัญจาก ฟ้าใส' })).toBeVisible();
    await expect(ticket.getByRole('link', { name: /ดูย้อนหลัง|ดูต่อ/ })).toBeVisible();
  });

  await test.step('its giver hears of it, and changes nothing any more', async () => {
    await expect
      .poll(async () => (await messages('sms', { to: giver.tel })).map(({ text }) => text).join('\n'), {
        timeout: 15_000,
      })
      .toContain('ผู้รับเปิดของขวัญ');
    await page.goto('/watchReruns');
    await expect(page.getByText(`${shownPhone(tel)} รับของขวัญแล้ว`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'แก้ไขของขวัญ' })).toHaveCount(0);
    const card = page.getByRole('link', { name: `${shownPhone(tel)} รับของขวัญแล้ว` });
    await page.getByRole('article').getByRole('link', { name: 'ดูคำสั่งซื้อ' }).click();
    await expect(card).toBeVisible();
    await isCalm(page);
    await page.goto('/profile/orders');
    await expect(card).toBeVisible();
    await isCalm(page);
    await card.click();
    await expect(page.locator('q')).toHaveText('สุขสันต์วันเกิดนะแม่');
    await expect(page.getByRole('heading', { level: 1, name: 'ของขวัญจากคุณ' })).toBeVisible();
    await expect(page.getByText('ผู้รับรับของขวัญนี้แล้ว')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'งานแสดงที่ซื้อ' }).click();
    await expect(page).toHaveURL(/\/watchReruns$/);
  });
  await receiver.close();
});

test('BUY-18 a wrong number is changed: the other phone is told, and the old link opens nothing', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(90_000);
  const show = await replayShow();
  const [wrong, right] = [newPhone(), await newMember('2580')];
  await signIn(context, await newMember());
  await openPayment(page, show);
  await giveTo(page, wrong);
  await page.getByRole('button', { name: 'ไปชำระเงิน' }).click();
  await expect(paymentDialog(page).getByText(`ของขวัญให้ ${shownPhone(wrong)}`)).toBeVisible();
  await chooseSlip(page, await slipFor(show, { amount: await netOf(page) }));
  await expect(told(page).getByText('ส่งของขวัญแล้ว')).toBeVisible();
  const old = await linkFor(wrong);
  await page.goto(old);
  await expect(page.getByText('ผู้รับยังไม่ได้รับของขวัญนี้')).toBeVisible();
  const [heading, bar] = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
  const [top, bottom] = [(await heading.boundingBox())?.y ?? 0, (await bar.boundingBox())?.height ?? 0];
  expect(top, 'the heading stands off the bar').toBeGreaterThan(bottom + 20);
  await page.goto('/watchReruns');
  await page.getByRole('button', { name: 'แก้ไขของขวัญ' }).click();
  await expect(page.getByLabel('ข้อความบนการ์ด')).toHaveValue('สุขสันต์วันเกิดนะแม่');
  await page.getByLabel('เบอร์โทรศัพท์ของผู้รับ').fill(right.tel);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: shownPhone(right.tel) })).toBeVisible();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(old);
  await expect(theirs.getByText('ไม่พบของขวัญนี้')).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveCount(1);
  await theirs.goto(await linkFor(right.tel));
  await theirs.getByRole('button', { name: 'เข้าระบบเพื่อรับของขวัญ' }).click();
  await logIn(theirs, right.tel, '2580');
  await expect(theirs.getByRole('button', { name: 'รับของขวัญ' })).toBeVisible();
  await other.close();
});
