import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal/refusal';
import { ACCESS, BEARER_ONLY, FROM_FOREIGN_PAGES, FROM_OWN_PAGES, isAllowed, lacksFactor, type Access } from './access';
import { clearSessionCookie, isForeignOrigin, isSameOrigin, tokenOf } from './cookies';
import { SESSION_TOKEN } from './session-token.strategy';

/** Deny by default: a route answers only those its rule names, and a route without a rule answers nobody. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_TOKEN) implements CanActivate {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access[] | undefined>(ACCESS, targets);
    if (!access) throw refuse('NOT_ALLOWED');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const bearerOnly = this.reflector.getAllAndOverride<boolean | undefined>(BEARER_ONLY, targets) ?? false;
    const isPublic = access.includes('public');
    if (isPublic && this.reflector.getAllAndOverride<boolean | undefined>(FROM_FOREIGN_PAGES, targets)) return true;
    const ownPages = this.reflector.getAllAndOverride<boolean | undefined>(FROM_OWN_PAGES, targets) ?? false;
    if (ownPages && isForeignOrigin(request)) throw refuse('FOREIGN_ORIGIN');
    const presented = presentsToken(request, bearerOnly, isPublic);
    if (presented) await super.canActivate(context);
    if (isPublic) return true;
    if (!presented) throw refuse('NOT_SIGNED_IN');
    if (!request.actor) {
      // Else every page that the browser opens for the rest of the cookie's days would ask in vain.
      if (tokenOf(request)?.cookieOf) clearSessionCookie(context.switchToHttp().getResponse<FastifyReply>());
      throw refuse('TOKEN_EXPIRED');
    }
    if (!isAllowed(request.actor, access)) throw refuse('NOT_ALLOWED');
    const lacking = lacksFactor(request.actor, access, { reads: isRead(request) && !bearerOnly });
    if (lacking) throw refuse(lacking);
    return true;
  }

  override getAuthenticateOptions() {
    return { property: 'actor' };
  }

  /** A token that is none leaves a guest, who may be welcome. */
  override handleRequest<Found>(error: unknown, found: Found | false): Found {
    if (error) throw error;
    return (found || undefined) as Found;
  }
}

/**
 * Whether the request brings a token that counts. A cookie travels by itself, so it counts only on reads and on requests
 * of our own pages (CSRF); nor may a foreign page sign a browser in.
 */
function presentsToken(request: FastifyRequest, bearerOnly: boolean, guestsWelcome: boolean): boolean {
  const presented = tokenOf(request);
  const reads = isRead(request);
  if (presented && !presented.cookieOf) return true;
  if (!reads && isForeignOrigin(request)) throw refuse('FOREIGN_ORIGIN');
  if (!presented) return false;
  if (reads ? !bearerOnly : isSameOrigin(request)) return true;
  if (guestsWelcome) return false;
  throw refuse('FOREIGN_ORIGIN');
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
