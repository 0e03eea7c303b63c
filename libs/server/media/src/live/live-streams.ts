import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Stage } from '@wethi/catalog';
import { LIVE_END_UNDO_SECONDS } from '@wethi/contract';
import { bangkokDateTime } from '@wethi/format';
import {
  type Actor,
  AuditLog,
  Changes,
  Clock,
  Config,
  Database,
  RecordChanges,
  Records,
  refuse,
  Transactions,
} from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { OPEN_TO, openCamerasAs } from '../video/live-access';
import { Video } from '../video/video.entity';
import { phaseOf } from './live-phase';
import { LiveStreaming } from './live-streaming.entity';
import type { LiveStreamingEnd, PublishingKey } from './publishing-key.dto';

/** As LiveProducts: a picture that is gone again sooner than this before the show was a test. */
const TEST_HOURS = 1;

/** Live shows from the server's side: the video that receives one, its key, and whether it is on air (WATCH-04). */
@Injectable()
export class LiveStreams {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly news: StageNews,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a show with the band of its stage, and its video with it, which says who may watch; a new one gets its key and its
   * video. @throws Refusal NOT_FOUND
   */
  async settle(show: LiveStreaming, before: LiveStreaming | undefined, actor?: Actor): Promise<void> {
    show.live_streaming_access ??= 'buyers';
    const isMoved = before?.stage_id !== show.stage_id;
    const isOpened = before?.live_streaming_access !== show.live_streaming_access;
    if (!isMoved && !isOpened) return;
    if (isMoved) show.band_id = (await this.records.byId(Stage, show.stage_id, actor)).band_id;
    const place = {
      band_id: show.band_id,
      stage_id: show.stage_id,
      ...(isOpened && OPEN_TO[show.live_streaming_access]),
    };
    if (before) {
      await this.recordChanges.saveWithin(Video, { id: show.video_id, ...place }, actor);
      if (isOpened) await openCamerasAs(this.database, show.video_id);
      return;
    }
    show.live_streaming_stream_key = newKey();
    const video = { ...place, video_name: show.live_streaming_name, video_content_id: randomBytes(16).toString('hex') };
    show.video_id = await this.recordChanges.saveWithin(Video, video, actor);
  }

  /** What a band types into OBS. @throws Refusal NOT_FOUND */
  async key(id: number, actor: Actor): Promise<PublishingKey> {
    const show = await this.records.byId(LiveStreaming, id, actor, (rows) =>
      rows.addSelect('row.live_streaming_stream_key'),
    );
    return {
      live_streaming_server: show.live_streaming_server || this.config.LIVE_SERVER,
      live_streaming_stream_key: show.live_streaming_stream_key ?? '',
    };
  }

  /** A new key; whoever publishes with the old one is put off air by the ingest's next look. @throws Refusal NOT_FOUND */
  async renewKey(id: number, actor: Actor): Promise<PublishingKey> {
    await this.transactions.run(async () => {
      await this.records.byId(LiveStreaming, id, actor);
      await this.database.update(LiveStreaming, id, { live_streaming_stream_key: newKey() });
      await this.audit.record(actor, 'renew-key', LiveStreaming, id, undefined, undefined);
    });
    return this.key(id, actor);
  }

  /** The show that a publisher's key opens; undefined for a wrong key, and for a show that takes no publisher. */
  async ofKey(key: string): Promise<LiveStreaming | undefined> {
    const show = await this.database.manager.findOneBy(LiveStreaming, { live_streaming_stream_key: key });
    return show?.live_streaming_status === 'Y' && !show.live_streaming_end_at ? show : undefined;
  }

  /** On or off air, as the ingest sees it; for nobody else. */
  async setLive(id: number, live_streaming_live: LiveStreaming['live_streaming_live']): Promise<void> {
    const started = live_streaming_live === 'Y' ? this.clock.now() : null;
    await this.database.query(
      `UPDATE live_streaming SET live_streaming_live = ?, live_streaming_start_at = COALESCE(live_streaming_start_at, ?),
          live_streaming_phase = IF(? AND live_streaming_end_at IS NULL, 'onAir', live_streaming_phase)
        WHERE id = ?`,
      [live_streaming_live, started, live_streaming_live === 'Y', id],
    );
    if (live_streaming_live === 'N') await this.forgetTest(id, TEST_HOURS);
    const show = await this.database.manager.findOneBy(LiveStreaming, { id });
    if (show) await this.tellViewers(show);
    await this.changes.announce(LiveStreaming.name);
  }

  /** A picture that is gone again so many hours before the planned start was a test of the line: the show has not begun. */
  async forgetTest(id: number, hours: number): Promise<void> {
    await this.database.query(
      `UPDATE live_streaming l JOIN stage s ON s.id = l.stage_id
          SET l.live_streaming_start_at = NULL, l.live_streaming_phase = 'ready'
        WHERE l.id = ? AND l.live_streaming_live = 'N' AND l.live_streaming_end_at IS NULL
          AND TIMESTAMP(s.stage_date, COALESCE(s.stage_time_start, '00:00:00')) > ? + INTERVAL ? HOUR`,
      [id, bangkokDateTime(this.clock.now()), hours],
    );
  }

  /** Notes that a show is packed as it ended. @returns whether it was not before, and did not go on meanwhile */
  async setPacked(id: number, endedAt: Date): Promise<boolean> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE live_streaming SET live_streaming_packed_at = ?
        WHERE id = ? AND live_streaming_packed_at IS NULL AND live_streaming_end_at = ?`,
      [this.clock.now(), id, endedAt],
    );
    return affectedRows === 1;
  }

  /**
   * Ends a show; once more changes nothing. A replay that stays closed is closed alone: who may see the show, its thanks and its
   * chat is as before. @throws Refusal NOT_FOUND
   */
  end({ id, video_disable }: LiveStreamingEnd, actor: Actor): Promise<LiveStreaming> {
    const staysClosed = video_disable === undefined ? this.config.REPLAY_OPENS === 'N' : video_disable === 'Y';
    return this.setEnd(id, 'end', actor, async ({ live_streaming_end_at, video_id }) => {
      if (staysClosed) await this.openAs(video_id, { video_disable: 'Y' }, actor);
      return live_streaming_end_at ?? this.clock.now();
    });
  }

  /** @throws Refusal NOT_FOUND, LIVE_END_KEPT when it ended more than ten minutes ago, or a file took the place of what it sent */
  reopen(id: number, actor: Actor): Promise<LiveStreaming> {
    return this.setEnd(
      id,
      'reopen',
      actor,
      async ({ live_streaming_end_at: end, live_streaming_packed_at, live_streaming_access, video_id }) => {
        if (end && this.clock.now().getTime() - end.getTime() > LIVE_END_UNDO_SECONDS * 1000)
          throw refuse('LIVE_END_KEPT');
        if (live_streaming_packed_at) await this.receiveAgain(video_id);
        await this.openAs(video_id, OPEN_TO[live_streaming_access], actor);
        return null;
      },
    );
  }

  private async openAs(id: number, columns: Partial<Video>, actor: Actor): Promise<void> {
    await this.recordChanges.saveWithin(Video, { id, ...columns }, actor);
    await openCamerasAs(this.database, id);
  }

  /** The replay of a show that goes on is none yet. */
  private async receiveAgain(videoId: number): Promise<void> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE video SET video_status = 'create'
        WHERE id = ? AND video_status IN ('create', 'ready') AND NOT EXISTS
          (SELECT id FROM video_source WHERE video_id = video.id)`,
      [videoId],
    );
    if (affectedRows === 0) throw refuse('LIVE_END_KEPT', { message: 'วิดีโอนี้มีไฟล์ที่อัปโหลดแทนแล้ว เปิดกลับไม่ได้' });
  }

  private async setEnd(
    id: number,
    action: string,
    actor: Actor,
    endOf: (show: LiveStreaming) => Promise<Date | null>,
  ): Promise<LiveStreaming> {
    const ended = await this.transactions.run(async () => {
      const show = await this.records.byId(LiveStreaming, id, actor, (rows) => rows.setLock('pessimistic_write'));
      const live_streaming_end_at = await endOf(show);
      const live_streaming_phase = phaseOf({ ...show, live_streaming_end_at });
      const isOpen = !live_streaming_end_at;
      const columns = {
        live_streaming_end_at,
        live_streaming_phase,
        ...(isOpen && { live_streaming_packed_at: null }),
      };
      await this.database.update(LiveStreaming, id, columns);
      await this.audit.record(actor, action, LiveStreaming, id, show, columns);
      await this.tellViewers(show);
      return { ...show, ...columns };
    });
    await this.changes.announce(LiveStreaming.name);
    return ended;
  }

  /** Tells those who watch that a show is no longer as it was. */
  tellViewers({ stage_id }: Pick<LiveStreaming, 'stage_id'>): Promise<void> {
    return this.news.tell(stage_id, { kind: 'state' });
  }
}

/** 160 bits. */
export function newKey(): string {
  return randomBytes(20).toString('hex');
}
