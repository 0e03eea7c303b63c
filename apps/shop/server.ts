/**
 * The shop's process: pages from the React Router build, its files, and a clean stop.
 * Runs natively on Node: `node apps/shop/server.ts`. In front of it nginx serves the same files and the API.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import { concealSession } from './concealed-session.ts';
import { statusOfFailure } from './failed-answer.ts';
import type * as entry from './src/entry.server.tsx';
import { PUBLIC } from './src/server/cache-control.ts';

const PORT = Number(process.env.SHOP_PORT ?? 8103);
const HOST = process.env.SHOP_HOST ?? '127.0.0.1';
const FILES = join(import.meta.dirname, 'build/client');
const GRACE_MS = 10_000;

/** For whatever is no page; pages name what they load themselves, and nginx passes this on as it is. */
const NOTHING_LOADS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A worker asks for the pages and files that it answers with. */
const OWN_LOADS = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The file that an address means, if it is one of the build's. None has a name that needs decoding. */
async function fileFor(request: IncomingMessage): Promise<{ path: string; size: number } | undefined> {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  const path = normalize(join(FILES, pathname));
  if (!path.startsWith(`${FILES}/`) || !TYPES[extname(path)]) return undefined;
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size } : undefined;
}

/** Browsers pass their own copy of the worker by, so that a release mends it, and so must nginx. */
function howLong(path: string): string {
  if (path.endsWith('/sw.js')) return PUBLIC;
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function sendFile(request: IncomingMessage, response: ServerResponse, { path, size }: { path: string; size: number }) {
  if (path.endsWith('/sw.js')) response.setHeader('Content-Security-Policy', OWN_LOADS);
  response.writeHead(200, {
    'Content-Type': TYPES[extname(path)],
    'Content-Length': size,
    'Cache-Control': howLong(path),
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  // Who leaves in the middle, and a file that cannot be read, end both.
  else pipeline(createReadStream(path), response, () => undefined);
}

const build = (await import('./build/server/index.js' as string)) as ServerBuild;
const page = createRequestListener({ build, mode: 'production' });
const { onBehalfOf } = build.entry.module as unknown as typeof entry; // the framework's type leaves out what else the entry exports

/** nginx on this machine says who asks; anybody else asks for themselves. */
function visitorOf({ headers, socket }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  const isProxy = /^(::ffff:)?127\.|^::1$/.test(address);
  return (isProxy && headers['x-forwarded-for']?.toString()) || address;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = request.method === 'GET' || request.method === 'HEAD' ? await fileFor(request) : undefined;
  if (file) return sendFile(request, response, file);
  concealSession(request);
  return onBehalfOf(visitorOf(request), () => page(request, response));
}

const server = createServer((request, response) => {
  response.setHeader('Content-Security-Policy', NOTHING_LOADS);
  answer(request, response).catch((failure: unknown) => {
    const status = statusOfFailure(failure);
    if (status === 500) console.error(failure);
    if (!response.headersSent) response.writeHead(status);
    response.end();
  });
});
server.keepAliveTimeout = 65_000;
server.listen(PORT, HOST, () => process.stdout.write(`shop on http://${HOST}:${PORT}\n`));

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
