import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { asFailure, Failure } from '../services/failure.ts';
import { startMariadb } from '../services/mariadb.ts';
import { isPublishedTo, isRtmpOutdated, reloadNginx, startNginx, startRtmp } from '../services/nginx.ts';
import { startPart, type Part } from '../services/part.ts';
import { startRedis } from '../services/redis.ts';
import { warningIn } from '../services/warnings.ts';
import { complain } from './messages.ts';
import { isOwn, type Environment, type Installation } from './settings.ts';

interface Process {
  name: string;
  script: string;
  /** The setting that says where it listens, by its own name and by that of this process among several. */
  port: string;
  portOf?: string;
  health: string;
  /** Settings that this process does not share with the others. */
  own?: Environment;
}

const API: Process = { name: 'api', script: 'apps/api/dist/main.js', port: 'API_PORT', health: '/api/readyz' };
const SHOP: Process = {
  name: 'shop',
  script: 'apps/shop/server.ts',
  port: 'SHOP_PORT',
  health: '/healthz',
  // The pages were built for production: React renders them several times as fast as its development build would.
  own: { NODE_ENV: 'production' },
};
const SANDBOX: Process = bundled('sandbox', 'SANDBOX_PORT');
const COMMON = [bundled('worker', 'WORKER_PORT'), bundled('packager', 'PACKAGER_PORT')];

function bundled(name: string, port: string): Process {
  return { name, script: `apps/${name}/dist/main.js`, port, health: '/healthz' };
}

/** A shop's own has two of what visitors ask, so that one answers while the other is replaced. */
function processesOf({ isProduction }: Installation): readonly Process[] {
  if (!isProduction) return [API, ...COMMON, SANDBOX, SHOP];
  const seconds = [
    { ...API, name: 'api-2', portOf: 'SECOND_API_PORT' },
    { ...SHOP, name: 'shop-2', portOf: 'SECOND_SHOP_PORT' },
  ];
  return [API, ...COMMON, SHOP, ...seconds];
}

const DATA = ['mariadb', 'redis'];
const SERVERS = ['rtmp', 'nginx'] as const;
/** Milliseconds between two tries to start what does not come up. */
const AGAIN_AFTER = 5_000;

/** All processes of one installation: started in order, stopped in the opposite one. */
export class System {
  private parts: Part[] = [];
  private tellCrash: (failure: Failure) => void = () => undefined;
  /** Resolves when a part ends that nobody asked to end. */
  readonly crashed = new Promise<Failure>((resolve) => (this.tellCrash = resolve));
  private readonly of: Installation;
  private readonly processes: readonly Process[];
  private environment: Environment = {};
  private isUp = false;
  /** Whose place is about to be taken. */
  private readonly restarting = new Set<string>();
  private isStopping = false;

  constructor(of: Installation) {
    this.of = of;
    this.processes = processesOf(of);
  }

  /** The processes that run, by name. */
  get pids(): ReadonlyMap<string, number> {
    return new Map(this.parts.map(({ name, pid }) => [name, pid]));
  }

  /** MariaDB and Redis, where the settings name no others. */
  async startData({ MARIADB_PORT, REDIS_PORT, ...settings }: Environment): Promise<void> {
    const { home } = this.of;
    const { REDIS_URL, DATABASE_URL, DATABASE_PASSWORD: password } = settings;
    if (isOwn(REDIS_URL, REDIS_PORT)) this.keep(startRedis({ home, port: Number(REDIS_PORT) }));
    if (isOwn(DATABASE_URL, MARIADB_PORT))
      this.keep(await startMariadb({ home, port: Number(MARIADB_PORT), password }));
    await this.allReady();
  }

  /** API, worker, packager, shop, sandbox, the servers for streams and for the web in front of them. */
  async startProcesses(environment: Environment): Promise<void> {
    this.environment = environment;
    for (const { name } of this.processes) this.keep(this.start(name));
    for (const name of SERVERS) this.keep(this.start(name));
    await this.allReady();
    this.isUp = true;
  }

  /**
   * Puts new processes in the place of all, one after another, and lets the web server read its configuration anew: no request
   * is lost. Shows go on: the server that takes them in stays, unless its settings are others.
   * @throws Failure when one does not come up; those before it are new, those after it go on. Nothing is new where that server
   * would be another one while somebody sends: with another token it would let nobody come back
   */
  async replaceAll(environment: Environment): Promise<void> {
    const isRtmpOther = isRtmpOutdated({ home: this.of.home, environment });
    if (isRtmpOther && (await isPublishedTo(this.environment)))
      throw new Failure(
        'the server for streams has other settings, and somebody sends a show',
        'npm run reload after it',
      );
    this.environment = environment;
    for (const { name } of this.processes) await this.renew(name);
    if (isRtmpOther) await this.renew('rtmp');
    const web = this.parts.find(({ name }) => name === 'nginx');
    if (web) reloadNginx({ home: this.of.home, environment }, web);
  }

  /**
   * Puts a new process in the place of one made from older code; does nothing for what is no process.
   * @throws Failure when the new one does not come up; the others go on, and a shop's own goes on trying
   */
  async restart(name: string): Promise<void> {
    if (this.processes.some((known) => known.name === name)) await this.renew(name);
  }

  private async renew(name: string): Promise<void> {
    this.restarting.add(name);
    await this.stopOnly((running) => running === name);
    const trouble = await this.bringUp(name);
    this.restarting.delete(name);
    if (!trouble) return;
    if (this.of.isProduction) void this.replace(name);
    throw trouble;
  }

  /** Stops everything: the web server first, the data services last. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.stopOnly((name) => name === 'nginx');
    await this.stopOnly((name) => !DATA.includes(name));
    await this.stopOnly(() => true);
  }

  private async stopOnly(chosen: (name: string) => boolean): Promise<void> {
    const ending = this.parts.filter(({ name }) => chosen(name));
    this.parts = this.parts.filter((part) => !ending.includes(part));
    await Promise.all(ending.map((part) => part.stop()));
  }

  private startProcess({ name, script, port, portOf = port, health, own }: Process): Part {
    const { environment } = this;
    const listensAt = environment[portOf] ?? '';
    return startPart({
      name,
      command: process.execPath,
      arguments: ['--enable-source-maps', script],
      // No process but the migration may change tables.
      environment: { ...environment, ...own, [port]: listensAt, MIGRATION_DATABASE_URL: '', NO_COLOR: '1' },
      directory: process.cwd(),
      logFile: join(this.of.home, 'logs', `${name}.log`),
      ready: `http-get://127.0.0.1:${listensAt}${health}`,
      tell: this.of.isProduction ? console.log : this.of.name === 'dev' ? (line) => echo(name, line) : undefined,
    });
  }

  /** A process, or one of the servers. */
  private start(name: string): Part {
    const process = this.processes.find((known) => known.name === name);
    if (process) return this.startProcess(process);
    const server = { home: this.of.home, environment: this.environment };
    return name === 'rtmp' ? startRtmp(server) : startNginx(server);
  }

  /** Starts one that stays only if it comes up: it would hold its port. @returns why it did not */
  private async bringUp(name: string): Promise<Failure | undefined> {
    let part: Part | undefined;
    try {
      part = this.start(name);
      // Whoever stops or replaces all meanwhile ends it, too.
      this.parts.push(part);
      await part.ready;
      this.watch(part);
      return undefined;
    } catch (error) {
      this.parts = this.parts.filter((other) => other !== part);
      await part?.stop();
      return asFailure(error);
    }
  }

  private async allReady(): Promise<void> {
    await Promise.all(this.parts.map(({ ready }) => ready));
  }

  private keep(part: Part): void {
    this.parts.push(part);
    this.watch(part);
  }

  private watch(part: Part): void {
    void part.ended.then((failure) => {
      if (!this.parts.includes(part)) return;
      this.parts = this.parts.filter((other) => other !== part);
      // Viewers are watching: a new packager goes on where this one was. In a shop's own all of its processes do.
      const isReplaced = this.of.isProduction ? this.isUp && !DATA.includes(part.name) : part.name === 'packager';
      if (!isReplaced) return this.tellCrash(failure);
      complain(failure);
      void this.replace(part.name);
    });
  }

  /** Starts what is not there again, in a shop's own until it comes up. */
  private async replace(name: string): Promise<void> {
    while (this.isWanted(name)) {
      const trouble = await this.bringUp(name);
      if (!trouble || !this.isWanted(name)) return;
      if (!this.of.isProduction) return this.tellCrash(trouble);
      complain(trouble);
      await setTimeout(AGAIN_AFTER);
    }
  }

  /** A reload may have put a new one there meanwhile, or be about to. */
  private isWanted(name: string): boolean {
    return !this.isStopping && !this.restarting.has(name) && !this.parts.some((part) => part.name === name);
  }
}

function echo(name: string, line: string): void {
  const warning = warningIn(line);
  if (warning) console.warn(`${name}: ${warning}`);
}
