import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '../live/changes';

interface Kept {
  bytes: Buffer;
  etag: string;
  until: number;
}

const KEEP_MS = 30_000;
const MOST = 2_000;
const OUTWARD = 'public, max-age=5, stale-while-revalidate=60';

declare module 'fastify' {
  interface FastifyRequest {
    /** Generation of the cache when this request began; set on requests whose answer may be kept. */
    hotGeneration?: number;
  }
}

/**
 * Keeps finished bytes of public reads in the process and answers them before anything else runs.
 * Forgotten on any change of a record on any node, and after 30 s, since prices depend on the date.
 * @param paths wire paths whose guest answers may be kept, such as '/api/productView'
 */
export function keepHotAnswers(server: FastifyInstance, changes: Changes, paths: ReadonlySet<string>): void {
  const kept = new Map<string, Kept>();
  let generation = 0;
  changes.onChange(() => {
    kept.clear();
    generation += 1;
  });

  server.addHook('onRequest', (request, reply, done) => {
    if (!mayBeHot(request, paths)) return done();
    const hot = kept.get(request.url);
    if (hot && hot.until > Date.now()) return send(request, reply, hot);
    request.hotGeneration = generation;
    return done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.hotGeneration !== generation || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    const bytes = Buffer.from(payload);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    if (kept.size >= MOST) kept.clear();
    kept.set(request.url, { bytes, etag, until: Date.now() + KEEP_MS });
    void reply.header('etag', etag).header('cache-control', OUTWARD);
    return done();
  });
}

/** Only guests and customers: personnel sees more columns. */
function mayBeHot(request: FastifyRequest, paths: ReadonlySet<string>): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false;
  if (request.headers.cookie?.includes('wethi_personnel')) return false;
  const end = request.url.indexOf('?');
  return paths.has(end < 0 ? request.url : request.url.slice(0, end));
}

function send(request: FastifyRequest, reply: FastifyReply, hot: Kept): void {
  void reply.header('etag', hot.etag).header('cache-control', OUTWARD);
  if (request.headers['if-none-match'] === hot.etag) void reply.status(304).send();
  else void reply.header('content-type', 'application/json; charset=utf-8').send(hot.bytes);
}
