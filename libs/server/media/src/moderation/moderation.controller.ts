import {
  Body,
  Controller,
  Get,
  Headers,
  Post,
  Query,
  Res,
  type MessageEvent,
  type StreamableFile,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  CurrentActor,
  Envelope,
  EventStream,
  EventStreams,
  limit,
  LimitedBy,
  ListFiles,
  NoData,
  TableDownload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { Judging } from './judging';
import { ModerationEvents } from './moderation-events';
import { ModerationCounts } from './moderation-figures';
import { ModerationFigures } from './moderation-figures.dto';
import { Muting } from './muting';
import { MutedPerson, MuteId, MutePerson } from './muting.dto';
import { People } from './people';
import { PersonQuery, PersonWritten } from './person.dto';
import { WrittenList } from './written-list';
import { JudgeWritten, NextWritten, Written, WrittenFileQuery, WrittenPageQuery } from './written.dto';

const fileLimit = limit({ key: 'moderation-file', points: 20, per: '1m' });

/** What viewers write in the chats of shows and below songs, as personnel judge it. */
@Controller()
@Allow('chat.moderate')
export class ModerationController {
  constructor(
    private readonly written: WrittenList,
    private readonly people: People,
    private readonly counts: ModerationCounts,
    private readonly judging: Judging,
    private readonly muting: Muting,
    private readonly changes: ModerationEvents,
    private readonly streams: EventStreams,
    private readonly files: ListFiles,
  ) {}

  @Get('moderation')
  @Answers('moderation', { many: Written, beside: NextWritten })
  async list(@Query() query: WrittenPageQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return new Envelope(await this.written.page(query, actor));
  }

  /** The same list without pages. */
  @Get('moderationFile')
  @TableDownload('moderationFile')
  @LimitedBy(fileLimit)
  file(
    @Query() { format, column, ...query }: WrittenFileQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const source = {
      ...{ path: 'moderation', entity: LiveStreamingComment, answer: Written },
      read: () => this.written.all(query, actor),
    };
    const { stage_id, ...rest } = query;
    return this.files.send(reply, source, { format, column, ...rest, stage_id: stage_id?.toString() }, actor);
  }

  @Get('moderationFigures')
  @Answers('moderationFigures', { one: ModerationFigures })
  figures(@CurrentActor() actor: Actor): Promise<ModerationFigures> {
    return this.counts.of(actor);
  }

  @Get('moderationPerson')
  @Answers('moderationPerson', { one: PersonWritten })
  person(@Query() { user_id }: PersonQuery, @CurrentActor() actor: Actor): Promise<PersonWritten> {
    return this.people.of(user_id, actor);
  }

  /** An event whenever something was written or judged, at most one a second. */
  @EventStream('moderation/events')
  events(@CurrentActor() actor: Actor): Observable<MessageEvent> {
    return this.streams.open(actor, this.changes.of(actor));
  }

  @Post('moderationJudge')
  @Answers('moderationJudge', { one: NoData })
  async judge(@Body() asked: JudgeWritten, @CurrentActor() actor: Actor): Promise<null> {
    await this.judging.judge(asked, actor);
    return null;
  }

  /** Keeps somebody from writing, and takes away what they wrote. */
  @Post('moderationMute')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'one for each mute, kept for its repeats' })
  @Answers('moderationMute', { one: MutedPerson })
  mute(
    @Body() asked: MutePerson,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<MutedPerson> {
    return this.muting.mute(asked, key, actor);
  }

  /** Takes a mute back, with what went with it. */
  @Post('moderationUndo')
  @Answers('moderationUndo', { one: NoData })
  async undo(@Body() { id }: MuteId, @CurrentActor() actor: Actor): Promise<null> {
    await this.muting.undo(id, actor);
    return null;
  }
}
