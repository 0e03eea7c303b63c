import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_BYTES = 16;

/** What this installation alone says of a text. @param purpose what is signed for one counts for no other */
export function signatureOf(purpose: string, text: string | Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.`).update(text).digest().subarray(0, SIGNATURE_BYTES);
}

/** By which a secret is known again where it is not kept. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time: how long it takes tells nobody how much is right. */
export function isSame(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  const [one, other] = [bytesOf(given), bytesOf(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const bytesOf = (said: string | Uint8Array): Uint8Array => (typeof said === 'string' ? Buffer.from(said) : said);
