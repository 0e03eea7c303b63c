import { Injectable } from '@nestjs/common';
import { videoContainerOf } from '@wethi/contract';
import { Database, refuse, Storage, Transactions } from '@wethi/platform';
import { Video } from '../video/video.entity';
import { ENDINGS, headOf } from './probe';
import { VideoProgress } from './video-progress';
import { VideoRuns } from './video-run';
import { VideoSource } from './video-source.entity';

/** A finished upload, in a file of this machine. */
export interface UploadedVideo {
  video_id: number;
  name: string;
  /** Random hexadecimal digits. */
  upload: string;
  /** Where it lies, unless it was taken over already. */
  file: string;
  bytes: number;
  begunAt: Date;
}

/** The uploaded files of videos, and what personnel has done with them. */
@Injectable()
export class VideoSources {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
    private readonly runs: VideoRuns,
    private readonly progress: VideoProgress,
  ) {}

  /**
   * Takes a finished upload over and has it made ready; it replaces an older one, which plays until then. Judging it may take
   * long and is the job's, so that any file has its cause shown in one place. Harmless when it is repeated.
   */
  async accept({ video_id, name, upload, file, bytes, begunAt }: UploadedVideo): Promise<void> {
    const source_path = await this.keep(upload, file);
    await this.transactions.run(async () => {
      if (!(await this.database.manager.existsBy(Video, { id: video_id }))) throw refuse('NOT_FOUND');
      const known = await this.find(video_id);
      if (known && (known.source_path === source_path || (known.source_begun_at ?? begunAt) > begunAt)) return;
      const source_name = name.slice(0, 200);
      const facts = {
        source_name,
        source_bytes: bytes,
        source_path,
        source_begun_at: begunAt,
        source_silent: 'N' as const,
      };
      if (!known) await this.database.insert(VideoSource, { video_id, ...facts });
      const unknown = { source_picture: null, source_sound: null, renditions: null, heights: null };
      await this.runs.begin(video_id, { ...facts, ...unknown });
    });
  }

  private async keep(upload: string, file: string): Promise<string> {
    const path = (ending: string) => `video-source/${upload}.${ending}`;
    const there = await headOf(file).catch(() => undefined);
    if (there) {
      const source_path = path(ENDINGS[videoContainerOf(there) ?? 'mov']);
      await this.storage.adopt('private', source_path, file);
      return source_path;
    }
    const taken = Object.values(ENDINGS).map(path);
    for (const source_path of taken) if (await this.storage.has('private', source_path)) return source_path;
    throw refuse('NOT_FOUND');
  }

  /** Works on the kept file again; what is finished of it stays. */
  async retry(videoId: number, silent?: boolean): Promise<void> {
    await this.transactions.run(async () => {
      await this.lock(videoId);
      await this.runs.begin(videoId, silent ? { source_silent: 'Y' } : {});
    });
    await this.progress.changed(videoId);
  }

  async stop(videoId: number): Promise<void> {
    await this.transactions.run(async () => {
      const source = await this.lock(videoId);
      if (source.run) await this.runs.stop(videoId);
    });
    await this.progress.forget(videoId);
  }

  /** @throws Refusal NOT_FOUND of a video without an upload */
  private async lock(videoId: number): Promise<VideoSource> {
    const source = await this.find(videoId);
    if (!source) throw refuse('NOT_FOUND');
    return source;
  }

  /** Held until the transaction ends. */
  private find(video_id: number): Promise<VideoSource | null> {
    const lock = { where: { video_id }, lock: { mode: 'pessimistic_write' as const } };
    return this.database.manager.findOne(VideoSource, lock);
  }
}
