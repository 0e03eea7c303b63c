import { createHash } from 'node:crypto';
import { isSame, SIGNATURE_BYTES, signatureOf } from '@wethi/platform';

/** So long a grant may be renewed without asking the database again; it is asked beside that (end-viewings.ts). */
const GRANT_MS = 12 * 3_600_000;
const PURPOSE = 'viewing';
/** Behind the session of the phone; no session ends so. */
const TELEVISION = '.tv';

/** What was found out when a video was opened, so that no heartbeat must find it out again. */
export interface Viewing {
  /** Names this opening of the video. */
  viewingId: string;
  /** 0 of a guest. */
  userId: number;
  /** Names the device, by the session in which it was opened (see televisionOf); empty of a guest. */
  signInId: string;
  videoId: number;
  /** Folder of the video's files; null when they lie elsewhere. */
  contentId: string | null;
  /** The product whose purchase opens it; null of a teaser. */
  productId: number | null;
  /** Whose audience it belongs to; null of a teaser. */
  stageId: number | null;
  /** Last moment in ms since 1970; null without end. */
  until: number | null;
}

/** A grant whose signature is right. */
export interface ViewingGrant extends Viewing {
  /** Names the session token that it goes with; empty of a guest. */
  token: string;
  /** When it was made, ms since 1970. */
  signed: number;
  /** It was made long ago: the database is asked again. */
  isOld: boolean;
}

type Packed = [...(string | number | null)[]];

/**
 * Signs a viewing, for a player to hand in with each heartbeat (WATCH-03).
 * @param token the session token with which the video was opened: the grant counts together with it alone
 * @param now ms since 1970
 * @param secret MEDIA_SECRET
 * @returns letters, digits, `-` and `_`
 */
export function signViewing(viewing: Viewing, token: string, now: number, secret: string): string {
  const { viewingId, userId, signInId, videoId, contentId, productId, stageId, until } = viewing;
  const packed: Packed = [
    viewingId,
    userId,
    signInId,
    videoId,
    contentId,
    productId,
    stageId,
    until,
    nameOf(token),
    now,
  ];
  const text = Buffer.from(JSON.stringify(packed));
  return Buffer.concat([signatureOf(PURPOSE, text, secret), text]).toString('base64url');
}

/** @returns undefined of what this installation did not sign */
export function readViewing(grant: string, now: number, secret: string): ViewingGrant | undefined {
  const bytes = Buffer.from(grant, 'base64url');
  const signature = bytes.subarray(0, SIGNATURE_BYTES);
  const text = bytes.subarray(SIGNATURE_BYTES);
  if (text.length === 0 || !isSame(signature, signatureOf(PURPOSE, text, secret))) return undefined;
  const [viewingId, userId, signInId, videoId, contentId, productId, stageId, until, token, signed] = JSON.parse(
    text.toString(),
  ) as [string, number, string, number, string | null, number | null, number | null, number | null, string, number];
  const isOld = now > signed + GRANT_MS;
  return { viewingId, userId, signInId, videoId, contentId, productId, stageId, until, token, signed, isOld };
}

/** Whether a request that brings this session token may use the grant. */
export function goesWith(grant: ViewingGrant, token: string): boolean {
  return grant.token === nameOf(token);
}

/** The television that somebody's phone lets play: a device beside it, for as long as the phone's session counts. */
export function televisionOf(session: string): string {
  return session + TELEVISION;
}

/** The session by which a device plays. */
export function sessionOf(signInId: string): string {
  return signInId.endsWith(TELEVISION) ? signInId.slice(0, -TELEVISION.length) : signInId;
}

/** A token was verified when the video was opened, so that it need only be known again. */
function nameOf(token: string): string {
  return token === '' ? '' : createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
