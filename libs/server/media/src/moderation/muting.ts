import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@wethi/format';
import { type Actor, AuditLog, Clock, Database, Idempotency, RecordChanges, Records } from '@wethi/platform';
import { LiftedMutes } from '../chat/lifted-mutes';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import { Moderation } from '../chat/moderation';
import { mutedUntil, requireMute } from '../chat/mute-rule';
import { CommentModeration } from '../comments/comment-moderation';
import { LiveStreaming } from '../live/live-streaming.entity';
import type { MutedPerson, MutePerson } from './muting.dto';

/** Keeps somebody from writing and takes away what they wrote, both or neither (WATCH-05). */
@Injectable()
export class Muting {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly audit: AuditLog,
    private readonly chat: Moderation,
    private readonly songs: CommentModeration,
    private readonly clock: Clock,
    private readonly lifted: LiftedMutes,
  ) {}

  /**
   * @param key the header Idempotency-Key
   * @throws Refusal NOT_ALLOWED, NOT_FOUND, INVALID_INPUT, and as Idempotency.once
   */
  mute(asked: MutePerson, key: string | undefined, actor: Actor): Promise<MutedPerson> {
    return this.idempotency.once(actor, key, asked, async () => {
      const { minutes, with_day, live_streaming_comment_id, user_id, live_streaming_mute_reason } = asked;
      const now = this.clock.now();
      const live_streaming_id = asked.live_streaming_id ?? null;
      const mute = {
        ...{ user_id, live_streaming_id, live_streaming_mute_reason },
        live_streaming_mute_until: minutes === undefined ? null : mutedUntil(minutes, now),
      };
      requireMute(mute, actor);
      if (live_streaming_id !== null) await this.records.byId(LiveStreaming, live_streaming_id, actor);
      const insertId = await this.database.insert(LiveStreamingMute, { ...mute, create_by: actor.id });
      await this.audit.record(actor, 'create', LiveStreamingMute, insertId, undefined, mute);
      const named = live_streaming_comment_id ? [live_streaming_comment_id] : [];
      let removed = await this.chat.judge(named, 'remove', actor, insertId);
      if (with_day === 'N') return { insertId, removed };
      const since = new Date(now.getTime() - DAY_MS);
      removed += await this.chat.removeWritten(user_id, since, insertId, actor);
      removed += await this.songs.removeWritten(user_id, since, insertId, actor);
      return { insertId, removed };
    });
  }

  /** Takes a mute back, with what went with it. @throws Refusal NOT_FOUND */
  async undo(id: number, actor: Actor): Promise<void> {
    await this.recordChanges.remove(LiveStreamingMute, id, actor, {
      before: async ({ user_id }) => {
        await this.chat.restoreWritten(user_id, id, actor);
        await this.songs.restoreWritten(user_id, id, actor);
      },
      after: (mute) => this.lifted.tell(mute),
    });
  }
}
