import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { limit, type Limit } from './limit';
import { RateLimits } from './rate-limits';

const requestLimit = limit({ key: 'request', points: 'REQUESTS_PER_MINUTE', per: '1m' });

const LIMITED_BY = 'wethi:limited-by';
/** Puts another limit in the place of REQUESTS_PER_MINUTE on each route of a controller. */
export const LimitedBy = (another: Limit) => SetMetadata(LIMITED_BY, another);
/** Answers however often it is asked. */
export const Unlimited = () => SetMetadata(LIMITED_BY, null);

/**
 * Refuses whoever asks one route too often. The signed-in are counted by account, as hundreds may sit behind one address;
 * guests by address. It stands behind the access guard, which tells who asks and refuses others for less.
 */
@Injectable()
export class RequestLimit implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const chosen = this.reflector.getAllAndOverride<Limit | null | undefined>(LIMITED_BY, targets);
    if (chosen === null) return true;
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limits.consume(chosen ?? requestLimit, whoAsks(request), route);
    return true;
  }
}

function whoAsks({ actor, visitor }: FastifyRequest): string {
  return actor ? `${actor.kind}:${actor.id}` : visitor;
}
