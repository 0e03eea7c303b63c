import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { openOffice } from './buyers.ts';
import { loadFlows, type Flow } from './flows.ts';
import { alternate, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { bodyOf, headersOf, makePairs, measureRaw, valuesOf, type Pair } from './orders.ts';
import { captureMessages, statementsOf } from './statements.ts';

const AT_ONCE = 16;
const WARM_UP_SECONDS = 3;
/** More than a round of two seconds needs. */
const FLOWS_OF_A_ROUND = 2_000;
/** fetch would take this process more time than an order takes the API. */
const agent = new Agent({ keepAlive: true });

/** An order and its approval by personnel over HTTP, and their statements one by one on plain mysql2. */
export async function measureApprovals(system: MeasuredSystem, seconds: number): Promise<[Load, Load]> {
  const connection = await system.connect();
  const office = await openOffice(connection, system.settings.TOKEN_SECRET ?? '');
  await connection.end();
  const [one, ...pairs] = await makePairs(system);
  if (!one) throw new Error('nobody to order');
  const messages = await captureMessages(system.databaseDirectory, async () => {
    const { id, order_no } = await placeAndApprove(system, office, one);
    return { ...valuesOf(one), orders_id: String(id), order_no };
  });
  const statements = messages.flatMap(statementsOf);
  const some = (): Pair[] => pairs.splice(0, FLOWS_OF_A_ROUND);
  const flowOf =
    (pair: Pair): Flow =>
    () =>
      placeAndApprove(system, office, pair).then(({ approved }) => approved);
  const approve = async (length: number): Promise<Load> => (await loadFlows(some().map(flowOf), AT_ONCE, length)).load;
  await approve(WARM_UP_SECONDS);
  const [api, raw] = await alternate(seconds, [
    approve,
    (length) => measureRaw(system, statements, some(), length, AT_ONCE),
  ]);
  agent.destroy();
  return [api, raw] as [Load, Load];
}

async function placeAndApprove({ api }: MeasuredSystem, office: string, pair: Pair) {
  const placed = await post(`${api}/orders`, headersOf(pair), bodyOf(pair));
  const { insertId: id, order_no } = placed.data as { insertId: number; order_no: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${office}` };
  const update = await post(`${api}/orders/ordersUpdate`, headers, JSON.stringify({ id, orders_status: 'approve' }));
  return { id, order_no, approved: update.result };
}

function post(url: string, headers: Record<string, string>, body: string) {
  return new Promise<{ result: boolean; data?: unknown }>((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    call.on('response', (answer) => resolve(json(answer) as Promise<{ result: boolean }>));
    call.on('error', reject);
    call.end(body);
  });
}
