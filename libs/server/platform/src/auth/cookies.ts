import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_SECONDS } from '@wethi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the site by https, also where something before nginx ends TLS. */
    behindTls: boolean;
  }
}

const NAME = { user: 'wethi_member', personnel: 'wethi_personnel' } as const;

/** A cookie of this host alone: by https its name says so, and browsers let no subdomain and no http page write it. */
function hostCookie({ behindTls }: FastifyInstance, name: string): string {
  return behindTls ? `__Host-${name}` : name;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  /** Seconds. */
  maxAge: number;
}

/** Gives the browser a cookie of this host that no script can read. */
export function setCookie(reply: FastifyReply, { name, value, path, maxAge }: Cookie): void {
  void reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: 'lax', secure: reply.server.behindTls });
}

/** The same for the whole host. @param maxAge seconds */
export function setHostCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  setCookie(reply, { name: hostCookie(reply.server, name), value, path: '/', maxAge });
}

export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[hostCookie(request.server, name)];
}

/** Whose cookie counts on the host of a request: personnel's on the admin's host (`admin.`, as in nginx), else customers'. */
function audienceOf({ hostname }: FastifyRequest): Actor['kind'] {
  return /^admin\./i.test(hostname) ? 'personnel' : 'user';
}

/** Gives the browser its session token, on the host of its audience only (docs/decisions/0002). */
export function setSessionCookie(reply: FastifyReply, kind: Actor['kind'], token: string): void {
  if (audienceOf(reply.request) === kind) setHostCookie(reply, NAME[kind], token, SESSION_SECONDS);
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { server } = reply;
  for (const name of Object.values(NAME))
    void reply.clearCookie(hostCookie(server, name), { path: '/', secure: server.behindTls });
}

/** A token, and for one that a cookie brought the only audience it counts for. */
export interface PresentedToken {
  token: string;
  cookieOf?: Actor['kind'];
}

export function tokenOf(request: FastifyRequest): PresentedToken | undefined {
  const header = request.headers.authorization;
  if (header) return { token: header.replace(/^Bearer /i, '') };
  const cookieOf = audienceOf(request);
  const token = readHostCookie(request, NAME[cookieOf]);
  return token ? { token, cookieOf } : undefined;
}

/** A customer's token of a request that no framework has read yet; empty of a guest. */
export function memberTokenOf({ authorization, cookie = '' }: IncomingHttpHeaders, behindTls: boolean): string {
  if (authorization) return authorization.replace(/^Bearer /i, '');
  const name = behindTls ? `__Host-${NAME.user}` : NAME.user;
  return cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? '';
}

/** Did a page of the same origin make this request? Browsers set these headers; scripts of other sites cannot. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const scheme = request.server.behindTls ? 'https' : request.protocol;
  return request.headers.origin === `${scheme}://${request.headers.host}`;
}

/** Did a page of another origin make this request? What is no browser says nothing about it and is none. */
export function isForeignOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site = origin === undefined ? 'none' : 'unknown' } = request.headers;
  return site !== 'none' && !isSameOrigin(request);
}
