import { expect } from '@playwright/test';
import { messages, type Message } from './inbox.ts';
import { officeApi } from './office.ts';
import type { Show } from './shows.ts';

/** Waits until an order was announced, and expects one message to the central chat and one to the band's. */
export async function expectToldOnce(orderNo: string, { band_id }: Show, afterId: number): Promise<Message[]> {
  const { data: band } = await officeApi('GET', `bandById?id=${band_id}`);
  const { band_telegrame: bandChat } = band as { band_telegrame: string | null };
  expect(bandChat, 'the demo band of the replay has a chat').toBeTruthy();
  const told = async () => (await messages('chat', { afterId })).filter(({ text }) => text.includes(orderNo));
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  const all = await told();
  expect(all.map(({ to }) => to === bandChat).sort()).toEqual([false, true]);
  return all;
}
