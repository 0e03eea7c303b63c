import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config';

export const TOKEN_ALGORITHM = 'HS256';

/** What signs session tokens. A key object: a text would be tried as a public key first, with every token. */
export function tokenKey({ TOKEN_SECRET }: Config): KeyObject {
  return createSecretKey(Buffer.from(TOKEN_SECRET));
}
