import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal';
import { ACCESS, BEARER_ONLY, isAllowed, type Access } from './access';
import { isSameOrigin, tokenOf } from './cookies';
import { Sessions } from './sessions';

/** Deny by default: a route answers only those its rule names, and a route without a rule answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access[] | undefined>(ACCESS, targets);
    if (!access) throw refuse('NOT_ALLOWED');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const bearerOnly = this.reflector.getAllAndOverride<boolean | undefined>(BEARER_ONLY, targets) ?? false;
    const isPublic = access.includes('public');
    const presented = this.presented(request, bearerOnly, isPublic);
    request.actor = presented ? await this.sessions.check(presented) : undefined;
    if (isPublic) return true;
    if (!presented) throw refuse('NOT_SIGNED_IN');
    if (!request.actor) throw refuse('TOKEN_EXPIRED');
    if (!isAllowed(request.actor, access)) throw refuse('NOT_ALLOWED');
    return true;
  }

  /** A cookie travels by itself, so it counts only on reads and on requests of our own pages (CSRF). */
  private presented(request: FastifyRequest, bearerOnly: boolean, guestsWelcome: boolean): string | undefined {
    const found = tokenOf(request);
    if (!found?.fromCookie) return found?.token;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && !bearerOnly) return found.token;
    if (!reads && isSameOrigin(request)) return found.token;
    if (guestsWelcome) return undefined;
    throw refuse('FOREIGN_ORIGIN');
  }
}
