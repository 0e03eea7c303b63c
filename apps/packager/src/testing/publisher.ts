import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Pictures a second; each bears its number as sixteen black or white fields from left to right, lowest bit first. */
export const FPS = 25;
const BITS = 16;
const FIELD = 20;
/** Every picture as one row of its fields, which ffmpeg only makes larger: pictures that it computes cost as much as the show. */
const NUMBERS = Buffer.from(
  Array.from({ length: 2 ** BITS * BITS }, (_, at) =>
    Math.floor(Math.floor(at / BITS) / 2 ** (at % BITS)) % 2 ? 235 : 16,
  ),
);

export interface Oddities {
  /** After which it ends by itself. */
  frames?: number;
  /** Of ffmpeg, instead of the usual ones. */
  options?: string;
  /** Sent as it is, in the place of pictures that are made. */
  file?: string;
}

/** A streaming program such as OBS, sending a small picture with a key frame each second, and a tone. */
export class Publisher {
  readonly began = Date.now();
  private readonly ffmpeg: ChildProcess;
  /** Resolves when it ended or was refused. */
  readonly ended: Promise<unknown>;

  /** @param address with the key */
  constructor(address: string, { frames, options = '', file }: Oddities = {}) {
    const picture = `-re -f rawvideo -pixel_format gray -video_size ${BITS}x1 -framerate ${FPS} -i pipe:0`;
    const length = frames ? `-frames:v ${frames} -shortest` : '';
    const made = `${picture} -re -f lavfi -i sine=r=44100 -filter:v scale=${BITS * FIELD}:180:flags=neighbor
      -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g ${FPS} -c:a aac`;
    const input = file ? `-re -i ${file} -c copy` : made;
    const text = `-hide_banner -loglevel error ${input} ${options} ${length} -f ${address.startsWith('srt') ? 'mpegts' : 'flv'}`;
    // Ends with the tests, however these end: one that sends nothing would go on for good.
    const command = ['--pdeathsig', 'KILL', 'ffmpeg', ...text.split(/\s+/), address];
    this.ffmpeg = spawn('setpriv', command, { stdio: ['pipe', 'ignore', 'ignore'] });
    // Whoever is sent away, or sends something else, reads no more of it.
    this.ffmpeg.stdin?.on('error', () => undefined).end(NUMBERS);
    this.ended = once(this.ffmpeg, 'exit');
  }

  get hasEnded(): boolean {
    return this.ffmpeg.exitCode !== null || this.ffmpeg.signalCode !== null;
  }

  /** Like a line that breaks. */
  async break(): Promise<void> {
    this.ffmpeg.kill('SIGKILL');
    await this.ended;
  }

  /** Sends nothing more, but stays connected; or goes on. */
  freeze(isFrozen: boolean): void {
    this.ffmpeg.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }
}

/** The numbers of the pictures in a file's bytes, in order. */
export async function numbersIn(bytes: Buffer): Promise<number[]> {
  const text = `-hide_banner -loglevel error -i pipe:0 -an -fps_mode passthrough
    -vf scale=${BITS}:1:flags=area,format=gray -f rawvideo pipe:1`;
  const ffmpeg = spawn('ffmpeg', text.split(/\s+/), { stdio: ['pipe', 'pipe', 'inherit'] });
  ffmpeg.stdin.end(bytes);
  const parts: Buffer[] = [];
  for await (const part of ffmpeg.stdout) parts.push(part as Buffer);
  const fields = Buffer.concat(parts);
  return Array.from({ length: fields.length / BITS }, (_, picture) =>
    Array.from({ length: BITS }, (_bit, bit) => ((fields[picture * BITS + bit] ?? 0) > 125 ? 2 ** bit : 0)).reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
}
