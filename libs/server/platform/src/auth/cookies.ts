import { SESSION_SECONDS } from '@wethi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor';

const NAME = { user: 'wethi_member', personnel: 'wethi_personnel' } as const;

/** Gives the browser its session token in a cookie that no script can read (docs/decisions/0002). */
export function setSessionCookie(reply: FastifyReply, kind: Actor['kind'], token: string): void {
  void reply.setCookie(NAME[kind], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: SESSION_SECONDS,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  for (const name of Object.values(NAME)) void reply.clearCookie(name, { path: '/' });
}

/** The token of a request and whether a cookie brought it. */
export function tokenOf(request: FastifyRequest): { token: string; fromCookie: boolean } | undefined {
  const header = request.headers.authorization;
  if (header) return { token: header.replace(/^Bearer /i, ''), fromCookie: false };
  const cookie = request.cookies[NAME.personnel] ?? request.cookies[NAME.user];
  return cookie ? { token: cookie, fromCookie: true } : undefined;
}

/** Did a page of the same host make this request? Browsers set these headers; scripts of other sites cannot. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const origin = request.headers.origin;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
