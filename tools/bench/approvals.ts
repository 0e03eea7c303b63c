import { openOffice } from './buyers.ts';
import { loadFlows, type Flow } from './flows.ts';
import type { Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { bodyOf, headersOf, makePairs, measureRaw, valuesOf, type Pair } from './orders.ts';
import { captureStatements } from './statements.ts';

const AT_ONCE = 16;
const WARM_UP_SECONDS = 3;

/** An order and its approval by personnel over HTTP, and the same statements in the same transactions on plain mysql2. */
export async function measureApprovals(system: MeasuredSystem, seconds: number): Promise<{ api: Load; raw: Load }> {
  const connection = await system.connect();
  const office = await openOffice(connection, system.settings.TOKEN_SECRET ?? '');
  await connection.end();
  const [one, ...pairs] = await makePairs(system);
  if (!one) throw new Error('nobody to order');
  const statements = await captureStatements(system.databaseDirectory, async () => {
    const { id, order_no } = await placeAndApprove(system, office, one);
    return { ...valuesOf(one), orders_id: String(id), order_no };
  });
  const third = Math.floor(pairs.length / 3);
  const flows = pairs.map(
    (pair): Flow =>
      () =>
        placeAndApprove(system, office, pair).then(({ approved }) => approved),
  );
  await loadFlows(flows.slice(0, third), AT_ONCE, WARM_UP_SECONDS);
  const { load: api } = await loadFlows(flows.slice(third, 2 * third), AT_ONCE, seconds);
  return { api, raw: await measureRaw(system, statements, pairs.slice(2 * third), seconds, AT_ONCE) };
}

async function placeAndApprove({ api }: MeasuredSystem, office: string, pair: Pair) {
  const placed = await post(`${api}/orders`, headersOf(pair), bodyOf(pair));
  const { insertId: id, order_no } = placed.data as { insertId: number; order_no: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${office}` };
  const update = await post(`${api}/orders/ordersUpdate`, headers, JSON.stringify({ id, orders_status: 'approve' }));
  return { id, order_no, approved: update.result };
}

async function post(url: string, headers: Record<string, string>, body: string) {
  const answer = await fetch(url, { method: 'POST', headers, body });
  return (await answer.json()) as { result: boolean; data?: unknown };
}
