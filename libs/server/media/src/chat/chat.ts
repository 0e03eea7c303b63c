import { Injectable } from '@nestjs/common';
import type { LiveAccess } from '@wethi/contract';
import { type Actor, Clock, Config, Database, refuse } from '@wethi/platform';
import type { ExpressionBuilder } from 'kysely';
import type { CommentsQuery } from '../comments/comment-query';
import { LiveStreaming } from '../live/live-streaming.entity';
import { SEEN_BY } from '../video/live-access';
import { stageOfCourse, type WithinCourse } from '../video/stage-of-course';
import { VideoAccess } from '../video/video-access';
import { unreadableSince } from './chat-hours';
import type { MessagesOfShowQuery } from './chat-queries';
import { ShownMessage } from './live-streaming-comment.entity';
import { teamOf, writerOf } from '../audience/writers';
import { givenBy } from './tip-rows';

const MAX_ID = 2 ** 32 - 1;

/** Some messages, the newest last, and how many are shown in all. */
type Messages = [rows: ShownMessage[], total: number];

type Moments = Pick<MessagesOfShowQuery, 'from' | 'until'>;

/** Stages whose messages somebody reads; those of one show where it is named. */
interface Place {
  stages: readonly number[] | 'all';
  showId?: number;
  /** Which shows of the stages viewers read of, where none is named. */
  seen?: Seen;
}

interface Seen {
  access: readonly LiveAccess[];
  /** Not of shows that ended before, where their chat does not go along with the recording. */
  since: Date;
}

/** What was said in the chats of live shows, for those who may watch them (WATCH-05). */
@Injectable()
export class Chat {
  constructor(
    private readonly database: Database,
    private readonly access: VideoAccess,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Messages of every stage that the caller may watch. */
  async ofOpenStages(query: CommentsQuery, actor: Actor): Promise<Messages> {
    const stages = await this.access.openStages(actor);
    if (stages.length === 0) return [[], 0];
    return this.page(query, { stages, seen: this.seenBy(actor, SEEN_BY.buyers) });
  }

  /** @throws Refusal as VideoAccess.requireStage */
  async ofStage(stageId: number, query: CommentsQuery, actor: Actor): Promise<Messages> {
    const { isOfEverybody } = await this.access.requireStage(stageId, actor);
    const access = isOfEverybody ? SEEN_BY.everybody : SEEN_BY.buyers;
    return this.page(query, { stages: [stageId], seen: this.seenBy(actor, access) });
  }

  /** @throws Refusal NOT_FOUND, CHAT_NOT_REPLAYED, and as VideoAccess.requireShow */
  async ofShow(showId: number, query: CommentsQuery & Moments, actor: Actor): Promise<Messages> {
    const show = await this.database.manager.findOneBy(LiveStreaming, { id: showId });
    if (!show) throw refuse('NOT_FOUND');
    await this.access.requireShow(show, actor);
    if (actor.kind === 'user' && !this.isReadable(show)) throw refuse('CHAT_NOT_REPLAYED');
    return this.page(query, { stages: [show.stage_id], showId });
  }

  /** The stage that a course opens. @throws Refusal NOT_FOUND */
  stageOfCourse(productId: number, within: WithinCourse = {}): Promise<number> {
    return stageOfCourse(this.database, productId, within);
  }

  private isReadable({ live_streaming_chat_replay: replays, live_streaming_end_at: end }: LiveStreaming): boolean {
    return replays === 'Y' || end === null || end >= this.since;
  }

  private seenBy({ kind }: Actor, access: readonly LiveAccess[]): Seen | undefined {
    return kind === 'user' ? { access, since: this.since } : undefined;
  }

  private get since(): Date {
    return unreadableSince(this.clock.now(), this.config.CHAT_AFTER_MINUTES);
  }

  /** The newest messages, or those after or before one or a moment; always the newest last, with the number of all. */
  private async page(
    { after_id, before_id, from, until, limit }: CommentsQuery & Moments,
    place: Place,
  ): Promise<Messages> {
    const isForward = after_id !== undefined || from !== undefined;
    const rows = this.rows(place)
      .$if(until !== undefined, (some) => some.where('c.create_at', '<=', until ?? null).orderBy('c.create_at', 'desc'))
      .$if(from !== undefined, (some) => some.where('c.create_at', '>=', from ?? null).orderBy('c.create_at', 'asc'))
      .where('c.id', '>', after_id ?? 0)
      .where('c.id', '<', before_id ?? MAX_ID + 1)
      .orderBy('c.id', isForward ? 'asc' : 'desc')
      .limit(limit);
    const found = await rows.execute();
    const total = await this.total(place, found.length);
    const shown = found.map((row) => {
      const { id, create_at, live_streaming_id, live_streaming_comment, user_tel } = row;
      const author = user_tel === null ? teamOf(row) : writerOf({ ...row, user_tel });
      const { writer, ...given } = givenBy(row, row.user_id, author);
      const message = { id, create_at, live_streaming_id, live_streaming_comment };
      return Object.assign(new ShownMessage(), message, given, writer);
    });
    return [isForward ? shown : shown.reverse(), total];
  }

  private rows({ stages, showId, seen }: Place) {
    const rows = this.database.sql
      .selectFrom('live_streaming_comment as c')
      .innerJoin('stage as s', 's.id', 'c.stage_id')
      .innerJoin('band as b', 'b.id', 's.band_id')
      .leftJoin('user as u', 'u.id', 'c.user_id')
      .leftJoin('tip as t', 't.id', 'c.tip_id')
      .leftJoin('band_member as m', 'm.id', 't.band_member_id')
      .select(['c.id', 'c.create_at', 'c.user_id', 'c.live_streaming_id', 'c.live_streaming_comment'])
      .select(['u.user_nickname', 'u.user_tel', 'u.user_path', 'b.band_name', 'b.band_path'])
      .select(['t.tip_amount', 't.tip_message', 't.tip_hidden'])
      .select(({ fn }) => fn.coalesce('m.band_member_name', 'b.band_name').as('tip_to'))
      .where('c.live_streaming_comment_status', '=', 'shown');
    if (showId !== undefined) return rows.where('c.live_streaming_id', '=', showId);
    const chosen = seen
      ? rows
          .innerJoin('live_streaming as l', 'l.id', 'c.live_streaming_id')
          .where('l.live_streaming_access', 'in', seen.access)
          .where(readableSince(seen.since))
      : rows;
    return stages === 'all' ? chosen : chosen.where('c.stage_id', 'in', stages);
  }

  /** By the counters of the shows; of all stages together nobody needs it. */
  private async total({ stages, showId, seen }: Place, found: number): Promise<number> {
    if (stages === 'all') return found;
    const counters = this.database.sql
      .selectFrom('live_streaming as l')
      .select(({ fn }) => fn.sum<number | null>('l.live_streaming_comments').as('total'))
      .where('l.stage_id', 'in', stages);
    const readable = seen
      ? counters.where('l.live_streaming_access', 'in', seen.access).where(readableSince(seen.since))
      : counters;
    const chosen = showId === undefined ? readable : counters.where('l.id', '=', showId);
    return (await chosen.executeTakeFirstOrThrow()).total ?? 0;
  }
}

/** Of shows as `l`. */
function readableSince(since: Date) {
  return ({ eb, or }: ExpressionBuilder<{ l: LiveStreaming }, 'l'>) =>
    or([
      eb('l.live_streaming_chat_replay', '=', 'Y'),
      eb('l.live_streaming_end_at', 'is', null),
      eb('l.live_streaming_end_at', '>=', since),
    ]);
}
