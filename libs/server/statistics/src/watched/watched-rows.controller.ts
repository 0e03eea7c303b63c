import { applyDecorators, Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { VideoStatistics } from '@wethi/media';
import {
  Allow,
  Answers,
  BearerOnly,
  ByIdQuery,
  CurrentActor,
  listed,
  ListParameters,
  Lookup,
  NoData,
  readId,
  RecordChanges,
  Records,
  requireParameters,
  type Actor,
  type Envelope,
  type Narrow,
  type RawQuery,
} from '@wethi/platform';
import { somebody } from './somebody';

/** A lookup whose `user_id` only personnel need. */
const LookupOfUser = (path: string, ...columns: string[]) =>
  applyDecorators(
    Lookup(path, VideoStatistics, ...columns),
    ApiQuery({ name: 'user_id', required: false, schema: { type: 'integer' }, description: 'for personnel' }),
  );

/** The records behind the sums, one of each viewing and day: one's own, or for personnel those of their band. */
@Controller()
@Allow('member', 'media.read')
export class WatchedRowsController {
  constructor(
    private readonly records: Records,
    private readonly changes: RecordChanges,
  ) {}

  @Get('videosStatistics')
  @ListParameters(VideoStatistics)
  @Answers('videosStatistics', { list: VideoStatistics })
  async videosStatistics(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.records.list(VideoStatistics, query, actor, visibleTo(actor))));
  }

  @Get('videosStatisticsById')
  @Answers('videosStatisticsById', { one: VideoStatistics })
  videosStatisticsById(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<VideoStatistics> {
    return this.records.byId(VideoStatistics, id, actor, visibleTo(actor));
  }

  @LookupOfUser('videosStatisticsByUserId')
  videosStatisticsByUserId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofUser(query, actor);
  }

  @LookupOfUser('videosStatisticsByUserIdAndProductId', 'product_id')
  videosStatisticsByUserIdAndProductId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'product_id');
    return this.ofUser(query, actor);
  }

  /** Takes a record out of all sums. */
  @Delete('videosStatistics')
  @Allow('media.write')
  @BearerOnly()
  @Answers('delete-videosStatistics', { one: NoData })
  async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.changes.remove(VideoStatistics, id, actor);
    return null;
  }

  private ofUser(query: RawQuery, actor: Actor): Promise<Envelope> {
    const asked = query['user_id'] === undefined ? undefined : readId(query, 'user_id');
    const { userId } = somebody(asked, actor);
    return this.videosStatistics({ ...query, user_id: String(userId) }, actor);
  }
}

/** Members see their own, personnel everybody's. */
function visibleTo(actor: Actor): Narrow<VideoStatistics> {
  return (rows) => {
    if (actor.kind === 'user') rows.andWhere('row.user_id = :own', { own: actor.id });
  };
}
