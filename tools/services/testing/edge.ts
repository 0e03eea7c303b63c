import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../start/ports';
import { startNginx } from '../nginx';

export const SECRET = 'only-for-tests-0123456789-0123456789';

export interface Envelope {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
  /** The visitor's address, one of 127.0.0.0/8. */
  from?: string;
}

/** nginx as in production, in front of servers that a test makes. */
export interface Edge {
  storage: string;
  /** The settings that it was started with. */
  environment: Readonly<Record<string, string>>;
  port: number;
  /** Sends the path as it is written; a browser and `fetch` would straighten it first. */
  ask(path: string, asked?: Asked): Promise<Envelope>;
  stop(): Promise<void>;
}

/** @param behind what answers as API and as shop (several processes, if it is a list); nobody listens for those not named */
export async function startEdge(
  behind: { api?: RequestListener | readonly number[]; shop?: RequestListener | readonly number[] },
  settings: Record<string, string> = {},
): Promise<Edge> {
  const home = mkdtempSync(join(tmpdir(), 'wethi-edge-'));
  const storage = join(home, 'storage');
  const servers: Server[] = [];
  const nobody = await freePort();
  const portOf = async (listener: RequestListener | undefined): Promise<number> => {
    if (!listener) return nobody;
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port;
  };
  const portsOf = async (part: RequestListener | readonly number[] | undefined): Promise<readonly number[]> =>
    typeof part === 'object' ? part : [await portOf(part)];
  const port = await freePort();
  const environment = {
    PORT: String(port),
    API_PORTS: (await portsOf(behind.api)).join(','),
    SHOP_PORTS: (await portsOf(behind.shop)).join(','),
    ...{ SANDBOX_PORT: String(nobody), PACKAGER_PORT: String(nobody), STORAGE_DIR: storage, MEDIA_SECRET: SECRET },
    ...{ RTMP_PORT: String(nobody), RTMP_PAGES_PORT: String(nobody), INTERNAL_TOKEN: SECRET },
    ...{ PAGES_PER_SECOND: '50', CALLS_PER_SECOND: '300', EMBED_ORIGINS: 'https://player.example' },
    ...settings,
  };
  const nginx = startNginx({ home, environment });
  await nginx.ready;
  return {
    storage,
    environment,
    port,
    ask: (path, asked) => ask(port, path, asked),
    stop: async () => {
      await nginx.stop();
      for (const server of servers) server.close().closeAllConnections();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function ask(port: number, path: string, { method = 'GET', headers, body, from }: Asked = {}): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, agent: false, headers, localAddress: from };
    const sent = request(to);
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const text = (): string => Buffer.concat(parts).toString();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: text() }));
    });
    sent.end(body);
  });
}
