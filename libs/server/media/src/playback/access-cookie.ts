import { createHash } from 'node:crypto';

/**
 * How long nginx lets a viewer fetch segments without a heartbeat, in seconds, and how much longer at random: a pause of the
 * API of two minutes stops no picture, and those who waited do not all come back at the same moment (facts/media.md §3).
 * Whoever lost the right to watch is told so by the next heartbeat, at most half a minute later.
 */
const ACCESS_SECONDS = 180;
const JITTER_SECONDS = 120;

interface Access {
  /** Folder of the video's files; null when they lie elsewhere. */
  contentId: string | null;
  /** 0 of somebody who is no customer. */
  userId: number;
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

/**
 * @param secret MEDIA_SECRET, which nginx holds too
 * @returns undefined when there is nothing to open
 */
export function accessCookie(access: Access, now: Date, secret: string): AccessCookie | undefined {
  if (access.contentId === null) return undefined;
  const maxAge = ACCESS_SECONDS + Math.floor(Math.random() * JITTER_SECONDS);
  const value = accessToken(access, Math.floor(now.getTime() / 1000) + maxAge, secret);
  return { name: 'vt', value, path: `/v/${access.contentId}/`, maxAge };
}

/**
 * The value that nginx checks by secure_link (facts/media.md §3): `exp.who.sid.signature`, where sid is the viewing.
 * @param expires Unix time in seconds
 */
export function accessToken({ contentId, userId, viewingId }: Access, expires: number, secret: string): string {
  const signed = `${expires}.u${userId}.${viewingId}.${contentId}.${secret}`;
  return `${expires}.u${userId}.${viewingId}.${createHash('md5').update(signed).digest('base64url')}`;
}
