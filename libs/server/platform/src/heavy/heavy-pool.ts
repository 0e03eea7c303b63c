import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Piscina } from 'piscina';
import { refuse } from '../refusal/refusal';

/** One core stays with the event loop, which answers everybody else. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** Each waiting task holds an upload in memory; who comes after them is asked to come again. */
const MAX_WAITING = 50;
const RETRY_AFTER_S = 10;

/** Thrown when a task ran past its limit; its thread is gone. */
export class TaskTimeout extends Error {}

/** A kind of work done in a worker thread, as `defineHeavyTask` made it. */
export interface HeavyTask<Input, Result> {
  file: string;
  /** Milliseconds of running; waiting does not count. */
  timeout: number;
  /** Types only; never set. */
  types?: (input: Input) => Result;
}

/**
 * Declares work for worker threads.
 * @param importer `import.meta.url` of the calling file
 * @param name of the worker file beside it: 'pictures' is `pictures.worker.ts`, in a bundle `pictures.worker.js` beside it.
 *   Its default export does the work. Node runs the source as it stands, so it imports packages and files with their endings only.
 * @param timeout milliseconds of running after which the thread is ended
 */
export function defineHeavyTask<Input, Result>(
  importer: string,
  name: string,
  timeout: number,
): HeavyTask<Input, Result> {
  const ending = importer.endsWith('.ts') ? 'ts' : 'js';
  return { file: new URL(`./${name}.worker.${ending}`, importer).href, timeout };
}

/** Worker threads for what would hold the event loop for milliseconds and more: pictures, QR codes, documents. */
@Injectable()
export class HeavyPool implements OnApplicationShutdown {
  /** A task enters when a thread is free, so that its time limit counts from its start. */
  private readonly slots = bulkhead(THREADS, MAX_WAITING);
  private threads?: Piscina;

  /**
   * Does a task in a thread of its own.
   * @param input copied to the thread
   * @throws Refusal BUSY when too many tasks wait; TaskTimeout; whatever the task throws, as a plain Error
   */
  async run<Input, Result>({ file, timeout }: HeavyTask<Input, Result>, input: Input): Promise<Result> {
    try {
      return await this.slots.execute(() => this.start<Result>(file, timeout, input));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? refuse('BUSY', { retryAfter: RETRY_AFTER_S }) : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads?.destroy();
  }

  private async start<Result>(filename: string, timeout: number, input: unknown): Promise<Result> {
    // Made with the first task: most processes and tests have none.
    this.threads ??= new Piscina({ minThreads: 1, maxThreads: THREADS, niceIncrement: 5 });
    const limit = AbortSignal.timeout(timeout);
    try {
      return (await this.threads.run(input, { filename, signal: limit })) as Result;
    } catch (error) {
      throw limit.aborted ? new TaskTimeout(`longer than ${timeout} ms`) : error;
    }
  }
}
