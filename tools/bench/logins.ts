import { createHash, randomBytes, randomInt } from 'node:crypto';
import { addBuyers, type Buyer } from './buyers.ts';
import { loadHashing } from './hashing.ts';
import { compare, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadPost, type PreparedRequest } from './wrk.ts';

const BUYERS = 300;
/** One more than the API checks of known customers at once, so that none of its slots waits for us. */
const AT_ONCE = 4;
const WARM_UP_SECONDS = 3;
const DEMO = { tel: '0810000001', pin: '2468' };

/** A rush of customers who log in where they logged in before, each from an address of its own, and PIN checks alone. */
export async function measureLogins(system: MeasuredSystem, seconds: number): Promise<{ own: Load; reference: Load }> {
  const requests = await makeRequests(system);
  const logIn = (length: number): Promise<Load> =>
    loadPost(`${system.api}/login`, requests, {
      connections: AT_ONCE,
      seconds: length,
      directory: system.directory,
    });
  await logIn(WARM_UP_SECONDS);
  return compare(seconds, (half) => loadHashing(AT_ONCE, half), logIn);
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
