import { SetMetadata } from '@nestjs/common';
import type { JobName } from './jobs';

export const JOB_HANDLER = 'wethi:job-handler';

/**
 * Marks a provider's method as the handler of a job: `@JobHandler('send-sms') send(payload, { key })`.
 * It may run more than once for one row: its effect must be the last step or stand under a unique key.
 */
export const JobHandler = (name: JobName) => SetMetadata(JOB_HANDLER, name);

/** What a handler gets beside its payload. */
export interface JobContext {
  /** Stable over retries; passed to providers that know idempotency keys. */
  key: string;
}

/** Thrown by a handler to be tried again after a delay that the other side asked for; it costs no try. */
export class TryLater extends Error {
  constructor(readonly seconds: number) {
    super(`asked to wait ${seconds} s`);
  }
}

/** Thrown by a handler when another try cannot help: the row goes to the dead letters at once. */
export class GiveUp extends Error {}
