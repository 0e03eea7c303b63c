import { createHash } from 'node:crypto';

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
  /** Without dots. */
  viewingId: string;
}

/** Opens the files of one video to a browser for a short while. */
export interface AccessCookie {
  name: 'vt';
  value: string;
  path: string;
  /** Seconds. */
  maxAge: number;
}

/** @param secret MEDIA_SECRET, which nginx holds too */
export function accessCookie(access: Access, now: Date, secret: string): AccessCookie {
  const expires = Math.floor(now.getTime() / 1000) + ACCESS_COOKIE_SECONDS;
  const value = accessToken(access, expires, secret);
  return { name: 'vt', value, path: `/v/${access.contentId}/`, maxAge: ACCESS_COOKIE_SECONDS };
}

/**
 * The value that nginx checks by secure_link (facts/media.md §3): `exp.who.sid.signature`, where sid is the viewing.
 * @param expires Unix time in seconds
 */
export function accessToken({ contentId, who, viewingId }: Access, expires: number, secret: string): string {
  const signed = `${expires}.${who}.${viewingId}.${contentId}.${secret}`;
  return `${expires}.${who}.${viewingId}.${createHash('md5').update(signed).digest('base64url')}`;
}
