import { SetMetadata } from '@nestjs/common';
import type { Job } from './job';

export const JOB_HANDLER = 'wethi:job-handler';

type Handle<Payload> = (payload: Payload, context: JobContext) => Promise<unknown>;

/**
 * Marks a provider's method as the handler of a job: `@JobHandler(sendSms) send(sms: Sms, { key, signal })`.
 * It may run more than once for one row: its effect must be the last step or stand under a unique key.
 */
export function JobHandler<Payload>(job: Job<Payload>) {
  const mark = SetMetadata(JOB_HANDLER, job.name);
  return <Method extends Handle<Payload>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => void mark(target, method, descriptor);
}

/** What a handler gets beside its payload. */
export interface JobContext {
  /** Stable over retries; passed to providers that know idempotency keys. */
  key: string;
  /** Aborted when the job's time is up: what goes on after that may be done twice. */
  signal: AbortSignal;
}

/** Thrown by a handler to be tried again after a delay that the other side asked for; it costs no try. */
export class TryLater extends Error {
  constructor(readonly seconds: number) {
    super(`asked to wait ${seconds} s`);
  }
}

/** Thrown by a handler when another try cannot help: the row goes to the dead letters at once. */
export class GiveUp extends Error {}
