import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { JOB_HANDLER, type JobContext } from './job-handler';
import { JOB_NAMES, type JobName } from './jobs';

type Handle = (payload: unknown, context: JobContext) => Promise<unknown>;

/** Finds the one handler of each job at start; a job without a handler, or with two, stops the worker. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly handlers = new Map<JobName, Handle>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) this.collect(instance as object | null);
    const missing = Object.keys(JOB_NAMES).filter((name) => !this.handlers.has(name as JobName));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
  }

  handle(name: string, payload: unknown, context: JobContext): Promise<unknown> {
    const handler = this.handlers.get(name as JobName);
    if (!handler) throw new Error(`no handler for job ${name}`);
    return handler(payload, context);
  }

  private collect(instance: object | null): void {
    if (!instance || typeof instance !== 'object') return;
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (!prototype) return;
    for (const method of this.scanner.getAllMethodNames(prototype)) {
      const handler = (instance as Record<string, unknown>)[method];
      if (typeof handler !== 'function') continue;
      const name = this.reflector.get<JobName | undefined>(JOB_HANDLER, handler);
      if (!name) continue;
      if (this.handlers.has(name)) throw new Error(`two handlers for job ${name}`);
      this.handlers.set(name, handler.bind(instance) as Handle);
    }
  }
}
