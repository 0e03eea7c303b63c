import { randomUUID } from 'node:crypto';
import { addresses } from './addresses.ts';
import { send } from './http.ts';
import { api, newMember, type Member } from './member.ts';
import { slipFor } from './payment.ts';
import { buy } from './purchase.ts';
import type { Show } from './shows.ts';

export interface ManualOrder {
  id: number;
  order_no: string;
  member: Member;
}

/** Orders a show, for a new member, with a slip that no machine can check. */
export async function orderByHand(show: Show): Promise<ManualOrder> {
  const member = await newMember();
  const { token } = member;
  const slip = await slipFor(show, { amount: show.product_price, qr: false });
  const { data } = await buy(show, member, slip.buffer);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const wish = { orders_payment_slip: (data as { filename: string }).filename };
  const body = { order: wish, ordersDetail: [{ product_id: show.id }] };
  await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  const { data: orders } = await api('GET', 'orders/ordersByUserId', { token });
  const [made] = orders as Omit<ManualOrder, 'member'>[];
  if (!made) throw new Error('nothing was ordered');
  return { ...made, member };
}
