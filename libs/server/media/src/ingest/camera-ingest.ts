import { Injectable, Logger } from '@nestjs/common';
import { CAMERA_START_MAX_MS, isCameraName, type YesNo } from '@wethi/contract';
import { Changes, Clock, Database, Outbox, PubSub, RecordChanges, Storage, Transactions } from '@wethi/platform';
import { LiveCameras } from '../live/live-cameras';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { firstDate } from '../playlist/first-date';
import { drawRecording } from '../stills/draw-recording';
import { openCamerasAs } from '../video/live-access';
import { Video } from '../video/video.entity';
import { hashOf, LISTENING, OPENED_BY } from './keys';
import { PackagerOrders } from './packager-orders';
import { requireFound } from './sent-nothing';

interface CameraRow {
  id: number;
  live: YesNo;
  content_id: string;
  stream_key: string;
  video_id: number | null;
  band_member_id: number;
  band_member_name: string;
  isPacked: 0 | 1;
  show_content_id: string;
  show_video_id: number;
  band_id: number;
  stage_id: number;
  live_streaming_status: YesNo;
  live_streaming_end_at: Date | null;
}

/** Between the cameras in the database and the streams that the packager has, as Ingest is for shows (WATCH-10). */
@Injectable()
export class CameraIngest {
  private readonly logger = new Logger(CameraIngest.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly recordChanges: RecordChanges,
    private readonly outbox: Outbox,
    private readonly cameras: LiveCameras,
    private readonly packager: PackagerOrders,
    private readonly storage: Storage,
    private readonly pubsub: PubSub,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Makes the database say which cameras are on air, ends those of shows that were ended, and those that are no more. */
  async settle(streams: ReadonlySet<string>): Promise<void> {
    const onAir = new Set([...streams].filter(isCameraName));
    const cameras = await this.rows([...onAir]);
    // One camera's trouble is no other's; the next look tries again.
    const attempt = (name: string, work: Promise<unknown>) =>
      work.catch((error: unknown) => this.logger.warn(`camera ${name}: ${String(error)}`));
    for (const camera of cameras)
      await attempt(camera.content_id, this.settleOne(camera, onAir.has(camera.content_id)));
    const ends = cameras.map((camera) => {
      const { live_streaming_end_at: endedAt, content_id, isPacked } = camera;
      const isToEnd = endedAt && (onAir.has(content_id) || !isPacked);
      return isToEnd ? attempt(content_id, this.finish(camera, endedAt)) : undefined;
    });
    await Promise.all(ends);
    const known = new Set(cameras.map(({ content_id }) => content_id));
    for (const name of onAir) if (!known.has(name)) await attempt(name, this.end(name));
  }

  /** Nobody sends it any more, and nobody packs it. @throws Error when the packager does not answer */
  async end(contentId: string): Promise<void> {
    await this.packager.end(contentId);
    await this.closeWays(contentId);
  }

  /** Whoever sends it may come back with a key that counts. @throws Error when the packager does not answer */
  async sendAway(contentId: string): Promise<void> {
    await this.packager.drop(contentId);
  }

  private async settleOne(camera: CameraRow, isOnAir: boolean): Promise<void> {
    const { id, live_streaming_end_at: endedAt } = camera;
    const live = isOnAir && !endedAt ? 'Y' : 'N';
    if (camera.live !== live) await this.cameras.setLive(id, live);
    if (isOnAir && !endedAt && !(await this.mayPublish(camera))) await this.packager.drop(camera.content_id);
  }

  /** The packager may have been away when its key was replaced. */
  private async mayPublish({ content_id, stream_key, live_streaming_status }: CameraRow): Promise<boolean> {
    if (live_streaming_status === 'N') return false;
    const openedBy = await this.pubsub.redis.hget(OPENED_BY, content_id);
    return openedBy === null || openedBy === hashOf(stream_key);
  }

  /** What it sent becomes a video of the stage, that goes along with the show's own. One that sent nothing has none. */
  private async finish(camera: CameraRow, endedAt: Date): Promise<void> {
    const wasSent = camera.video_id !== null || (await this.wasOpened(camera));
    const seconds = await this.packager.end(camera.content_id);
    requireFound(seconds, wasSent, endedAt, this.clock.now());
    const video_start_ms = await this.startsAfter(camera);
    const isVideo = await this.transactions.run(async () => {
      if (!(await this.cameras.setPacked(camera.id, endedAt)) || seconds === null) return false;
      const columns = { video_status: 'ready' as const, video_duration: Math.round(seconds), video_start_ms };
      const video_id = camera.video_id ?? (await this.newVideo(camera));
      await this.database.update(Video, video_id, columns);
      const dedupeKey = `${drawRecording.name}:${video_id}:${endedAt.getTime()}`;
      await this.outbox.add(drawRecording, { video_id }, { dedupeKey });
      return true;
    });
    // Only now: until it is packed another machine has to know that it was sent.
    await this.closeWays(camera.content_id);
    if (isVideo) await this.changes.announce(Video.name);
  }

  /** Whoever may still ask finds the ways closed. */
  private async closeWays(contentId: string): Promise<void> {
    await this.pubsub.redis.multi().hdel(OPENED_BY, contentId).hdel(LISTENING, contentId).exec();
  }

  private async wasOpened({ content_id }: CameraRow): Promise<boolean> {
    return (await this.pubsub.redis.hexists(OPENED_BY, content_id)) === 1;
  }

  private async newVideo({ id, content_id, band_member_name, show_video_id, ...of }: CameraRow): Promise<number> {
    const { band_id, stage_id, band_member_id } = of;
    const video = {
      band_id,
      stage_id,
      band_member_id,
      video_name: `กล้อง${band_member_name}`,
      video_content_id: content_id,
    };
    const video_id = await this.recordChanges.saveWithin(Video, { ...video, video_type: 'member' });
    await this.database.update(LiveStreamingCamera, id, { video_id });
    // The other cameras stay as somebody may have put them.
    await openCamerasAs(this.database, show_video_id, video_id);
    return video_id;
  }

  /** Milliseconds from where the show's recording begins to where the camera's does. */
  private async startsAfter({ content_id, show_content_id }: CameraRow): Promise<number> {
    const [began, showBegan] = await Promise.all([content_id, show_content_id].map((folder) => this.begin(folder)));
    if (began === undefined || showBegan === undefined) return 0;
    return Math.max(-CAMERA_START_MAX_MS, Math.min(CAMERA_START_MAX_MS, began - showBegan));
  }

  private async begin(folder: string): Promise<number | undefined> {
    return firstDate((await this.storage.get('videos', `${folder}/source.m3u8`))?.toString() ?? '');
  }

  private rows(onAir: string[]): Promise<CameraRow[]> {
    return this.database.query<CameraRow[]>(
      `SELECT camera.id, camera.live_streaming_camera_live AS live, camera.live_streaming_camera_content_id AS content_id,
          camera.live_streaming_camera_stream_key AS stream_key, camera.video_id, camera.band_member_id, member.band_member_name,
          camera.live_streaming_camera_packed_at <=> live.live_streaming_end_at AS isPacked,
          video.video_content_id AS show_content_id, video.id AS show_video_id, live.band_id, live.stage_id, live.live_streaming_status,
          live.live_streaming_end_at
        FROM live_streaming_camera camera
        JOIN band_member member ON member.id = camera.band_member_id
        JOIN live_streaming live ON live.id = camera.live_streaming_id
        JOIN video ON video.id = live.video_id
        WHERE camera.live_streaming_camera_live = 'Y' OR camera.live_streaming_camera_content_id IN (?)
          OR (live.live_streaming_end_at IS NOT NULL
            AND NOT (camera.live_streaming_camera_packed_at <=> live.live_streaming_end_at))`,
      [onAir.length > 0 ? onAir : ['']],
    );
  }
}
