import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { hostOf, networkOf } from '../http/client-host';
import { refuse } from '../refusal/refusal';
import { PubSub } from '../pubsub/pubsub';
import type { Bucket, BucketStore } from './bucket';
import { DatabaseBuckets } from './database-buckets';
import type { Limit } from './limit';
import { RedisBuckets } from './redis-buckets';

/** A limit and whom it is for: an account's id or an address, which counts as the household that it belongs to. */
export type Count = readonly [limit: Limit, who: string | number];

/**
 * Counts against declared limits, for all nodes together. A durable limit is a statement of its own: ask before a
 * transaction and not within it, or everybody waits for the row until it ends.
 */
@Injectable()
export class RateLimits {
  private readonly buckets = new Map<Limit, Bucket>();
  private readonly inRedis: BucketStore;
  private readonly inDatabase: BucketStore;

  constructor(
    private readonly config: Config,
    clock: Clock,
    pubsub: PubSub,
    database: Database,
  ) {
    this.inRedis = new RedisBuckets(pubsub.redis, clock);
    this.inDatabase = new DatabaseBuckets(database, clock);
  }

  /**
   * @param who whom the limit is for, as in Count
   * @param at the place that is counted by itself, where there are several
   * @throws Refusal of the limit (TOO_MANY unless it says otherwise) with Retry-After
   */
  async consume(limit: Limit, who: string | number, at?: string): Promise<void> {
    const wait = await this.tryConsume(limit, who, at);
    if (wait > 0) throw refuse(limit.refusal, { retryAfter: wait });
  }

  /** @returns seconds until another try makes sense; 0 when it was counted and may go on */
  async tryConsume(limit: Limit, who: string | number, at?: string): Promise<number> {
    const wait = await this.storeOf(limit).consume(nameOf(limit, who, at), this.bucketOf(limit));
    const network = networkCount(limit, who);
    if (wait > 0 || !network) return seconds(wait);
    const more = await this.tryConsume(...network, at);
    if (more > 0) await this.giveBackAlone(limit, who, at);
    return more;
  }

  /**
   * Counts against all limits or, when one refuses, against none.
   * @returns the limit that refuses, and the seconds until another try makes sense
   */
  async tryConsumeAll(counts: readonly Count[]): Promise<{ limit: Limit; wait: number } | undefined> {
    for (const [index, count] of counts.entries()) {
      const wait = await this.tryConsume(...count);
      if (wait === 0) continue;
      for (const counted of counts.slice(0, index)) await this.giveBack(...counted);
      return { limit: count[0], wait };
    }
    return undefined;
  }

  /** @returns seconds until `consume` would pass, 0 for now; counts nothing */
  async waitFor(limit: Limit, who: string | number): Promise<number> {
    const wait = await this.storeOf(limit).waitFor(nameOf(limit, who), this.bucketOf(limit));
    const network = networkCount(limit, who);
    return Math.max(seconds(wait), network ? await this.waitFor(...network) : 0);
  }

  /** Takes one count back. */
  async giveBack(limit: Limit, who: string | number): Promise<void> {
    await this.giveBackAlone(limit, who);
    const network = networkCount(limit, who);
    if (network) await this.giveBack(...network);
  }

  private giveBackAlone(limit: Limit, who: string | number, at?: string): Promise<void> {
    return this.storeOf(limit).giveBack(nameOf(limit, who, at), this.bucketOf(limit));
  }

  private storeOf({ durable }: Limit): BucketStore {
    return durable ? this.inDatabase : this.inRedis;
  }

  private bucketOf(limit: Limit): Bucket {
    const known = this.buckets.get(limit);
    if (known) return known;
    const points = typeof limit.points === 'number' ? limit.points : this.config[limit.points];
    const stepMs = Math.max(1, Math.floor(limit.periodMs / points));
    const bucket = { stepMs, fullMs: stepMs * points };
    this.buckets.set(limit, bucket);
    return bucket;
  }
}

function nameOf({ key }: Limit, who: string | number, at?: string): string {
  const whose = typeof who === 'string' && isIP(who) ? hostOf(who) : who;
  return [key, ...(at ? [at] : []), whose].join(':');
}

function networkCount({ network }: Limit, who: string | number): Count | undefined {
  return network && typeof who === 'string' && isIP(who) === 6 ? [network, networkOf(who)] : undefined;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1_000);
}
