import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { definedJobs } from './job';
import { JOB_HANDLER, type JobContext } from './job-handler';

type Handle = (payload: unknown, context: JobContext) => Promise<unknown>;

/** Finds the one handler of each declared job at start; a job without a handler, or with two, stops the worker. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, Handle>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) this.collect(instance as object | null);
    const missing = [...definedJobs().keys()].filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
  }

  /**
   * Runs the handler of a job, for as long as the job may take.
   * @param key stable over retries
   * @throws whatever the handler throws; Error when its time is up, and then the handler's signal is aborted
   */
  async handle(name: string, payload: unknown, key: string): Promise<void> {
    const job = definedJobs().get(name);
    const handler = this.handlers.get(name);
    if (!job || !handler) throw new Error(`no handler for job ${name}`);
    await withinTime(job.timeoutMs, (signal) => handler(payload, { key, signal }));
  }

  private collect(instance: object | null): void {
    if (!instance || typeof instance !== 'object') return;
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (!prototype) return;
    for (const method of this.scanner.getAllMethodNames(prototype)) {
      const handler = (instance as Record<string, unknown>)[method];
      if (typeof handler !== 'function') continue;
      const name = this.reflector.get<string | undefined>(JOB_HANDLER, handler);
      if (!name) continue;
      if (this.handlers.has(name)) throw new Error(`two handlers for job ${name}`);
      this.handlers.set(name, handler.bind(instance) as Handle);
    }
  }
}

async function withinTime(limitMs: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const ending = new AbortController();
  const timeUp = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error));
  });
  const timer = setTimeout(() => ending.abort(new Error(`not done after ${limitMs / 1_000} s`)), limitMs);
  try {
    await Promise.race([work(ending.signal), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
