import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Changes } from '../pubsub/changes';

/** A finished answer: its whole head and its bytes. */
interface Kept {
  head: OutgoingHttpHeaders;
  etag: string;
  bytes: Buffer;
  /** Made for the first who asks for it. */
  zipped?: Buffer;
  until: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const KEEP_MS = 30_000;
const MOST = 2_000;
const OUTWARD = 'public, max-age=5, stale-while-revalidate=60';
/** Shorter answers are not worth compressing. */
export const COMPRESS_FROM_BYTES = 2_048;
/** Headers that belong to one request and not to its answer. */
const OF_ONE_REQUEST = /^(content-length|x-ratelimit-.*|x-request-id|date|connection|keep-alive)$/;

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
  let closing = false;
  changes.onChange(() => {
    kept.clear();
    generation += 1;
  });
  const answer: Answer = (request, response) => {
    const hot = kept.get(request.url ?? '');
    if (!hot || hot.until < Date.now() || closing || !isGuestReading(request)) return false;
    send(request, response, hot);
    return true;
  };

  answerFirst(server.server, answer);
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  server.addHook('onRequest', (request, reply, done) => {
    // Requests that are injected come in here, past the listening server.
    if (answer(request.raw, reply.raw)) return void reply.hijack();
    if (isGuestReading(request.raw) && paths.has(pathOf(request.url))) request.hotGeneration = generation;
    return done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.hotGeneration !== generation || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    if (reply.hasHeader('set-cookie')) return done();
    if (kept.size >= MOST) kept.clear();
    kept.set(request.url, keep(reply, payload));
    return done();
  });
}

/** Asks before the framework does: routing, logging and limits cost more than these answers. */
function answerFirst(server: Server, answer: Answer): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!answer(request, response)) for (const listener of listeners) listener.call(server, request, response);
  });
}

/** Only guests and customers: personnel sees more columns. */
function isGuestReading({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !headers.authorization && !headers.cookie?.includes('wethi_personnel');
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function keep(reply: FastifyReply, payload: string): Kept {
  const bytes = Buffer.from(payload);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  void reply.header('etag', etag).header('cache-control', OUTWARD);
  const head = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.test(name));
  return { head: Object.fromEntries(head), etag, bytes, until: Date.now() + KEEP_MS };
}

function send({ headers }: IncomingMessage, response: ServerResponse, hot: Kept): void {
  if (headers['if-none-match'] === hot.etag) {
    const { 'content-type': _type, ...head } = hot.head;
    response.writeHead(304, head).end();
    return;
  }
  const worthIt = hot.bytes.length >= COMPRESS_FROM_BYTES;
  const zipped = worthIt && /\bgzip\b(?!;q=0\b)/.test(String(headers['accept-encoding']));
  const bytes = zipped ? (hot.zipped ??= gzipSync(hot.bytes)) : hot.bytes;
  response.writeHead(200, {
    ...hot.head,
    ...(worthIt && { vary: 'accept-encoding' }),
    ...(zipped && { 'content-encoding': 'gzip' }),
    'content-length': bytes.length,
  });
  response.end(bytes);
}
