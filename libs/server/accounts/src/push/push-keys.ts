import { createECDH, createHash } from 'node:crypto';

/** What the shop signs its notices with, and browsers know it by (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @param secret PUSH_SECRET; the same one gives the same keys, without which no subscription can be used any more */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`push:${secret}`).digest());
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
}
