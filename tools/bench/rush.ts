import { setTimeout as pause } from 'node:timers/promises';
import { addBuyers, addShows, openOffice } from './buyers.ts';
import { compare, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadGet } from './wrk.ts';

const CONNECTIONS = 256;
const PROFILES_A_SECOND = 10;

/** A save, as a client of the API makes it. */
interface Save {
  path: string;
  token: string;
  body: object;
}

/** A public read by many at once: undisturbed, and while ten customers save their profile and personnel a show each second. */
export async function measureRush(system: MeasuredSystem, path: string, seconds: number) {
  const saves = await savesOfASecond(system);
  const read = (length: number): Promise<Load> =>
    loadGet(`${system.web}${path}`, { connections: CONNECTIONS, directory: system.directory, seconds: length });
  await read(2);
  return compare(seconds, read, (length) => whileSaving(system, saves, () => read(length)));
}

async function savesOfASecond(system: MeasuredSystem): Promise<Save[]> {
  const secret = system.settings.TOKEN_SECRET ?? '';
  const connection = await system.connect();
  const buyers = await addBuyers(connection, PROFILES_A_SECOND, secret);
  const [show = 0] = await addShows(connection, 1);
  const office = await openOffice(connection, secret);
  await connection.end();
  return [
    ...buyers.map(({ id, token }) => ({ path: 'user', token, body: { id, user_firstname: 'Bench' } })),
    { path: 'product', token: office, body: { id: show, product_title: 'Bench' } },
  ];
}

/** Spreads the saves over each second until the work is done. */
async function whileSaving<Result>(
  system: MeasuredSystem,
  saves: Save[],
  work: () => Promise<Result>,
): Promise<Result> {
  let done = false;
  const saving = (async () => {
    while (!done) {
      for (const save of saves) {
        await send(system, save);
        await pause(1000 / saves.length);
      }
    }
  })();
  try {
    return await work();
  } finally {
    done = true;
    await saving;
  }
}

async function send(system: MeasuredSystem, { path, token, body }: Save): Promise<void> {
  const answer = await fetch(`${system.web}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`saving ${path} answers ${answer.status}: ${await answer.text()}`);
}
