import { randomInt } from 'node:crypto';
import { addBuyers } from './buyers.ts';
import { loadHashing } from './hashing.ts';
import type { Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadPost, type PreparedRequest } from './wrk.ts';

const BUYERS = 300;
/** The API checks so many PINs at once; more would only wait. */
const AT_ONCE = 4;
const DEMO = { tel: '0810000001', pin: '2468' };

/** Logging in with phone and PIN, each from an address of its own, and PIN checks alone. */
export async function measureLogins(system: MeasuredSystem, seconds: number): Promise<{ api: Load; hashing: Load }> {
  const requests = await makeRequests(system);
  const api = await loadPost(`${system.api}/login`, requests, {
    connections: AT_ONCE,
    seconds,
    directory: system.directory,
  });
  return { api, hashing: await loadHashing(AT_ONCE, seconds) };
}

async function makeRequests(system: MeasuredSystem): Promise<PreparedRequest[]> {
  const connection = await system.connect();
  const [rows] = await connection.query('SELECT user_password AS hash FROM user WHERE user_tel = ?', [DEMO.tel]);
  const hash = (rows as { hash: string }[])[0]?.hash;
  const buyers = await addBuyers(connection, BUYERS, system.settings.TOKEN_SECRET ?? '', hash);
  await connection.end();
  return Array.from({ length: 10 }, () => buyers)
    .flat()
    .map(({ tel }) => ({
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify({ user_tel: tel, user_password: DEMO.pin }),
    }));
}

function someAddress(): string {
  return [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
