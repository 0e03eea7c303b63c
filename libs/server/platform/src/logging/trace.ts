import { AsyncLocalStorage } from 'node:async_hooks';

/** For what this process works just now. */
export interface Trace {
  /** The request that began it, by the id that nginx gave it (docs/decisions/0130); none where the clock did. */
  request: string | null;
  /** The job that goes on with it. */
  job?: string;
}

const traces = new AsyncLocalStorage<Trace>();

export const traceOf = (): Trace | undefined => traces.getStore();

/** Whatever `work` logs bears the trace, and so do the jobs that it leaves. */
export const withinTrace = <Result>(trace: Trace, work: () => Result): Result => traces.run(trace, work);
