import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { SSE_METADATA } from '@nestjs/common/constants.js';
import type { Envelope as EnvelopeFields } from '@wethi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ANSWERS, type Documented } from './documentation';
import { presentEnvelope } from './presenter';

/** An answer whose body is more than `data`: lists with a total, tokens, order results. */
export class Envelope {
  constructor(
    readonly body: Omit<EnvelopeFields, 'result'> & { result?: EnvelopeFields['result'] } & Record<string, unknown>,
  ) {}
}

/** Answers `{ result: true, data: rows, total }`. */
export function listed<Row>(rows: Row[], total: number): Envelope {
  return new Envelope({ data: rows, total });
}

/** Puts what a handler returns into the envelope; only what its `@Answers` declares leaves. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const handler = context.getHandler();
    if (Reflect.hasMetadata(SSE_METADATA, handler)) return next.handle();
    const declared = Reflect.getMetadata(ANSWERS, handler) as Documented | undefined;
    return next.handle().pipe(
      map((value: unknown) => {
        if (reply.sent || Buffer.isBuffer(value) || value instanceof StreamableFile) return value;
        if (!declared) throw new Error(`${handler.name} declares no answer; give it @Answers`);
        if (reply.statusCode === 201) void reply.status(200);
        const body = value instanceof Envelope ? value.body : { data: value };
        return presentEnvelope(body, declared, request.actor?.kind === 'personnel');
      }),
    );
  }
}
