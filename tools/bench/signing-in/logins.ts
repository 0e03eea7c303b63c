import { createHash, randomBytes, randomInt } from 'node:crypto';
import { addBuyers, type Buyer } from '../buyers.ts';
import { loadHashing } from '../ceilings/hashing.ts';
import { alternate, type Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { loadPost, type PreparedRequest } from '../wrk.ts';

const BUYERS = 300;
const AT_ONCE = 16;
/** The API hashes so many PINs of known customers at once; more would only wait. */
const HASHES_AT_ONCE = 3;
/** Until the API's code is compiled: in a rush it has run for longer. */
const WARM_UP_SECONDS = 8;
const DEMO = { tel: '0810000001', pin: '2468' };

/**
 * A rush of customers who log in where they logged in before, each from an address of its own.
 * @returns its rate beside that of PIN checks alone, and milliseconds of processor time for each of both
 */
export async function measureLogins(system: MeasuredSystem, seconds: number) {
  const requests = await makeRequests(system);
  const logIn = async (length: number): Promise<Load> => {
    const load = await loadPost(`${system.api}/login`, requests, {
      connections: AT_ONCE,
      seconds: length,
      directory: system.directory,
    });
    await logInLast(system, requests[0]);
    return load;
  };
  await logIn(WARM_UP_SECONDS);
  const own = withProcessorTime(logIn, () => system.processorTime());
  const hash = withProcessorTime(
    (length) => loadHashing(HASHES_AT_ONCE, length),
    () => (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  );
  const [reference, measured] = await alternate(seconds, [hash.work, own.work]);
  if (!reference || !measured) throw new Error('nothing was measured');
  return { own: measured, reference, cpu: { own: own.perLogin(), reference: hash.perLogin() } };
}

/** Waits behind those whose answer nobody awaits any more: their hashes are no burden of what is measured next. */
async function logInLast(system: MeasuredSystem, request: PreparedRequest | undefined): Promise<void> {
  await fetch(`${system.api}/login`, { method: 'POST', ...request });
}

/** Counts milliseconds of processor time for each login of some work. @param spent by all its processes so far */
function withProcessorTime(work: (seconds: number) => Promise<Load>, spent: () => number) {
  const total = { milliseconds: 0, logins: 0 };
  return {
    work: async (length: number): Promise<Load> => {
      const before = spent();
      const load = await work(length);
      total.milliseconds += spent() - before;
      total.logins += load.perSecond * length;
      return load;
    },
    perLogin: () => total.milliseconds / total.logins,
  };
}

async function makeRequests(system: MeasuredSystem): Promise<PreparedRequest[]> {
  const connection = await system.connect();
  const [rows] = await connection.query('SELECT user_password AS hash FROM user WHERE user_tel = ?', [DEMO.tel]);
  const hash = (rows as { hash: string }[])[0]?.hash;
  const buyers = await addBuyers(connection, BUYERS, system.settings.TOKEN_SECRET ?? '', hash);
  const customers = buyers.map((buyer) => ({ buyer, device: randomBytes(32).toString('base64url') }));
  const devices = customers.map(({ buyer, device }) => ['user', buyer.id, hashOf(device), new Date()]);
  await connection.query('INSERT INTO known_device (kind, subject_id, device_hash, seen_at) VALUES ?', [devices]);
  await connection.end();
  const prepared = customers.map(requestOf);
  return Array.from({ length: 10 }, () => prepared).flat();
}

function requestOf({ buyer, device }: { buyer: Buyer; device: string }): PreparedRequest {
  return {
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      cookie: `wethi_device=${device}`,
    },
    body: JSON.stringify({ user_tel: buyer.tel, user_password: DEMO.pin }),
  };
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}

function someAddress(): string {
  return [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
