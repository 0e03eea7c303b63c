import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds until a port listens again after a publisher left. */
const AGAIN_AFTER = 500;
/** Microseconds in which lost packets may be sent anew: what SRT is taken for on a weak line. */
const LATENCY = 1_000_000;

/** Microseconds without a byte after which a publisher is gone. */
const SILENCE = 3_000_000;

interface SrtSettings {
  /** Where what is open stands, so that a new process listens again. */
  folder: string;
  host: string;
  ports: readonly number[];
  /** Where a stream is sent on to, by its key. */
  addressOf(key: string): string;
  log(line: string): void;
}

interface Listener {
  port: number;
  key: string;
  ffmpeg?: ChildProcess;
}

/**
 * Takes shows in by SRT, which repeats lost packets, for uplinks on which RTMP stalls. Each show has a port; its stream key
 * is the passphrase. What comes goes on by RTMP under the same key, so that the API is asked and everything after it is one way.
 */
export class SrtListeners {
  private readonly listeners = new Map<string, Listener>();

  constructor(private readonly settings: SrtSettings) {
    mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  }

  /** Listens again for what an earlier process had open. */
  start(): void {
    for (const contentId of readdirSync(this.settings.folder)) {
      const open = this.readOpen(contentId);
      if (open) this.listen(contentId, open);
    }
  }

  /** @returns the port of a show, the same as before where it has one; undefined when all are taken */
  open(contentId: string, key: string): number | undefined {
    const known = this.listeners.get(contentId);
    if (known?.key === key) return known.port;
    const taken = new Set([...this.listeners.values()].map(({ port }) => port));
    const port = known?.port ?? this.settings.ports.find((free) => !taken.has(free));
    if (port === undefined) return undefined;
    this.close(contentId);
    writeFileSync(this.fileOf(contentId), JSON.stringify({ port, key }), { mode: 0o600 });
    this.listen(contentId, { port, key });
    return port;
  }

  close(contentId: string): void {
    const listener = this.listeners.get(contentId);
    this.listeners.delete(contentId);
    if (existsSync(this.fileOf(contentId))) rmSync(this.fileOf(contentId));
    listener?.ffmpeg?.kill('SIGKILL');
  }

  stop(): void {
    for (const { ffmpeg } of this.listeners.values()) ffmpeg?.kill('SIGKILL');
    this.listeners.clear();
  }

  private listen(contentId: string, listener: Listener): void {
    const { host, addressOf, log } = this.settings;
    this.listeners.set(contentId, listener);
    const input = `srt://${host}:${listener.port}?mode=listener&passphrase=${listener.key}&latency=${LATENCY}&timeout=${SILENCE}`;
    const text = `-hide_banner -loglevel error -probesize 500000 -analyzeduration 1000000 -i ${input} -map 0:v:0? -map 0:a:0? -c copy -f flv`;
    // It ends with this process, whatever ends that: one that stayed would keep the port from the next.
    const command = ['--pdeathsig', 'KILL', 'ffmpeg', ...text.split(' '), addressOf(listener.key)];
    const ffmpeg = spawn('setpriv', command, {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    listener.ffmpeg = ffmpeg;
    ffmpeg.stderr.on('data', (said: Buffer) =>
      log(`${contentId}: srt: ${said.toString().trim().replaceAll(listener.key, '…')}`),
    );
    ffmpeg.on('error', (error) => log(`${contentId}: srt: ${error.message}`));
    // It ends with its publisher; another may come.
    ffmpeg.on('close', () =>
      setTimeout(() => {
        if (this.listeners.get(contentId) === listener) this.listen(contentId, listener);
      }, AGAIN_AFTER),
    );
  }

  /** A process that is killed while it writes leaves half a file; whoever sends by SRT then asks for a port anew. */
  private readOpen(contentId: string): Listener | undefined {
    try {
      const { port, key } = JSON.parse(readFileSync(this.fileOf(contentId), 'utf8')) as Listener;
      return { port, key };
    } catch {
      return undefined;
    }
  }

  private fileOf(contentId: string): string {
    return join(this.settings.folder, contentId);
  }
}
