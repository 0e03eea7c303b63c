import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { VideoFault } from '@wethi/contract';
import { Clock, Database, defineJob, Outbox, Transactions } from '@wethi/platform';
import { giveFirstPoster } from '../stills/first-poster';
import { Video } from '../video/video.entity';
import { VideoProgress } from './video-progress';
import { stemOf, VideoSource } from './video-source.entity';

/** What a job works on; it stops as soon as the source names another run. */
export interface Run {
  video_id: number;
  run: string;
}

/** Judges an upload and publishes what needs no encoding. */
export const publishVideo = defineJob<Run>('publish-video', { lane: 'publishing', timeout: '6h' });
/** Makes the other qualities. */
export const encodeVideo = defineJob<Run>('encode-video', { lane: 'video', timeout: '48h' });

/** The upload that a video plays, by how the names of its files begin. */
export interface Replacement {
  video_id: number;
  stem: string;
}

/** Deletes the files of those before it. */
export const deleteReplaced = defineJob<Replacement>('delete-replaced-files', { lane: 'heavy', timeout: '30m' });

/** Who opened a video before another upload took its place goes on with the files that were there. */
const PLAYED_MS = 2 * 86_400_000;

/** Thrown where a run is no longer the source's. */
export class RunIsOver extends Error {}

interface Step {
  source?: Partial<VideoSource>;
  video?: Partial<Video>;
  /** Of a video that has none. */
  poster?: string;
  then?: typeof encodeVideo;
}

/** Who may write a video's state: one run at a time. */
@Injectable()
export class VideoRuns {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly progress: VideoProgress,
    private readonly clock: Clock,
  ) {}

  /** Begins a run in the caller's transaction; an older one ends by that. @param changes columns beside the run */
  async begin(videoId: number, changes: Partial<VideoSource> = {}): Promise<void> {
    const run = randomBytes(8).toString('hex');
    const fresh = { fault: null, fault_detail: null, started_at: this.clock.now(), ended_at: null };
    await this.database.manager.update(VideoSource, { video_id: videoId }, { ...fresh, ...changes, run });
    await this.statusUnlessReady(videoId, 'process');
    await this.outbox.add(publishVideo, { video_id: videoId, run });
  }

  /** Ends the run in the caller's transaction, whoever works on it. What can be watched already stays so. */
  async stop(videoId: number): Promise<void> {
    const stopped = { run: null, fault: 'STOPPED' as const, fault_detail: null, ended_at: this.clock.now() };
    await this.database.manager.update(VideoSource, { video_id: videoId }, stopped);
    await this.statusUnlessReady(videoId, 'error');
  }

  async isOpen({ video_id, run }: Run): Promise<boolean> {
    return this.database.manager.existsBy(VideoSource, { video_id, run });
  }

  /** @throws RunIsOver */
  async read({ video_id, run }: Run): Promise<{ source: VideoSource; video: Video }> {
    const source = await this.database.manager.findOneBy(VideoSource, { video_id, run });
    const video = source && (await this.database.manager.findOneBy(Video, { id: video_id }));
    if (!source || !video) throw new RunIsOver();
    return { source, video };
  }

  /** Writes what a run has come to, and leaves the job that follows. @throws RunIsOver */
  async note(current: Run, { source = {}, video, poster, then }: Step): Promise<void> {
    await this.transactions.run(async () => {
      const { video_id, run } = current;
      // Held until the commit: a run that ends meanwhile waits, and finds what was written.
      const lock = { where: { video_id, run }, lock: { mode: 'pessimistic_write' as const } };
      if (!(await this.database.manager.findOne(VideoSource, lock))) throw new RunIsOver();
      if (Object.keys(source).length > 0) await this.database.manager.update(VideoSource, { video_id }, source);
      if (video) await this.database.manager.update(Video, { id: video_id }, video);
      await giveFirstPoster(this.database, video_id, poster);
      if (then) await this.outbox.add(then, current, { dedupeKey: `${then.name}:${run}` });
    });
    await this.progress.changed(current.video_id);
  }

  /** The run ended by itself, well or with a fault. */
  async end(current: Run, fault?: VideoFault, detail?: string): Promise<void> {
    const source = { run: null, fault: fault ?? null, fault_detail: detail?.slice(0, 500) ?? null };
    const { source: made, video } = await this.read(current);
    const failed = fault && video.video_status !== 'ready';
    await this.transactions.run(async () => {
      await this.note(current, {
        source: { ...source, ended_at: this.clock.now() },
        ...(failed && { video: { video_status: 'error' as const } }),
      });
      if (!fault) await this.leaveReplaced({ video_id: current.video_id, stem: stemOf(made) });
    });
    await this.progress.forget(current.video_id);
  }

  private async leaveReplaced(replacement: Replacement): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + PLAYED_MS);
    await this.outbox.add(deleteReplaced, replacement, { dueAt });
  }

  private async statusUnlessReady(videoId: number, status: Video['video_status']): Promise<void> {
    const update = "UPDATE video SET video_status = ? WHERE id = ? AND video_status <> 'ready'";
    await this.database.query(update, [status, videoId]);
  }
}
