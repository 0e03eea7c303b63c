import { resolve } from 'node:path';

/** Every setting of the packager; each is the environment variable of the same name (README, settings). */
export interface PackagerSettings {
  /** Port of the playlists, on the loopback address. */
  port: number;
  /** Of the pages of nginx's RTMP module. */
  rtmpPagesPort: number;
  /** Of the streams. */
  rtmpPort: number;
  /** Where SRT listens, a port for each show that is open at the same time. */
  srtHost: string;
  srtPorts: number[];
  storage: string;
  redisUrl: string;
  /** Heights of the qualities below the publisher's own, best first. */
  heights: number[];
  /** What a call that changes something must bring. */
  token: string;
}

/** @throws Error naming the variable that is wrong */
export function readSettings(environment: NodeJS.ProcessEnv): PackagerSettings {
  const token = environment.INTERNAL_TOKEN ?? '';
  if (token.length < 32) throw new Error('INTERNAL_TOKEN: at least 32 characters');
  return {
    port: readPort(environment, 'PACKAGER_PORT', 8108),
    rtmpPagesPort: readPort(environment, 'RTMP_PAGES_PORT', 8109),
    rtmpPort: readPort(environment, 'RTMP_PORT', 1935),
    srtHost: environment.LISTEN_ADDRESS || '127.0.0.1',
    srtPorts: readPorts(environment, 'SRT_PORTS', '8501-8516'),
    storage: resolve(environment.STORAGE_DIR ?? '.local/storage'),
    redisUrl: environment.REDIS_URL ?? 'redis://127.0.0.1:6379',
    heights: readHeights(environment.LIVE_RUNGS ?? '480,240'),
    token,
  };
}

/** Each names files of its own, and no encoder makes half a pair of lines. */
function readHeights(text: string): number[] {
  const heights = text.split(',').filter(Boolean).map(Number);
  const isRight = heights.every((height) => Number.isInteger(height / 2) && height >= 90 && height <= 4320);
  if (!isRight || new Set(heights).size < heights.length)
    throw new Error('LIVE_RUNGS: different even heights such as 480,240');
  return heights.sort((one, other) => other - one);
}

function readPorts(environment: NodeJS.ProcessEnv, name: string, standard: string): number[] {
  const [from = 0, to = 0] =
    /^(\d+)-(\d+)$/
      .exec(environment[name] || standard)
      ?.slice(1)
      .map(Number) ?? [];
  if (from < 1 || to < from || to > 65535) throw new Error(`${name}: two ports such as ${standard}`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function readPort(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const port = Number(environment[name] || standard);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${name} is not a port: ${environment[name]}`);
  return port;
}
