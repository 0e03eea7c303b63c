import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * How long nginx lets a viewer fetch segments without a heartbeat, in seconds. A refund or a block cuts off
 * within this time even whoever sends none (WATCH-03); a lost heartbeat costs the player one more request.
 */
export const ACCESS_COOKIE_SECONDS = 60;

interface Access {
  /** Folder of the video's files. */
  contentId: string;
  /** Who watches, such as `u12`; without dots. */
  who: string;
  /** The viewing, without dots. */
  session: string;
}

/**
 * The value of the cookie `vt` that nginx checks by secure_link (facts/media.md §3): `exp.who.sid.signature`.
 * @param expires Unix time in seconds
 * @param secret MEDIA_SECRET, which nginx holds too
 */
export function accessToken({ contentId, who, session }: Access, expires: number, secret: string): string {
  const signed = `${expires}.${who}.${session}.${contentId}.${secret}`;
  return `${expires}.${who}.${session}.${createHash('md5').update(signed).digest('base64url')}`;
}

/** Opens the files of one video to this browser for a short while. */
export function setAccessCookie(reply: FastifyReply, access: Access, now: Date, secret: string): void {
  const expires = Math.floor(now.getTime() / 1000) + ACCESS_COOKIE_SECONDS;
  void reply.setCookie('vt', accessToken(access, expires, secret), {
    path: `/v/${access.contentId}/`,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.server.behindTls,
    maxAge: ACCESS_COOKIE_SECONDS,
  });
}
