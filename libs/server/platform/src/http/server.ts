import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { REFUSALS, UPLOAD_BYTES } from '@wethi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { requestId } from '../logging/logger-options';
import { withinTrace } from '../logging/trace';
import { registerCacheHeaders } from './public-cache';
import { rememberRules } from './validation';
import { knowVisitors } from './visitor';

const BODY_BYTES = 1024 * 1024;
/** Shorter answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 2_048;

/** The Fastify server under Nest; nginx on loopback is the only proxy believed. */
export function httpAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: 'loopback',
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    routerOptions: { maxParamLength: 200 },
  });
}

/** The body comes in by the connection, which knows of no request: its trace begins anew behind it. */
function traceRequests(server: FastifyInstance): void {
  const trace = ({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    withinTrace({ request: requestId(raw) }, done);
  server.addHook('onRequest', trace);
  server.addHook('preValidation', trace);
}

/** An address that cannot be decoded reaches no filter. */
function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = REFUSALS.NOT_FOUND;
  void reply.status(status).send({ result: false, code: 'NOT_FOUND', message });
}

/** Prefix, headers, cookies, compression and uploads, the same in tests and in the real process. */
export async function prepareServer(app: NestFastifyApplication): Promise<void> {
  app.setGlobalPrefix('api');
  rememberRules();
  const server = app.getHttpAdapter().getInstance();
  server.decorate('behindTls', app.get(Config).PUBLIC_URL.startsWith('https:'));
  traceRequests(server);
  knowVisitors(server, app.get(Config).INTERNAL_TOKEN);
  const directives = {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  };
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
  });
  registerCacheHeaders(server);
  // Parts of resumable uploads: read by whoever writes them to the disk, however large they are.
  server.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  await app.register(cookie);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['gzip', 'identity'],
    // A file that is made while it is read leaves row by row, not when a block of it is full.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 10_000 } });
}
