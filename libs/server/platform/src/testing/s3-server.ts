import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until';

const BUCKET = 'wethi';
/** The account that the server knows. */
const KEY = 'S3RVER';

const PROGRAM = `new (require('@20minutes/s3rver'))(JSON.parse(process.argv[1])).run()`;

/** It enciphers the marks of its pages with Blowfish. */
const LEGACY = '--openssl-legacy-provider';

/** An S3 server in a process of its own; it checks signatures and knows uploads in parts. */
export class S3Server {
  private readonly home = mkdtempSync(join(tmpdir(), 'wethi-s3-'));
  private process?: ChildProcess;

  private constructor(private readonly port: number) {}

  static async start(): Promise<S3Server> {
    const server = new S3Server(await freePort());
    await server.resume();
    return server;
  }

  /** What the system must be told to use it. */
  get settings(): Record<string, string> {
    const S3_ENDPOINT = `http://127.0.0.1:${this.port}`;
    return { S3_ENDPOINT, S3_BUCKET: BUCKET, S3_ACCESS_KEY: KEY, S3_SECRET_KEY: KEY };
  }

  /** As if it had been cut off: nobody listens any more. What it has stays. */
  async pause(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  async resume(): Promise<void> {
    const configureBuckets = [{ name: BUCKET }];
    const options = { directory: this.home, address: '127.0.0.1', port: this.port, silent: true, configureBuckets };
    this.process = spawn(process.execPath, [LEGACY, '--eval', PROGRAM, JSON.stringify(options)], { stdio: 'ignore' });
    await until(() => isListening(this.port));
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.home, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
