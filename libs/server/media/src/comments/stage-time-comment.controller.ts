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
import { CommentAnswer, CommentId } from './comment-answer.dto';
import { CommentModeration } from './comment-moderation';
import {
  CommentsOfLessonQuery,
  CommentsOfShowAndCourseQuery,
  CommentsOfShowQuery,
  CommentsOfStageQuery,
  CommentsOfStageTimeQuery,
  CommentsQuery,
} from './comment-query';
import { ModeratedComment, SaveStageTimeComment, ShownComment, StageTimeComment } from './stage-time-comment.entity';
import { StageTimeComments } from './stage-time-comments';

/** Comments of songs, for whoever may watch them. */
@Controller()
@Allow('member', 'media.read')
export class StageTimeCommentController {
  constructor(
    private readonly comments: StageTimeComments,
    private readonly moderation: CommentModeration,
  ) {}

  @Get('stageTimeCommentNow')
  @Answers('stageTimeCommentNow', { list: ShownComment })
  async stageTimeCommentNow(@Query() query: CommentsQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.comments.ofOpenStages(query, actor)));
  }

  @Get('stageTimeCommentNowByStageId')
  @Answers('stageTimeCommentNowByStageId', { list: ShownComment })
  async stageTimeCommentNowByStageId(
    @Query() query: CommentsOfStageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    return listed(...(await this.comments.ofStage(query, actor)));
  }

  @Get('stageTimeCommentNowByStageTimeId')
  @Answers('stageTimeCommentNowByStageTimeId', { list: ShownComment })
  async stageTimeCommentNowByStageTimeId(
    @Query() query: CommentsOfStageTimeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    return listed(...(await this.comments.ofStageTime(query, actor)));
  }

  @Get('stageTimeCommentNowByCoursesDetailAndCoursesId')
  @Answers('stageTimeCommentNowByCoursesDetailAndCoursesId', { list: ShownComment })
  async byLesson(@Query() query: CommentsOfLessonQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.comments.ofLesson(query, actor)));
  }

  @Get('stageTimeCommentNowByLiveStreamingId')
  @Answers('stageTimeCommentNowByLiveStreamingId', { list: ShownComment })
  async byShow(@Query() query: CommentsOfShowQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.comments.ofShow(query, actor)));
  }

  @Get('stageTimeCommentNowByLiveStreamingIdAndCoursesId')
  @Answers('stageTimeCommentNowByLiveStreamingIdAndCoursesId', { list: ShownComment })
  async byShowOfCourse(@Query() query: CommentsOfShowAndCourseQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.comments.ofShow(query, actor)));
  }

  @Get('stageTimeCommentById')
  @Answers('stageTimeCommentById', { one: ShownComment })
  stageTimeCommentById(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<ShownComment> {
    return this.comments.byId(query.id, actor);
  }

  @Post('stageTimeComment')
  @Allow('member')
  @Answers('save-stageTimeComment', { one: InsertId })
  async stageTimeComment(
    @LenientBody(SaveStageTimeComment) comment: SaveStageTimeComment,
    @CurrentActor() actor: Actor,
  ): Promise<Envelope> {
    const { insertId, isHeld } = await this.comments.add(comment, actor);
    return new Envelope({ data: { insertId }, ...(isHeld && { message: 'ทีมงานตรวจความคิดเห็นนี้ก่อน แล้วจะขึ้นใต้เพลง' }) });
  }

  @Delete('stageTimeComment')
  @Allow('member', 'chat.moderate')
  @Answers('delete-stageTimeComment', { one: NoData })
  async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    if (actor.kind === 'personnel') await this.moderation.judge([id], 'remove', actor);
    else await this.comments.remove(id, actor);
    return null;
  }

  /** Comments of every state, for personnel. */
  @Get('stageTimeComment')
  @Allow('chat.moderate')
  @ListParameters(StageTimeComment)
  @Answers('stageTimeComment', { list: ModeratedComment })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.moderation.list(query, actor)));
  }

  /** Brings a comment back that personnel took away. */
  @Post('stageTimeCommentShow')
  @Allow('chat.moderate')
  @Answers('stageTimeCommentShow', { one: NoData })
  async show(@Body() { id }: CommentId, @CurrentActor() actor: Actor): Promise<null> {
    await this.moderation.judge([id], 'pass', actor);
    return null;
  }

  /** Answers in the name of the team; an empty answer takes it back. */
  @Post('stageTimeCommentAnswer')
  @Allow('chat.moderate')
  @Answers('stageTimeCommentAnswer', { one: NoData })
  async answer(@Body() answer: CommentAnswer, @CurrentActor() actor: Actor): Promise<null> {
    await this.moderation.answer(answer, actor);
    return null;
  }
}
