import { randomUUID } from 'node:crypto';
import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';

/** JSON lines with a request id; bodies, tokens, cookies, query texts and values of statements never enter the log. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()),
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
