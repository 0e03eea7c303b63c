import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  Envelope,
  InsertId,
  LenientBody,
  listed,
  ListParameters,
  NoData,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { CommentsOfStageQuery, CommentsQuery } from '../comments/comment-query';
import { LiveStreamingId } from '../live/publishing-key.dto';
import { Chat } from './chat';
import {
  MessagesOfCourseQuery,
  MessagesOfShowAndCourseQuery,
  MessagesOfShowQuery,
  MessagesOfStageAndCourseQuery,
} from './chat-queries';
import {
  LiveStreamingComment,
  ModeratedMessage,
  SaveLiveStreamingComment,
  ShownMessage,
} from './live-streaming-comment.entity';
import { Moderation } from './moderation';
import { Writing } from './writing';

/** The chat of live shows, for whoever may watch them (product.md §7; decisions.md §2). */
@Controller()
@Allow('member', 'media.read')
export class LiveStreamingCommentController {
  constructor(
    private readonly chat: Chat,
    private readonly writing: Writing,
    private readonly moderation: Moderation,
  ) {}

  @Get('liveStreamingCommentNow')
  @Answers('liveStreamingCommentNow', { list: ShownMessage })
  async now(@Query() query: CommentsQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.chat.ofOpenStages(query, actor)));
  }

  @Get('liveStreamingCommentNowByStageId')
  @Answers('liveStreamingCommentNowByStageId', { list: ShownMessage })
  async byStageId(@Query() query: CommentsOfStageQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.chat.ofStage(query.stage_id, query, actor)));
  }

  @Get('liveStreamingCommentNowByLiveStreamingId')
  @Answers('liveStreamingCommentNowByLiveStreamingId', { list: ShownMessage })
  async byShowId(@Query() query: MessagesOfShowQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.chat.ofShow(query.live_streaming_id, query, actor)));
  }

  @Get('liveStreamingCommentNowByCoursesId')
  @Answers('liveStreamingCommentNowByCoursesId', { list: ShownMessage })
  async byCoursesId(@Query() query: MessagesOfCourseQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const stageId = await this.chat.stageOfCourse(query.courses_id);
    return listed(...(await this.chat.ofStage(stageId, query, actor)));
  }

  @Get('liveStreamingCommentNowByStageIdAndCoursesId')
  @Answers('liveStreamingCommentNowByStageIdAndCoursesId', { list: ShownMessage })
  async byStageIdAndCoursesId(
    @Query() query: MessagesOfStageAndCourseQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    const stageId = await this.chat.stageOfCourse(query.courses_id, { stageId: query.stage_id });
    return listed(...(await this.chat.ofStage(stageId, query, actor)));
  }

  @Get('liveStreamingCommentNowByLiveStreamingIdAndCoursesId')
  @Answers('liveStreamingCommentNowByLiveStreamingIdAndCoursesId', { list: ShownMessage })
  async byShowIdAndCoursesId(
    @Query() query: MessagesOfShowAndCourseQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    await this.chat.stageOfCourse(query.courses_id, { showId: query.live_streaming_id });
    return listed(...(await this.chat.ofShow(query.live_streaming_id, query, actor)));
  }

  @Post('liveStreamingComment')
  @Allow('member', 'chat.moderate')
  @Answers('save-liveStreamingComment', { one: InsertId })
  async say(
    @LenientBody(SaveLiveStreamingComment) message: SaveLiveStreamingComment,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    const { insertId, isHeld } = await this.writing.say(message, actor);
    return new Envelope({ data: { insertId }, ...(isHeld && { message: 'ทีมงานตรวจข้อความนี้ก่อน แล้วจะขึ้นในแชต' }) });
  }

  /** Messages of every state, for personnel. */
  @Get('liveStreamingComment')
  @Allow('chat.moderate')
  @ListParameters(LiveStreamingComment)
  @Answers('liveStreamingComment', { list: ModeratedMessage })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.moderation.list(query, actor)));
  }

  @Delete('liveStreamingComment')
  @Allow('chat.moderate')
  @Answers('delete-liveStreamingComment', { one: NoData })
  async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.moderation.judge([id], 'remove', actor);
    return null;
  }

  /** Lets a held message pass, or brings one back that was taken away. */
  @Post('liveStreamingCommentShow')
  @Allow('chat.moderate')
  @Answers('liveStreamingCommentShow', { one: NoData })
  async show(@Body() { id }: LiveStreamingId, @CurrentActor() actor: Actor): Promise<null> {
    await this.moderation.judge([id], 'pass', actor);
    return null;
  }
}
