import { Injectable } from '@nestjs/common';
import { type Actor, AuditLog, Database, PubSub, Records, refuse } from '@wethi/platform';
import { LiveCameras } from '../live/live-cameras';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { Video } from '../video/video.entity';
import { hashOf, LISTENING } from './keys';
import { PackagerOrders } from './packager-orders';

interface Door {
  contentId: string;
  key: string;
  /** Name of the machine that bands send to. */
  host: string;
  isOver: boolean;
}

/** What is sent: a show, or the camera of a member beside one. */
export type Sent = typeof LiveStreaming | typeof LiveStreamingCamera;

/** The way in for weak uplinks: a port of its own for each stream that asks for one, with the stream key as passphrase. */
@Injectable()
export class SrtIngest {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly streams: LiveStreams,
    private readonly cameras: LiveCameras,
    private readonly packager: PackagerOrders,
    private readonly audit: AuditLog,
    private readonly pubsub: PubSub,
  ) {}

  /** Where a band sends to; null while the way is closed, as after a new key. @throws Refusal NOT_FOUND */
  async address(of: Sent, id: number, actor: Actor): Promise<string | null> {
    const { contentId, key, host } = await this.doorOf(of, id, actor);
    const [port, openedBy] = (await this.pubsub.redis.hget(LISTENING, contentId))?.split(':') ?? [];
    return port && openedBy === hashOf(key) ? `srt://${host}:${port}` : null;
  }

  /** @throws Refusal NOT_FOUND; LIVE_SRT_OFF of an ended show, without a free port and without the packager */
  async open(of: Sent, id: number, actor: Actor): Promise<string> {
    const { contentId, key, host, isOver } = await this.doorOf(of, id, actor);
    if (isOver) throw refuse('LIVE_SRT_OFF');
    const port = await this.packager.openSrt(contentId, key).catch(() => undefined);
    if (port === undefined) throw refuse('LIVE_SRT_OFF');
    await this.pubsub.redis.hset(LISTENING, contentId, `${port}:${hashOf(key)}`);
    await this.audit.record(actor, 'open-srt', of, id, undefined, undefined);
    return `srt://${host}:${port}`;
  }

  /** @throws Refusal NOT_FOUND; LIVE_SRT_OFF without the packager */
  async close(of: Sent, id: number, actor: Actor): Promise<void> {
    const { contentId } = await this.doorOf(of, id, actor);
    await this.packager.closeSrt(contentId).catch(() => {
      throw refuse('LIVE_SRT_OFF');
    });
    await this.pubsub.redis.hdel(LISTENING, contentId);
    await this.audit.record(actor, 'close-srt', of, id, undefined, undefined);
  }

  private async doorOf(of: Sent, id: number, actor: Actor): Promise<Door> {
    const camera = of === LiveStreamingCamera ? await this.records.byId(LiveStreamingCamera, id, actor) : undefined;
    const show = await this.records.byId(LiveStreaming, camera?.live_streaming_id ?? id, actor);
    const { live_streaming_server, live_streaming_stream_key: key } = await (camera ? this.cameras : this.streams).key(
      id,
      actor,
    );
    const contentId = camera
      ? camera.live_streaming_camera_content_id
      : (await this.database.manager.findOneByOrFail(Video, { id: show.video_id })).video_content_id;
    // The parser knows the parts of http alone.
    const { hostname: host } = new URL(live_streaming_server.replace(/^\w+:/, 'http:'));
    return { contentId: contentId ?? '', key, host, isOver: show.live_streaming_end_at !== null };
  }
}
