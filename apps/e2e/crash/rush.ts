import type { Buyer } from '../../../tools/bench/buyers.ts';
import { send, type Envelope } from '../support/http.ts';

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
  const acknowledged: Acknowledged[] = [];
  await manyAtOnce(wanted, async (one, index) => {
    const [order] = await pressed(index % DOUBLE_EVERY === 0 ? 2 : 1, () => insist(deadline, () => tryOrder(api, one)));
    if (order) onOrder(acknowledged.push(order));
  });
  return acknowledged;
}

/** Does something for each, so many of them at the same time. */
export async function manyAtOnce<One>(all: readonly One[], work: (one: One, index: number) => Promise<void>) {
  const waiting = all.entries();
  const client = async (): Promise<void> => {
    for (const [index, one] of waiting) await work(one, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

/** Orders once for each press, all at the same moment; every press must come to the same order. */
async function pressed(times: number, order: () => Promise<Acknowledged>): Promise<Acknowledged[]> {
  const orders = await Promise.all(Array.from({ length: times }, order));
  const different = new Set(orders.map(({ orderId }) => orderId)).size;
  if (different !== 1) throw new Error(`one key made ${different} orders`);
  return orders;
}

/** Sends a request as the shop does. @returns its answer, or why it is worth another try */
export async function tryCall(
  method: string,
  url: string,
  { token }: Buyer,
  { headers, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Envelope | string> {
  const sent = { headers: { authorization: `Bearer ${token}`, ...headers }, body, milliseconds: 5_000 };
  const answer = await send(method, url, sent).catch(String);
  if (typeof answer === 'string') return answer;
  const { status, json } = answer;
  return status >= 500 || status === 429 ? `${status} ${json.code}` : json;
}

/**
 * Tries until it is done.
 * @param tryOnce what came of it, or why it is worth another try
 * @throws Error after the deadline (milliseconds since 1970)
 */
export async function insist<Done extends object>(
  deadline: number,
  tryOnce: () => Promise<Done | string>,
  pauseMs = PAUSE_MS,
): Promise<Done> {
  let last = 'nothing was tried';
  while (Date.now() < deadline) {
    const answer = await tryOnce();
    if (typeof answer !== 'string') return answer;
    last = answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`not acknowledged in time: ${last}`);
}

/** @param order what is said of the order beside its product */
export async function tryOrder(
  api: string,
  { buyer, productId }: Wanted,
  order: object = {},
): Promise<Acknowledged | string> {
  const headers = { 'idempotency-key': `crash-${buyer.id}-${productId}` };
  const body = { order, ordersDetail: [{ product_id: productId }] };
  const json = await tryCall('POST', `${api}/orders`, buyer, { headers, body });
  if (typeof json === 'string') return json;
  const made = json.data as { insertId: number; order_no: string } | undefined;
  if (!json.result || !made) throw new Error(`an order was refused: ${JSON.stringify(json)}`);
  return { buyer, productId, orderId: made.insertId, orderNo: made.order_no };
}
