import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@wethi/contract';
import { Config } from '@wethi/platform';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** What gets somebody in without their phone: kept as hashes, so that a stolen table opens nothing. */
@Injectable()
export class RecoveryHashing {
  private readonly pepper: Buffer;

  constructor({ PIN_PEPPER }: Config) {
    this.pepper = Buffer.from(hkdfSync('sha256', PIN_PEPPER, '', 'recovery-code', 32));
  }

  /** New ones, such as 7F3K-92QD; forty bits each, so a plain HMAC keeps them. */
  make(): string[] {
    const letter = () => LETTERS[randomInt(LETTERS.length)];
    const part = () => Array.from({ length: LENGTH / 2 }, letter).join('');
    return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
  }

  /** However it was typed: small letters, with spaces, without the dash. */
  hash(personnelId: number, code: string): string {
    const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return createHmac('sha256', this.pepper).update(`${personnelId}:${plain}`).digest('hex');
  }
}
