/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { send } from './support/http.ts';
import { messages } from './support/inbox.ts';
import { api, newMember } from './support/member.ts';
import { buy } from './support/purchase.ts';
import { replayShow } from './support/shows.ts';

test('TELL-03 BUY-12 the letter about an approval fits a phone and a desk, keeps nobody out, and brings the receipt as it is downloaded', async ({
  page,
}) => {
  const member = await newMember();
  const { token, pin } = member;
  const email = `letters${member.tel}@example.com`;
  expect((await api('GET', `emailConfirmEmail?email=${email}`, { token })).result).toBe(true);
  const [confirming] = await messages('email', { to: email });
  const code = /\n(\d{4})\n/.exec(confirming?.text ?? '')?.[1];
  expect((await api('POST', 'confirmEmail', { token, body: { email, code, user_password: pin } })).result).toBe(true);
  expect((await buy(await replayShow(), member)).result).toBe(true);

  const [letter] = await messages('email', { to: email, afterId: confirming?.id });
  expect(letter?.subject).toMatch(/^ยืนยันการชำระเงิน สำเร็จ /);
  const { html, attachments } = letter?.meta ?? {};
  await page.setContent(html ?? '');
  const pictures = page.getByRole('presentation').locator('img');
  await expect(pictures).toHaveCount(3);
  const widths = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true, true]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }

  const { data: orders } = await api('GET', 'orders/ordersProductByUserId', { token });
  const [order] = orders as { orders_id: number }[];
  const { data } = await api('GET', `orders/papers?orders_id=${order?.orders_id}`, { token });
  const [receipt] = (data as { papers: { id: number; paper_no: string }[] }).papers;
  expect(attachments?.map(({ filename }) => filename)).toEqual([`${receipt?.paper_no}.pdf`]);
  await expect(page.getByText(`${receipt?.paper_no}.pdf`)).toBeVisible();
  const sent = await send('GET', `${addresses.inbox}${attachments?.[0]?.url}`);
  const headers = { authorization: `Bearer ${token}` };
  const downloaded = await send('GET', `${addresses.shop}/api/paperFile?id=${receipt?.id}`, { headers });
  expect(downloaded.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sent.bytes.equals(downloaded.bytes)).toBe(true);
});
