import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Config, refuse } from '@wethi/platform';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';

/** Each hash takes 19 MiB and some 50 ms of a core: more at once would starve everything else (facts/reliability.md §4.1). */
const AT_ONCE = 4;
const WAITING = 16;

/** PINs and passwords as argon2id over an HMAC with the server's pepper, so that a stolen table is of no use. */
@Injectable()
export class SecretHashing {
  private readonly slots = bulkhead(AT_ONCE, WAITING);
  /** Checked for people who do not exist, so that they take as long as those who do. */
  private readonly nobody: Promise<string>;

  constructor(private readonly config: Config) {
    this.nobody = this.hash(randomBytes(16).toString('hex'));
  }

  /**
   * Runs work that hashes; take the slot before anything is counted.
   * @throws Refusal TOO_MANY when 4 run and 16 wait; whatever work throws
   */
  async slot<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.slots.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? refuse('TOO_MANY', { retryAfter: 2 }) : error;
    }
  }

  /** @returns text for a column of 200 characters */
  hash(secret: string): Promise<string> {
    return hash(this.peppered(secret));
  }

  /** Does the secret fit the hash? Without a hash the answer is no, after the same time. */
  async matches(hashed: string | null | undefined, secret: string): Promise<boolean> {
    const fits = await verify(hashed ?? (await this.nobody), this.peppered(secret));
    return fits && Boolean(hashed);
  }

  private peppered(secret: string): string {
    return createHmac('sha256', this.config.PIN_PEPPER).update(secret).digest('hex');
  }
}
