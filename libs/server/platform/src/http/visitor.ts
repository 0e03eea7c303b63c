import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame } from '../sealing/signing';

declare module 'fastify' {
  interface FastifyRequest {
    /** IP address of the person who asks, 'unknown' when a proxy passed on nonsense. */
    visitor: string;
  }
}

/**
 * Tells each request whose it is. The shop asks on behalf of its visitors and says for whom in `x-visitor-address`, which
 * is believed only together with the internal token.
 */
export function knowVisitors(server: FastifyInstance, internalToken: string): void {
  server.decorateRequest('visitor', '');
  server.addHook('onRequest', (request, _reply, done) => {
    const asked = isInternal(request, internalToken) ? request.headers['x-visitor-address'] : undefined;
    const address = typeof asked === 'string' ? asked : request.ip;
    request.visitor = isIP(address) ? address.replace(/^::ffff:/, '') : 'unknown';
    done();
  });
}

/** Whether a request comes from a process of this system: it brings the internal token. */
export function isInternal({ headers }: FastifyRequest, internalToken: string): boolean {
  return isSame(String(headers['x-internal-token'] ?? ''), internalToken);
}

/** The same in the header that Prometheus can send. */
export function bearsToken({ authorization = '' }: IncomingHttpHeaders, internalToken: string): boolean {
  return isSame(authorization, `Bearer ${internalToken}`);
}
