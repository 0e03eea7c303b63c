import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { TryLater } from '@wethi/platform';
import { FfmpegFailed, runFfmpeg } from '../workshop/ffmpeg';
import { VideoProgress } from './video-progress';
import { RunIsOver, VideoRuns, type Run } from './video-run';

const LOOK_MS = 1_000;
const AGAIN_SECONDS = 1;

/** What a part of the work is done with. */
export interface RunTools {
  /** Ends with the run, with the job's time and with the worker. */
  signal: AbortSignal;
  /** Runs ffmpeg. @param part whose progress it is, out of so many seconds of video */
  ffmpeg(options: readonly string[], part?: string, seconds?: number, folder?: string): Promise<unknown>;
}

/** Work on videos in this worker: it stops when the run is over, and goes on in another worker when this one ends. */
@Injectable()
export class WorkerRuns implements OnModuleDestroy {
  private readonly ending = new AbortController();

  constructor(
    private readonly runs: VideoRuns,
    private readonly progress: VideoProgress,
  ) {}

  /** Before the queue waits for its jobs, which may take hours. */
  onModuleDestroy(): void {
    this.ending.abort(new TryLater(AGAIN_SECONDS));
  }

  /** @throws TryLater when the worker ends; whatever is no fault of the video */
  async work(run: Run, timeUp: AbortSignal, steps: (tools: RunTools) => Promise<void>): Promise<void> {
    const over = new AbortController();
    const look = setInterval(() => void this.endWithRun(run, over), LOOK_MS);
    const signal = AbortSignal.any([timeUp, over.signal, this.ending.signal]);
    try {
      await steps({ signal, ffmpeg: (...args) => this.ffmpeg(run, signal, ...args) });
    } catch (error) {
      if (error instanceof RunIsOver) return await this.progress.forget(run.video_id);
      const full = error instanceof FfmpegFailed ? error.storageFull : isFull(error);
      if (!full && !(error instanceof FfmpegFailed)) throw error;
      await this.runs.end(run, full ? 'STORAGE_FULL' : 'FAILED', (error as Error).message).catch(ignoreOver);
    } finally {
      clearInterval(look);
    }
  }

  /** A database that is away ends nothing. */
  private async endWithRun(run: Run, over: AbortController): Promise<void> {
    if (!(await this.runs.isOpen(run).catch(() => true))) over.abort(new RunIsOver());
  }

  private ffmpeg(run: Run, signal: AbortSignal, options: readonly string[], part = '', seconds = 0, folder?: string) {
    let told = 0;
    const onProgress = (made: { seconds: number; speed: number }) => {
      if (!part || !seconds || Date.now() - told < LOOK_MS) return;
      told = Date.now();
      const percent = Math.min(99, (100 * made.seconds) / seconds);
      const seconds_left = made.speed > 0 ? Math.max(0, Math.round((seconds - made.seconds) / made.speed)) : null;
      void this.progress.tell(run.video_id, part, { percent, seconds_left });
    };
    return runFfmpeg({ program: 'ffmpeg', arguments: options, folder, signal, onProgress });
  }
}

function isFull(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}

function ignoreOver(error: unknown): void {
  if (!(error instanceof RunIsOver)) throw error;
}
