import { Injectable, Logger } from '@nestjs/common';
import { backupOf, LIVE_ON_AIR, LIVE_SILENT_MS, liveHealthKey, type LiveHealth } from '@wethi/contract';
import { Changes, Clock, Database, Outbox, PubSub, Transactions } from '@wethi/platform';
import { CaptionedMasters } from '../captions/captioned-masters';
import { LiveCameras } from '../live/live-cameras';
import { LiveStreams } from '../live/live-streams';
import { drawRecording } from '../stills/draw-recording';
import { Video } from '../video/video.entity';
import { CameraIngest } from './camera-ingest';
import { DeletedStreams } from './deleted-streams';
import { hashOf, LISTENING, OPENED_BY } from './keys';
import { LiveProducts } from './live-products';
import { PackagerOrders } from './packager-orders';
import { requireFound } from './sent-nothing';

const BACKUP_ENDING = backupOf('');

interface ShowRow {
  id: number;
  video_id: number;
  video_content_id: string;
  live_streaming_live: 'Y' | 'N';
  live_streaming_status: 'Y' | 'N';
  live_streaming_stream_key: string;
  live_streaming_start_at: Date | null;
  live_streaming_end_at: Date | null;
  isPacked: 0 | 1;
}

/**
 * Between the shows in the database and the streams that nginx and the packager have (WATCH-04). It compares states instead
 * of following events, so whatever was missed is made good by the next look.
 */
@Injectable()
export class Ingest {
  private readonly logger = new Logger(Ingest.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly streams: LiveStreams,
    private readonly masters: CaptionedMasters,
    private readonly pubsub: PubSub,
    private readonly changes: Changes,
    private readonly packager: PackagerOrders,
    private readonly liveCameras: LiveCameras,
    private readonly cameras: CameraIngest,
    private readonly deleted: DeletedStreams,
    private readonly products: LiveProducts,
    private readonly clock: Clock,
  ) {}

  /**
   * The name of the stream that a publisher's key opens: the folder of the show, or of the camera. With the ending of a
   * backup the key opens the stream that stands by.
   * @returns undefined for a wrong key, and for a show that takes no publisher
   */
  async open(key: string): Promise<string | undefined> {
    const isBackup = key.endsWith(BACKUP_ENDING);
    const secret = isBackup ? key.slice(0, -BACKUP_ENDING.length) : key;
    const stream = secret ? await this.streamOf(secret) : undefined;
    return stream && isBackup ? backupOf(stream) : stream;
  }

  private async streamOf(key: string): Promise<string | undefined> {
    const show = await this.streams.ofKey(key);
    const video = show && (await this.database.manager.findOneBy(Video, { id: show.video_id }));
    const stream = show ? video?.video_content_id : await this.liveCameras.streamOf(key);
    if (stream) await this.pubsub.redis.hset(OPENED_BY, stream, hashOf(key)).catch(() => undefined);
    return stream ?? undefined;
  }

  /** How the signal of a show is; undefined while nobody sends, and without Redis. */
  async health(contentId: string): Promise<LiveHealth | undefined> {
    const found = await this.pubsub.redis.get(liveHealthKey(contentId)).catch(() => null);
    return found ? (JSON.parse(found) as LiveHealth) : undefined;
  }

  /** Makes the database say what is on air, ends what was ended, and puts off air who may publish no longer. */
  async settle(): Promise<void> {
    const since = this.clock.now().getTime() - LIVE_SILENT_MS;
    const onAir = new Set(await this.pubsub.redis.zrangebyscore(LIVE_ON_AIR, since, '+inf'));
    const shows = (await this.shows([...onAir])).map((show) => ({
      ...show,
      isOnAir: onAir.has(show.video_content_id),
    }));
    // One show's trouble is no other's; the next look tries again.
    const attempt = (what: string, work: Promise<unknown>) =>
      work.catch((error: unknown) => this.logger.warn(`${what}: ${String(error)}`));
    const attemptOne = ({ id }: ShowRow, work: Promise<unknown>) => attempt(`live show ${id}`, work);
    for (const show of shows) await attemptOne(show, this.settleOne(show));
    await attempt('live products', this.products.settle());
    // An end takes long where much is to be read: it holds up neither another one nor what goes on and off air.
    const ends = shows.map((show) => {
      const { live_streaming_end_at: endedAt, isOnAir, isPacked } = show;
      return endedAt && (isOnAir || !isPacked) ? attemptOne(show, this.finish(show, endedAt)) : undefined;
    });
    await Promise.all([...ends, this.cameras.settle(onAir)]);
    await this.deleted.settle();
  }

  private async settleOne(show: ShowRow & { isOnAir: boolean }): Promise<void> {
    const { isOnAir } = show;
    const live = isOnAir && !show.isPacked ? 'Y' : 'N';
    if (show.live_streaming_live !== live) await this.streams.setLive(show.id, live);
    if (isOnAir && !show.live_streaming_end_at && !(await this.mayPublish(show)))
      await this.packager.drop(show.video_content_id);
  }

  private async mayPublish(show: ShowRow): Promise<boolean> {
    if (show.live_streaming_status === 'N') return false;
    const openedBy = await this.pubsub.redis.hget(OPENED_BY, show.video_content_id);
    return openedBy === null || openedBy === hashOf(show.live_streaming_stream_key);
  }

  /**
   * What was sent becomes the replay; a show that sent nothing has none. A publisher that was still there, or came back,
   * is sent away by that as well, but a replay that is there stays as it is.
   */
  private async finish(show: ShowRow, endedAt: Date): Promise<void> {
    const { id, video_id, video_content_id, live_streaming_start_at: begun } = show;
    const seconds = await this.packager.end(video_content_id);
    requireFound(seconds, begun !== null, endedAt, this.clock.now());
    await this.streams.setLive(id, 'N');
    // Whoever may still ask finds the ways closed.
    await this.pubsub.redis.multi().hdel(OPENED_BY, video_content_id).hdel(LISTENING, video_content_id).exec();
    const isPacked = await this.transactions.run(async () => {
      if (!(await this.streams.setPacked(id, endedAt)) || seconds === null) return false;
      await this.database.update(Video, video_id, { video_status: 'ready', video_duration: Math.round(seconds) });
      const dedupeKey = `${drawRecording.name}:${video_id}:${endedAt.getTime()}`;
      await this.outbox.add(drawRecording, { video_id }, { dedupeKey });
      return true;
    });
    if (!isPacked) return;
    await this.changes.announce(Video.name);
    // Should the storage be away, the job that draws the pictures does it.
    await this.masters.write(video_id);
  }

  private shows(onAir: string[]): Promise<ShowRow[]> {
    return this.database.query<ShowRow[]>(
      `SELECT live.id, live.video_id, video.video_content_id, live.live_streaming_live, live.live_streaming_status,
          live.live_streaming_stream_key, live.live_streaming_start_at, live.live_streaming_end_at,
          live.live_streaming_packed_at IS NOT NULL AS isPacked
        FROM live_streaming live JOIN video ON video.id = live.video_id
        WHERE live.live_streaming_live = 'Y' OR video.video_content_id IN (?)
          OR (live.live_streaming_packed_at IS NULL AND live.live_streaming_end_at IS NOT NULL)`,
      [onAir.length > 0 ? onAir : ['']],
    );
  }
}
