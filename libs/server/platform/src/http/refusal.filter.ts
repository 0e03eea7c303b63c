import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { type Envelope, type RefusalCode } from '@wethi/contract';
import type { FastifyReply } from 'fastify';
import { errno, isBusy } from '../database/faults';
import { Refusal } from '../refusal/refusal';

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'BROKEN_BODY',
  401: 'NOT_SIGNED_IN',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  429: 'TOO_MANY',
  503: 'BUSY',
};

/** Duplicate key, row still referenced, row that a new one points to is missing. */
const BY_ERRNO: Record<number, RefusalCode> = { 1062: 'CONFLICT', 1451: 'STILL_IN_USE', 1452: 'INVALID_INPUT' };
/** Said anew, since a handler for pictures may have said otherwise. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** Turns everything thrown into the envelope; no stack, no SQL and no driver text ever leaves. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly logger = new Logger('refusal');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.raw.headersSent) return;
    const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error));
    if (refusal.code === 'SERVER_ERROR' || refusal.code === 'BUSY') this.logger.error(error);
    const { errors, data, retryAfter } = refusal.details;
    const body: Envelope = { result: false, code: refusal.code, message: refusal.message };
    if (errors) body.errors = errors;
    if (data) body.data = data;
    if (refusal.getStatus() === 429 || retryAfter) void reply.header('retry-after', String(retryAfter ?? 60));
    void reply.status(refusal.getStatus()).type(JSON_TYPE).send(body);
  }
}

function codeOf(error: unknown): RefusalCode {
  const byErrno = BY_ERRNO[errno(error)];
  if (byErrno) return byErrno;
  if (isBusy(error)) return 'BUSY';
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  const code = status === undefined ? undefined : BY_STATUS[status];
  return code ?? (status !== undefined && status < 500 ? 'INVALID_INPUT' : 'SERVER_ERROR');
}
