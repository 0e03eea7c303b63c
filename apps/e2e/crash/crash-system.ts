import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection, type Connection } from 'mysql2/promise';
import { addBuyers, addShows, openOffice, type Buyer } from '../../../tools/bench/buyers.ts';
import { startMariadb } from '../../../tools/services/mariadb.ts';
import { startNginx, startRtmp } from '../../../tools/services/nginx.ts';
import { startPart, type Part } from '../../../tools/services/part.ts';
import { startRedis } from '../../../tools/services/redis.ts';
import { installation, settleSettings, type Environment } from '../../../tools/start/settings.ts';

type NodePart = 'sandbox' | 'api' | 'api2' | 'worker' | 'packager' | 'shop';
export type PartName = 'mariadb' | 'redis' | 'nginx' | 'rtmp' | NodePart;

const SCRIPTS: Partial<Record<NodePart, string>> = { api2: 'apps/api/dist/main.js', shop: 'apps/shop/server.ts' };

/** Ports and a folder of this run alone: while a part is down, nobody else's must take its place. */
const FIRST_PORT = 20_000 + 20 * (process.pid % 600);
const INSTALLATION = installation(`crash-${process.env.TEST_PARALLEL_INDEX}`, FIRST_PORT, FIRST_PORT + 1);
const SECOND_API_PORT = String(FIRST_PORT + 19);

/** A system of its own whose parts can be killed without warning, or stopped, and started again. */
export class CrashSystem {
  private readonly parts = new Map<PartName, Part>();
  readonly killed = new Set<PartName>();
  /** Payloads of the jobs that ran when the worker was killed. */
  interrupted: string[] = [];
  private readonly settings: Environment;

  private constructor(settings: Environment) {
    this.settings = settings;
  }

  /**
   * Starts afresh, with an empty, migrated database and an empty inbox.
   * @param processes beside MariaDB and Redis
   */
  static async start(processes: readonly PartName[]): Promise<CrashSystem> {
    rmSync(INSTALLATION.home, { recursive: true, force: true });
    const settings = await settleSettings(INSTALLATION);
    const system = new CrashSystem({ ...settings, REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' });
    try {
      await Promise.all([system.launch('mariadb'), system.launch('redis')]);
      const { DATABASE_URL, MIGRATION_DATABASE_URL } = system.settings;
      const env = { DATABASE_URL, MIGRATION_DATABASE_URL };
      await execa({ preferLocal: true, env })`node tools/db/migrate.ts`;
      await Promise.all(processes.map((name) => system.launch(name)));
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  get api(): string {
    return `http://127.0.0.1:${this.settings.API_PORT}/api`;
  }

  /** Through nginx. */
  get site(): string {
    return `http://localhost:${this.settings.PORT}`;
  }

  get inbox(): string {
    return `http://127.0.0.1:${this.settings.SANDBOX_PORT}`;
  }

  get databaseUrl(): string {
    return this.settings.MIGRATION_DATABASE_URL ?? '';
  }

  /** Runs a query on a connection of its own, since any that is kept open may be cut. */
  async query<Row>(sql: string): Promise<Row[]> {
    return this.withDatabase(async (connection) => (await connection.query(sql))[0] as Row[]);
  }

  /** @param into table and its columns @returns the new row's number */
  async insert(into: string, values: string): Promise<number> {
    const [row] = await this.query<{ id: number }>(`INSERT INTO ${into} VALUES (${values}) RETURNING id`);
    return row?.id ?? 0;
  }

  /** Customers who are signed in, and shows of a band with a chat. */
  async prepare(buyers: number, shows: number, chat: string): Promise<{ buyers: Buyer[]; shows: number[] }> {
    return this.withDatabase(async (connection) => ({
      buyers: await addBuyers(connection, buyers, this.settings.TOKEN_SECRET ?? ''),
      shows: await addShows(connection, shows, chat),
    }));
  }

  /** @returns the token of an owner who is signed in */
  async openOffice(): Promise<string> {
    await this.insert('personnel (username, role)', "'large', 'owner'");
    return this.withDatabase((connection) => openOffice(connection, this.settings.TOKEN_SECRET ?? ''));
  }

  /** Where a band sends its picture to. */
  streamAddress(key: string): string {
    return `rtmp://127.0.0.1:${this.settings.RTMP_PORT}/live/${key}`;
  }

  /** Kills a part as a power cut would, and starts it again. */
  async crash(name: PartName): Promise<void> {
    await this.kill(name);
    if (name === 'worker') this.interrupted = await this.runningJobs();
    await this.launch(name);
  }

  async kill(name: PartName): Promise<void> {
    const part = this.parts.get(name);
    if (!part) throw new Error(`${name} does not run`);
    process.kill(part.pid, 'SIGKILL');
    await part.ended;
    this.killed.add(name);
  }

  /** Stops a part as a deployment does, and starts it again. */
  async restart(name: PartName): Promise<void> {
    await this.parts.get(name)?.stop();
    await this.launch(name);
  }

  async stop(): Promise<void> {
    for (const part of [...this.parts.values()].reverse()) await part.stop();
  }

  private async runningJobs(): Promise<string[]> {
    const running = 'SELECT payload FROM outbox WHERE done_at IS NULL AND claimed_until IS NOT NULL';
    return (await this.query<{ payload: string }>(running)).map(({ payload }) => payload);
  }

  private async withDatabase<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const connection = await createConnection(this.databaseUrl);
    try {
      return await work(connection);
    } finally {
      connection.destroy();
    }
  }

  async launch(name: PartName): Promise<void> {
    const part = await this.begin(name);
    this.parts.set(name, part);
    await part.ready;
  }

  private begin(name: PartName): Part | Promise<Part> {
    const { home } = INSTALLATION;
    const { MARIADB_PORT, REDIS_PORT, API_PORT, WORKER_PORT, SANDBOX_PORT, PACKAGER_PORT, SHOP_PORT } = this.settings;
    if (name === 'mariadb') return startMariadb({ home, port: Number(MARIADB_PORT) });
    if (name === 'redis') return startRedis({ home, port: Number(REDIS_PORT) });
    if (name === 'rtmp') return startRtmp({ home, environment: this.settings });
    if (name === 'nginx') {
      const API_PORTS = `${API_PORT},${SECOND_API_PORT}`;
      return startNginx({ home, environment: { ...this.settings, API_PORTS, CALLS_PER_SECOND: '1000000' } });
    }
    const health = {
      api: `${API_PORT}/api/readyz`,
      api2: `${SECOND_API_PORT}/api/readyz`,
      worker: `${WORKER_PORT}/healthz`,
      sandbox: `${SANDBOX_PORT}/healthz`,
      packager: `${PACKAGER_PORT}/healthz`,
      shop: `${SHOP_PORT}/healthz`,
    };
    return startPart({
      name,
      command: process.execPath,
      arguments: ['--enable-source-maps', SCRIPTS[name] ?? `apps/${name}/dist/main.js`],
      environment: { ...this.settings, ...this.ownSettings(name) },
      directory: process.cwd(),
      logFile: join(home, 'logs', `${name}.log`),
      ready: `http-get://127.0.0.1:${health[name]}`,
      // Started again beside what keeps both cores busy.
      patience: 120,
    });
  }

  private ownSettings(name: NodePart): Environment {
    if (name === 'api2') return { API_PORT: SECOND_API_PORT };
    return name === 'shop' ? { NODE_ENV: 'production' } : {};
  }
}
