import { Injectable, Logger } from '@nestjs/common';
import { Database, PubSub } from '@wethi/platform';
import { LISTENING, OPENED_BY } from './keys';
import { PackagerOrders } from './packager-orders';
import { streamNames } from './stream-names';

/** Shows and cameras whose rows are no more: the ways in that they had are free for others (WATCH-04, WATCH-10). */
@Injectable()
export class DeletedStreams {
  private readonly logger = new Logger(DeletedStreams.name);

  constructor(
    private readonly database: Database,
    private readonly packager: PackagerOrders,
    private readonly pubsub: PubSub,
  ) {}

  /** A show is about to be deleted, and its cameras with it: once that is so, nobody sends them any more. */
  async endWithShow(showId: number): Promise<void> {
    const names = await streamNames(this.database, showId);
    // A packager that does not answer now hears of it by the ingest's next look.
    await this.database.afterCommit(() => Promise.all(names.map((name) => this.end(name).catch(() => undefined))));
  }

  /** Closes ways in whose show or camera was deleted, however that came; nobody else could. */
  async settle(): Promise<void> {
    const listening = await this.pubsub.redis.hkeys(LISTENING);
    if (listening.length === 0) return;
    const known = await this.known(listening);
    for (const name of listening.filter((one) => !known.has(one)))
      await this.end(name).catch((error: unknown) => this.logger.warn(`deleted stream ${name}: ${String(error)}`));
  }

  private async end(name: string): Promise<void> {
    await this.packager.end(name);
    await this.pubsub.redis.multi().hdel(OPENED_BY, name).hdel(LISTENING, name).exec();
  }

  private async known(names: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT video.video_content_id AS name FROM live_streaming live JOIN video ON video.id = live.video_id
          WHERE video.video_content_id IN (?)
        UNION ALL SELECT live_streaming_camera_content_id FROM live_streaming_camera
          WHERE live_streaming_camera_content_id IN (?)`,
      [names, names],
    );
    return new Set(rows.map(({ name }) => name));
  }
}
