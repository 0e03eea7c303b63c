import { Injectable } from '@nestjs/common';
import { type Actor, AuditLog, Database, PubSub, Records, refuse } from '@wethi/platform';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { Video } from '../video/video.entity';
import { hashOf, LISTENING } from './ingest';
import { PackagerOrders } from './packager-orders';

interface Door {
  contentId: string;
  key: string;
  /** Name of the machine that bands send to. */
  host: string;
}

/** The way in for weak uplinks: a port of its own for each show that asks for one, with the stream key as passphrase. */
@Injectable()
export class SrtIngest {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly streams: LiveStreams,
    private readonly packager: PackagerOrders,
    private readonly audit: AuditLog,
    private readonly pubsub: PubSub,
  ) {}

  /** Where a band sends to; null while the way is closed, as after a new key. @throws Refusal NOT_FOUND */
  async address(id: number, actor: Actor): Promise<string | null> {
    const { contentId, key, host } = await this.doorOf(id, actor);
    const [port, openedBy] = (await this.pubsub.redis.hget(LISTENING, contentId))?.split(':') ?? [];
    return port && openedBy === hashOf(key) ? `srt://${host}:${port}` : null;
  }

  /** @throws Refusal NOT_FOUND; LIVE_SRT_OFF of an ended show, without a free port and without the packager */
  async open(id: number, actor: Actor): Promise<string> {
    const { live_streaming_end_at } = await this.records.byId(LiveStreaming, id, actor);
    const { contentId, key, host } = await this.doorOf(id, actor);
    if (live_streaming_end_at) throw refuse('LIVE_SRT_OFF');
    const port = await this.packager.openSrt(contentId, key).catch(() => undefined);
    if (port === undefined) throw refuse('LIVE_SRT_OFF');
    await this.pubsub.redis.hset(LISTENING, contentId, `${port}:${hashOf(key)}`);
    await this.audit.record(actor, 'open-srt', LiveStreaming, id, undefined, undefined);
    return `srt://${host}:${port}`;
  }

  /** @throws Refusal NOT_FOUND; LIVE_SRT_OFF without the packager */
  async close(id: number, actor: Actor): Promise<void> {
    const { contentId } = await this.doorOf(id, actor);
    await this.packager.closeSrt(contentId).catch(() => {
      throw refuse('LIVE_SRT_OFF');
    });
    await this.pubsub.redis.hdel(LISTENING, contentId);
    await this.audit.record(actor, 'close-srt', LiveStreaming, id, undefined, undefined);
  }

  private async doorOf(id: number, actor: Actor): Promise<Door> {
    const { video_id } = await this.records.byId(LiveStreaming, id, actor);
    const { live_streaming_server, live_streaming_stream_key: key } = await this.streams.key(id, actor);
    const { video_content_id } = await this.database.manager.findOneByOrFail(Video, { id: video_id });
    // The parser knows the parts of http alone.
    const { hostname: host } = new URL(live_streaming_server.replace(/^\w+:/, 'http:'));
    return { contentId: video_content_id ?? '', key, host };
  }
}
