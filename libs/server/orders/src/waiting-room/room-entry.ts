import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Somebody in a waiting room. */
export interface RoomEntry {
  productId: number;
  userId: number;
}

/** Signs who waits for what, so that no poll must ask the database who asks. @param secret TOKEN_SECRET */
export function signEntry({ productId, userId }: RoomEntry, secret: string): string {
  const text = `${productId}.${userId}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** @returns undefined of what this installation did not sign */
export function readEntry(entry: string, secret: string): RoomEntry | undefined {
  const [, text, signature = ''] = /^(\d{1,10}\.\d{1,10})\.([\w-]{22})$/.exec(entry) ?? [];
  if (!text) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, signatureOf(text, secret))) return undefined;
  const [productId = 0, userId = 0] = text.split('.').map(Number);
  return { productId, userId };
}

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update('waiting-room.').update(text).digest().subarray(0, SIGNATURE_BYTES);
}
