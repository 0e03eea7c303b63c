import { applyDecorators, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import {
  Allow,
  Envelope,
  Answers,
  BearerOnly,
  ByIdQuery,
  CurrentActor,
  InsertId,
  LenientBody,
  ListParameters,
  Lookup,
  NoData,
  readId,
  Records,
  refuse,
  refuseField,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { SongReactions, visibleTo } from './song-reactions';
import { SaveVideosUserStatus, VideosUserStatus, WithMemberList, WithStageTotals } from './videos-user-status.entity';

/** A lookup whose `user_id` only personnel needs. */
const LookupOfUser = (path: string, ...columns: string[]) =>
  applyDecorators(
    Lookup(path, VideosUserStatus, ...columns),
    ApiQuery({ name: 'user_id', required: false, schema: { type: 'integer' }, description: 'for personnel' }),
  );

/** How viewers like songs (product.md §7, videosUserStatus). */
@Controller()
@Allow('member', 'media.read')
export class VideosUserStatusController {
  constructor(
    private readonly reactions: SongReactions,
    private readonly records: Records,
  ) {}

  @Get('videosUserStatus')
  @ListParameters(VideosUserStatus)
  @Answers('videosUserStatus', { list: VideosUserStatus, beside: WithStageTotals })
  videosUserStatus(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofStageIfAsked(query, actor);
  }

  @Get('videosUserStatusFindById')
  @Answers('videosUserStatusFindById', { one: VideosUserStatus })
  videosUserStatusFindById(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<VideosUserStatus> {
    return this.reactions.byId(query.id, actor);
  }

  @LookupOfUser('videosUserStatusByUserId')
  videosUserStatusByUserId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofStageIfAsked(ofUser(query, actor), actor);
  }

  @Get('videosUserStatusByStageTimeId')
  @ListParameters(VideosUserStatus)
  @ApiQuery({ name: 'stage_time_id', required: true, schema: { type: 'string' } })
  @Answers('videosUserStatusByStageTimeId', { list: VideosUserStatus, beside: WithMemberList })
  videosUserStatusByStageTimeId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    if (!query['stage_time_id']) throw refuseField('stage_time_id', 'กรุณากรอกข้อมูล');
    return this.list(query, actor, () => this.reactions.ofStageTime(readId(query, 'stage_time_id'), actor));
  }

  @LookupOfUser('videosUserStatusByUserStageTimeId', 'stage_time_id')
  videosUserStatusByUserStageTimeId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    if (!query['stage_time_id']) throw refuseField('stage_time_id', 'กรุณากรอกข้อมูล');
    return this.ofStageIfAsked(ofUser(query, actor), actor);
  }

  @Post('videosUserStatus')
  @Allow('member')
  @Answers('save-videosUserStatus', { one: InsertId })
  async save(
    @LenientBody(SaveVideosUserStatus) choice: SaveVideosUserStatus,
    @CurrentActor() actor: Actor,
  ): Promise<InsertId> {
    return { insertId: await this.reactions.choose(choice, actor) };
  }

  @Get('videosUserStatusDel')
  @Allow('member', 'comments.delete')
  @BearerOnly()
  @Answers('videosUserStatusDel', { one: NoData })
  videosUserStatusDel(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<void> {
    return this.reactions.undo(query.id, actor);
  }

  @Delete('videosUserStatus')
  @Allow('member', 'comments.delete')
  @Answers('delete-videosUserStatus', { one: NoData })
  remove(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<void> {
    return this.reactions.undo(query.id, actor);
  }

  /** The choices that the caller may see; of one stage with the totals of its songs. */
  private ofStageIfAsked(query: RawQuery, actor: Actor): Promise<Envelope> {
    return this.list(query, actor, async () => {
      if (!query['stage_id']) return {};
      return { totals: await this.reactions.totalsOfStage(readId(query, 'stage_id'), actor) };
    });
  }

  private async list(query: RawQuery, actor: Actor, beside: () => Promise<object>): Promise<Envelope> {
    const [facts, [data, total]] = await Promise.all([
      beside(),
      this.records.list(VideosUserStatus, query, actor, visibleTo(actor)),
    ]);
    return new Envelope({ data, total, ...facts });
  }
}

/** Customers ask for themselves, personnel for somebody. A customer who asks for somebody else finds nothing. */
function ofUser(query: RawQuery, actor: Actor): RawQuery {
  const user_id = query['user_id'];
  if (actor.kind === 'user' && user_id !== undefined && Number(user_id) !== actor.id) throw refuse('NOT_FOUND');
  if (actor.kind === 'personnel' && !user_id) throw refuseField('user_id', 'กรุณากรอกข้อมูล');
  return query;
}
