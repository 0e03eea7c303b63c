import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import readSlipPicture from '../../libs/server/orders/src/payment/slip/slip-picture.worker.ts';
import { addBuyers, addShows } from './buyers.ts';
import { loadFlows, type Flow } from './flows.ts';
import type { Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';

const AT_ONCE = 16;
const WARM_UP = 96;
/** More than a second can take. */
const PER_SECOND = 45;
const PRICE = 290;
const LIMITS = { pixels: 40_000_000, width: 1_600, height: 3_200 };

/**
 * Uploading a slip that the bank confirms, up to the approved order and its announcements.
 * @returns its rate, the processor time of all our processes for each, and how often and how fast this machine can read such a
 *   slip alone
 */
export async function measureSlips(system: MeasuredSystem, seconds: number) {
  const connection = await system.connect();
  await forgetJobs(connection);
  return system.withWorkerAndSandbox(async (sandbox) => {
    const slips = await makeSlips(sandbox, WARM_UP + PER_SECOND * seconds);
    const flows = await makeFlows(system, connection, slips);
    await loadFlows(flows.slice(0, WARM_UP), AT_ONCE, seconds);
    await jobsDone(connection);
    const before = system.processorTime();
    const { load, done } = await loadFlows(flows.slice(WARM_UP), AT_ONCE, seconds);
    await jobsDone(connection);
    const cpu = (system.processorTime() - before) / done;
    await connection.end();
    return { load, cpu, ...(await readAlone(slips.slice(0, AT_ONCE), seconds)) };
  });
}

async function makeSlips(sandbox: string, count: number): Promise<Buffer[]> {
  const slips: Buffer[] = [];
  for (let made = 0; made < count; made += 1) {
    const answer = await fetch(`${sandbox}/api/slips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: String(PRICE), format: 'jpeg' }),
    });
    if (!answer.ok) throw new Error(`the sandbox makes no slip: ${await answer.text()}`);
    slips.push(Buffer.from(await answer.arrayBuffer()));
  }
  return slips;
}

async function makeFlows(system: MeasuredSystem, connection: Connection, slips: readonly Buffer[]): Promise<Flow[]> {
  const buyers = await addBuyers(connection, slips.length, system.settings.TOKEN_SECRET ?? '');
  const [show = 0] = await addShows(connection, 1, '-1001000000002');
  await connection.query(
    `INSERT INTO book_bank (band_id, book_bank_name, book_bank_account)
       SELECT band_id, 'หจก. หิ่งห้อยในเมือง โปรดักชั่น', '0123456789' FROM product WHERE id = ?`,
    [show],
  );
  return slips.map((slip, index) => async () => {
    const form = new FormData();
    form.set('product_id', String(show));
    form.set('images', new Blob([new Uint8Array(slip)], { type: 'image/jpeg' }), 'slip.jpg');
    const headers = { authorization: `Bearer ${buyers[index]?.token}` };
    const answer = await fetch(`${system.api}/uploadSlip`, { method: 'POST', headers, body: form });
    return ((await answer.json()) as { result: boolean }).result;
  });
}

/** Orders that were measured before have left announcements by the thousand. */
async function forgetJobs(connection: Connection): Promise<void> {
  await connection.query('UPDATE outbox SET done_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL');
}

/** The worker's part belongs to a slip, too. */
async function jobsDone(connection: Connection): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const [rows] = await connection.query('SELECT 1 FROM outbox WHERE done_at IS NULL AND dead_at IS NULL LIMIT 1');
    if ((rows as unknown[]).length === 0) return;
    await pause(500);
  }
  throw new Error('the worker does not come to an end');
}

async function readAlone(slips: readonly Buffer[], seconds: number): Promise<{ reading: Load; readP95: number }> {
  const flows = Array.from({ length: 100 }, () => slips)
    .flat()
    .map(
      (bytes): Flow =>
        async () =>
          typeof (await readSlipPicture({ bytes, limits: LIMITS })) !== 'string',
    );
  const { load, p95 } = await loadFlows(flows, 1, seconds);
  return { reading: load, readP95: p95 };
}
