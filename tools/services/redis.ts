import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataService } from './mariadb.ts';
import { startPart, type Part } from './part.ts';
import { findProgram, programPath } from './programs.ts';

/** Starts a private Redis that keeps its data and never drops a key, on 127.0.0.1 and a socket only. */
export function startRedis({ home, port }: DataService): Part {
  const data = join(home, 'redis');
  mkdirSync(data, { recursive: true });
  return startPart({
    name: 'redis',
    command: findProgram('redis-server'),
    arguments: [
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--unixsocket', 'redis.sock'],
      ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    ],
    environment: { PATH: programPath },
    directory: data,
    logFile: join(home, 'logs', 'redis.log'),
    ready: `tcp:127.0.0.1:${port}`,
  });
}
