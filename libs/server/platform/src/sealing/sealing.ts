import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

const NONCE = 12;
const TAG = 16;

/** Keeps secrets that the server must read again, such as keys of other services: a stolen table shows none (AES-256-GCM). */
@Injectable()
export class Sealing {
  constructor(private readonly config: Config) {}

  /**
   * @param use what the secret is for: what was sealed for one use opens for no other
   * @returns base64url text, four thirds of the secret's bytes and 38 characters long
   */
  seal(use: string, secret: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(use), nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed for another use or with another key */
  open(use: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(use), bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  }

  private keyFor(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.PIN_PEPPER, '', use, 32));
  }
}
