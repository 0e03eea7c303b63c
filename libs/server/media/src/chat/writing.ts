import { Injectable } from '@nestjs/common';
import { CHAT_REASON, type ChatReason } from '@wethi/contract';
import { type Actor, Clock, Config, Database, limit, PubSub, RateLimits, refuse, Transactions } from '@wethi/platform';
import { StageNews, type News } from '../news/stage-news';
import { VideoAccess } from '../video/video-access';
import { chatHours, unreadableSince } from './chat-hours';
import { faultOf } from '../words/chat-text';
import { ForbiddenWords } from '../words/forbidden-words';
import { Holding } from '../words/holding';
import { LiveStreamingComment, type SaveLiveStreamingComment } from './live-streaming-comment.entity';
import { teamOf, writerOf, type Writer } from '../audience/writers';

const chatLimit = limit({ key: 'chat', points: 20, per: '1m' });

const HELD = { live_streaming_comment_status: 'held', live_streaming_comment_waits: 'Y' } as const;

/** What became of a message. */
export interface Written {
  insertId: number;
  isHeld: boolean;
}

/** Writing in the chat of a live show: who may, when, how often and what (WATCH-05). */
@Injectable()
export class Writing {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly access: VideoAccess,
    private readonly words: ForbiddenWords,
    private readonly holding: Holding,
    private readonly news: StageNews,
    private readonly limits: RateLimits,
    private readonly pubsub: PubSub,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Refusal NOT_FOUND, CHAT_NOT_OPEN, CHAT_CLOSED, CHAT_MUTED, CHAT_SLOW, CHAT_NOT_SENT, TOO_MANY, and as
   * VideoAccess.requireShow
   */
  async say({ live_streaming_id, live_streaming_comment }: SaveLiveStreamingComment, actor: Actor): Promise<Written> {
    const show = await this.show(live_streaming_id);
    await this.access.requireShow(show, actor);
    const isTeam = actor.kind === 'personnel';
    if (!isTeam) this.requireOpen(this.hoursOf(show));
    const writer = isTeam ? teamOf(show) : await this.requireWriter(actor.id, show.id);
    const reason = isTeam ? undefined : await this.faultOf(live_streaming_comment, show.id);
    if (reason && show.live_streaming_hold === 'N') throw notSent(reason);
    if (!isTeam) await this.requireTurn(actor.id, show);
    const insertId = await this.keep(show, live_streaming_comment, reason, actor, writer);
    return { insertId, isHeld: reason !== undefined };
  }

  private async faultOf(line: string, showId: number): Promise<ChatReason | undefined> {
    const { hold_contacts } = await this.holding.rules();
    return faultOf(line, await this.words.pattern(showId), hold_contacts === 'Y');
  }

  private keep(
    show: Show,
    live_streaming_comment: string,
    reason: ChatReason | undefined,
    actor: Actor,
    writer: Writer,
  ) {
    const user_id = actor.kind === 'user' ? actor.id : null;
    const said = { live_streaming_id: show.id, user_id, live_streaming_comment };
    const create_at = this.clock.now();
    return this.transactions.run(async () => {
      // First: a message that is there holds the show's row with others', and two of them would wait for each other to count.
      if (!reason) await countMessages(this.database, show.id, 1);
      const id = await this.database.insert(LiveStreamingComment, {
        ...{ ...said, stage_id: show.stage_id, create_at, create_by: actor.id },
        ...(reason && HELD),
        live_streaming_comment_reason: reason ?? null,
      });
      const message: News = { kind: 'message', message: { id, create_at, ...said, ...writer } };
      await this.news.tell(show.stage_id, reason ? { kind: 'moderation' } : message);
      return id;
    });
  }

  private async show(id: number) {
    const show = await this.database.sql
      .selectFrom('live_streaming as l')
      .innerJoin('stage as s', 's.id', 'l.stage_id')
      .innerJoin('band as b', 'b.id', 'l.band_id')
      .select(['l.id', 'l.stage_id', 'l.live_streaming_slow', 'l.live_streaming_hold', 'l.live_streaming_access'])
      .select(['b.band_name', 'b.band_path'])
      .select(['l.live_streaming_live', 'l.live_streaming_start_at', 'l.live_streaming_end_at'])
      .select('l.live_streaming_chat_replay')
      .select(['s.stage_date', 's.stage_time_start', 's.stage_time_to'])
      .where('l.id', '=', id)
      .executeTakeFirst();
    if (!show) throw refuse('NOT_FOUND');
    return show;
  }

  /** Whether what is told in the chat of a show now is read by anybody, then or beside its recording. @throws Refusal NOT_FOUND */
  async isRead(showId: number): Promise<boolean> {
    const show = await this.show(showId);
    const now = this.clock.now();
    const { opens, closes } = this.hoursOf(show);
    if (opens && now < opens) return false;
    const ended = show.live_streaming_end_at;
    if (!ended) return !closes || now <= closes;
    const since = unreadableSince(now, this.config.CHAT_AFTER_MINUTES);
    return show.live_streaming_chat_replay === 'Y' || ended >= since;
  }

  private hoursOf(show: Show) {
    return chatHours(show, this.config.CHAT_BEFORE_MINUTES, this.config.CHAT_AFTER_MINUTES);
  }

  private requireOpen({ opens, closes }: ReturnType<typeof chatHours>): void {
    const now = this.clock.now();
    if (opens && now < opens) {
      const message = `แชตยังไม่เปิด เปิดก่อนเริ่มแสดง ${this.config.CHAT_BEFORE_MINUTES} นาที`;
      throw refuse('CHAT_NOT_OPEN', { message, data: { opens } });
    }
    if (closes && now > closes) throw refuse('CHAT_CLOSED');
  }

  /** Who is muted reads until when, and why. @throws Refusal CHAT_MUTED */
  async requireWriter(userId: number, showId: number): Promise<Writer> {
    const [row] = await this.database.query<(Parameters<typeof writerOf>[0] & Partial<Mute>)[]>(
      `SELECT u.user_nickname, u.user_tel, u.user_path, m.id AS mute_id, m.live_streaming_mute_until, m.live_streaming_mute_reason
         FROM user u
         LEFT JOIN live_streaming_mute m ON m.user_id = u.id
              AND (m.live_streaming_id IS NULL OR m.live_streaming_id = ?)
              AND (m.live_streaming_mute_until IS NULL OR m.live_streaming_mute_until > ?)
        WHERE u.id = ? ORDER BY m.id DESC LIMIT 1`,
      [showId, this.clock.now(), userId],
    );
    if (!row) throw refuse('NOT_FOUND');
    const { mute_id: id, live_streaming_mute_until: until, live_streaming_mute_reason: reason, ...person } = row;
    if (reason) throw refuse('CHAT_MUTED', { data: { id, until, reason } });
    return writerOf(person);
  }

  /** Slow mode, and the limit that always holds. */
  private async requireTurn(userId: number, { id, live_streaming_slow }: Show): Promise<void> {
    await this.limits.consume(chatLimit, userId);
    if (live_streaming_slow === 0) return;
    const key = `chat:slow:${id}:${userId}`;
    const isFirst = await this.pubsub.redis.set(key, 1, 'EX', live_streaming_slow, 'NX');
    if (!isFirst) throw refuse('CHAT_SLOW', { retryAfter: Math.max(1, await this.pubsub.redis.ttl(key)) });
  }
}

type Show = Awaited<ReturnType<Writing['show']>>;

interface Mute {
  mute_id: number | null;
  live_streaming_mute_until: Date | null;
  live_streaming_mute_reason: string | null;
}

/** The chips of the back office are shorter. */
const REASON_TOLD: Record<ChatReason, string> = { ...CHAT_REASON, phone: 'เบอร์โทรศัพท์' };

/** What whoever wrote it reads of a message that may not stand in the chat. */
export function notSent(reason: ChatReason) {
  const message = `ยังไม่ได้ส่ง เพราะมี${REASON_TOLD[reason]} แก้ข้อความแล้วส่งใหม่ได้เลย`;
  return refuse('CHAT_NOT_SENT', { message, data: { reason } });
}

/** Adds to the number of shown messages; the show's version stays, since nobody edited it. */
export function countMessages(database: Database, showId: number, by: number): Promise<void> {
  const sql = `UPDATE live_streaming
      SET live_streaming_comments = live_streaming_comments + ?, update_at = update_at WHERE id = ?`;
  return database.write(sql, [by, showId]);
}
