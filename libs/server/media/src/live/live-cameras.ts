import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BandMember } from '@wethi/catalog';
import { cameraName } from '@wethi/contract';
import { type Actor, AuditLog, Changes, Config, Database, Records, refuseField, Transactions } from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { LiveStreaming } from './live-streaming.entity';
import { LiveStreamingCamera } from './live-streaming-camera.entity';
import { newKey } from './live-streams';
import type { PublishingKey } from './publishing-key.dto';

/** So many hexadecimal digits fill the name of a stream. */
const RANDOM_BYTES = 13;

/** The cameras of members beside live shows: each a stream with a key of its own (WATCH-10). */
@Injectable()
export class LiveCameras {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly records: Records,
    private readonly changes: Changes,
    private readonly news: StageNews,
    private readonly config: Config,
  ) {}

  /** A camera stays with its show, and is that of a member of the show's band; a new one gets its key. @throws Refusal NOT_FOUND, INVALID_INPUT */
  async settle(camera: LiveStreamingCamera, before: LiveStreamingCamera | undefined, actor?: Actor): Promise<void> {
    if (before && before.live_streaming_id !== camera.live_streaming_id)
      throw refuseField('live_streaming_id', 'ย้ายกล้องไปไลฟ์อื่นไม่ได้ เพิ่มกล้องใหม่ที่ไลฟ์นั้น');
    const show = await this.records.byId(LiveStreaming, camera.live_streaming_id, actor);
    const member = await this.records.byId(BandMember, camera.band_member_id, actor);
    if (member.band_id !== show.band_id) throw refuseField('band_member_id', 'สมาชิกคนนี้ไม่ได้อยู่ในวงของไลฟ์นี้');
    if (before) return;
    camera.live_streaming_camera_content_id = cameraName(randomBytes(RANDOM_BYTES).toString('hex'));
    camera.live_streaming_camera_stream_key = newKey();
  }

  /** What is typed into the program that sends the camera's picture. @throws Refusal NOT_FOUND */
  async key(id: number, actor: Actor): Promise<PublishingKey> {
    const camera = await this.records.byId(LiveStreamingCamera, id, actor, (rows) =>
      rows.addSelect('row.live_streaming_camera_stream_key'),
    );
    const { live_streaming_server } = await this.records.byId(LiveStreaming, camera.live_streaming_id, actor);
    return {
      live_streaming_server: live_streaming_server || this.config.LIVE_SERVER,
      live_streaming_stream_key: camera.live_streaming_camera_stream_key ?? '',
    };
  }

  /** Another key; the old one opens nothing from now on. @returns the camera @throws Refusal NOT_FOUND */
  renewKey(id: number, actor: Actor): Promise<LiveStreamingCamera> {
    return this.transactions.run(async () => {
      const camera = await this.records.byId(LiveStreamingCamera, id, actor);
      await this.database.update(LiveStreamingCamera, id, { live_streaming_camera_stream_key: newKey() });
      await this.audit.record(actor, 'renew-key', LiveStreamingCamera, id, undefined, undefined);
      return camera;
    });
  }

  /** The stream that a publisher's key opens; undefined for a wrong key, and where the show takes no publisher. */
  async streamOf(key: string): Promise<string | undefined> {
    const [camera] = await this.database.query<{ name: string }[]>(
      `SELECT camera.live_streaming_camera_content_id AS name
        FROM live_streaming_camera camera JOIN live_streaming live ON live.id = camera.live_streaming_id
        WHERE camera.live_streaming_camera_stream_key = ? AND live.live_streaming_status = 'Y'
          AND live.live_streaming_end_at IS NULL`,
      [key],
    );
    return camera?.name;
  }

  /** On or off air, as the ingest sees it; for nobody else. */
  async setLive(
    id: number,
    live_streaming_camera_live: LiveStreamingCamera['live_streaming_camera_live'],
  ): Promise<void> {
    await this.database.update(LiveStreamingCamera, id, { live_streaming_camera_live });
    await this.changes.announce(LiveStreamingCamera.name);
    const camera = await this.database.manager.findOneBy(LiveStreamingCamera, { id });
    if (camera) await this.tellViewers(camera);
  }

  /** Notes that a camera is packed as its show ended. @returns whether it was not before, and the show did not go on meanwhile */
  async setPacked(id: number, endedAt: Date): Promise<boolean> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE live_streaming_camera camera JOIN live_streaming live ON live.id = camera.live_streaming_id
        SET camera.live_streaming_camera_packed_at = live.live_streaming_end_at
        WHERE camera.id = ? AND live.live_streaming_end_at = ?
          AND NOT (camera.live_streaming_camera_packed_at <=> live.live_streaming_end_at)`,
      [id, endedAt],
    );
    return affectedRows === 1;
  }

  /** Tells those who watch a show that its cameras are no longer as they were. */
  async tellViewers({ live_streaming_id: id }: Pick<LiveStreamingCamera, 'live_streaming_id'>): Promise<void> {
    const show = await this.database.manager.findOneBy(LiveStreaming, { id });
    if (show) await this.news.tell(show.stage_id, { kind: 'state' });
  }
}
