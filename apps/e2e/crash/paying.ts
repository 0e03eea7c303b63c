import { makeSlipAt } from '../support/inbox.ts';
import { send } from '../support/http.ts';
import { insist, manyAtOnce, tryCall, tryOrder, type Wanted } from './rush.ts';

/** How often somebody who waits for their bank looks. */
const LOOK_MS = 1_000;
const PRICE = 290;
/** As the sandbox draws slips, and the shop has its account. */
export const ACCOUNT = { account_no: '0123456789', account_name: 'หจก. หิ่งห้อยในเมือง โปรดักชั่น' };

interface Addresses {
  api: string;
  inbox: string;
}

export interface Payer extends Wanted {
  /** Of who transferred; the others pay by QR. */
  slip?: Buffer;
}

/** Every other one transfers, before anything breaks. */
export async function transferHalf({ inbox }: Addresses, wanted: readonly Wanted[]): Promise<Payer[]> {
  const payers: Payer[] = wanted.map((one) => ({ ...one }));
  await manyAtOnce(payers, async (payer, index) => {
    if (index % 2 === 0) payer.slip = (await makeSlipAt(inbox, { ...ACCOUNT, amount: PRICE })).buffer;
  });
  return payers;
}

/**
 * Sends a slip until the shop takes it.
 * @returns whether it paid; not, where the shop was cut off while the bank was asked: its service takes the slip for a used one
 *   until the ask is old enough to have been cut off
 */
export async function payBySlip({ api }: Addresses, payer: Payer, deadline: number): Promise<boolean> {
  const { isPaid } = await insist(deadline, async () => {
    const body = new FormData();
    body.set('product_id', String(payer.productId));
    body.set('images', new Blob([new Uint8Array(payer.slip ?? [])], { type: 'image/png' }), 'slip.png');
    const json = await tryCall('POST', `${api}/uploadSlip`, payer.buyer, { body });
    if (typeof json === 'string') return json;
    if (json.result || json.code === 'ALREADY_ORDERED') return { isPaid: true };
    if (json.code === 'SLIP_USED') return { isPaid: false };
    throw new Error(`a slip was refused: ${JSON.stringify(json)}`);
  });
  return isPaid;
}

/** Orders, pays the QR with a banking app, and looks until the shop knows. */
export async function payByQr({ api, inbox }: Addresses, wanted: Wanted, deadline: number): Promise<void> {
  const { buyer } = wanted;
  const { orderId, orderNo } = await insist(deadline, () => tryOrder(api, wanted, { orders_payment: 'qr' }));
  const body = { orders_id: orderId };
  await insist(deadline, async () => {
    const json = await tryCall('POST', `${api}/orders/ordersQr`, buyer, { body });
    if (typeof json === 'string' || (json.data as { charge_qr: string | null } | undefined)?.charge_qr) return json;
    return `no QR: ${JSON.stringify(json)}`;
  });
  await payNewestQr(inbox, orderNo);
  const look = async () => {
    const json = await tryCall('GET', `${api}/orders/ordersQr?orders_id=${orderId}`, buyer);
    if (typeof json === 'string' || (json.data as { orders_status: string }).orders_status === 'approve') return json;
    await tryCall('POST', `${api}/orders/ordersQrCheck`, buyer, { body });
    return 'not paid yet';
  };
  await insist(deadline, look, LOOK_MS);
}

/** The QR that was shown last: of one whose answer was cut off the buyer knows nothing. */
async function payNewestQr(inbox: string, orderNo: string): Promise<void> {
  const { json } = await send('GET', `${inbox}/api/card/orders`);
  const orders = json.data as { order_id: string; reference_order: string }[];
  const shown = orders.findLast(({ reference_order }) => reference_order.startsWith(orderNo));
  const { status } = await send('POST', `${inbox}/api/card/orders/${shown?.order_id}/pay`);
  if (status !== 200) throw new Error(`the QR of ${orderNo} was not paid: ${status}`);
}
