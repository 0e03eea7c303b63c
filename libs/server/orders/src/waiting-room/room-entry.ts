import { isSame, signatureOf } from '@wethi/platform';

const PURPOSE = 'waiting-room';

/** Somebody in a waiting room. */
export interface RoomEntry {
  productId: number;
  userId: number;
}

/** Signs who waits for what, so that no poll must ask the database who asks. @param secret TOKEN_SECRET */
export function signEntry({ productId, userId }: RoomEntry, secret: string): string {
  const text = `${productId}.${userId}`;
  return `${text}.${signatureOf(PURPOSE, text, secret).toString('base64url')}`;
}

/** @returns undefined of what this installation did not sign */
export function readEntry(entry: string, secret: string): RoomEntry | undefined {
  const [, text, signature = ''] = /^(\d{1,10}\.\d{1,10})\.([\w-]{22})$/.exec(entry) ?? [];
  if (!text) return undefined;
  if (!isSame(Buffer.from(signature, 'base64url'), signatureOf(PURPOSE, text, secret))) return undefined;
  const [productId = 0, userId = 0] = text.split('.').map(Number);
  return { productId, userId };
}
