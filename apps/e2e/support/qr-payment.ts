import { randomUUID } from 'node:crypto';
import { addresses } from './addresses.ts';
import { send } from './http.ts';
import { api, type Member } from './member.ts';
import type { Show } from './shows.ts';

/** Pays a QR as somebody's banking app would; the gateway then tells the shop. @param reference as the shop gave it */
export async function payQr(reference: string): Promise<void> {
  const { json } = await send('GET', `${addresses.inbox}/api/card/orders`);
  const orders = json.data as { order_id: string; reference_order: string }[];
  const order = orders.find(({ reference_order }) => reference_order === reference);
  const { status } = await send('POST', `${addresses.inbox}/api/card/orders/${order?.order_id}/pay`);
  if (status !== 200) throw new Error(`the QR ${reference} was not paid: ${status}`);
}

/** Orders a show and gets the QR to pay it by. */
export async function orderByQr(show: Show, { token }: Member): Promise<{ orders_id: number; order_no: string }> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const body = { order: { orders_payment: 'qr' }, ordersDetail: [{ product_id: show.id }] };
  const { json } = await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  const { insertId: orders_id } = json.data as { insertId: number };
  const { data } = await api('POST', 'orders/ordersQr', { token, body: { orders_id } });
  return data as { orders_id: number; order_no: string };
}

/** Gives what was paid by a QR back to its payer, as a bank may; the gateway then tells the shop. */
export async function takeBack(reference: string): Promise<void> {
  const { json } = await send('GET', `${addresses.inbox}/api/card/charges`);
  const charges = json.data as { charge_id: string; reference_order: string }[];
  const charge = charges.find(({ reference_order }) => reference_order === reference);
  const { status } = await send('POST', `${addresses.inbox}/api/card/charges/${charge?.charge_id}/void`);
  if (status !== 200) throw new Error(`the payment ${reference} was not taken back: ${status}`);
}
