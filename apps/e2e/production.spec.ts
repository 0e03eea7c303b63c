import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { execa } from 'execa';
import { createConnection } from 'mysql2/promise';
import { addShows } from '../../tools/bench/buyers.ts';
import { lookForProgram } from '../../tools/services/programs.ts';
import { installSaying } from '../../tools/services/system-packages.ts';
import { freePort } from '../../tools/start/ports.ts';
import { installation, settleSettings, type Environment } from '../../tools/start/settings.ts';
import { System } from '../../tools/start/system.ts';

const VISITORS = 4;
/** All of them have one address, which is let have 50 pages a second: on a fast machine they would ask for more. */
const BETWEEN_PAGES_MS = 100;
const ofShop = installation('production', 0, 0);
const HOME = resolve('.local', `production-${process.env.TEST_PARALLEL_INDEX}`);

test('RUN-04 a shop’s own system is replaced process by process, and loses one to a kill, without a failed request', async () => {
  test.setTimeout(240_000);
  rmSync(HOME, { recursive: true, force: true });
  const settings = await settingsOfShop();
  const system = new System({ ...ofShop, name: 'shop', home: HOME });
  try {
    await system.startData(settings);
    const show = await migrated(settings);
    await system.startProcesses(settings);
    const site = await request.newContext({ ignoreHTTPSErrors: true, baseURL: settings['PUBLIC_URL'] });
    const plain = await site.get(`http://localhost:${settings['PORT']}/about?a=1`, { maxRedirects: 0 });
    expect([plain.status(), plain.headers()['location']]).toEqual([308, `${settings['PUBLIC_URL']}/about?a=1`]);

    const visitors = Array.from({ length: VISITORS }, () => new Visitor(site, show));
    const visits = visitors.map((visitor) => visitor.visit());
    const before = system.pids;
    await system.replaceAll(settings);
    const after = system.pids;
    for (const name of ['api', 'api-2', 'shop', 'shop-2', 'worker', 'packager'])
      expect(after.get(name), name).not.toBe(before.get(name));
    process.kill(after.get('api') ?? 0, 'SIGKILL');
    await expect
      .poll(() => [undefined, after.get('api')].includes(system.pids.get('api')), { timeout: 60_000 })
      .toBe(false);
    for (const visitor of visitors) visitor.hasLeft = true;
    await Promise.all(visits);
    expect(visitors.flatMap(({ failed }) => failed)).toEqual([]);
    expect(Math.min(...visitors.map(({ seen }) => seen))).toBeGreaterThan(5);
    await site.dispose();
  } finally {
    await system.stop();
  }
});

/** As in `.env`, with a certificate of its own. */
async function settingsOfShop(): Promise<Environment> {
  const ports = Object.fromEntries(
    await Promise.all(Object.keys(ofShop.ports).map(async (name) => [name, await freePort()])),
  );
  const settings = await settleSettings({
    ...ofShop,
    name: 'shop',
    home: HOME,
    port: await freePort(),
    ports: ports as Record<string, number>,
  });
  const TLS_PORT = String(await freePort());
  const [TLS_CERTIFICATE, TLS_KEY] = [join(HOME, 'certificate.pem'), join(HOME, 'key.pem')];
  const openssl = {
    name: 'openssl',
    why: 'certificate of a test',
    present: () => lookForProgram('openssl') !== undefined,
  };
  if (!openssl.present()) await installSaying([openssl]);
  await execa`openssl req -x509 -newkey rsa:2048 -nodes -keyout ${TLS_KEY} -out ${TLS_CERTIFICATE} -days 2 -subj /CN=localhost`;
  return {
    ...settings,
    ...{ TLS_CERTIFICATE, TLS_KEY, TLS_PORT, PUBLIC_URL: `https://localhost:${TLS_PORT}` },
    ...{ ADMIN_URL: `https://admin.localhost:${TLS_PORT}`, SMS_KEY: 'key', SMS_SECRET: 'secret' },
    ...{ TELEGRAM_TOKEN: '1:token', TELEGRAM_CHAT_ID: '-1', SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ SLIPOK_URL: 'http://127.0.0.1:9', SLIPOK_KEY: 'key', LOG_LEVEL: 'error' },
  };
}

/** @returns a show that can be bought */
async function migrated({ DATABASE_URL = '', MIGRATION_DATABASE_URL = '' }: Environment): Promise<number> {
  await execa({ preferLocal: true, env: { DATABASE_URL, MIGRATION_DATABASE_URL } })`node tools/db/migrate.ts`;
  const connection = await createConnection(MIGRATION_DATABASE_URL);
  const [show = 0] = await addShows(connection, 1);
  connection.destroy();
  return show;
}

/** Opens a page, what it is made of, and asks for a show, again and again; what fails stays failed. */
class Visitor {
  hasLeft = false;
  seen = 0;
  readonly failed: string[] = [];
  private readonly site: APIRequestContext;
  private readonly show: number;

  constructor(site: APIRequestContext, show: number) {
    this.site = site;
    this.show = show;
  }

  async visit(): Promise<void> {
    while (!this.hasLeft) {
      const page = await this.get(`/package/load-${this.show}`);
      await this.get(/\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? 'no script in the page');
      // With a key nginx answers none of them from what it keeps.
      await this.get(`/api/productById?id=${this.show}`, { 'idempotency-key': `visit-${this.seen}` });
      this.seen += 1;
      await pause(BETWEEN_PAGES_MS);
    }
  }

  private async get(path: string, headers: Record<string, string> = {}): Promise<string> {
    // As browsers do: a server that closes an idle connection may cross a request on it.
    const answer = await this.site.get(path, { headers, maxRetries: 1 });
    if (!answer.ok()) this.failed.push(`${path}: ${answer.status()}`);
    return answer.text();
  }
}
