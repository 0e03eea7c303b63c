import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, Database, defineJob, forgottenTime, JobHandler, Storage } from '@wethi/platform';
import { MAKING } from './video-workshop';

export const deleteOrphanVideos = defineJob<object>('delete-orphan-videos', { lane: 'heavy', timeout: '2h' });

/** No work on a video writes nothing for so long. */
const YOUNG_MS = 2 * 86_400_000;
const BATCH = 200;

/** Deletes the files of videos that are no more, and what killed work on videos left. */
@Injectable()
export class DeleteOrphanVideos {
  private readonly logger = new Logger(DeleteOrphanVideos.name);

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(deleteOrphanVideos)
  async sweep(): Promise<void> {
    await this.sweepAll(this.storage);
    await this.sweepBenches();
  }

  /** The same of what this machine copied; each does it for itself. */
  async sweepCopies(): Promise<void> {
    if (this.storage.copies) await this.sweepAll(this.storage.copies);
  }

  private async sweepAll(storage: Storage): Promise<void> {
    const folders = await storage.folders('videos');
    const isForgotten = await forgottenTime(this.database);
    const mustStay = (moment: Date): boolean => moment.getTime() > this.youngSince || isForgotten(moment);
    for (let first = 0; first < folders.length; first += BATCH)
      await this.sweepSome(storage, folders.slice(first, first + BATCH), mustStay);
  }

  private async sweepSome(
    storage: Storage,
    folders: readonly string[],
    mustStay: (moment: Date) => boolean,
  ): Promise<void> {
    const rows = await this.database.query<{ folder: string }[]>(
      `SELECT video_content_id AS folder FROM video WHERE video_content_id IN (?)
        UNION SELECT live_streaming_camera_content_id FROM live_streaming_camera
        WHERE live_streaming_camera_content_id IN (?)`,
      [folders, folders],
    );
    const named = new Set(rows.map(({ folder }) => folder));
    for (const folder of folders) {
      if (named.has(folder) || (await anyChanged(storage, folder, mustStay))) continue;
      await storage.removeFolder('videos', folder);
      this.logger.log(`deleted the files of a video that is no more: ${folder}`);
    }
  }

  private async sweepBenches(): Promise<void> {
    const making = resolve(this.config.STORAGE_DIR, MAKING);
    for (const bench of await readdir(making).catch(() => [])) {
      const facts = await stat(join(making, bench)).catch(() => undefined);
      if (facts && facts.mtimeMs < this.youngSince) await rm(join(making, bench), { recursive: true, force: true });
    }
  }

  private get youngSince(): number {
    return this.clock.now().getTime() - YOUNG_MS;
  }
}

async function anyChanged(storage: Storage, folder: string, at: (moment: Date) => boolean): Promise<boolean> {
  for await (const { changedAt } of storage.list('videos', folder)) if (at(changedAt)) return true;
  return false;
}
