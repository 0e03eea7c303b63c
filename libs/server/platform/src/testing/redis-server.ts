import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until';

/** A Redis of the test's own, on a socket alone; it forgets all when it stops. */
export class RedisServer {
  private readonly home = mkdtempSync(join(tmpdir(), 'wethi-redis-'));
  private readonly socket = join(this.home, 'redis.sock');
  private readonly process: ChildProcess;

  private constructor() {
    const options = ['--port', '0', '--unixsocket', this.socket, '--save', '', '--dir', this.home];
    this.process = spawn('redis-server', options, { stdio: 'ignore' });
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer();
    await until(() => existsSync(server.socket));
    return server;
  }

  /** What the system must be told to use it. */
  get settings(): Record<string, string> {
    return { REDIS_URL: `redis://localhost/0?path=${this.socket}` };
  }

  /** Answers nothing, but keeps every connection; or goes on with what came meanwhile. */
  freeze(isFrozen: boolean): void {
    this.process.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
    rmSync(this.home, { recursive: true, force: true });
  }
}
