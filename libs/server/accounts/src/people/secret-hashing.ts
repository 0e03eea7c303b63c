import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Config, refuse } from '@wethi/platform';
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';

/** People who are known by their device, a code or a session, and everybody else. */
export type HashLane = 'known' | 'strangers';

/** So many of each lane at once: a hash takes 19 MiB and some 50 ms of a core (facts/reliability.md §4.1). */
const AT_ONCE = { known: 3, strangers: 2 };
/** The known queue in a rush, bounded by time alone; strangers are told early to come back. */
const KNOWN_PATIENCE_MS = 20_000;
const STRANGERS_WAITING = 16;

/** PINs and passwords as argon2id over an HMAC with the server's pepper, so that a stolen table is of no use. */
@Injectable()
export class SecretHashing {
  private readonly known = bulkhead(AT_ONCE.known, Number.POSITIVE_INFINITY);
  private readonly strangers = bulkhead(AT_ONCE.strangers, STRANGERS_WAITING);
  /** Verified when the account is unknown, so that timing tells nothing. */
  private readonly dummyHash: Promise<string>;

  constructor(private readonly config: Config) {
    this.dummyHash = this.hash(randomBytes(16).toString('hex'));
  }

  /**
   * Runs work that hashes; take the slot before anything is counted.
   * @throws Refusal TOO_MANY when 16 strangers wait, or somebody known waited for 20 s; whatever work throws
   */
  async withSlot<Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> {
    // Ended with the work: a signal of time alone would be kept for 20 s by each of thousands who sign in.
    const patience = new AbortController();
    const timer = lane === 'known' ? setTimeout(() => patience.abort(), KNOWN_PATIENCE_MS) : undefined;
    try {
      return await this[lane].execute(work, patience.signal);
    } catch (error) {
      const refused = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
      throw refused ? refuse('TOO_MANY', { retryAfter: 2 }) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @returns text for a column of 200 characters */
  hash(secret: string): Promise<string> {
    return hash(this.peppered(secret));
  }

  /** Does the secret fit the hash? Without a hash the answer is no, after the same time. */
  async matches(hashed: string | null | undefined, secret: string): Promise<boolean> {
    const fits = await verify(hashed ?? (await this.dummyHash), this.peppered(secret));
    return fits && Boolean(hashed);
  }

  private peppered(secret: string): string {
    return createHmac('sha256', this.config.PIN_PEPPER).update(secret).digest('hex');
  }
}
