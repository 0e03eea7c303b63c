import { api, newMember, type Member } from './member.ts';
import { slipFor } from './payment.ts';
import type { Show } from './shows.ts';

/** Buys a show with a verified slip through the API. @returns the answer of the upload */
export async function buy(show: Show, { token }: Member, picture?: Buffer) {
  const bytes = picture ?? (await slipFor(show, { amount: show.product_price })).buffer;
  const form = new FormData();
  form.set('product_id', String(show.id));
  form.set('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'slip.png');
  return api('POST', 'uploadSlip', { token, body: form });
}

/** A new member who may watch the show. */
export async function newBuyer(show: Show): Promise<Member> {
  const member = await newMember();
  const answer = await buy(show, member);
  if (!answer.result) throw new Error(`the purchase was refused: ${JSON.stringify(answer)}`);
  return member;
}

/** The first video of a show. */
export async function videoOf({ id }: Show): Promise<number> {
  const { data } = await api('GET', `videosByProductId?product_id=${id}`);
  const video = (data as { id: number }[])[0];
  if (!video) throw new Error(`show ${id} has no video`);
  return video.id;
}
