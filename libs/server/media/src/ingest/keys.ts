import { createHash } from 'node:crypto';

/** Redis hash: which key opened a stream, by its name. */
export const OPENED_BY = 'live:opened-by';
/** Redis hash: port and key with which a stream is taken by SRT, by its name. */
export const LISTENING = 'live:srt';

/** Tells keys apart where they must not stand. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
