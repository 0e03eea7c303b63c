import { expect, test } from '@playwright/test';
import { CrashSystem } from './crash/crash-system.ts';
import type { Wanted } from './crash/rush.ts';
import { send } from './support/http.ts';

const BUYERS = 10;
const SHOWS = 60;

test('RUN-04 BUY-08 two API processes that are stopped one after the other under load lose no request', async () => {
  test.setTimeout(120_000);
  const system = await CrashSystem.start(['api', 'api2', 'nginx']);
  try {
    const { buyers, shows } = await system.prepare(BUYERS, SHOWS, '-1');
    const load = new Load(system.site);
    const customers = buyers.map((buyer) => load.buy(buyer, shows));
    for (const name of ['api', 'api2', 'api'] as const) await system.restart(name);
    load.over = true;
    await Promise.all(customers);
    expect(load.failed).toEqual([]);
    expect(load.reads).toBeGreaterThan(BUYERS);
    const rows = await system.query<{ id: number }>('SELECT id FROM orders');
    expect(rows.map(({ id }) => id).sort()).toEqual(load.orders.sort());
  } finally {
    await system.stop();
  }
});

/** Customers who never repeat a request: what fails stays failed. */
class Load {
  over = false;
  reads = 0;
  readonly orders: number[] = [];
  readonly failed: string[] = [];
  private readonly site: string;

  constructor(site: string) {
    this.site = site;
  }

  /** Reads a show and orders it, one show after the other; reads only when all are bought. */
  async buy({ id, token }: Wanted['buyer'], shows: readonly number[]): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    for (let turn = 0; !this.over; turn += 1) {
      const show = shows[turn % shows.length];
      await this.expectOk('GET', `productById?id=${show}`, { headers });
      this.reads += 1;
      if (turn >= shows.length) continue;
      const keyed = { ...headers, 'idempotency-key': `rolling-${id}-${show}` };
      const body = { order: {}, ordersDetail: [{ product_id: show }] };
      const made = await this.expectOk('POST', 'orders', { headers: keyed, body });
      if (made) this.orders.push(made.insertId);
    }
  }

  private async expectOk(method: string, call: string, request: Parameters<typeof send>[2]) {
    try {
      const { status, json } = await send(method, `${this.site}/api/${call}`, request);
      if (json.result) return json.data as { insertId: number };
      this.failed.push(`${method} ${call}: ${status} ${JSON.stringify(json)}`);
    } catch (error) {
      this.failed.push(`${method} ${call}: ${String(error)}`);
    }
    return undefined;
  }
}
