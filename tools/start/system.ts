import { join } from 'node:path';
import { type Failure } from '../services/failure.ts';
import { startMariadb } from '../services/mariadb.ts';
import { startNginx, startRtmp } from '../services/nginx.ts';
import { startPart, type Part } from '../services/part.ts';
import { startRedis } from '../services/redis.ts';
import { warningIn } from '../services/warnings.ts';
import type { Environment, Installation } from './settings.ts';

interface Process {
  name: string;
  script: string;
  health: (environment: Environment) => string;
  /** Settings that this process does not share with the others. */
  own?: Environment;
}

const PROCESSES: readonly Process[] = [
  { name: 'api', script: 'apps/api/dist/main.js', health: ({ API_PORT }) => `${API_PORT}/api/readyz` },
  { name: 'worker', script: 'apps/worker/dist/main.js', health: ({ WORKER_PORT }) => `${WORKER_PORT}/healthz` },
  { name: 'packager', script: 'apps/packager/dist/main.js', health: ({ PACKAGER_PORT }) => `${PACKAGER_PORT}/healthz` },
  { name: 'sandbox', script: 'apps/sandbox/dist/main.js', health: ({ SANDBOX_PORT }) => `${SANDBOX_PORT}/healthz` },
  {
    name: 'shop',
    script: 'apps/shop/server.ts',
    health: ({ SHOP_PORT }) => `${SHOP_PORT}/healthz`,
    // The pages were built for production: React renders them several times as fast as its development build would.
    own: { NODE_ENV: 'production' },
  },
];

const DATA = ['mariadb', 'redis'];

/** All processes of one installation: started in order, stopped in the opposite one. */
export class System {
  private parts: Part[] = [];
  private tellCrash: (failure: Failure) => void = () => undefined;
  /** Resolves when a part ends that nobody asked to end. */
  readonly crashed = new Promise<Failure>((resolve) => (this.tellCrash = resolve));
  private readonly of: Installation;
  private environment: Environment = {};

  constructor(of: Installation) {
    this.of = of;
  }

  /** MariaDB and Redis. */
  async startData({ MARIADB_PORT, REDIS_PORT }: Environment): Promise<void> {
    const { home } = this.of;
    this.watch(startRedis({ home, port: Number(REDIS_PORT) }));
    this.watch(await startMariadb({ home, port: Number(MARIADB_PORT) }));
    await this.allReady();
  }

  /** API, worker, packager, shop, sandbox, the servers for streams and for the web in front of them. */
  async startProcesses(environment: Environment): Promise<void> {
    this.environment = environment;
    for (const process of PROCESSES) this.watch(this.startProcess(process));
    this.watch(startRtmp({ home: this.of.home, environment }));
    this.watch(startNginx({ home: this.of.home, environment }));
    await this.allReady();
  }

  /**
   * Puts a new process in the place of one made from older code; does nothing for what is no process.
   * @throws Failure when the new one does not come up; the others go on
   */
  async restart(name: string): Promise<void> {
    const process = PROCESSES.find((known) => known.name === name);
    if (!process) return;
    await this.stopOnly((running) => running === name);
    const part = this.startProcess(process);
    await part.ready;
    this.watch(part);
  }

  /** Stops everything: the web server first, the data services last. */
  async stop(): Promise<void> {
    await this.stopOnly((name) => name === 'nginx');
    await this.stopOnly((name) => !DATA.includes(name));
    await this.stopOnly(() => true);
  }

  private async stopOnly(chosen: (name: string) => boolean): Promise<void> {
    const ending = this.parts.filter(({ name }) => chosen(name));
    this.parts = this.parts.filter((part) => !ending.includes(part));
    await Promise.all(ending.map((part) => part.stop()));
  }

  private startProcess({ name, script, health, own }: Process): Part {
    const { environment } = this;
    return startPart({
      name,
      command: process.execPath,
      arguments: ['--enable-source-maps', script],
      // No process but the migration may change tables.
      environment: { ...environment, ...own, MIGRATION_DATABASE_URL: '', NO_COLOR: '1' },
      directory: process.cwd(),
      logFile: join(this.of.home, 'logs', `${name}.log`),
      ready: `http-get://127.0.0.1:${health(environment)}`,
      tell: this.of.name === 'dev' ? (line) => echo(name, line) : undefined,
    });
  }

  private async allReady(): Promise<void> {
    await Promise.all(this.parts.map(({ ready }) => ready));
  }

  private watch(part: Part): void {
    this.parts.push(part);
    void part.ended.then((failure) => {
      if (!this.parts.includes(part)) return;
      // Viewers are watching: a new packager goes on where this one was.
      if (part.name === 'packager') this.restart(part.name).catch(() => this.tellCrash(failure));
      else this.tellCrash(failure);
    });
  }
}

function echo(name: string, line: string): void {
  const warning = warningIn(line);
  if (warning) console.warn(`${name}: ${warning}`);
}
