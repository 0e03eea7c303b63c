import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** `$request_id` of nginx. */
const REQUEST_ID = /^[0-9a-f]{32}$/;

/** JSON lines with a request id; bodies, tokens, cookies, query texts and values of statements never enter the log. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      genReqId: requestId,
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

/** The id that nginx on loopback gives every request, in place of what a visitor sends; anybody else's word is not taken. */
function requestId({ headers, socket }: IncomingMessage): string {
  const given = String(headers['x-request-id']);
  return LOOPBACK.test(socket.remoteAddress ?? '') && REQUEST_ID.test(given) ? given : randomUUID();
}
