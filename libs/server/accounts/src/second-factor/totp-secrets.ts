import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@wethi/contract';
import { Config } from '@wethi/platform';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** What the second factor keeps: secrets sealed, recovery codes hashed, so that a stolen table opens nothing. */
@Injectable()
export class TotpSecrets {
  private readonly key: Buffer;
  private readonly pepper: Buffer;

  constructor({ PIN_PEPPER }: Config) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', PIN_PEPPER, '', use, 32));
    this.key = derived('totp-secret');
    this.pepper = derived('recovery-code');
  }

  /** @returns text for a column of 160 characters */
  seal(secret: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed with another key */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** New ones, such as 7F3K-92QD; forty bits each, so a plain HMAC keeps them. */
  recoveryCodes(): string[] {
    const letter = () => LETTERS[randomInt(LETTERS.length)];
    const part = () => Array.from({ length: LENGTH / 2 }, letter).join('');
    return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
  }

  /** However it was typed: small letters, with spaces, without the dash. */
  hashRecovery(personnelId: number, code: string): string {
    const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return createHmac('sha256', this.pepper).update(`${personnelId}:${plain}`).digest('hex');
  }
}
