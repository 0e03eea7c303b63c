import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './changes';

export const SERVICES = ['sms', 'line', 'chat', 'email', 'slip', 'easyslip', 'slip2go', 'card', 'form'] as const;
export type Service = (typeof SERVICES)[number];
export const FAULT_MODES = ['ok', 'error', 'timeout', 'slow', '429', 'delay'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];
export const RETRY_AFTER_SECONDS = 1;

/** `count` tells for how many more calls the fault stands; without it, until it is changed. */
export interface Fault {
  service: Service;
  mode: FaultMode;
  count?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** True while the fault `delay` stands for the service that is called. */
    delayed: boolean;
  }
}

/** The switches by which a test or a person makes an outside service fail. */
export class Faults {
  private readonly present = new Map<Service, Fault>();

  constructor(private readonly changes: Changes) {}

  list(): Fault[] {
    return SERVICES.map((service) => this.present.get(service) ?? { service, mode: 'ok' });
  }

  set(fault: Fault): void {
    if (fault.mode === 'ok') this.present.delete(fault.service);
    else this.present.set(fault.service, { ...fault });
    this.changes.announce('faults');
  }

  clear(): void {
    this.present.clear();
    this.changes.announce('faults');
  }

  /** The mode for the call that is being made; counts it off. */
  take(service: Service): FaultMode {
    const fault = this.present.get(service);
    if (!fault) return 'ok';
    if (fault.count !== undefined) {
      fault.count -= 1;
      if (fault.count <= 0) this.present.delete(service);
      this.changes.announce('faults');
    }
    return fault.mode;
  }
}

/** The bodies with which one provider reports that it is broken or that calls come too fast. */
export interface FaultAnswers {
  error: object;
  tooMany: object;
}

/** A hook that lets the calls of one provider fail in the way that is switched on. */
export function faultHook(faults: Faults, service: Service, answers: FaultAnswers, slowMs: number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const mode = faults.take(service);
    request.delayed = mode === 'delay';
    if (mode === 'slow') await pause(slowMs, undefined, { ref: false });
    if (mode === 'error') return reply.code(500).send(answers.error);
    if (mode === '429') return reply.code(429).header('retry-after', RETRY_AFTER_SECONDS).send(answers.tooMany);
    if (mode === 'timeout') reply.hijack();
    return undefined;
  };
}

/** Runs `deliver` now, or `lateMs` later when the call is delayed. */
export async function deliver(delayed: boolean, lateMs: number, task: () => Promise<unknown> | unknown): Promise<void> {
  if (!delayed) return void (await task());
  setTimeout(() => void task(), lateMs).unref();
}
