import { api, newMember, newPhone, type Member } from './member.ts';
import { slipFor } from './payment.ts';
import type { Show } from './shows.ts';

/** Buys a show with a verified slip through the API. @param giftId whom it is for @returns the answer of the upload */
export async function buy(show: Show, { token }: Member, picture?: Buffer, giftId?: number) {
  const bytes = picture ?? (await slipFor(show, { amount: show.product_price })).buffer;
  const form = new FormData();
  form.set('product_id', String(show.id));
  if (giftId) form.set('gift_id', String(giftId));
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

/** A show that is paid for somebody else's phone. @returns the code of the gift's link */
export async function newGift(show: Show): Promise<string> {
  const giver = await newMember();
  const { data } = await api('POST', 'gift', {
    token: giver.token,
    body: { product_id: show.id, gift_tel: newPhone() },
  });
  const { id, gift_code } = data as { id: number; gift_code: string };
  const answer = await buy(show, giver, undefined, id);
  if (!answer.result) throw new Error(`the gift was refused: ${JSON.stringify(answer)}`);
  return gift_code;
}

/** The first video of a show. */
export async function videoOf({ id }: Show): Promise<number> {
  const { data } = await api('GET', `videosByProductId?product_id=${id}`);
  const video = (data as { id: number }[])[0];
  if (!video) throw new Error(`show ${id} has no video`);
  return video.id;
}
