import { createHash, randomBytes, randomInt } from 'node:crypto';
import { addBuyers, type Buyer } from './buyers.ts';
import { loadHashing } from './ceilings/hashing.ts';
import { compare, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadPost, type PreparedRequest } from './wrk.ts';

const BUYERS = 300;
const AT_ONCE = 16;
/** The API hashes so many PINs of known customers at once; more would only wait. */
const HASHES_AT_ONCE = 3;
const WARM_UP_SECONDS = 3;
const DEMO = { tel: '0810000001', pin: '2468' };

/**
 * A rush of customers who log in where they logged in before, each from an address of its own.
 * @returns its rate beside that of PIN checks alone, and milliseconds of processor time for each of both
 */
export async function measureLogins(system: MeasuredSystem, seconds: number) {
  const requests = await makeRequests(system);
  const logIn = (length: number): Promise<Load> =>
    loadPost(`${system.api}/login`, requests, {
      connections: AT_ONCE,
      seconds: length,
      directory: system.directory,
    });
  await logIn(WARM_UP_SECONDS);
  const cpu = { own: 0, reference: 0 };
  const own = async (length: number): Promise<Load> => {
    const before = system.processorTime();
    const load = await logIn(length);
    cpu.own = (system.processorTime() - before) / (load.perSecond * length);
    return load;
  };
  const hash = async (length: number): Promise<Load> => {
    const before = process.cpuUsage();
    const load = await loadHashing(HASHES_AT_ONCE, length);
    const { user, system: inKernel } = process.cpuUsage(before);
    cpu.reference = (user + inKernel) / 1000 / (load.perSecond * length);
    return load;
  };
  return { ...(await compare(seconds, hash, own)), cpu };
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
