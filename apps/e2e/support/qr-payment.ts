import { addresses } from './addresses.ts';
import { send } from './http.ts';

/** Pays a QR as somebody's banking app would; the gateway then tells the shop. @param reference as the shop gave it */
export async function payQr(reference: string): Promise<void> {
  const { json } = await send('GET', `${addresses.inbox}/api/card/orders`);
  const orders = json.data as { order_id: string; reference_order: string }[];
  const order = orders.find(({ reference_order }) => reference_order === reference);
  const { status } = await send('POST', `${addresses.inbox}/api/card/orders/${order?.order_id}/pay`);
  if (status !== 200) throw new Error(`the QR ${reference} was not paid: ${status}`);
}
