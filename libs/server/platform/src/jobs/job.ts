import { availableParallelism } from 'node:os';
import { milliseconds, type Duration } from '../clock/duration';

/**
 * Each lane is a queue of its own, so that nobody's login code waits behind another lane's backlog or slow provider.
 * `concurrency` counts jobs running at once in one worker process.
 */
export const LANES = {
  /** SMS that somebody waits for. */
  codes: { concurrency: 20 },
  /** SMS about orders, hundreds at once after a bank's outage. */
  notices: { concurrency: 5 },
  /** What everybody gets of a show or a band at once, thousands of them: no order's message waits behind it. */
  news: { concurrency: 3 },
  chat: { concurrency: 5 },
  slips: { concurrency: 10 },
  media: { concurrency: 4 },
  /** What is watchable at once of an upload or a recording: ffmpeg for minutes, behind no encoding and before no picture. */
  publishing: { concurrency: 2 },
  /** Encoding of videos for hours; each uses as many cores as VIDEO_CORES allows. */
  video: { concurrency: 1 },
  /** Long or CPU-bound work, one core left for everything else. */
  heavy: { concurrency: Math.max(1, availableParallelism() - 1) },
} as const;

export type Lane = keyof typeof LANES;

/** With the pauses of `pauseAfter` some four hours, so that a provider's bad evening costs no message. */
const ATTEMPTS = 25;

export interface JobOptions {
  lane: Lane;
  /** Failed tries before the job goes to the dead letters; 25 without it. */
  attempts?: number;
  /** A try that runs longer is aborted and counts as failed. */
  timeout: Duration;
  /**
   * Nobody may send it again once it died, so its payload is emptied then: a code is void after minutes, and news would come to
   * who has ended it since.
   */
  unrepeatable?: boolean;
}

/** A kind of job; `Payload` is what each one carries, as JSON. */
export interface Job<Payload> {
  readonly name: string;
  readonly lane: Lane;
  readonly attempts: number;
  readonly timeoutMs: number;
  readonly unrepeatable: boolean;
  /** Only for the compiler. */
  readonly payload?: Payload;
}

export type PayloadOf<Kind> = Kind extends Job<infer Payload> ? Payload : never;

const JOBS = new Map<string, Job<unknown>>();

/**
 * Declares a job: `export const sendSms = defineJob<Sms>('send-sms', { lane: 'codes', timeout: '15s' })`. It stands
 * beside its handler, or in the domain that causes it when the handler lies in a higher one.
 * @param name kept in the outbox, so it stays what it is; unique
 * @throws Error when another job has the name
 */
export function defineJob<Payload>(name: string, options: JobOptions): Job<Payload> {
  const { lane, attempts = ATTEMPTS, timeout, unrepeatable = false } = options;
  if (JOBS.has(name)) throw new Error(`two jobs are called ${name}`);
  const job: Job<Payload> = { name, lane, attempts, timeoutMs: milliseconds(timeout), unrepeatable };
  JOBS.set(name, job);
  return job;
}

/** @returns every job whose declaration this process has loaded */
export function definedJobs(): ReadonlyMap<string, Job<unknown>> {
  return JOBS;
}
