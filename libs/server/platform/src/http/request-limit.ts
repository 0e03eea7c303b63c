import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { PubSub } from '../pubsub/pubsub';
import { hostOf } from './client-host';
import { refuse } from './refusal';

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts requests in Redis, so that all nodes count together; without Redis nobody is refused. */
@Injectable()
export class RedisThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly pubsub: PubSub) {}

  async increment(key: string, ttl: number, limit: number): Promise<Count> {
    const name = `limit:${key}`;
    try {
      const answer = await this.pubsub.redis.multi().incr(name).pexpire(name, ttl, 'NX').pttl(name).exec();
      const totalHits = Number(answer?.[0]?.[1] ?? 0);
      const timeToExpire = Math.ceil(Number(answer?.[2]?.[1] ?? ttl) / 1000);
      return { totalHits, timeToExpire, isBlocked: totalHits > limit, timeToBlockExpire: timeToExpire };
    } catch {
      return { totalHits: 0, timeToExpire: 0, isBlocked: false, timeToBlockExpire: 0 };
    }
  }
}

/** Refuses an address that asks too often, with Retry-After. */
@Injectable()
export class RequestLimit extends ThrottlerGuard {
  protected override getTracker(request: FastifyRequest): Promise<string> {
    return Promise.resolve(hostOf(request.ip));
  }

  protected override throwThrottlingException(
    _: ExecutionContext,
    detail: { timeToBlockExpire: number },
  ): Promise<void> {
    throw refuse('TOO_MANY', { retryAfter: detail.timeToBlockExpire });
  }
}
