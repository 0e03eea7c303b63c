import type { Buyer } from '../../../tools/bench/buyers.ts';
import { send } from '../support/http.ts';

export interface Wanted {
  buyer: Buyer;
  productId: number;
}

export interface Acknowledged extends Wanted {
  orderId: number;
  orderNo: string;
}

const AT_ONCE = 12;
const PAUSE_MS = 150;
/** Every so many orders the button is pressed twice. */
const DOUBLE_EVERY = 5;

/**
 * Many customers order at once; each repeats with the same key until the server says yes, as the shop does.
 * @param onOrder called with the number of orders acknowledged so far
 * @throws Error when an order is refused, or not acknowledged before the deadline (milliseconds since 1970)
 */
export async function rush(
  api: string,
  wanted: readonly Wanted[],
  deadline: number,
  onOrder: (count: number) => void,
): Promise<Acknowledged[]> {
  const waiting = wanted.entries();
  const acknowledged: Acknowledged[] = [];
  const client = async (): Promise<void> => {
    for (const [index, one] of waiting) {
      const [order] = await pressed(index % DOUBLE_EVERY === 0 ? 2 : 1, () => insist(api, one, deadline));
      if (order) onOrder(acknowledged.push(order));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return acknowledged;
}

/** Orders once for each press, all at the same moment; every press must come to the same order. */
async function pressed(times: number, order: () => Promise<Acknowledged>): Promise<Acknowledged[]> {
  const orders = await Promise.all(Array.from({ length: times }, order));
  const different = new Set(orders.map(({ orderId }) => orderId)).size;
  if (different !== 1) throw new Error(`one key made ${different} orders`);
  return orders;
}

async function insist(api: string, wanted: Wanted, deadline: number): Promise<Acknowledged> {
  let last = 'nothing was tried';
  while (Date.now() < deadline) {
    const answer = await tryOnce(api, wanted);
    if (typeof answer !== 'string') return answer;
    last = answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`not acknowledged in time: ${last}`);
}

/** The order, or why it is worth another try. */
async function tryOnce(api: string, { buyer, productId }: Wanted): Promise<Acknowledged | string> {
  const headers = {
    authorization: `Bearer ${buyer.token}`,
    'idempotency-key': `crash-${buyer.id}-${productId}`,
  };
  const body = { order: {}, ordersDetail: [{ product_id: productId }] };
  try {
    const { status, json } = await send('POST', `${api}/orders`, { headers, body, milliseconds: 5_000 });
    const made = json.data as { insertId: number; order_no: string } | undefined;
    if (json.result && made) return { buyer, productId, orderId: made.insertId, orderNo: made.order_no };
    if (status >= 500 || status === 429) return `${status} ${json.code}`;
    throw new Refused(`${status} ${JSON.stringify(json)}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return String(error);
  }
}

class Refused extends Error {}
