import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execaSync } from 'execa';
import { accessToken } from '../../../../libs/server/media/src/playback/access-cookie';
import { startRtmp } from '../../../../tools/services/nginx';
import { startPart, type Part } from '../../../../tools/services/part';
import { SECRET, startEdge, type Edge, type Envelope } from '../../../../tools/services/testing/edge';
import { freePort } from '../../../../tools/start/ports';

export { freePort };

const BUILT = '.local/test-packager/main.js';

/** What a live show passes through: nginx for streams, the packager as a process, nginx for viewers. */
export class LiveSystem {
  private constructor(
    readonly edge: Edge,
    private readonly rtmp: Part,
    private readonly environment: Record<string, string>,
    private packager: Part,
  ) {}

  /** @param apiPort where the API listens @param packagerPort what it believes to be the packager's @param redisUrl the API's */
  static async start(apiPort: number, packagerPort: number, redisUrl: string): Promise<LiveSystem> {
    build();
    const ports: Record<string, string> = {};
    for (const name of ['RTMP_PORT', 'RTMP_INNER_PORT', 'RTMP_PAGES_PORT']) ports[name] = String(await freePort());
    const edge = await startEdge({ api: [apiPort] }, { ...ports, PACKAGER_PORT: String(packagerPort) });
    const srt = await freePort();
    const environment = {
      SRT_PORTS: `${srt}-${srt}`,
      ...edge.environment,
      REDIS_URL: redisUrl,
      LIVE_RUNGS: '120',
      PATH: process.env['PATH'] ?? '',
    };
    const rtmp = startRtmp({ home: join(edge.storage, '..'), environment });
    await rtmp.ready;
    const packager = startPackager(environment);
    await packager.ready;
    return new LiveSystem(edge, rtmp, environment, packager);
  }

  addressOf(key: string): string {
    return `rtmp://127.0.0.1:${this.environment['RTMP_PORT']}/live/${key}`;
  }

  /** What the API asks for a show that is to be sent by SRT. @returns the address for a passphrase */
  async openSrt(contentId: string, key: string): Promise<(passphrase?: string) => string> {
    const answer = await fetch(`http://127.0.0.1:${this.environment['PACKAGER_PORT']}/srt/${contentId}`, {
      method: 'POST',
      headers: { 'x-internal-token': SECRET, 'x-stream-key': key },
    });
    const { port } = (await answer.json()) as { port: number };
    // Knocks until somebody listens again, as a streaming program does.
    const patience = 'connect_timeout=30000';
    return (passphrase = key) => `srt://127.0.0.1:${port}?mode=caller&${patience}&passphrase=${passphrase}`;
  }

  /** A file of a show as a viewer gets it. */
  watch(contentId: string, file: string, headers: Record<string, string> = cookieOf(contentId)): Promise<Envelope> {
    return this.edge.ask(`/v/${contentId}/${file}`, { headers });
  }

  /** The text of a file of a show, empty when there is none. */
  read(contentId: string, file: string): string {
    return this.bytes(contentId, file).toString();
  }

  bytes(contentId: string, file: string): Buffer {
    try {
      return readFileSync(join(this.edge.storage, 'videos', contentId, file));
    } catch {
      return Buffer.alloc(0);
    }
  }

  /** Ends the packager's ffmpeg as a lack of memory would. */
  killFfmpeg(): void {
    execaSync('pkill', ['-KILL', '-P', String(this.packager.pid), 'ffmpeg'], { reject: false });
  }

  /** Lets the server for streams stand still for so many milliseconds, as a disk that does would. */
  async stallRtmp(milliseconds: number): Promise<void> {
    const workers = execaSync('pgrep', ['-P', String(this.rtmp.pid)])
      .stdout.split('\n')
      .map(Number);
    for (const worker of workers) process.kill(worker, 'SIGSTOP');
    await setTimeout(milliseconds);
    for (const worker of workers) process.kill(worker, 'SIGCONT');
  }

  async killPackager(): Promise<void> {
    process.kill(this.packager.pid, 'SIGKILL');
    await this.packager.ended;
  }

  async startPackager(): Promise<void> {
    this.packager = startPackager(this.environment);
    await this.packager.ready;
  }

  async stop(): Promise<void> {
    await Promise.all([this.packager.stop(), this.rtmp.stop()]);
    await this.edge.stop();
  }
}

/** @param seconds for which it opens the files */
export function cookieOf(contentId: string, seconds = 600): Record<string, string> {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  return { cookie: `vt=${accessToken({ contentId, userId: 12, viewingId: 's-1' }, expires, SECRET)}` };
}

function build(): void {
  const text = `import { bundle } from './tools/build/bundle.ts'; await bundle('apps/packager/src/main.ts', '${BUILT}');`;
  execaSync(process.execPath, ['--input-type=module', '--eval', text]);
}

function startPackager(environment: Record<string, string>): Part {
  return startPart({
    name: 'packager',
    command: process.execPath,
    arguments: ['--enable-source-maps', BUILT],
    environment,
    directory: process.cwd(),
    logFile: join(environment['STORAGE_DIR'] ?? '', '..', 'logs', 'packager.log'),
    ready: `http-get://127.0.0.1:${environment['PACKAGER_PORT']}/healthz`,
  });
}

/** Prints a figure that is worth knowing, but depends on the machine. */
export function note(figure: string): void {
  process.stdout.write(`${figure}\n`);
}
