import { Controller, Delete, Get, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  InsertId,
  LenientBody,
  listed,
  NoData,
  type Actor,
  type Envelope,
} from '@wethi/platform';
import { CommentsOfStageQuery, CommentsOfStageTimeQuery, CommentsQuery } from './comment-query';
import { SaveStageTimeComment, ShownComment } from './stage-time-comment.entity';
import { StageTimeComments } from './stage-time-comments';

/** Comments of songs, for whoever may watch them. */
@Controller()
@Allow('member', 'media.read')
export class StageTimeCommentController {
  constructor(private readonly comments: StageTimeComments) {}

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
  ): Promise<InsertId> {
    return { insertId: await this.comments.add(comment, actor) };
  }

  @Delete('stageTimeComment')
  @Allow('member', 'comments.delete')
  @Answers('delete-stageTimeComment', { one: NoData })
  async remove(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.comments.remove(query.id, actor);
    return null;
  }
}
