import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';
import { traceOf } from './trace';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** `$request_id` of nginx. */
const REQUEST_ID = /^[0-9a-f]{32}$/;

/** Fastify and the logger know other ids of a request. */
const ids = new WeakMap<IncomingMessage, string>();

/** JSON lines with a request id; bodies, tokens, cookies, query texts and values of statements never enter the log. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      genReqId: requestId,
      mixin: jobLine,
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        err: ({ name, message, stack }: Error) => ({ type: name, message, stack }), // a failed query carries its values
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      autoLogging: { ignore: (request) => request.url?.endsWith('/healthz') ?? false },
      customLogLevel: (_request, response) =>
        response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    },
  };
}

/** What a job says bears its name and the id of the request that caused it. */
function jobLine(): object {
  const { job, request } = traceOf() ?? {};
  return job ? { job, request_id: request } : {};
}

/**
 * The id that nginx on loopback gives every request, in place of what a visitor sends; anybody else's word is not taken.
 * The one who asks first for the id of a request settles it.
 */
export function requestId(request: IncomingMessage): string {
  const id = ids.get(request) ?? idOf(request);
  ids.set(request, id);
  return id;
}

function idOf({ headers, socket }: IncomingMessage): string {
  const given = String(headers['x-request-id']);
  return LOOPBACK.test(socket.remoteAddress ?? '') && REQUEST_ID.test(given) ? given : randomUUID();
}
