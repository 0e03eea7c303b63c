import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addShows, openOffice } from '../buyers.ts';
import { percentile } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import type { Row } from '../table.ts';

const NEW_WITHIN_MS = 1_000;
const SAVES = 20;

/** How long a saved title takes to stand on its page, which somebody always looks at. */
export async function measureFreshness(system: MeasuredSystem, web: string): Promise<Row> {
  const connection = await system.connect();
  const token = await openOffice(connection, system.settings.TOKEN_SECRET ?? '');
  const [id = 0] = await addShows(connection, 1);
  await connection.end();
  const url = `${web}/package/load-${id}`;
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const title = `Saved ${randomUUID()}`;
    await watchedFor(url, save * 97);
    const answer = await fetch(`${web}/api/product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id, product_title: title }),
    });
    if (!answer.ok) throw new Error(`saving a product answers ${answer.status}: ${await answer.text()}`);
    times.push(await shownAfter(url, title));
  }
  const load = {
    perSecond: 1000 / percentile(times, 0.5),
    p50: percentile(times, 0.5),
    p99: Math.max(...times),
    failed: 0,
  };
  return { name: 'from a save to the new page, two APIs and two shops', load, p99AtMost: NEW_WITHIN_MS };
}

/** The clock's second decides how long a page is kept, so each save comes at another part of it. */
async function watchedFor(url: string, ms: number): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < ms) await (await fetch(url)).text().then(() => pause(20));
}

async function shownAfter(url: string, title: string): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(url)).text()).includes(title)) await pause(20);
  return performance.now() - start;
}
