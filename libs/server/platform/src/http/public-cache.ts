import { createHash } from 'node:crypto';
import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finalize, map, share, type Observable } from 'rxjs';
import { ACCESS, type Access } from '../auth/access';

/** What nginx obeys (docker/nginx/cache.conf.template): fresh for a second, then old for one more while it asks anew. */
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const PRIVATE = 'private, no-store';

const PUBLICLY_CACHED = 'wethi:publicly-cached';

/**
 * Marks a GET whose answer is the same for every guest and customer, so that nginx may give one answer to all of them.
 * Personnel, who see more columns, always get their own.
 */
export const PubliclyCached = () => SetMetadata(PUBLICLY_CACHED, true);

/** Declares the answers of such routes public, and lets those who ask for the same at the same time share one reading. */
@Injectable()
export class PublicCache implements NestInterceptor {
  private readonly flights = new Map<string, Observable<unknown>>();

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.isDeclared(context)) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.actor?.kind === 'personnel' || request.headers.authorization) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return this.shared(request.url, next).pipe(
      map((value) => {
        void reply.header('cache-control', PUBLIC).header('vary', 'cookie, authorization');
        // nginx reckons in whole seconds of the clock and would keep for up to two what may be kept for one.
        void reply.header('x-accel-expires', `@${Math.floor(Date.now() / 1_000)}`);
        return value;
      }),
    );
  }

  /** A route that is not for everybody cannot be declared by mistake. */
  private isDeclared(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const declared = this.reflector.get<boolean | undefined>(PUBLICLY_CACHED, context.getHandler()) ?? false;
    return (
      declared && (this.reflector.getAllAndOverride<readonly Access[]>(ACCESS, targets)?.includes('public') ?? false)
    );
  }

  private shared(url: string, next: CallHandler): Observable<unknown> {
    const flying = this.flights.get(url);
    if (flying) return flying;
    const flight = next.handle().pipe(
      finalize(() => this.flights.delete(url)),
      share(),
    );
    this.flights.set(url, flight);
    return flight;
  }
}

/** Every answer is private and kept by nobody, unless its route says otherwise; public ones can be asked for again by ETag. */
export function registerCacheHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', PRIVATE);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('cache-control') === PUBLIC && typeof payload === 'string') {
      // Weak: compressed or not, it is the same answer.
      void reply.header('etag', `W/"${createHash('sha1').update(payload).digest('base64url')}"`);
    }
    done();
  });
}
