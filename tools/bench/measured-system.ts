import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import { build } from '../build/build.ts';
import { migrate } from '../db/migrate.ts';
import { startMariadb } from '../services/mariadb.ts';
import { startNginx } from '../services/nginx.ts';
import { startPart, type Part } from '../services/part.ts';
import { findProgram, programPath } from '../services/programs.ts';
import { startRedis } from '../services/redis.ts';
import { isSeeded, prepareHome, seed } from '../start/data.ts';
import { processorTime } from './processor-time.ts';
import { portNear } from '../start/ports.ts';
import { installation, settleSettings, type Environment } from '../start/settings.ts';

const INSTALLATION = installation('bench', 8490, 8491);

/** Two shops of their own: through their web server, the first itself, and the milliseconds of processor time that this has used so far. */
export interface Shops {
  web: string;
  pages: string;
  processorTime: () => number;
}

/** How values begin that the system refuses in production. */
const OF_DEVELOPMENT = /^(\d+:)?(development|sandbox|demo|test|[ps]key_test)/;

/** The measured system: database, Redis, API, shop and web server as in production, with the demo data and without limits of rate. */
export class MeasuredSystem {
  readonly settings: Environment;
  /** Folder for files that measurements need. */
  readonly directory = join(INSTALLATION.home, 'measure');
  private readonly parts: Part[] = [];

  private constructor(settings: Environment) {
    this.settings = settings;
  }

  /** Builds, starts and seeds what is missing. @param report gets a word about each long step */
  static async start(report: (step: string) => void): Promise<MeasuredSystem> {
    prepareHome(INSTALLATION);
    const settings = await settleSettings(INSTALLATION);
    const system = new MeasuredSystem({ ...asInProduction(settings), ...WITHOUT_LIMITS });
    mkdirSync(system.directory, { recursive: true });
    await build((part) => report(`building ${part}`));
    await system.startData();
    await migrate(system.settings.MIGRATION_DATABASE_URL ?? '', system.settings.DATABASE_URL ?? '');
    if (!isSeeded(INSTALLATION)) {
      report('demo data, once');
      await seed(INSTALLATION, settings, () => undefined);
    }
    await Promise.all([
      system.startNode('api', 'apps/api/dist/main.js', `${settings.API_PORT}/api/readyz`),
      system.startNode('shop', 'apps/shop/server.ts', `${settings.SHOP_PORT}/healthz`),
    ]);
    const nginx = startNginx({ home: INSTALLATION.home, environment: system.settings });
    system.parts.push(nginx);
    await nginx.ready;
    return system;
  }

  get api(): string {
    return `http://127.0.0.1:${this.settings.API_PORT}/api`;
  }

  /** Where visitors come in. */
  get web(): string {
    return `http://127.0.0.1:${this.settings.PORT}`;
  }

  /** Folder of the database's files and its socket, where its administrator gets in. */
  get databaseDirectory(): string {
    return join(INSTALLATION.home, 'mariadb');
  }

  /** A connection to the system's database that may do everything there. */
  connect(): Promise<Connection> {
    return createConnection({ uri: this.settings.MIGRATION_DATABASE_URL ?? '', timezone: 'Z' });
  }

  /** Runs work beside a second API with other settings; it gets the API's address and process. */
  async withApi<Result>(changed: Environment, work: (url: string, pid: number) => Promise<Result>): Promise<Result> {
    const port = await portNear(8497);
    const settings = { ...this.settings, ...changed, API_PORT: String(port) };
    const part = await this.startNode('api-2', 'apps/api/dist/main.js', `${port}/api/readyz`, [], settings);
    return this.beside(part, () => work(`http://127.0.0.1:${port}/api`, part.pid));
  }

  /** Runs work beside two more shops, which ask another API, and a web server in front of the three. */
  async withShops<Result>(api: string, work: (shops: Shops) => Promise<Result>): Promise<Result> {
    const [port, first, second] = [await portNear(8495), await portNear(8496), await portNear(8510)];
    const apiPort = new URL(api).port;
    const changed = { API_PORT: apiPort, API_PORTS: apiPort, SHOP_PORTS: `${first},${second}`, PORT: String(port) };
    const settings = { ...this.settings, ...changed };
    const startShop = (name: string, at: number) =>
      this.startNode(name, 'apps/shop/server.ts', `${at}/healthz`, [], { ...settings, SHOP_PORT: String(at) });
    const shop = await startShop('shop-2', first);
    return this.beside(shop, async () =>
      this.beside(await startShop('shop-3', second), async () => {
        const nginx = startNginx({ home: join(INSTALLATION.home, 'second'), environment: settings });
        this.parts.push(nginx);
        await nginx.ready;
        const [web, pages] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${first}`];
        return this.beside(nginx, () => work({ web, pages, processorTime: () => processorTime(new Set([shop.pid])) }));
      }),
    );
  }

  /** Runs work beside two more APIs, two more shops, and a web server in front of the four; it gets that one's address. */
  async withPairs<Result>(work: (web: string) => Promise<Result>): Promise<Result> {
    const port = await portNear(8495);
    const web = `http://127.0.0.1:${port}`;
    const apis = [await portNear(8497), await portNear(8511)].map(String);
    const shops = [await portNear(8496), await portNear(8510)].map(String);
    const settings = {
      ...this.settings,
      ...{ PORT: String(port), API_PORTS: apis.join(','), SHOP_PORTS: shops.join(','), PAGES_URL: web },
    };
    const parts = await Promise.all([
      ...apis.map((API_PORT) =>
        this.startNode(`api-${API_PORT}`, 'apps/api/dist/main.js', `${API_PORT}/api/readyz`, [], {
          ...settings,
          API_PORT,
        }),
      ),
      ...shops.map((SHOP_PORT) =>
        this.startNode(`shop-${SHOP_PORT}`, 'apps/shop/server.ts', `${SHOP_PORT}/healthz`, [], {
          ...settings,
          SHOP_PORT,
        }),
      ),
    ]);
    const nginx = startNginx({ home: join(INSTALLATION.home, 'second'), environment: settings });
    this.parts.push(nginx);
    await nginx.ready;
    return [...parts, nginx].reduce<() => Promise<Result>>(
      (inner, part) => () => this.beside(part, inner),
      () => work(web),
    )();
  }

  /** Runs work beside worker and sandbox; it gets the sandbox's address. */
  async withWorkerAndSandbox<Result>(work: (sandbox: string) => Promise<Result>): Promise<Result> {
    const { SANDBOX_PORT } = this.settings;
    // The stand-in refuses to run in production.
    const stood = { ...this.settings, NODE_ENV: 'development' };
    const sandbox = await this.startNode('sandbox', 'apps/sandbox/dist/main.js', `${SANDBOX_PORT}/healthz`, [], stood);
    return this.beside(sandbox, () => this.withWorker({}, () => work(`http://127.0.0.1:${SANDBOX_PORT}`)));
  }

  /** Runs work beside a worker, with other settings where there are some. */
  async withWorker<Result>(changed: Environment, work: () => Promise<Result>): Promise<Result> {
    const settings = { ...this.settings, ...changed };
    const ready = `${settings.WORKER_PORT}/healthz`;
    const worker = await this.startNode('worker', 'apps/worker/dist/main.js', ready, [], settings);
    return this.beside(worker, work);
  }

  /** Milliseconds of processor time that all processes of the system have used so far. */
  processorTime(): number {
    return processorTime(new Set(this.parts.map(({ pid }) => pid)));
  }

  /** The same of one process with what it started. */
  processorTimeOf(name: string): number {
    return processorTime(new Set(this.parts.filter((part) => part.name === name).map(({ pid }) => pid)));
  }

  /** Runs work beside a bare Node server that answers every request with these bytes. */
  async withBareNode<Result>(bytes: Buffer, type: string, work: (url: string) => Promise<Result>): Promise<Result> {
    const port = await portNear(8498);
    writeFileSync(join(this.directory, 'answer'), bytes);
    const file = join(this.directory, 'answer');
    const part = await this.startNode('bare', 'tools/bench/ceilings/bare-server.ts', `${port}/`, [
      String(port),
      file,
      type,
    ]);
    return this.beside(part, () => work(`http://127.0.0.1:${port}/`));
  }

  /** Runs work beside an nginx that serves a file of these bytes. @param workers as many as what it is compared with has */
  async withStaticFile<Result>(
    bytes: Buffer,
    workers: 1 | 'auto',
    work: (url: string) => Promise<Result>,
  ): Promise<Result> {
    const port = await portNear(8499);
    writeFileSync(join(this.directory, 'static'), bytes);
    const file = join(this.directory, 'static-nginx.conf');
    writeFileSync(file, staticNginx(this.directory, port, workers));
    const part = startPart({
      name: 'static-nginx',
      command: findProgram('nginx'),
      arguments: ['-p', this.directory, '-c', file, '-e', 'stderr'],
      environment: { PATH: programPath },
      directory: this.directory,
      logFile: join(INSTALLATION.home, 'logs', 'static-nginx.log'),
      ready: `http-get://127.0.0.1:${port}/static`,
      stopSignal: 'SIGQUIT',
    });
    this.parts.push(part);
    await part.ready;
    return this.beside(part, () => work(`http://127.0.0.1:${port}/static`));
  }

  async stop(): Promise<void> {
    for (const part of this.parts.splice(0).reverse()) await part.stop();
  }

  private async startData(): Promise<void> {
    const { home } = INSTALLATION;
    this.parts.push(startRedis({ home, port: Number(this.settings.REDIS_PORT) }));
    this.parts.push(await startMariadb({ home, port: Number(this.settings.MARIADB_PORT) }));
    await Promise.all(this.parts.map(({ ready }) => ready));
  }

  private async startNode(
    name: string,
    script: string,
    health: string,
    more: string[] = [],
    environment = this.settings,
  ): Promise<Part> {
    const part = startPart({
      name,
      command: process.execPath,
      arguments: [script, ...more],
      environment,
      directory: process.cwd(),
      logFile: join(INSTALLATION.home, 'logs', `${name}.log`),
      ready: `http-get://127.0.0.1:${health}`,
    });
    this.parts.push(part);
    await part.ready;
    return part;
  }

  private async beside<Result>(part: Part, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      await part.stop();
      this.parts.splice(this.parts.indexOf(part), 1);
    }
  }
}

const WITHOUT_LIMITS = {
  REQUESTS_PER_MINUTE: '100000000',
  SEAT_ORDERS_PER_HOUR: '100000000',
  PERSONNEL_TOTP: 'optional',
  PAGES_PER_SECOND: '1000000',
  CALLS_PER_SECOND: '1000000',
  LOG_LEVEL: 'warn',
};

function asInProduction(settings: Environment): Environment {
  const values = Object.entries(settings).map(([name, value = '']) => [
    name,
    OF_DEVELOPMENT.test(value) ? `bench-${name}` : value,
  ]);
  return { ...(Object.fromEntries(values) as Environment), NODE_ENV: 'production' };
}

/** nginx at its best. */
function staticNginx(directory: string, port: number, workers: 1 | 'auto'): string {
  return `worker_processes ${workers};
daemon off;
pid "${directory}/static-nginx.pid";
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 10000000;
  default_type application/octet-stream;
  client_body_temp_path "${directory}";
  proxy_temp_path "${directory}";
  fastcgi_temp_path "${directory}";
  uwsgi_temp_path "${directory}";
  scgi_temp_path "${directory}";
  server { listen 127.0.0.1:${port}; root "${directory}"; }
}
`;
}
